"""Purple: tricks you would rather not win.

Rules: docs/rules/purple.en.md, whose ids stand in the docstrings here.
Options: `length` (sets in a match, 1 to 5), `short` (the 51-card deck without planet 3s).
Where the rule sheet is silent we ruled: the ring of Spacecraft pairs, the Alien on the 8, what a Spacecraft does after a
led Sun or a led Spacecraft, and that a card thrown away never counts, even if the colour comes round to it.

Start reading at `rules.py`; `deal.py` is the state that moves through them.
"""
