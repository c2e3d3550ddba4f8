"""Let players of one kind play among those of another, and tell how they do.

    python training/evaluate.py OUT HERO:FIELD... [--games red,blue] [--players 2,4,6] [--minutes M] [--deals N] [--nets FOLDER]
                                [--first N]

plays all contests at once, each with the same part of the time, on all cores, every deal once with the hero in each seat. A
player is a level, how a net helps it, and what its moves may cost: `net`, `regular`, `expert@1000`,
`expert+tries=8+leaf=0.5@150ms`.
A share of 1 is fair; intervals are 95 %. Several heroes in the same field play the same deals and are compared with the first;
who did best at each table is told at the end.

OUT.jsonl has every deal: the same command goes on from there. OUT.json has what came out.
"""

import argparse
import json
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Python puts the folder of a script first, where its interpreted modules would shadow compiled ones on PYTHONPATH.
sys.path[:] = [place for place in sys.path if Path(place).resolve() != HERE]
sys.path += [str(HERE), str(HERE.parent / "src")]

from defifoo_training.contest import Contest  # noqa: E402
from defifoo_training.playing import play_all  # noqa: E402
from defifoo_training.tally import Tally, line, strongest  # noqa: E402


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("out", type=Path)
    reader.add_argument("contests", nargs="+")
    reader.add_argument("--games", default="purple,blue,yellow,red")
    reader.add_argument("--players", default="2,4,6")
    reader.add_argument("--deals", type=int, default=1_000_000)
    reader.add_argument("--first", type=int, default=0, help="where to begin, for deals that nothing was tuned on")
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--nets", default="", help="a folder with nets; else those that are shipped play")
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = reader.parse_args()
    contests = [
        Contest(game, int(players), *contest.split(":", 1), chosen.nets)
        for contest in chosen.contests
        for game in chosen.games.split(",")
        for players in chosen.players.split(",")
    ]
    tally = Tally(contests, chosen.out.with_suffix(".jsonl"), chosen.first)
    try:
        play_all(tally, chosen.deals, chosen.minutes, chosen.processes)
    finally:
        told = tally.told()
        chosen.out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")
        for text in [*map(line, told), *strongest(told)]:
            print(text, flush=True)


if __name__ == "__main__":
    main()
