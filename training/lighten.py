"""Make a checkpoint small enough to be kept: without the optimizer and the mean, which a training makes anew in seconds.

python training/lighten.py nets/red.pt training/checkpoints/red.pt
"""

import sys
from pathlib import Path

import torch


def main(source: Path, target: Path) -> None:
    kept = torch.load(source, map_location="cpu", weights_only=False)
    for name in ("optimizer", "average", "averaged"):
        kept.pop(name, None)
    kept["critic"] = {name: values.to(torch.bfloat16) for name, values in kept["critic"].items()}
    torch.save(kept, target)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
