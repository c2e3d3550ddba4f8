# La table de Yellow dans le navigateur, en français

yellow-board-you = Toi
yellow-board-next = puis { $name }
yellow-board-beat = À battre
yellow-board-play = La jouer
yellow-board-last = dernière carte

## What the wall says. $who is "you" or "other", $name the player, $count cards, $seconds and $ms how long the race was (0: not known)

yellow-board-race = Rapidité ! Qui sera le premier ?
yellow-board-won-race =
    { $who ->
        [you] Tu gagnes la course !
       *[other] { $name } gagne la course !
    }{ $ms ->
        [0] {""}
       *[other] {" "}{ $seconds } s
    }
yellow-board-debt =
    { $who ->
        [you] { $count } cartes pour toi !
       *[other] { $count } cartes pour { $name }
    }
yellow-board-gift =
    { $who ->
        [you] Un cadeau pour toi !
       *[other] Un cadeau pour { $name }…
    }

## The count

yellow-board-count = Ce qui reste à chacun
yellow-board-points =
    { $count ->
        [one] point
       *[other] points
    }
