"""For researchers: the games behind the interfaces they already use.

    defifoo.research.pettingzoo   AEC environments NAME_v0                              (extra: defifoo[pettingzoo])
    defifoo.research.openspiel    OpenSpiel games defifoo_NAME                          (extra: defifoo[openspiel])
    defifoo.research.vector       many matches stepped by one call, NumPy in and out    (either extra)

All of them play the same sequence of decisions, `compiled/sequence.py`, with the same actions and observations; what these are
each game says itself (`core/studied.py`). `records.py` writes what was played as a record of the table, and reads one back.
docs/research.md tells the whole story.
"""
