# The table of Purple in the browser, in English

purple-board-you = You
purple-board-trick = The trick
purple-board-nothing = no card yet
purple-board-leads = leads
purple-board-best = winning so far
purple-board-took = took the trick
purple-board-or = or
purple-board-free = any card
purple-board-next = then { $name }

## The Sun. $who is "you" or "other", $name the player.

purple-board-sun-hand = in your hand
purple-board-sun-table = on the table
purple-board-sun-won =
    { $who ->
        [you] you won it
       *[other] with { $name }
    }
purple-board-sun-unseen = not seen yet

## The count

purple-board-count = The count of this set
purple-board-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
