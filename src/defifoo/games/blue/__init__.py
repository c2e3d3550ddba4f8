"""Blue: a world tour in bad weather.

Rules: docs/rules/blue.en.md, whose ids stand in the docstrings here.
Options: `length` (games in a match, 1 to 20).
The rule sheet says neither how many cards of a kind there are nor what happens in many corners. We ruled: the deck, what
a Moon, a Lightning and an Iceberg may be laid on, in which order cards are drawn when a Rainbow answers a Moon, who may
pass, and how a game ends that nobody can win.

Start reading at `rules.py`; `deal.py` is the state that moves through them. Two encodings make the engine quick and are
explained where they live: a hand is one number (`deck.py`), and so is every move (`moves.py`).
"""
