# Le Violet en français
#
# Events   $who is "you" or "other", $name the player, $cards the cards in words, $number how many, $count a number:
#          the direction (1 or -1) or the colour (0 to 4, in the order of the colours below)
# Refusals $colour, or $first and $second, in words
# Table    $challenge, $colour, $first, $second, $name, $number

purple-name = Violet
purple-tagline = Les plis dont personne ne veut

## Cards

purple-card-E1 = 1 de Braise
purple-card-E2 = 2 de Braise
purple-card-E3 = 3 de Braise
purple-card-E4 = 4 de Braise
purple-card-E5 = 5 de Braise
purple-card-E6 = 6 de Braise
purple-card-E7 = 7 de Braise
purple-card-E8 = 8 de Braise
purple-card-E9 = 9 de Braise
purple-card-E10 = 10 de Braise
purple-card-T1 = 1 de Topaze
purple-card-T2 = 2 de Topaze
purple-card-T3 = 3 de Topaze
purple-card-T4 = 4 de Topaze
purple-card-T5 = 5 de Topaze
purple-card-T6 = 6 de Topaze
purple-card-T7 = 7 de Topaze
purple-card-T8 = 8 de Topaze
purple-card-T9 = 9 de Topaze
purple-card-T10 = 10 de Topaze
purple-card-J1 = 1 de Jade
purple-card-J2 = 2 de Jade
purple-card-J3 = 3 de Jade
purple-card-J4 = 4 de Jade
purple-card-J5 = 5 de Jade
purple-card-J6 = 6 de Jade
purple-card-J7 = 7 de Jade
purple-card-J8 = 8 de Jade
purple-card-J9 = 9 de Jade
purple-card-J10 = 10 de Jade
purple-card-A1 = 1 d’Azur
purple-card-A2 = 2 d’Azur
purple-card-A3 = 3 d’Azur
purple-card-A4 = 4 d’Azur
purple-card-A5 = 5 d’Azur
purple-card-A6 = 6 d’Azur
purple-card-A7 = 7 d’Azur
purple-card-A8 = 8 d’Azur
purple-card-A9 = 9 d’Azur
purple-card-A10 = 10 d’Azur
purple-card-O1 = 1 d’Orchidée
purple-card-O2 = 2 d’Orchidée
purple-card-O3 = 3 d’Orchidée
purple-card-O4 = 4 d’Orchidée
purple-card-O5 = 5 d’Orchidée
purple-card-O6 = 6 d’Orchidée
purple-card-O7 = 7 d’Orchidée
purple-card-O8 = 8 d’Orchidée
purple-card-O9 = 9 d’Orchidée
purple-card-O10 = 10 d’Orchidée
purple-card-ET = vaisseau Braise–Topaze
purple-card-TJ = vaisseau Topaze–Jade
purple-card-JA = vaisseau Jade–Azur
purple-card-AO = vaisseau Azur–Orchidée
purple-card-OE = vaisseau Orchidée–Braise
purple-card-SUN = Soleil

## Colours

purple-colour-E = Braise
purple-colour-T = Topaze
purple-colour-J = Jade
purple-colour-A = Azur
purple-colour-O = Orchidée

## Challenges. No Planet and No Alien have a $colour; $spacecraft is 1 where a Spacecraft costs as much as a planet, else 0.

purple-challenge-no-trick = Pas de pli : chaque pli ramassé coûte 10 points.
purple-challenge-not-last = Pas de dernier pli : le remporter coûte 50 points.
purple-challenge-no-spacecraft = Pas de Vaisseau : chaque vaisseau ramassé coûte 20 points.
purple-challenge-no-fives = Pas de 5 : chaque 5 ramassé coûte 20 points.
purple-challenge-no-sevens = Pas de 7 : chaque 7 ramassé coûte 20 points.
purple-challenge-no-sun = Pas de Soleil : le ramasser coûte 50 points.
purple-challenge-no-planet =
    Pas de Planète { $colour } : { $spacecraft ->
        [0] chaque planète de cette couleur ramassée coûte 10 points.
       *[other] chaque planète ou vaisseau de cette couleur que tu ramasses coûte 10 points.
    }
purple-challenge-most = Le plus de plis : qui en fait le plus gagne 50 points.
purple-challenge-least = Le moins de plis : qui en fait le moins gagne 50 points.
purple-challenge-no-alien =
    Pas d’Alien : ramasser le 8 { $colour ->
        [Braise] de { $colour }
        [Topaze] de { $colour }
        [Jade] de { $colour }
       *[other] d’{ $colour }
    }, avec son Alien, coûte 50 points.
purple-challenge-name-no-trick = Pas de pli
purple-challenge-name-not-last = Pas de dernier pli
purple-challenge-name-no-spacecraft = Pas de Vaisseau
purple-challenge-name-no-fives = Pas de 5
purple-challenge-name-no-sevens = Pas de 7
purple-challenge-name-no-sun = Pas de Soleil
purple-challenge-name-no-planet = Pas de Planète
purple-challenge-name-most = Le plus de plis
purple-challenge-name-least = Le moins de plis
purple-challenge-name-no-alien = Pas d’Alien

## The table

purple-table-challenge = Défi : { $challenge }
purple-table-called = Couleur demandée : { $colour }.
purple-table-open = { $first } ou { $second } : la prochaine carte de l’une des deux décide.
purple-table-free = On peut jouer n’importe quelle carte.
purple-table-tricks =
    { $name } : { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }

## What happened

purple-event-direction =
    { $who ->
        [you] Tu choisis le sens du jeu
       *[other] { $name } choisit le sens du jeu
    } : { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
purple-event-played =
    { $who ->
        [you] Tu joues
       *[other] { $name } joue
    } : { $cards }.
purple-event-called =
    On demande maintenant { $count ->
        [0] { purple-colour-E }
        [1] { purple-colour-T }
        [2] { purple-colour-J }
        [3] { purple-colour-A }
       *[4] { purple-colour-O }
    }.
purple-event-sun-last =
    { $who ->
        [you] Le Soleil au dernier pli te coûte 50 points.
       *[other] Le Soleil au dernier pli coûte 50 points à { $name }.
    }
purple-event-took-trick =
    { $who ->
        [you] Tu remportes le pli
       *[other] { $name } remporte le pli
    } : { $cards }.
purple-event-over = Les mains sont vides : on compte.

## Refusals

purple-refusal-follow = On demande { $colour } : joue une planète de cette couleur, un vaisseau qui la porte, ou le Soleil.
purple-refusal-spacecraft-lead-follow = On a entamé d’un vaisseau : joue { $first } ou { $second }, planète ou vaisseau, ou bien le Soleil.
purple-refusal-set-end = La manche est finie : les mains sont vides.

## How it ended

purple-reason-set-end = Toutes les cartes ont été jouées.

## The score sheet: $count how many, $factor what each brings, $points, $cards in words

purple-account-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
purple-account-score-no-trick =
    { $count ->
        [0] Aucun pli
        [one] { purple-account-tricks }
       *[other] { purple-account-tricks }, { $factor } chacun
    }
purple-account-score-not-last =
    { $count ->
        [0] Pas le dernier pli
       *[other] Le dernier pli : { $cards }
    }
purple-account-score-no-spacecraft =
    { $count ->
        [0] Aucun vaisseau
        [one] { $cards }
       *[other] { $cards }, { $factor } chacun
    }
purple-account-score-no-fives =
    { $count ->
        [0] Aucun 5
        [one] { $cards }
       *[other] { $cards }, { $factor } chacun
    }
purple-account-score-no-sevens =
    { $count ->
        [0] Aucun 7
        [one] { $cards }
       *[other] { $cards }, { $factor } chacun
    }
purple-account-score-no-sun =
    { $count ->
        [0] Pas de Soleil
       *[other] Le Soleil
    }
purple-account-score-no-planet =
    { $count ->
        [0] Aucune carte de cette planète
        [one] { $cards }
       *[other] { $cards }, { $factor } chacun
    }
purple-account-score-no-planet-spacecraft =
    { $count ->
        [one] { $cards }
       *[other] { $cards }, { $factor } chacun
    }
purple-account-score-most =
    { $points ->
        [0] { purple-account-tricks }, ce n’est pas le plus
       *[other] { purple-account-tricks }, personne n’en a davantage
    }
purple-account-score-least =
    { $points ->
        [0] { purple-account-tricks }, ce n’est pas le moins
       *[other] { purple-account-tricks }, personne n’en a moins
    }
purple-account-score-no-alien =
    { $count ->
        [0] Pas d’Alien
       *[other] L’Alien : { $cards }
    }
purple-account-sun-last-trick = Le Soleil au dernier pli

## Options

purple-option-length = Manches
purple-option-length-help = Le nombre de manches de la partie, de 1 à 5. Chacune a son défi.
purple-option-short = Paquet court
purple-option-short-help = 51 cartes : les planètes n’ont pas de 3, les seuls 3 sont les vaisseaux.
purple-option-last_always = Le dernier vaisseau gagne toujours
purple-option-last_always-help = Un vaisseau joué en dernier remporte le pli, même défaussé.
purple-option-planet_spacecraft = Pas de Planète : les vaisseaux aussi
purple-option-planet_spacecraft-help = Au défi Pas de Planète, un vaisseau qui porte la couleur coûte lui aussi 10 points.

## What is asked

purple-prompt-direction = C’est toi qui donnes : regarde tes cartes et le défi, puis choisis le sens du jeu.
purple-prompt-play = Joue une carte.
purple-prompt-over = La manche est finie.
