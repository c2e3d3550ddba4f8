# La table de Blue dans le navigateur, en français

blue-board-you = Toi
blue-board-next = puis { $name }
blue-board-mine = Tes lignes
blue-board-empty = pas encore ouverte
blue-board-reached =
    { $count ->
        [one] { $count } continent sur 5
       *[other] { $count } continents sur 5
    }

## What a player has. $name is a player or "Toi", $list the continents, $colour in words.

blue-board-passport =
    { $count ->
        [0] { $name } : aucun continent
        [5] { $name } : les cinq continents
       *[other] { $name } : { $list }, { $count } sur 5
    }
blue-board-unopened = { $name }, { $colour } : pas encore ouverte
blue-board-sky =
    { $sky ->
        [stopped] arrêtée par une Lune
        [frozen] gelée pour de bon
       *[safe] protégée par un Arc-en-ciel
    }
blue-board-show = Voir de près : { $name }
blue-board-lines = Lignes : { $name }

## Attacks

blue-board-aim =
    { $card ->
        [MOON] Où poses-tu la Lune ?
        [ICE] Quelle ligne gèles-tu ?
       *[BOLT] Où tombe l’Éclair ?
    }
blue-board-moon = { $name } pose une Lune sur ta ligne { $colour } !
blue-board-no-rainbow = Tu n’as pas d’Arc-en-ciel

## What is asked, in one line

blue-ask-direction = Tu donnes : dans quel sens tourne-t-on ?
blue-ask-first-turn = Ouvre une ligne : Soleil ou Arc-en-ciel.
blue-ask-rainbow = Pas de Soleil : Arc-en-ciel, ou échange des cartes.
blue-ask-no-sun = Ni Soleil ni Arc-en-ciel : échange des cartes.
blue-ask-turn = À toi : pose une carte ou échanges-en.
blue-ask-where =
    { $card ->
        [BOLT] Quelle couleur ?
       *[other] Sur quelle ligne ?
    }
blue-ask-exchange = Rien à poser : échange des cartes.
blue-ask-pass = Rien à faire ce tour-ci.
blue-ask-reply = Arc-en-ciel, ou tu laisses passer ?

## What the others do to each other, over their faces: shorter than the log says it

blue-brief-moon = { $name } met une Lune chez { $other }, ligne { blue-line-colour }.
blue-brief-stole = { $name } vole à { $other } : { $cards }.
blue-brief-answered = Arc-en-ciel ! { $name } annule l’attaque.
blue-brief-struck = Éclair ! { $name } prend à { $other } : { $cards }.
blue-brief-iceberg = { $name } gèle la ligne { blue-line-colour } chez { $other }.
