"""One run of a training: play, learn, tell, save, and so on until the time is over."""

from __future__ import annotations

import hashlib
import json
import platform
import time
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

import torch

from defifoo_training.duel import Duel, duel
from defifoo_training.export import check, net_file, take_over
from defifoo_training.games import COURSES
from defifoo_training.learner import Learner, Pace, Report
from defifoo_training.rollout import Stretch
from defifoo_training.workers import Workers

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

SLOWEST: Final = 0.05
TELL: Final = 5.0
WARM_UP: Final = 20.0
"""For so many seconds a net learns more slowly where the optimizer begins anew and knows nothing of it."""
COLDEST: Final = 0.05
BEGINNING: Final = 1000
"""Positions in which a net from a file is compared with the file before it learns on."""


class Training:
    """`seconds`, `decisions` count all parts of the training that this one goes on from.

    `began` is the digest of the file that the first of them took its weights from, empty where there was none.
    `origin` is the net at the beginning of this part, `best` the one that the file is made of.
    """

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.game: str = chosen.game
        # The workers are forked before the device is touched.
        seed = chosen.seed * 1000 + int(time.time()) % 1000
        self.workers = Workers(self.game, chosen.players, chosen.workers, chosen.count, 2, seed)
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if device.type == "cuda":
            self.workers.pin()
        torch.manual_seed(seed)
        self.learner = Learner(self.game, device)
        self.stretch = Stretch(self.workers, chosen.steps, device)
        self.seconds = 0.0
        self.decisions = 0
        self.taught = 0.0
        self.began = ""
        self.listened: float = chosen.listen
        """From this second on the player learns, slowly at first."""
        self.parts: list[dict[str, Any]] = []
        self.duels: dict[str, dict[str, Duel]] = {}
        if chosen.resume is not None:
            self._resume(chosen.resume)
        elif chosen.from_net is not None:
            self._begin_with(chosen.from_net)
        self.best = self.learner.player
        self.origin = deepcopy(self.best) if chosen.resume is not None or self.began else None
        self.whole = max(chosen.of * 60, self.seconds + chosen.minutes * 60)
        self.spent = {"play": 0.0, "learn": 0.0}
        self.told = 0.0
        self.saved = time.time()

    def _resume(self, file: Path) -> None:
        kept = torch.load(file, map_location="cpu", weights_only=False)
        self.learner.player.load_state_dict(kept["player"])
        self.learner.critic.load_state_dict(kept["critic"])
        self.seconds, self.decisions = kept["seconds"], kept["decisions"]
        self.taught, self.began, self.parts = kept["taught"], kept["began"], kept["parts"]
        if "optimizer" in kept:
            self.learner.optimizer.load_state_dict(kept["optimizer"])
            self.learner.average.load_state_dict(kept["average"])
            self.learner.averaged = kept["averaged"]
        else:
            self.learner.average.load_state_dict(kept["player"])
            self.listened = self.seconds

    def _begin_with(self, file: Path) -> None:
        data = file.read_bytes()
        take_over(self.game, self.learner.player, data)
        check(self.game, self.learner.player, data, BEGINNING, self.chosen.players)
        self.learner.average.load_state_dict(self.learner.player.state_dict())
        self.began = hashlib.sha256(data).hexdigest()

    def run(self) -> dict[str, Any]:
        end = time.time() + 60 * self.chosen.minutes
        before = self.seconds
        lap = time.time()
        first = self.decisions
        report = None
        while time.time() < end:
            teaching = not self.began and self.taught < 60 * self.chosen.teach
            report = self._lesson(teaching)
            now = time.time()
            if teaching:
                self.taught += now - lap
            self.seconds += now - lap
            lap = now
            self._tell(report, teaching, (self.decisions - first) / (self.seconds - before))
            if now - self.saved > self.chosen.save:
                self._save(report)
                self.saved = time.time()
        part = {
            "command": self.chosen.command,
            "device": torch.cuda.get_device_name() if torch.cuda.is_available() else platform.machine(),
            "workers": self.chosen.workers,
            "seconds": round(self.seconds - before, 1),
            "decisions": self.decisions - first,
        }
        self.parts.append(part)
        self._save(report)
        self._choose()
        self.workers.stop()
        return self._save(report, self.chosen.check)

    def _lesson(self, teaching: bool) -> Report:
        stretch = self.stretch
        self.workers.teach(teaching)
        self.workers.invite(0 if teaching else self.chosen.guests)
        began = time.time()
        stretch.play(self.learner.player, teaching)
        played = time.time()
        self.decisions += stretch.steps * self.workers.rows
        report = self.learner.learn(stretch, self._pace(teaching), teaching)
        self.spent["play"] += played - began
        self.spent["learn"] += time.time() - played
        return report

    def _pace(self, teaching: bool) -> Pace:
        left = max(0.0, 1 - self.seconds / self.whole)
        chosen = self.chosen
        rate = chosen.rate * max(SLOWEST, left)
        first, last = chosen.entropy
        entropy = last + (first - last) * left
        warm = self._warm()
        small = teaching or not warm
        return Pace(rate, entropy, min(chosen.batch, 8192) if small else chosen.batch, chosen.epochs, warm)

    def _warm(self) -> float:
        """A net from a file waits until the critic, which is not in the file, can tell good moves from bad ones."""
        since = self.seconds - self.listened
        if not self.began or since > WARM_UP:
            return 1.0
        return max(COLDEST, since / WARM_UP) if since >= 0 else 0.0

    def _choose(self) -> None:
        """Take the average of the last lessons if it beats what was learned last; and tell how far it is above the origin."""
        learner, seconds = self.learner, self.chosen.duel
        if not seconds:
            return
        if learner.averaged:
            found = duel(self.stretch, learner.average, learner.player, seconds)
            self.duels["average among last"] = found
            if sum(one.share - 1 for one in found.values()) > 0:
                self.best = learner.average
        if self.origin is not None:
            self.duels["file among origin"] = duel(self.stretch, self.best, self.origin, seconds)
        for name, found in self.duels.items():
            tables = [f"{players}: {one.share:.4f} ± {one.margin:.4f}" for players, one in found.items()]
            print(f"{self.game:6} {name}, share by players  {'  '.join(tables)}", flush=True)

    def _tell(self, report: Report, teaching: bool, speed: float) -> None:
        if time.time() - self.told < TELL:
            return
        self.told = time.time()
        how = " taught" if teaching else "" if self._warm() else " listening"
        print(
            f"{self.game:6} {self.seconds:6.0f} s{how}  {self.decisions / 1e6:7.1f} M decisions,"
            f" {speed / 1e6:.2f} M/s  policy {report.policy:+.4f}  value {report.value:.3f}  critic {report.critic:.3f}"
            f" ({report.explained:.2f} explained)  belief {report.belief:.3f}  entropy {report.entropy:.3f}"
            f"  {self.spent['play']:.0f} s playing, {self.workers.waited:.0f} of them waiting,"
            f" {self.spent['learn']:.0f} s learning",
            flush=True,
        )

    def _save(self, report: Report | None, positions: int = 0) -> dict[str, Any]:
        out, player = self.chosen.out, self.best
        kept = {
            "player": self.learner.player.state_dict(),
            "average": self.learner.average.state_dict(),
            "averaged": self.learner.averaged,
            "critic": self.learner.critic.state_dict(),
            "optimizer": _shortened(self.learner.optimizer.state_dict()),
            "seconds": self.seconds,
            "decisions": self.decisions,
            "taught": self.taught,
            "began": self.began,
            "parts": self.parts,
        }
        waiting = out / f"{self.game}.pt.new"
        torch.save(kept, waiting)
        waiting.replace(out / f"{self.game}.pt")
        data = net_file(self.game, player)
        (out / f"{self.game}.net").write_bytes(data)
        compared = check(self.game, player, data, positions, self.chosen.players) if positions else 0
        course = COURSES[self.game]
        card = {
            "game": self.game,
            "bytes": len(data),
            "inputs": player.inputs,
            "hidden": [course.width, course.depth],
            "players": sorted(set(self.chosen.players)),
            "options": [*{json.dumps(options): options for options in course.options}.values()],
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "seconds_taught_by_regular": round(self.taught, 1),
            "began_with_net_of_sha256": self.began,
            "torch": torch.__version__,
            "parts": self.parts,
            "last": vars(report) if report is not None else None,
            "file_is_the_average": self.best is self.learner.average,
            "duels": {name: {players: vars(one) for players, one in found.items()} for name, found in self.duels.items()},
            "positions_compared_with_the_trained_net": compared,
        }
        (out / f"{self.game}.json").write_text(json.dumps(card, indent=1) + "\n")
        return card


def _shortened(kept: Any) -> Any:
    """The moments of the optimizer in half the bytes; they are noise in the later digits."""
    if isinstance(kept, dict):
        return {key: _shortened(value) for key, value in kept.items()}
    if isinstance(kept, torch.Tensor) and kept.dim() > 0:
        return kept.to(torch.bfloat16)
    return kept
