"""Play exported nets against the other levels, and tell how they do.

    python training/evaluate.py FOLDER GAME... [--against regular,expert] [--players 2,4,6] [--deals N] [--simulations S]

One net among others of one level, every deal once with the net in each seat. A share of 1 is fair; intervals are 95 %.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Python puts the folder of a script first, where its interpreted modules would shadow compiled ones on PYTHONPATH.
sys.path[:] = [place for place in sys.path if Path(place).resolve() != HERE]
sys.path += [str(HERE), str(HERE.parent / "src")]

from defifoo_training.contest import Contest, measure  # noqa: E402


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("nets", type=Path)
    reader.add_argument("games", nargs="+")
    reader.add_argument("--against", default="regular,expert")
    reader.add_argument("--players", default="2,4,6")
    reader.add_argument("--deals", type=int, default=400)
    reader.add_argument("--simulations", type=int, default=1000)
    reader.add_argument(
        "--seconds", type=float, default=0, help="stop each contest after so long, however many deals are played"
    )
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--forgetful", action="store_true", help="the net is not told what was played before")
    reader.add_argument("--json", type=Path)
    chosen = reader.parse_args()
    found = []
    with multiprocessing.get_context("fork").Pool(chosen.processes) as pool:
        for game in chosen.games:
            for against in chosen.against.split(","):
                for players in (int(part) for part in chosen.players.split(",")):
                    began = time.time()
                    net = str(chosen.nets / f"{game}.net")
                    contest = Contest(game, players, net, against, chosen.simulations, not chosen.forgetful)
                    result = measure(contest, chosen.deals, chosen.seconds, pool)
                    found.append(result)
                    print(
                        f"{game:6} {players} players, one net among {against:8}"
                        f" share {result['share']:.3f} ± {result['margin']:.3f}"
                        f"  points ahead {result['ahead']:+.2f} ± {result['ahead_margin']:.2f}  {result['deals']} deals"
                        f"  {1e6 * result['seconds_a_move']:.0f} µs a move  {time.time() - began:.0f} s",
                        flush=True,
                    )
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
