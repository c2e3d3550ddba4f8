"""For researchers: the four games behind the interfaces they already use.

    defifoo.research.pettingzoo   AEC environments purple_v0, blue_v0, yellow_v0, red_v0   (extra: defifoo[pettingzoo])
    defifoo.research.openspiel    OpenSpiel games defifoo_purple, ...                      (extra: defifoo[openspiel])
    defifoo.research.vector       many matches stepped by one call, NumPy in and out        (either extra)

All of them play the same sequence of decisions, `compiled/sequence.py`, with the same actions, `compiled/actions.py`, and the
same observations, `compiled/observe.py`. `records.py` writes what was played as a record of the table, and reads one back.
docs/research.md tells the whole story.
"""
