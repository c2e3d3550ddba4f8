# Le terminal, en français
#
# $number, $name, $cards; $tagline what a game is about

## Before the game

cli-game = { $number }. { $name } : { $tagline }
cli-menu-help = Tape un numéro de la liste ou le nom d’un jeu, q pour quitter.

## The table

cli-you-too = toi
cli-pause = { " ; " }
cli-hand-of = Main de { $name } : { $cards }
cli-hand-of-empty = Main de { $name } : vide

## Blue: exchanging cards

cli-exchange = Échanger des cartes
cli-exchange-which = Quelles cartes échanges-tu ? Tape leurs numéros séparés par des espaces, ou appuie sur Entrée pour faire autre chose.
cli-exchange-none = Tu n’échanges rien pour l’instant. Que fais-tu ?
