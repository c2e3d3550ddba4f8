"""Train the net of one game by playing against itself.

    python training/train.py GAME --minutes M --out FOLDER [--resume FILE | --from-net FILE] [--of MINUTES] [--players 2,3,4]

writes FOLDER/GAME.pt (to go on from), FOLDER/GAME.net (the net for play) and FOLDER/GAME.json (its card) every minute and at
the end. With --from-net it begins with the weights of a net for play; the critic and the optimizer, which are not in it, begin
anew. With --of, this run is a part of a longer training: rates fall over the whole of it.
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

import torch  # noqa: E402
from defifoo_training import stepping  # noqa: E402
from defifoo_training.course import Training  # noqa: E402
from defifoo_training.games import COURSES  # noqa: E402


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", choices=tuple(COURSES))
    reader.add_argument("--minutes", type=float, required=True)
    reader.add_argument("--out", type=Path, required=True)
    source = reader.add_mutually_exclusive_group()
    source.add_argument("--resume", type=Path, help="a checkpoint (.pt) to go on from")
    source.add_argument("--from-net", type=Path, help="a net for play (.net) to begin with")
    reader.add_argument("--of", type=float, default=0.0, help="how many minutes all parts of the training take together")
    reader.add_argument("--players", default="2,3,4,5,6", help="a number that is named twice is played twice as often")
    reader.add_argument("--workers", type=int, default=max(2, (os.cpu_count() or 2) // 2 * 2))
    reader.add_argument("--count", type=int, default=512, help="matches a worker")
    reader.add_argument("--steps", type=int, default=64, help="decisions of a match between two lessons")
    reader.add_argument("--batch", type=int, default=32768)
    reader.add_argument("--epochs", type=int, default=2)
    reader.add_argument("--rate", type=float, default=1e-3)
    reader.add_argument("--entropy", default="0.012,0.0015", help="the weight of the entropy at first and at the end")
    reader.add_argument("--teach", type=float, default=0.5, help="minutes of learning from the regular player at first")
    reader.add_argument("--guests", type=int, default=0, help="in so many of 100 matches `regular` sits in some of the seats")
    reader.add_argument("--listen", type=float, default=25, help="seconds at first in which a net from a file only plays on")
    reader.add_argument("--duel", type=float, default=6, help="seconds of play that decide between two nets at the end")
    reader.add_argument("--save", type=float, default=60, help="seconds between two checkpoints")
    reader.add_argument("--check", type=int, default=10000, help="positions in which the file is compared with the net")
    reader.add_argument("--seed", type=int, default=0)
    chosen = reader.parse_args()
    chosen.players = [int(part) for part in chosen.players.split(",")]
    chosen.entropy = [float(part) for part in chosen.entropy.split(",")]
    chosen.command = "python training/train.py " + " ".join(sys.argv[1:])
    torch.set_float32_matmul_precision("high")
    chosen.out.mkdir(parents=True, exist_ok=True)
    print(
        f"the engine is {'interpreted' if stepping.__file__.endswith('.py') else 'compiled'}: {stepping.__name__}", flush=True
    )
    print(json.dumps(Training(chosen).run()))


if __name__ == "__main__":
    main()
