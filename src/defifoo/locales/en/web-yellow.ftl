# The table of Yellow in the browser, in English

yellow-board-you = You
yellow-board-next = then { $name }
yellow-board-beat = To beat
yellow-board-play = Play it
yellow-board-last = last card

## What the wall says. $who is "you" or "other", $name the player, $count cards, $seconds and $ms how long the race was (0: not known)

yellow-board-race = Race! Who is first?
yellow-board-won-race =
    { $who ->
        [you] You win the race!
       *[other] { $name } wins the race!
    }{ $ms ->
        [0] {""}
       *[other] {" "}{ $seconds } s
    }
yellow-board-debt =
    { $who ->
        [you] { $count } cards for you!
       *[other] { $count } cards for { $name }
    }
yellow-board-gift =
    { $who ->
        [you] A present for you!
       *[other] A present for { $name }…
    }

## The count

yellow-board-count = What everybody still holds
yellow-board-points =
    { $count ->
        [one] point
       *[other] points
    }
