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
table-cancel = Annuler
table-take-back = Reprendre ma carte
table-exchange = Échanger des cartes…
table-exchange-now =
    { $count ->
        [0] Touche les cartes à échanger
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
table-choose = Que fais-tu ?
table-yours = Ta place
table-me = Tu es { $name }
table-watching = Tu regardes
table-lost = La connexion est perdue. On revient…
table-sent-waits = Ton coup attend : il partira dès que la connexion revient.
table-late = Trop tard de { $count } ms.
table-why = La règle
table-by-clock = (temps écoulé)

## The bar and its sheets

table-menu = Menu
table-close = Fermer
table-deal = Donne { $deal } sur { $deals }
table-hint = Conseil
table-hint-wait = Un expert réfléchit…
table-hint-best = Un expert jouerait :
table-hint-nothing = Un expert attendrait et laisserait passer ce moment.
table-hint-play = Je le joue
table-hint-expected = Ce qu’un expert attend des meilleurs coups :
table-hint-wait-move = Attendre
table-hint-points =
    environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-hint-worth = { $percent } sur 100
table-hint-not = Pourquoi pas celles-ci ?
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-talk = Dire quelque chose
table-sound = Son
table-rules = Les règles
table-motion-on = Animer les cartes
table-motion-off = Ne pas animer les cartes
table-leave = Quitter la table
table-code = Table { $code }
table-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## The count

table-scores = Les points
table-player = Joueur
table-total = Total
table-next = Donne suivante
table-ready-wait = On attend les autres…
table-over = La partie est finie
table-you-won = Tu as gagné !
table-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
table-rematch = On rejoue
table-fair = Chacun peut vérifier cette donne.
table-record = Enregistrer la partie

## One device, passed around

table-pass-to = Passe à { $name }
table-pass-more = Les autres ne regardent pas.
table-it-is-me = C’est moi, { $name }
table-switch = { $name } veut regarder
