# Le Rouge en français.
# red-move-team : $name est le premier partenaire, $names les nomme tous.
# red-refusal-follow-gang : $gang est le gang entamé en toutes lettres, $must vaut « gang » ou « police ».
# red-refusal-teams-choice : $partners vaut « one » ou « two ».
# red-refusal-interrupt : $card en toutes lettres, $seat est le nom de celui qui entame.
# Événements : voir les champs d’un événement ; bank-opened, bank-won et bank-shut donnent les points de la Banque dans $count.

red-name = Rouge
red-tagline = Fais sauter la Banque, et gare à la Bombe

## Cartes

red-card-R1 = 1 des Corbeaux
red-card-R2 = 2 des Corbeaux
red-card-R3 = 3 des Corbeaux
red-card-R4 = 4 des Corbeaux
red-card-R5 = 5 des Corbeaux
red-card-R6 = 6 des Corbeaux
red-card-R7 = 7 des Corbeaux
red-card-R8 = 8 des Corbeaux
red-card-R9 = 9 des Corbeaux
red-card-RC = vamp des Corbeaux
red-card-RG = parrain des Corbeaux
red-card-V1 = 1 des Vipères
red-card-V2 = 2 des Vipères
red-card-V3 = 3 des Vipères
red-card-V4 = 4 des Vipères
red-card-V5 = 5 des Vipères
red-card-V6 = 6 des Vipères
red-card-V7 = 7 des Vipères
red-card-V8 = 8 des Vipères
red-card-V9 = 9 des Vipères
red-card-VC = vamp des Vipères
red-card-VG = parrain des Vipères
red-card-F1 = 1 des Renards
red-card-F2 = 2 des Renards
red-card-F3 = 3 des Renards
red-card-F4 = 4 des Renards
red-card-F5 = 5 des Renards
red-card-F6 = 6 des Renards
red-card-F7 = 7 des Renards
red-card-F8 = 8 des Renards
red-card-F9 = 9 des Renards
red-card-FC = vamp des Renards
red-card-FG = parrain des Renards
red-card-S1 = 1 des Requins
red-card-S2 = 2 des Requins
red-card-S3 = 3 des Requins
red-card-S4 = 4 des Requins
red-card-S5 = 5 des Requins
red-card-S6 = 6 des Requins
red-card-S7 = 7 des Requins
red-card-S8 = 8 des Requins
red-card-S9 = 9 des Requins
red-card-SC = vamp des Requins
red-card-SG = parrain des Requins
red-card-P1 = 1 de la Police
red-card-P2 = 2 de la Police
red-card-P3 = 3 de la Police
red-card-P4 = 4 de la Police
red-card-P5 = 5 de la Police
red-card-P6 = 6 de la Police
red-card-P7 = 7 de la Police
red-card-P8 = 8 de la Police
red-card-P9 = 9 de la Police
red-card-P10 = 10 de la Police
red-card-P11 = 11 de la Police
red-card-P12 = 12 de la Police
red-card-P13 = 13 de la Police
red-card-P14 = 14 de la Police
red-card-P15 = 15 de la Police
red-card-BANK = Banque
red-card-BOMB = Bombe

red-colour-R = Corbeaux
red-colour-V = Vipères
red-colour-F = Renards
red-colour-S = Requins
red-colour-P = Police

## Coups

red-move-team = Faire équipe avec { $names }
red-move-cw = Sens des aiguilles d’une montre
red-move-ccw = Sens inverse des aiguilles d’une montre

## Événements

red-event-partner =
    { $who ->
        [you] Tu fais équipe avec { $other }.
       *[other] { $towards ->
            [you] { $name } fait équipe avec toi.
           *[other] { $name } fait équipe avec { $other }.
        }
    }
red-event-direction =
    { $who ->
        [you] Tu choisis
       *[other] { $name } choisit
    } de tourner dans le sens { $count ->
        [1] des aiguilles d’une montre
       *[other] inverse des aiguilles d’une montre
    }.
red-event-played =
    { $who ->
        [you] Tu joues :
       *[other] { $name } joue :
    } { $cards }.
red-event-slammed =
    { $who ->
        [you] Tu abats la { $cards } !
       *[other] { $name } abat la { $cards } !
    }
red-event-took-round =
    { $who ->
        [you] Tu remportes le pli :
       *[other] { $name } remporte le pli :
    } { $cards }.
red-event-bomb =
    Boum ! { $who ->
        [you] Tu ramasses tout le pli :
       *[other] { $name } ramasse tout le pli :
    } { $cards }.
red-event-bank =
    Le coffre avale le pli : { $cards }.
red-event-bomb-led =
    { $who ->
        [you] Tu poses la Bombe avec tes cartes gagnées.
       *[other] { $name } pose la Bombe avec ses cartes gagnées.
    }
red-event-bank-led =
    La carte Banque rejoint la Banque.
red-event-bewitched =
    La Vamp { $who ->
        [you] que tu joues
       *[other] jouée par { $name }
    } fait tourner la tête au Parrain { $towards ->
        [you] que tu as posé
       *[other] posé par { $other }
    } : dans ce pli, elle passe au-dessus de lui.
red-event-last-card =
    { $who ->
        [you] Tu as joué ta dernière carte
       *[other] { $name } a joué sa dernière carte
    } : la manche s’arrête.
red-event-table-to-bank = Ce qui est sur la table va à la Banque : { $cards }.
red-event-hand-to-bank =
    { $who ->
        [you] Tu laisses ta main à la Banque :
       *[other] { $name } laisse sa main à la Banque :
    } { $cards }.
red-event-bank-opened =
    On compte la Banque : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, avec { $cards }.
red-event-bank-won =
    { $who ->
        [you] Tu fais sauter la Banque et tu marques
       *[other] { $name } fait sauter la Banque et marque
    } { $count ->
        [one] son { $count } point
       *[other] ses { $count } points
    }.
red-event-bank-shut =
    Égalité en tête : la Banque reste fermée, et { $count ->
        [one] son { $count } point n’est
       *[other] ses { $count } points ne sont
    } à personne.
red-event-over = La manche est finie.

## Refus

red-refusal-teams-none = À deux ou à trois, il n’y a pas d’équipes : chacun joue pour soi.
red-refusal-teams-choice =
    Le donneur choisit exactement { $partners ->
        [one] un partenaire
       *[two] deux partenaires
    } parmi les autres, avant de choisir le sens, et les équipes restent les mêmes pendant toute la manche.
red-refusal-follow-gang =
    { $must ->
        [police] Tu n’as aucune carte des { $gang } : tu dois jouer une carte Police. La Banque et la Bombe sont toujours permises.
       *[gang] Le pli est aux { $gang } et tu en as en main : c’est ce qu’il faut jouer. La Banque et la Bombe sont toujours permises.
    }
red-refusal-follow-police = Le pli est à la Police et tu en as en main : c’est ce qu’il faut jouer. La Banque et la Bombe sont toujours permises.
red-refusal-interrupt = Il n’y a pas de pli à arrêter pour l’instant : garde ta { $card }, c’est d’abord à { $seat } d’entamer.
red-refusal-end = Cette manche est finie : quelqu’un a joué sa dernière carte.

## Comment ça s’est terminé

red-reason-end = Une main est vide : les cartes que les autres ont encore vont à la Banque.

## The score sheet: $count how many, $factor what each is worth, $cards in words, $name the partner

red-account-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
red-account-score-team =
    { $count ->
        [0] Aucune carte gagnée
        [one] { $cards }
       *[other] { $cards }, { $factor } par carte
    }
red-account-score-each = Le butin du partenaire ({ $name }) : { red-account-cards }
red-account-score-bank = La Banque, au plus gros butin : { red-account-cards }
red-account-score-bank-tie = Égalité en tête : la Banque reste fermée ({ red-account-cards })

## Options

red-option-length = Manches
red-option-length-help = Avec autant de manches que de joueurs, chacun donne une fois.
red-option-charmer = La Vamp fait tourner les têtes
red-option-charmer-help = Une fois par manche, une Vamp jouée après son Parrain passe au-dessus de lui.

## Invites

red-prompt-team = Regarde tes cartes et choisis qui joue avec toi.
red-prompt-direction = Dans quel sens tourne-t-on ?
red-prompt-play = Joue une carte.
red-prompt-over = La manche est finie : voici le décompte.

## La table

red-table-teams = Équipes : { $ours } contre { $theirs }.
red-table-led = Demandé : { $gang }.
red-table-bank =
    Dans la Banque : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
red-table-won =
    { $name } : { $number ->
        [0] rien de gagné pour l’instant
        [one] { $number } carte gagnée
       *[other] { $number } cartes gagnées
    }
