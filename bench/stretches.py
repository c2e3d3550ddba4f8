"""How long one address keeps a server from looking after the others, on a machine that is as busy as it may be.

    ./bench/run stretches.py [--seconds 6] [--only pages,views]

A stretch is the processor time that the server spends between two looks at whoever else has something to say: what a move waits
for at most, whatever else the machine does. The attackers are those of attacks.py.
"""

import argparse
import asyncio
import shutil
import socket
import sys
import tempfile
from pathlib import Path
from time import thread_time

import uvloop
from bench.attackers import ATTACKS

from defifoo.server.app import make_app
from defifoo.server.running import WebServer, configuration
from defifoo.server.settings import Settings

LOOK = 0.002


async def attacked(name: str, seconds: float, folder: Path) -> None:
    door = socket.create_server(("127.0.0.1", 0), backlog=2048)
    server = WebServer(configuration(make_app(Settings(folder / name))), lambda: None)
    serving = asyncio.create_task(server._serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.1:{door.getsockname()[1]}"
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.attackers", name, url, f"{seconds}", stdout=asyncio.subprocess.PIPE
    )
    over = asyncio.create_task(attacker.communicate())
    stretches: list[float] = []
    last = thread_time()
    while not over.done():
        await asyncio.sleep(LOOK)
        now = thread_time()
        stretches.append(now - last)
        last = now
    stretches.sort()
    print(
        f"{name:13} 99 of 100 under {1000 * stretches[len(stretches) * 99 // 100]:5.1f} ms, the longest"
        f" {1000 * stretches[-1]:5.1f} ms; the attacker: {over.result()[0].decode().strip()}",
        flush=True,
    )
    server.should_exit = True
    await serving
    door.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--only", default=",".join(ATTACKS), help="which attacks")
    chosen = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="attacks-", dir=".cache"))
    try:
        for name in chosen.only.split(","):
            uvloop.run(attacked(name, chosen.seconds, folder))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
