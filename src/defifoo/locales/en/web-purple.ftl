# The table of Purple in the browser, in English

purple-board-you = You
purple-board-trick = The trick
purple-board-nothing = no card yet
purple-board-leads = leads
purple-board-best = winning so far
purple-board-took = took the trick
purple-shown-trick =
    { $who ->
        [you] You take the trick.
       *[other] { $name } takes the trick.
    }
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

purple-board-count = The count of this deal
purple-board-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }

## What is asked, in one line. $colour, $first and $second are colours in words.

purple-ask-direction = You deal: which way round?
purple-ask-lead = You lead: any card you like.
purple-ask-follow = Play { $colour } if you can.
purple-ask-either = Play { $first } or { $second } if you can.
purple-ask-sun = After the Sun, any card you like.

purple-board-forbidden =
    { $count ->
        [one] 1 forbidden card taken
       *[other] { $count } forbidden cards taken
    }
