# La table dans le navigateur, en français

## People. $seat counts from 0.

table-bot =
    { $seat ->
        [0] Pixel
        [1] Gadget
        [2] Boulon
        [3] Zigzag
        [4] Tictac
       *[5] Bidule
    }
table-empty-seat = Place libre
table-seats = Les autres joueurs
table-dealer = Donneur
table-to-play = à son tour
table-away = un robot joue à sa place
table-not-here = pas connecté
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }

## Playing

table-board = La table
table-hand =
    Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-card-playable = { $card }, jouable
table-waiting = On attend { $names }
table-cancel = Pas maintenant
table-exchange = Échanger des cartes…
table-exchange-now =
    { $count ->
        [0] Touche les cartes à échanger
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
