# La table du Violet dans le navigateur, en français

purple-board-you = Toi
purple-board-trick = Le pli
purple-board-nothing = pas encore de carte
purple-board-leads = entame
purple-board-best = en tête
purple-board-took = remporte le pli
purple-shown-trick =
    { $who ->
        [you] Tu remportes le pli.
       *[other] { $name } remporte le pli.
    }
purple-board-or = ou
purple-board-free = n’importe quelle carte
purple-board-next = puis { $name }

## The Sun. $who is "you" or "other", $name the player.

purple-board-sun-hand = dans ta main
purple-board-sun-table = sur la table
purple-board-sun-won =
    { $who ->
        [you] c’est toi qui l’as
       *[other] chez { $name }
    }
purple-board-sun-unseen = pas encore vu

## The count

purple-board-count = Le décompte de la manche
purple-board-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }

## What is asked, in one line. $colour, $first and $second are colours in words.

purple-ask-direction = Tu donnes : dans quel sens tourne-t-on ?
purple-ask-lead = Tu entames : joue ce que tu veux.
purple-ask-follow = Joue { $colour } si tu peux.
purple-ask-either = Joue { $first } ou { $second } si tu peux.
purple-ask-sun = Après le Soleil, joue ce que tu veux.

purple-board-forbidden =
    { $count ->
        [one] 1 carte interdite ramassée
       *[other] { $count } cartes interdites ramassées
    }
