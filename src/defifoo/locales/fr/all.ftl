# Commun à tous les jeux, en français
#
# Lists     $first (all but the last, already joined), $last
# Refusals  $seat is the name of the player whose turn it is, $card a card in words, $what the kind of thing, $text what was typed
# Terminal  $name, $names, $number, $total, $points, $cards, $count, $text, $reason, $direction; a name may be "You"

## Lists

all-list-and = { $first } et { $last }

## Direction

all-move-cw = Dans le sens des aiguilles d’une montre
all-move-ccw = Dans le sens inverse des aiguilles d’une montre
all-direction-cw = dans le sens des aiguilles d’une montre
all-direction-ccw = dans le sens inverse des aiguilles d’une montre

## Refusals by a shared rule

all-refusal-players = On joue de deux à six.
all-refusal-direction = Le donneur choisit le sens du jeu, une seule fois, avant la première carte ; à deux, on ne le demande pas.
all-refusal-turn-order = Ce n’est pas ton tour : c’est à { $seat } de jouer.
all-refusal-own-cards = Tu n’as pas cette carte en main : { $card }.
all-refusal-match = On redonne quand la manche est finie, et seulement tant que la partie n’est pas terminée.

## Refusals of another kind

refusal-malformed =
    { $what ->
        [move] « { $text } » n’est pas un coup de ce jeu.
        [card] « { $text } » n’est pas une carte de ce jeu.
        [cards] « { $text } » : ce ne sont pas des cartes de ce jeu.
        [colour] « { $text } » n’est pas une couleur de ce jeu.
        [game] Il n’y a pas de jeu qui s’appelle « { $text } ».
        [players] { all-refusal-players } « { $text } » n’est pas un nombre de joueurs.
        [option] « { $text } » n’est pas une option de ce jeu, ou sa valeur est hors limites.
        [options] « { $text } » n’est pas une liste d’options.
        [seed] « { $text } » n’est pas une graine : il faut 64 chiffres hexadécimaux.
        [record] Ce n’est pas l’enregistrement d’une partie : { $text }.
        [hands] « { $text } » : impossible à distribuer.
        [challenge] « { $text } » n’est pas un défi.
        [hello] Dis d’abord bonjour, et une seule fois.
        [message] Ce message est illisible : { $text }.
        [request] Cette demande est illisible : { $text }.
        [address] Il n’y a rien ici : { $text }.
        [method] Cela ne se fait pas ici : { $text }.
        [code] « { $text } » n’est pas le code d’une table.
        [name-empty] Il faut un nom.
        [name-unseen] « { $text } » ne peut pas être un nom : il contient des caractères invisibles.
        [name-marks] « { $text } » ne peut pas être un nom : trop d’accents sur une lettre.
        [name-long] « { $text } » est trop long pour un nom : 20 caractères au plus.
        [name] « { $text } » ne peut pas être un nom : il faut 1 à 20 caractères visibles.
        [number] « { $text } » n’est pas un nombre pour le mélange : il faut 32 chiffres hexadécimaux.
        [seat] « { $text } » n’est pas une place de cette table.
        [bot] Il n’y a pas de robot qui s’appelle « { $text } ».
        [moment] Il n’y a pas ce moment dans cette partie.
        [phrase] « { $text } » n’est pas une des phrases.
       *[other] « { $text } » : je ne comprends pas.
    }
refusal-stale = Il s’est passé quelque chose à la table avant l’arrivée de ton coup. Regarde de nouveau, puis joue.
refusal-not-yours = Ce n’est pas à toi de jouer cela maintenant.
refusal-illegal = Les règles ne le permettent pas : { $rule }.

## The terminal: people

cli-you = Toi
cli-seat = Joueur { $number }

## The terminal: before the game

cli-which-game = À quoi joue-t-on ? Tape le numéro du jeu ou son nom.
cli-help = Tape un numéro, une carte, i pour une idée, ? pour l’aide, h pour les règles, q pour quitter.

## The terminal: the table

cli-deal = Manche { $number } sur { $total }
cli-dealer = Donneur : { $name }
cli-direction = Sens du jeu : { $direction }
cli-table = Sur la table : { $cards }
cli-table-empty = La table est vide.
cli-hand = Ta main : { $cards }
cli-hand-empty = Ta main est vide.
cli-hand-size =
    { $name } : { $number ->
        [0] aucune carte
        [one] { $number } carte
       *[other] { $number } cartes
    }

## The terminal: asking and answering

cli-wait = Appuie sur Entrée pour laisser passer.
cli-cut-in = C’est à { $name } de jouer. Tu interviens ?
cli-idea =
    { $place ->
        [1] Le choix d’un expert : { $move } ({ $expected })
        [2] Juste derrière : { $move } ({ $expected })
       *[other] Ensuite : { $move } ({ $expected })
    }
cli-idea-points =
    à la fin de la manche, environ { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
cli-idea-chance =
    { $number ->
        [one] { $number } chance
       *[other] { $number } chances
    } sur 100
cli-idea-wait = laisser passer
cli-refused = Ce n’est pas permis. { $reason }
cli-unknown = « { $text } » : je ne comprends pas. Tape ? pour l’aide.

## The terminal: the count

cli-deal-over = La manche est finie.
cli-score =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour cette manche, { $total } en tout
cli-score-line =
    { $what } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-last-card = Dernière carte : { $name }, { $card }.
all-account-other =
    { $factor ->
        [0] { $rule }
       *[other] { $rule } : { $count } × { $factor }
    }
cli-match-over = La partie est finie.
cli-winner = Vainqueur : { $names }
cli-winners = Vainqueurs : { $names }
cli-goodbye = Au revoir !
