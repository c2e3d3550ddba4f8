"""How long a later `./play` takes until it serves, by the clock and by the processor.

sudo PYTHONPATH=tests python3 -m start.later_start      before everything else that the machine has to do
"""

import os
import resource
import shutil
import signal
import subprocess
import tempfile
import time

from start.bare_machine import CHECKOUT

TIMES = 5


def main() -> None:
    first = [shutil.which("chrt") or "chrt", "-f", "10"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as data:
        for number in range(TIMES + 1):
            began, used = time.monotonic(), _processor()
            command = [*first, str(CHECKOUT / "play"), "--no-browser", "--data", data]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "DEFIFOO_ENGINE": "pure"})
            assert process.stdout is not None
            while "http://localhost" not in process.stdout.readline():
                assert process.poll() is None
            took = time.monotonic() - began
            process.send_signal(signal.SIGINT)
            process.communicate()
            if number:  # the first one sets up
                print(f"ready after {took:.2f} s; {_processor() - used:.2f} s of processor until it was stopped")


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
