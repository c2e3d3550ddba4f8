# The terminal, in English; what it shares with the server and the browser is in all.ftl
#
# $number, $name, $cards; $tagline what a game is about

## Before the game

cli-game = { $number }. { $name }: { $tagline }
cli-menu-help = Type a number from the list or the name of a game, q to quit.

## The table

cli-you-too = you
cli-your-move = It is your move.
cli-pause = { "; " }
cli-hand-of = Hand of { $name }: { $cards }
cli-hand-of-empty = Hand of { $name }: empty

## Rules

cli-no-rules = This game has no rule book.
