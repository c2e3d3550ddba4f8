"""Red: break the bank.

Rules: docs/rules/red.en.md, whose ids stand in the docstrings here.
Options: `length` (games in a match, as many as players unless the table says otherwise), `charmer` (once a game a Charmer
beats the Godfather who was played before her).
Where the rule sheet is silent we ruled: when exactly the Bank and the Bomb may be slammed down, where the cards on the table
go when a hand runs out in the middle of a round, and that a Bank over which the leaders are level stays shut.

Start reading at `rules.py`; `deal.py` is the state that moves through them.
"""
