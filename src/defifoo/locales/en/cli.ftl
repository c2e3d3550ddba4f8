# The terminal, in English; what it shares with the server and the browser is in all.ftl
#
# $number, $name, $cards; $tagline what a game is about

## Before the game

cli-game = { $number }. { $name }: { $tagline }
cli-menu-help = Type a number from the list or the name of a game, q to quit.

## The table

cli-you-too = you
cli-pause = { "; " }
cli-hand-of = Hand of { $name }: { $cards }
cli-hand-of-empty = Hand of { $name }: empty

## Blue: exchanging cards

cli-exchange = Exchange cards
cli-exchange-which = Which cards do you exchange? Type their numbers with spaces between them, or press Enter to do something else.
cli-exchange-none = You exchange nothing yet. What do you do?
