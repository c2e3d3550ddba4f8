"""The command as a process of its own: Ctrl-C, pipes that close, disks that are full, and odd input."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

RECORD = str(Path(__file__).parents[1] / "records" / "version-1" / "red-4.json")
DEFIFOO = [sys.executable, "-c", "from defifoo.cli.main import main; main()"]
SOON = 8
"""Seconds: far less than any of the work that is stopped, and enough for a machine with other things to do."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc, writes to /dev/full")


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*DEFIFOO, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )


def children(process: subprocess.Popen[str]) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text("ascii").split()]
    except OSError:
        return []


def workers(process: subprocess.Popen[str]) -> int:
    """The children, without the one that keeps track of them."""
    return len(children(process)) - 1


def worked(pid: int) -> float:
    """The seconds of processor that it has had; 0 when it is gone."""
    try:
        state, *fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return 0
    return 0 if state == "Z" else (int(fields[10]) + int(fields[11])) / os.sysconf("SC_CLK_TCK")


def interrupt(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Ctrl-C, as a terminal sends it: to the command and to all its workers."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=SOON)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    return process.returncode, out, err


def wait_until(happened: Callable[[], bool], seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while not (done := happened()) and time.monotonic() < deadline:
        time.sleep(0.01)
    return done


def wait_for_workers(process: subprocess.Popen[str]) -> None:
    wait_until(lambda: workers(process) >= 1 or process.poll() is not None, 60)


ENDLESS = ["--deals", "1000000", "--workers", "2"]
ARENA = ["arena", "purple", "--players", "2", "--bots", "random", *ENDLESS]


def test_ctrl_c_stops_the_arena_at_once_with_what_it_has() -> None:
    code, out, err = 130, "", ""
    for patience in (2, 6, 20):  # until it has something, which takes a busy machine longer
        process = start(*ARENA, "--json")
        wait_for_workers(process)
        time.sleep(patience)
        code, out, err = interrupt(process)
        if code == 0:
            break
    assert code == 0
    assert '"deals": ' in out
    assert "stopped after" in err
    assert len(err.splitlines()) == 1


def test_ctrl_c_in_the_middle_of_a_long_deal_does_not_wait_for_its_end() -> None:
    process = start("arena", "red", "--bots", "expert", "--milliseconds", "60000", "--deals", "2", "--workers", "1")
    wait_for_workers(process)
    time.sleep(3)
    assert interrupt(process) == (130, "", "defifoo: stopped before 2 deals were finished: nothing to tell\n")


def test_ctrl_c_stops_the_balance_lab_and_no_report_is_written(tmp_path: Path) -> None:
    process = start("balance", "purple", "--players", "2", *ENDLESS, "--out", str(tmp_path))
    wait_for_workers(process)
    time.sleep(2)
    assert interrupt(process) == (130, "", "defifoo: stopped: no report was written\n")
    assert list(tmp_path.iterdir()) == []


def test_workers_that_are_only_just_born_are_stopped_without_a_word() -> None:
    process = start(*ARENA)
    wait_for_workers(process)
    assert interrupt(process) == (130, "", "defifoo: stopped before 2 deals were finished: nothing to tell\n")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_whoever_ends_the_command_alone_leaves_no_worker_behind(how: signal.Signals) -> None:
    process = start(*ARENA)
    wait_until(lambda: len(born := children(process)) == 3 and sum(worked(child) > 1 for child in born) == 2, 60)
    born = children(process)
    process.send_signal(how)
    assert process.wait(SOON) == -how
    gone = wait_until(lambda: not any(worked(child) for child in born), SOON)
    if not gone:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert gone


def shell(line: str) -> subprocess.CompletedProcess[bytes]:
    command = " ".join([f"'{part}'" for part in DEFIFOO])
    line = line.replace("defifoo", command).replace("RECORD", RECORD)
    return subprocess.run(["bash", "-c", line], capture_output=True, env=environment(), timeout=60, check=False)


@pytest.mark.parametrize(
    "line",
    [
        "defifoo replay RECORD | head -1",
        "defifoo verify RECORD | true",
        "defifoo simulate red --games 1 | true",
        "defifoo rules red | true",
        "yes 1 | defifoo play red --lang en | head -3",
        "defifoo nonsense 2>&1 | true",
    ],
)
def test_a_pipe_that_closes_ends_it_quietly(line: str) -> None:
    assert shell(line).stderr == b""


@pytest.mark.parametrize("arguments", ["rules red", "replay RECORD", "verify RECORD", "play red </dev/null"])
def test_a_full_disk_gets_one_clear_line_and_exit_code_2(arguments: str) -> None:
    done = shell(f"LC_ALL=C defifoo {arguments} >/dev/full")
    assert (done.returncode, done.stderr) == (2, b"defifoo: cannot go on: No space left on device\n")


@pytest.mark.parametrize(
    "line",
    [
        r"printf '\xff\xfe\n1\n\xe9\nq\n' | PYTHONIOENCODING=utf-8 defifoo play --lang en",
        r"printf '\xff\nq\n' | PYTHONIOENCODING=utf-8 defifoo play red --lang en",
        "defifoo play --lang en <&-",
        "defifoo play red --lang en <&-",
        "(head -c 5000 /dev/zero | tr '\\0' 9; echo; echo q) | defifoo play red --lang en",
        "(head -c 5000 /dev/zero | tr '\\0' 9; echo; echo q) | defifoo play --lang en",
    ],
)
def test_odd_input_is_not_understood_and_loses_no_game(line: str) -> None:
    done = shell(line)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Goodbye!" in done.stdout
    assert b"9" * 100 not in done.stdout


def test_a_closed_output_is_no_reason_to_fail() -> None:
    done = shell("defifoo verify RECORD >&-")
    assert (done.returncode, done.stderr) == (0, b"")
