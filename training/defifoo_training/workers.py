"""Processes that play: each steps its own tables, and shows them in memory that the learner shares."""

from __future__ import annotations

import ctypes
import gc
import hashlib
import multiprocessing
import os
import time
from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from defifoo.games.shelf import GAMES
from defifoo_training.games import COURSES, eye_for, setups
from defifoo_training.stepping import Tables
from defifoo_training.teacher import Teacher

if TYPE_CHECKING:
    from multiprocessing.context import ForkContext

SEATS: Final = 6
_PLAY, _TEACH, _STOP = 0, 1, 2


def _shared(context: ForkContext, dtype: type, *shape: int) -> np.ndarray:
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return np.frombuffer(context.RawArray(ctypes.c_uint8, size), dtype=dtype).reshape(shape)


class Workers:
    """Rows of all arrays are matches, those of one worker after those of another. Workers come in groups that are stepped in
    turns: while one group plays, the net thinks about the other.
    """

    def __init__(self, game: str, players: list[int], workers: int, count: int, groups: int, seed: int) -> None:
        context = multiprocessing.get_context("fork")
        eye = eye_for(game)
        rows = workers * count
        self.game, self.players, self.count, self.seed = game, players, count, seed
        self.workers, self.groups, self.rows = workers, groups, rows
        self.active = _shared(context, np.int16, rows, COURSES[game].room)
        self.masks = _shared(context, np.uint8, rows, int(eye.actions))
        self.places = _shared(context, np.uint8, rows, (SEATS + 1) * int(eye.faces))
        self.seats = _shared(context, np.uint8, rows)
        self.sizes = _shared(context, np.uint8, rows)
        self.ended = _shared(context, np.uint8, rows)
        self.gains = _shared(context, np.int16, rows, SEATS)
        self.of = _shared(context, np.uint8, rows)
        self.actions = _shared(context, np.uint16, rows)
        self.waited = 0.0
        """Seconds that the learner waited for the workers."""
        self.order = context.RawValue(ctypes.c_int, _PLAY)
        self.invited = context.RawValue(ctypes.c_int, 0)
        self._go = [context.Semaphore(0) for _ in range(workers)]
        self._done = [context.Semaphore(0) for _ in range(workers)]
        self._processes = [context.Process(target=self._work, args=(worker,), daemon=True) for worker in range(workers)]
        for process in self._processes:
            process.start()

    def pin(self) -> None:
        """Let the device read the shared memory by itself, which is several times as fast. After the workers were forked."""
        for array in (self.active, self.masks, self.places, self.seats, self.sizes, self.ended, self.gains, self.of):
            failed = torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
            if int(failed):
                print(f"{array.nbytes} bytes could not be pinned: {failed}", flush=True)

    def span(self, group: int) -> slice:
        per = self.rows // self.groups
        return slice(group * per, (group + 1) * per)

    def _members(self, group: int) -> range:
        per = self.workers // self.groups
        return range(group * per, (group + 1) * per)

    def wait(self, group: int) -> None:
        """Until the tables of a group are shown."""
        began = time.perf_counter()
        for worker in self._members(group):
            while not self._done[worker].acquire(timeout=20):
                if not self._processes[worker].is_alive():
                    raise RuntimeError(f"worker {worker} of {self.game} ended with {self._processes[worker].exitcode}")
        self.waited += time.perf_counter() - began

    def go(self, group: int) -> None:
        """Let a group make the actions in `actions`; while teaching, the teacher's, which are found there afterwards."""
        for worker in self._members(group):
            self._go[worker].release()

    def keep(self, group: int) -> None:
        """After `wait`: leave the tables as they are, to be waited for again."""
        for worker in self._members(group):
            self._done[worker].release()

    def teach(self, teaching: bool) -> None:
        self.order.value = _TEACH if teaching else _PLAY

    def invite(self, percent: int) -> None:
        """In so many of a hundred matches that begin from now on, `regular` sits in some of the seats."""
        self.invited.value = percent

    def stop(self) -> None:
        self.order.value = _STOP
        for group in range(self.groups):
            self.go(group)
        for process in self._processes:
            process.join(10)
            if process.is_alive():
                process.terminate()

    # In the worker's own process

    def _work(self, worker: int) -> None:
        os.nice(5)
        gc.freeze()
        gc.set_threshold(200_000)  # hardly anything here is a cycle, and looking for one costs more than playing
        rules = GAMES[self.game]
        course, eye = COURSES[self.game], eye_for(self.game)
        seed = hashlib.sha256(f"{self.game} {self.seed} {worker}".encode()).digest()
        tables = Tables(rules, eye, setups(self.game, self.players), self.count, course.room, seed, course.limit)
        teacher = Teacher(rules, eye, self.seed * 1009 + worker)
        mine = slice(worker * self.count, (worker + 1) * self.count)
        while True:
            self._show(tables, mine)
            self._done[worker].release()
            self._go[worker].acquire()
            if self.order.value == _STOP:
                return
            if self.order.value == _TEACH:
                self.actions[mine] = [teacher.action(place, running) for place, running in enumerate(tables.running)]
            tables.invited = self.invited.value
            tables.step(self.actions[mine].astype("<u2").tobytes())
            while tables.awaited:
                awaited, tables.awaited = tables.awaited, []
                for place in awaited:
                    tables.play_for_guest(place, teacher.action(place, tables.running[place]))

    def _show(self, tables: Tables, mine: slice) -> None:
        count = self.count
        self.active[mine] = np.frombuffer(memoryview(tables.active), np.int16).reshape(count, -1)
        self.masks[mine] = np.frombuffer(memoryview(tables.masks), np.uint8).reshape(count, -1)
        self.places[mine] = np.frombuffer(memoryview(tables.places), np.uint8).reshape(count, -1)
        self.seats[mine] = np.frombuffer(memoryview(tables.seats), np.uint8)
        self.sizes[mine] = np.frombuffer(memoryview(tables.players), np.uint8)
        self.ended[mine] = np.frombuffer(memoryview(tables.ended), np.uint8)
        self.of[mine] = np.frombuffer(memoryview(tables.sizes), np.uint8)
        self.gains[mine] = np.frombuffer(memoryview(tables.gains), np.int64).reshape(count, SEATS)
