"""Pouilleux: pair your cards, draw from your neighbour, and do not be left with the Jack of Spades.

The traditional French children's game, in the public domain. It is here as proof that a fifth game is a package of its own:
nothing in Défifoo knows it. What it does that the others do not: a card is drawn out of a neighbour's hand.

Rules: rules/pouilleux.en.md, whose ids stand in the docstrings here. Options: `length` (deals in a match).
Where families differ we ruled: pairs are of one rank and one colour, a card that is drawn goes to the far end of the fan, fans
are not shuffled, and a deal in which no pair is laid for too long is over.

Start reading at `deal.py`.
"""
