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

## What is asked, in one line. $symbol (R, P, S) is to be beaten, $colour (G, Y, R) is its colour or "" where colours do not count.

yellow-ask-direction = Tu donnes : dans quel sens tourne-t-on ?
yellow-ask-lead = À toi de commencer : tout sauf une tête de mort.
yellow-ask-turn =
    Joue { $symbol ->
        [R] une { yellow-symbol-P }
        [P] des { yellow-symbol-S }
       *[S] une { yellow-symbol-R }
    }{ $colour ->
        [R] {""}
        [G] {" "}ou { yellow-ask-higher }
        [Y] {" "}ou { yellow-ask-higher }
       *[other] {""}
    }, ou pioche.
yellow-ask-higher =
    { $symbol ->
        [R] une { yellow-symbol-R } plus forte
        [P] une { yellow-symbol-P } plus forte
       *[S] des { yellow-symbol-S } plus forts
    }
yellow-ask-drawn = Joue la carte piochée si elle enchaîne, ou garde-la.
yellow-ask-keep = Elle n’enchaîne pas : garde-la.
yellow-ask-replay = Tu rejoues, ou tu changes de sens ?
yellow-ask-race = Vite ! Une carte qui enchaîne, ou passe.
yellow-ask-debt = Prends { $count } cartes, ou réponds : Joker ou +3 plus fort.
yellow-ask-give = Donne une carte : laquelle, et à qui ?
yellow-ask-whom = À qui la donnes-tu ?
yellow-ask-joker = Ton Joker, ce sera quoi ?
yellow-ask-thanks = Une carte pour toi ! Qu’est-ce qu’on dit ?
yellow-ask-swap = Avec qui échanges-tu ta main ?

