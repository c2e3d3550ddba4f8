# Bleu en français
#
# Moves     $card or $cards in words, $number how many, $colour in words, $name the player attacked
# Events    $who and $name are who did it, $towards and $other whom it was done to, $cards the cards in words, $number how
#           many of them are told, $count the colour of the line (0 to 2, in the order of the colours below); for drew and
#           exchanged the number of cards, for direction 1 or -1, for won the points
# Refusals  $card and $colour in words, $seat is the name of a player, $pile a number, and $why one of
#           unopened, moon, iceberg, open, own, shut-in (a Moon under an Iceberg), exchange, over; for moon-reply victim
#           (somebody else is asked), answer (you are), no-moon
# Table     $name, $colour and $cards in words, $number

blue-name = Bleu
blue-tagline = Un tour du monde par mauvais temps

## Cards

blue-card-SUN = Soleil
blue-card-RAIN = Arc-en-ciel
blue-card-MOON = Lune
blue-card-BOLT = Éclair
blue-card-ICE = Iceberg
blue-card-CAF = Afrique Corail
blue-card-CAM = Amérique Corail
blue-card-CAS = Asie Corail
blue-card-CEU = Europe Corail
blue-card-COC = Océanie Corail
blue-card-LAF = Afrique Lagon
blue-card-LAM = Amérique Lagon
blue-card-LAS = Asie Lagon
blue-card-LEU = Europe Lagon
blue-card-LOC = Océanie Lagon
blue-card-SAF = Afrique Safran
blue-card-SAM = Amérique Safran
blue-card-SAS = Asie Safran
blue-card-SEU = Europe Safran
blue-card-SOC = Océanie Safran

## Colours and continents

blue-colour-C = Corail
blue-colour-L = Lagon
blue-colour-S = Safran
blue-continent-AF = Afrique
blue-continent-AM = Amérique
blue-continent-AS = Asie
blue-continent-EU = Europe
blue-continent-OC = Océanie

## Moves

blue-move-open = Ouvrir la ligne { $colour } avec un { $card }
blue-move-lay = Poser { $card }
blue-move-cancel = Annuler la Lune de la ligne { $colour } avec un { $card }
blue-move-moon = Poser la Lune chez { $name }, sur la ligne { $colour }
blue-move-bolt = Lancer l’Éclair sur les lignes { $colour }
blue-move-ice = Geler chez { $name } la ligne { $colour }
blue-move-exchange = Échanger { $cards }
blue-any = Échanger des cartes
blue-any-which = Quelles cartes échanges-tu ? Tape leurs numéros séparés par des espaces, ou appuie sur Entrée pour faire autre chose.
blue-any-none = Tu n’échanges rien pour l’instant. Que fais-tu ?
blue-move-pass = Passer
blue-move-rainbow = Répondre par l’Arc-en-ciel
blue-move-accept = Laisser passer la Lune

## What happened

# The colour of the line that an event speaks of.
blue-line-colour =
    { $count ->
        [0] { blue-colour-C }
        [1] { blue-colour-L }
       *[2] { blue-colour-S }
    }
blue-event-direction =
    { $who ->
        [you] Tu choisis le sens du jeu
       *[other] { $name } choisit le sens du jeu
    } : { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
blue-event-opened =
    { $who ->
        [you] Tu ouvres une ligne { blue-line-colour }
       *[other] { $name } ouvre une ligne { blue-line-colour }
    } avec un { $cards }.
blue-event-laid =
    { $who ->
        [you] Tu poses
       *[other] { $name } pose
    } : { $cards }.
blue-event-cancelled =
    { $who ->
        [you] Tu annules la Lune sur ta ligne { blue-line-colour }
       *[other] { $name } annule la Lune sur sa ligne { blue-line-colour }
    } avec un { $cards }.
blue-event-moon =
    { $who ->
        [you] Tu poses une Lune chez { $other }, sur la ligne { blue-line-colour }.
       *[other] { $towards ->
            [you] { $name } pose une Lune sur ta ligne { blue-line-colour }.
           *[other] { $name } pose une Lune chez { $other }, sur la ligne { blue-line-colour }.
        }
    }
blue-event-accepted =
    { $who ->
        [you] Tu laisses passer la Lune.
       *[other] { $name } laisse passer la Lune.
    }
blue-event-stole =
    { $who ->
        [you] Ta Lune vole une carte à { $other } : { $cards }.
       *[other] { $towards ->
            [you] { $name } te vole une carte avec sa Lune : { $cards }.
           *[other] { $name } vole une carte à { $other } avec sa Lune : { $cards }.
        }
    }
blue-event-answered =
    { $who ->
        [you] Arc-en-ciel ! Tu annules l’attaque sur ta ligne { blue-line-colour }, et c’est à toi de jouer.
       *[other] { $towards ->
            [you] Arc-en-ciel ! { $name } annule ton attaque sur sa ligne { blue-line-colour }, et joue maintenant.
           *[other] Arc-en-ciel ! { $name } annule l’attaque sur sa ligne { blue-line-colour }, et joue maintenant.
        }
    }
blue-event-lightning =
    { $who ->
        [you] Tu lances un Éclair
       *[other] { $name } lance un Éclair
    } : { blue-line-colour } !
blue-event-struck =
    { $who ->
        [you] Ton Éclair prend
       *[other] Avec son Éclair, { $name } prend
    } { $towards ->
        [you] ta carte
       *[other] une carte à { $other }
    } : { $cards }.
blue-event-iceberg =
    { $who ->
        [you] Tu poses un Iceberg chez { $other } : la ligne { blue-line-colour } est gelée.
       *[other] { $towards ->
            [you] { $name } pose un Iceberg chez toi : ta ligne { blue-line-colour } est gelée.
           *[other] { $name } pose un Iceberg chez { $other } : la ligne { blue-line-colour } est gelée.
        }
    }
blue-event-exchanged =
    { $who ->
        [you] Tu échanges
       *[other] { $name } échange
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $number ->
        [0] .
       *[other] {" "}: { $cards }.
    }
blue-event-drew =
    { $who ->
        [you] Tu pioches
       *[other] { $name } pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $number ->
        [0] .
       *[other] {" "}: { $cards }.
    }
blue-event-passed =
    { $who ->
        [you] Tu ne peux rien faire : tu passes.
       *[other] { $name } ne peut rien faire et passe.
    }
blue-event-won =
    { $who ->
        [you] Cinq continents : ton tour du monde est bouclé !
       *[other] Cinq continents : { $name } a bouclé son tour du monde !
    }
blue-event-over = La manche est finie : on compte les points.

## Refusals

blue-refusal-first-turn = Le donneur commence par ouvrir une ligne avec un Soleil ou un Arc-en-ciel. Seul un donneur sans Soleil peut échanger des cartes à la place.
blue-refusal-open = Tu as déjà une ligne { $colour } : une seule ligne par couleur.
blue-refusal-continent =
    { $why ->
        [unopened] Tu n’as pas encore de ligne { $colour } : ouvres-en une avec un Soleil ou un Arc-en-ciel avant de poser { $card }.
        [moon] Une Lune arrête ta ligne { $colour } : couvre-la d’abord d’un Soleil ou d’un Arc-en-ciel.
       *[iceberg] Ta ligne { $colour } est gelée jusqu’à la fin de la manche : on n’y pose plus rien.
    }
blue-refusal-cancel =
    { $why ->
        [unopened] Tu n’as pas de ligne { $colour }, il n’y a donc pas de Lune à couvrir.
       *[other] Il n’y a pas de Lune à couvrir sur ta ligne { $colour }.
    }
blue-refusal-moon-where =
    { $why ->
        [own] La Lune se pose chez les autres, pas chez toi.
        [unopened] { $seat } n’a pas de ligne { $colour }.
        [moon] Chez { $seat }, la ligne { $colour } est déjà sous une Lune : il faut un Soleil où la poser.
       *[iceberg] Chez { $seat }, la ligne { $colour } est gelée : on n’y pose pas de Lune.
    }
blue-refusal-moon-reply =
    { $why ->
        [victim] Un instant : c’est d’abord à { $seat } de répondre à la Lune.
        [answer] Réponds d’abord à la Lune : par un Arc-en-ciel, ou en la laissant passer.
       *[no-moon] Il n’y a pas de Lune à laquelle répondre en ce moment.
    }
blue-refusal-rainbow-protects = Chez { $seat }, un Arc-en-ciel protège la ligne { $colour } de la Lune et de l’Éclair.
blue-refusal-lightning-hits = Un Éclair doit frapper au moins un continent, et personne d’autre n’a de continent { $colour } sans protection.
blue-refusal-iceberg =
    { $why ->
        [own] L’Iceberg se pose chez les autres, pas chez toi.
        [unopened] { $seat } n’a pas de ligne { $colour }.
        [shut-in] Ta ligne { $colour } est gelée : la Lune prise dans la glace ne peut plus être couverte.
       *[iceberg] Chez { $seat }, la ligne { $colour } est déjà gelée.
    }
blue-refusal-exchange = Tu ne peux pas échanger plus de cartes que la pioche n’en contient ; il y en a { $pile }.
blue-refusal-pass = Tu peux encore faire quelque chose : on ne passe que si on ne peut rien faire du tout.
blue-refusal-pile-empty =
    { $why ->
        [exchange] La pioche est vide : il n’y a rien à échanger.
       *[over] La manche est finie : la pioche est vide et tout le monde a passé.
    }
blue-refusal-win = La manche est finie : un tour du monde est bouclé.
blue-refusal-dead-table = La manche est finie : plus personne n’aurait pu poser de continent.
blue-refusal-standstill = La manche est finie : depuis cent tours, on ne faisait plus qu’échanger ou passer.

## How it ended

blue-reason-win = Les cinq continents sont réunis : un tour du monde est bouclé.
blue-reason-pile-empty = La pioche est vide et tout le monde a passé : personne ne gagne.
blue-reason-dead-table = Plus personne n’aurait pu poser de continent : personne ne gagne.
blue-reason-standstill = Depuis cent tours, on ne faisait plus qu’échanger ou passer : personne ne gagne.

## The score sheet: $count cards, $factor different continents

blue-account-score-winner = Les cinq continents : le tour du monde est bouclé
blue-account-score-others =
    { $count ->
        [0] Aucun continent posé
        [one] Une seule carte continent
       *[other] { $count } cartes × { $factor ->
            [one] un seul continent
           *[other] { $factor } continents différents
        }
    }

## Options

blue-option-length = Manches
blue-option-length-help = Le nombre de manches de la partie, de 1 à 20. Les points s’additionnent.

## What is asked

blue-prompt-direction = C’est toi qui donnes : regarde tes cartes, puis choisis le sens du jeu.
blue-prompt-first-turn = C’est toi qui commences : ouvre une ligne avec un Soleil ou un Arc-en-ciel. Sans Soleil, tu peux échanger à la place autant de cartes que tu veux.
blue-prompt-turn = À toi : ouvre une ligne, pose un continent, annule une Lune, attaque ou échange des cartes.
blue-prompt-reply = Une Lune se pose sur ta ligne. Tu réponds par un Arc-en-ciel, ou tu laisses passer ?
blue-prompt-over = La manche est finie.

## The table

blue-table-pile =
    Pioche : { $number ->
        [0] vide
        [one] 1 carte
       *[other] { $number } cartes
    }
blue-table-line = { $name }, { $colour } : { $cards }
blue-table-no-lines = { $name } : aucune ligne
blue-table-moon = { $name } : une Lune sur la ligne { $colour } attend une réponse.
