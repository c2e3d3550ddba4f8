# Le Pouilleux en français

pouilleux-name = Pouilleux
pouilleux-tagline = Fais tes paires, pioche chez ton voisin, refile le valet.

## Cartes

pouilleux-card-AS = as de pique
pouilleux-card-AC = as de trèfle
pouilleux-card-AH = as de cœur
pouilleux-card-AD = as de carreau
pouilleux-card-2S = 2 de pique
pouilleux-card-2C = 2 de trèfle
pouilleux-card-2H = 2 de cœur
pouilleux-card-2D = 2 de carreau
pouilleux-card-3S = 3 de pique
pouilleux-card-3C = 3 de trèfle
pouilleux-card-3H = 3 de cœur
pouilleux-card-3D = 3 de carreau
pouilleux-card-4S = 4 de pique
pouilleux-card-4C = 4 de trèfle
pouilleux-card-4H = 4 de cœur
pouilleux-card-4D = 4 de carreau
pouilleux-card-5S = 5 de pique
pouilleux-card-5C = 5 de trèfle
pouilleux-card-5H = 5 de cœur
pouilleux-card-5D = 5 de carreau
pouilleux-card-6S = 6 de pique
pouilleux-card-6C = 6 de trèfle
pouilleux-card-6H = 6 de cœur
pouilleux-card-6D = 6 de carreau
pouilleux-card-7S = 7 de pique
pouilleux-card-7C = 7 de trèfle
pouilleux-card-7H = 7 de cœur
pouilleux-card-7D = 7 de carreau
pouilleux-card-8S = 8 de pique
pouilleux-card-8C = 8 de trèfle
pouilleux-card-8H = 8 de cœur
pouilleux-card-8D = 8 de carreau
pouilleux-card-9S = 9 de pique
pouilleux-card-9C = 9 de trèfle
pouilleux-card-9H = 9 de cœur
pouilleux-card-9D = 9 de carreau
pouilleux-card-10S = 10 de pique
pouilleux-card-10C = 10 de trèfle
pouilleux-card-10H = 10 de cœur
pouilleux-card-10D = 10 de carreau
pouilleux-card-JS = valet de pique
pouilleux-card-JH = valet de cœur
pouilleux-card-JD = valet de carreau
pouilleux-card-QS = dame de pique
pouilleux-card-QC = dame de trèfle
pouilleux-card-QH = dame de cœur
pouilleux-card-QD = dame de carreau
pouilleux-card-KS = roi de pique
pouilleux-card-KC = roi de trèfle
pouilleux-card-KH = roi de cœur
pouilleux-card-KD = roi de carreau

## Coups. $place est la place dans l’éventail du voisin.

pouilleux-move-draw = Prendre la carte { $place }

## Événements

pouilleux-event-drew =
    { $who ->
        [you] Tu prends { $number ->
            [0] la carte { $count }
           *[other] { $cards }
        } chez { $other }.
       *[other] { $name } prend { $number ->
            [0] la carte { $count }
           *[other] { $cards }
        } chez { $towards ->
            [you] toi
           *[other] { $other }
        }.
    }
pouilleux-event-laid =
    { $who ->
        [you] Tu poses une paire : { $cards }.
       *[other] { $name } pose une paire : { $cards }.
    }
pouilleux-event-out =
    { $who ->
        [you] Tu n’as plus de cartes : tu ne risques plus rien.
       *[other] { $name } n’a plus de cartes et ne risque plus rien.
    }
pouilleux-event-left-with =
    { $who ->
        [you] Le Pouilleux te reste en main.
       *[other] Le Pouilleux reste à { $name }.
    }
pouilleux-event-over = La manche est finie.

## Refus

pouilleux-refusal-draw = Il n’y a pas de carte à cette place dans l’éventail : c’est chez { $seat } que tu pioches.
pouilleux-refusal-end = Cette manche est finie : toutes les paires sont sur la table.

## Pourquoi une manche est finie

pouilleux-reason-end = Toutes les paires sont sur la table.
pouilleux-reason-stuck = Soixante cartes de suite ont été piochées sans faire de paire.

## Invites

pouilleux-prompt-draw = Prends une carte chez ton voisin.
pouilleux-prompt-over = La manche est finie : voici le compte.

## Comptes

pouilleux-account-score = Le Pouilleux en main

## La table

pouilleux-table-laid = { $name } a posé : { $cards }

## What lies open, in the browser: $name is the player that a field speaks of

pouilleux-view-laid = Les paires posées
pouilleux-view-fans = Les éventails des autres
pouilleux-view-neighbour = On prend une carte chez { $name }

## Options

pouilleux-option-length = Manches
pouilleux-option-length-help = Le nombre de manches de la partie, de 1 à 20.
