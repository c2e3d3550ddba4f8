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

## What is asked, in one line. $symbol (R, P, S) is to be beaten, $colour (G, Y, R) is its colour or "" where colours do not count.

yellow-ask-direction = You deal: which way round?
yellow-ask-lead = You begin: anything but a Skull.
yellow-ask-turn =
    Play { $symbol ->
        [R] { yellow-symbol-P }
        [P] { yellow-symbol-S }
       *[S] { yellow-symbol-R }
    }{ $colour ->
        [R] {""}
        [G] {" "}or { yellow-ask-higher }
        [Y] {" "}or { yellow-ask-higher }
       *[other] {""}
    }, or draw.
yellow-ask-higher =
    { $symbol ->
        [R] a higher { yellow-symbol-R }
        [P] a higher { yellow-symbol-P }
       *[S] higher { yellow-symbol-S }
    }
yellow-ask-drawn = Play the card you drew if it fits, or keep it.
yellow-ask-keep = It does not fit: keep it.
yellow-ask-replay = Play again, or turn the other way?
yellow-ask-race = Quick! A card that follows, or pass.
yellow-ask-debt = Take { $count } cards, or answer: a Joker or a higher +3.
yellow-ask-give = Give a card away: which one, and to whom?
yellow-ask-whom = Who gets it?
yellow-ask-joker = What does your Joker count as?
yellow-ask-thanks = A card for you! What do you say?
yellow-ask-swap = With whom do you swap hands?

