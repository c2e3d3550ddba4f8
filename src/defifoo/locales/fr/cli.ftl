# Le terminal, en français
#
# $number, $name, $cards; $tagline what a game is about

## Before the game

cli-game = { $number }. { $name } : { $tagline }
cli-menu-help = Tape un numéro de la liste ou le nom d’un jeu, q pour quitter.

## The table

cli-you-too = toi
cli-your-move = À toi de jouer.
cli-pause = { " ; " }
cli-hand-of = Main de { $name } : { $cards }
cli-hand-of-empty = Main de { $name } : vide

## Rules

cli-no-rules = Ce jeu n’a pas de livret de règles.
