"""Processes that think for another one."""

import multiprocessing
import os
import threading


def leave_with_parent() -> None:
    """This process ends as soon as the one that started it has gone, however that went: nobody would read what it finds out."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def stay() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=stay, daemon=True).start()
