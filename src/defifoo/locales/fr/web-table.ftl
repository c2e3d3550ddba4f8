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
table-state =
    { $state ->
        [away] un robot joue
        [back] de retour
       *[gone] pas là
    }
table-presence =
    { $state ->
        [away] Un robot remplace { $name }.
        [back] { $name } est de retour.
       *[gone] { $name } n’est plus là.
    }
table-clock = Temps qui reste
table-seconds = { $count } s
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
table-no-answer = Le serveur n’a pas répondu. Réessaie.
table-tap-again = Touche encore pour jouer.
table-take-back = Reprendre
table-exchange = Échanger des cartes…
table-exchange-now =
    { $count ->
        [0] Touche les cartes à échanger
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
table-choose = Que fais-tu ?
table-yours = Ta place
table-me = Ta place : { $name }
table-watching = Tu regardes
table-lost = La connexion est perdue. On revient…
table-sent-waits = Ton coup attend : il partira dès que la connexion revient.
table-late = Trop tard de { $time }.
table-why = La règle
table-by-clock = (temps écoulé)
table-by-early = (trop tôt)
table-time-out = Temps écoulé !

## The bar and its sheets

table-menu = Menu
table-close = Fermer
table-deal = Manche { $deal } sur { $deals }
table-hint = Conseil
table-hint-wait = Un expert réfléchit…
table-hint-glance = À première vue :
# How likely this move is the right one at first glance: $percent of a hundred.
table-hint-chance = { $percent } sur 100
table-hint-wait-move = Attendre
# What the deal would bring in the end: $points how much.
table-hint-end =
    Tu finirais la manche avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-hint-not = Pourquoi pas celles-ci ?
table-last = Le dernier pli
table-last-none = Personne n’a encore fait de pli.
table-played = Les cartes déjà jouées
table-played-help =
    { $count ->
        [0] Toutes les cartes sont apparues.
        [one] { $count } carte n’est pas encore apparue.
       *[other] { $count } cartes ne sont pas encore apparues.
    }
table-played-gone = déjà jouée
table-played-mine = dans ta main
table-played-unseen = combien il en reste à voir
table-played-kind = { $gone } { $gone ->
        [one] jouée
       *[other] jouées
    }, { $mine } en main, { $unseen } à venir
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-log-earlier = Ce qui s’est passé avant
table-talk = Dire quelque chose
table-sound = Son
table-sound-off = Couper le son
table-sound-on = Mettre le son
table-rules = Les règles
table-motion-on = Animer les cartes
table-motion-off = Ne pas animer les cartes
table-leave = Quitter la table
table-hand-only = Seulement ma main ici
table-hand-all = Toute la table ici
table-elsewhere = La table est sur le grand écran.
table-code = Table { $code }
table-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## The count

table-account = D’où viennent les points
table-account-all = Tout montrer
table-account-podium = Qui a gagné ?
table-account-of = D’où viennent les points de la manche { $deal }
table-ended-by =
    { $who ->
        [you] La dernière carte était la tienne : { $card }.
       *[other] C’est { $name } qui avait la dernière carte : { $card }.
    }
table-scores = Les points
table-player = Joueur
table-total = Total
table-start = Départ
table-next = Manche suivante
table-ready-wait = On attend les autres…
table-over = La partie est finie
table-you-won = Tu as gagné !
table-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
table-rematch = On rejoue
table-fair = Chacun peut vérifier le mélange des cartes.
table-fair-checked =
    { $count ->
        [0] Ton appareil a vérifié le mélange : personne ne l’a choisi.
        [one] Ton appareil a vérifié le mélange et tes cartes d’une manche : personne ne les a choisis.
       *[other] Ton appareil a vérifié le mélange et tes cartes de { $count } manches : personne ne les a choisis.
    }
table-fair-seed = Ton appareil a vérifié le mélange, mais pas les cartes : il ne sait pas comment ce jeu se distribue.
table-fair-unsure = Ton appareil n’était pas connecté au départ : il ne peut pas se porter garant de ce mélange.
table-fair-rounds =
    Avant cela, { $count ->
        [one] un essai a échoué
       *[other] { $count } essais ont échoué
    } : il manquait un nombre ({ $names }).
table-fair-alarm = Les cartes n’ont pas été distribuées honnêtement
table-fair-problem =
    { $problem ->
        [commitment] Le serveur ne tient plus l’engagement qu’il avait pris.
        [secret] Le secret du serveur n’est pas celui sur lequel il s’était engagé.
        [promises] La liste des nombres promis a changé après coup.
        [numbers] Le nombre d’un joueur n’est pas celui qui était promis.
        [promise] Un autre nombre a été mis à la place du tien.
        [number] Le nombre de ton appareil n’est pas dans le mélange.
        [seed] Le mélange n’est pas fait des nombres dont il devrait être fait.
        [left-out] Ton appareil était connecté et son nombre a été laissé de côté.
        [blamed] Ton appareil a ouvert son nombre et le serveur prétend que non.
       *[cards] Tu as reçu d’autres cartes que celles du mélange.
    }
table-fair-advice = Cet appareil a gardé ses propres notes, et elles ne collent pas avec ce que dit le serveur. Ne fais pas confiance à ce serveur.
table-fair-understood = J’ai lu
table-fair-opening = On mélange…
table-fair-void = Rien n’a été distribué : il manque une réponse ({ $names }). Relance la partie.
table-record = Enregistrer la partie
table-look-back = Revoir la partie

## One device, passed around

table-pass-to = Passe à { $name }
table-pass-more = Les autres ne regardent pas.
table-it-is-me = C’est moi, { $name }
table-switch = { $name } veut regarder

## Un jeu sans table à lui

table-your-turn = C’est à toi.
table-counted = La manche est finie : voici les comptes.
table-face-down = Une carte face cachée

## A lesson

table-lesson-on = Continuer
table-lesson-well = Bien joué !
table-lesson-try = À toi
table-lesson-what = Que faire ?
