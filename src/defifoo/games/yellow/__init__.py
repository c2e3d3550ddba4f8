"""Yellow: rock, paper, scissors, gone.

Rules: docs/rules/yellow.en.md, whose ids stand in the docstrings here.
Options: `length` (games in a match, 1 to 10), `level` (1 symbols only, 2 with events, 3 the full game), `mistakes` (a wrong
card is taken back and costs three), `thanks` (a gift must be acknowledged).
Where the rule sheet is silent we ruled: how many of each card there are, what happens when the draw pile runs out, when a
game that circles is over, how a race closes, and that a card drawn may always be kept, so that keeping it betrays nothing.

Start reading at `rules.py`; `deal.py` is the state that moves through them, `memory.py` what everyone has seen on the way.
"""
