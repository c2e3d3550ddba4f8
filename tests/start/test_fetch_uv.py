"""uv comes from where pip and uv are told to look, and only as it was locked."""

import base64
import os
import subprocess
from pathlib import Path

import fetch_uv
import pytest

from start.index import WHEEL, an_index, lock, wheel

FITTING = fetch_uv.fitting
CERTIFICATES = ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")
SCRIPTS = Path(__file__).parents[2] / "scripts"
NOWHERE = "http://127.0.0.1:9/simple"


@pytest.fixture(autouse=True)
def _a_machine_without_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.startswith(("PIP_", "UV_")) or name.lower().endswith("_proxy") or name in CERTIFICATES:
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setattr(fetch_uv, "fitting", lambda *_: WHEEL)
    _locked(monkeypatch, tmp_path, wheel(), NOWHERE)


def _locked(monkeypatch: pytest.MonkeyPatch, folder: Path, content: bytes, index: str) -> None:
    (folder / "uv.lock").write_text(lock(content, index), "utf-8")
    monkeypatch.setattr(fetch_uv, "LOCK", folder / "uv.lock")


def _fetched(folder: Path) -> str:
    fetch_uv.main(folder)
    return subprocess.run([folder / "bin" / "uv"], capture_output=True, text=True, check=True).stdout.strip()


def test_the_index_of_the_lock_is_asked_when_nothing_else_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with an_index(wheel()) as index:
        _locked(monkeypatch, tmp_path, wheel(), index.address)
        assert _fetched(tmp_path) == "uv 1.2.3"


@pytest.mark.parametrize("name", ["UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "UV_INDEX"])
def test_the_index_can_be_set_as_for_uv_and_pip(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    with an_index(wheel()) as index:
        monkeypatch.setenv(name, ("ours=" if name == "UV_INDEX" else "") + index.address)
        assert _fetched(tmp_path) == "uv 1.2.3"


@pytest.mark.parametrize("place", [".config/pip/pip.conf", ".pip/pip.conf"])
def test_the_index_can_be_set_in_pips_configuration(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str) -> None:
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    with an_index(wheel()) as index:
        file.write_text(f"[global]\nindex-url = {index.address}/\n", "utf-8")
        assert _fetched(tmp_path) == "uv 1.2.3"


def test_an_index_that_is_a_folder_will_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "simple" / "uv" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text(f'<a href="{WHEEL}">{WHEEL}</a>', "utf-8")
    (page.parent / WHEEL).write_bytes(wheel())
    monkeypatch.setenv("PIP_INDEX_URL", (tmp_path / "simple").as_uri())
    assert _fetched(tmp_path) == "uv 1.2.3"


def test_a_file_that_differs_from_the_lock_is_refused_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with an_index(wheel("something else")) as index:
        monkeypatch.setenv("UV_DEFAULT_INDEX", index.address)
        with pytest.raises(fetch_uv.CannotFetch, match="its hash differs"):
            fetch_uv.main(tmp_path)
    assert not (tmp_path / "bin").exists()


def test_a_password_goes_to_its_index_and_is_never_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wanted = "Basic " + base64.b64encode(b"ann:top/secret").decode()
    with an_index(wheel(), wanted) as index:
        monkeypatch.setenv("PIP_INDEX_URL", index.address.replace("//", "//ann:top%2Fsecret@"))
        assert _fetched(tmp_path) == "uv 1.2.3"
        assert {given for _, given in index.asked} == {wanted}
        monkeypatch.setenv("PIP_INDEX_URL", index.address.replace("//", "//ann:other@"))
        with pytest.raises(fetch_uv.CannotFetch) as trouble:
            fetch_uv.main(tmp_path)
        assert "other" not in str(trouble.value)


def test_no_other_host_gets_the_password() -> None:
    assert (
        fetch_uv._with_password("http://files.invalid/uv.whl", "http://ann:secret@index.invalid/simple")
        == "http://files.invalid/uv.whl"
    )


def test_a_proxy_is_asked_for_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with an_index(wheel()) as proxy:
        monkeypatch.setenv("http_proxy", proxy.address)
        monkeypatch.setenv("UV_DEFAULT_INDEX", "http://index.invalid/simple")
        assert _fetched(tmp_path) == "uv 1.2.3"
        assert [path for path, _ in proxy.asked] == ["http://index.invalid/simple/uv/", f"http://index.invalid/files/{WHEEL}"]


def test_what_went_wrong_is_told_of_every_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", (tmp_path / "none").as_uri())
    with pytest.raises(fetch_uv.CannotFetch) as trouble:
        fetch_uv.main(tmp_path)
    assert NOWHERE in str(trouble.value)
    assert "none" in str(trouble.value)


@pytest.mark.parametrize(
    ("system", "machine", "libc", "kind"),
    [
        ("Linux", "x86_64", "glibc", "manylinux_2_17_x86_64"),
        ("Linux", "x86_64", "", "musllinux_1_1_x86_64"),
        ("Linux", "aarch64", "glibc", "manylinux_2_17_aarch64"),
        ("Darwin", "arm64", "", "macosx_11_0_arm64"),
    ],
)
def test_the_lock_has_a_uv_for_every_usual_machine(system: str, machine: str, libc: str, kind: str) -> None:
    wheels, _ = fetch_uv.locked((Path(__file__).parents[2] / "uv.lock").read_text("utf-8"))
    assert kind in FITTING(list(wheels), system, machine, libc)


def test_a_machine_without_a_uv_is_told_so() -> None:
    with pytest.raises(fetch_uv.CannotFetch, match="Linux on sparc"):
        FITTING([WHEEL], "Linux", "sparc", "glibc")


# The libraries, by scripts/sync

UV = """#!/bin/sh
echo "$UV_DEFAULT_INDEX $*" >>"{log}"
echo "${{SSL_CERT_FILE:-nobody}}" >>"{log}.trusted"
case $1 in
venv) for folder; do :; done; mkdir -p "$folder/bin" ;;
pip) exit {pip} ;;
esac
"""


@pytest.mark.parametrize(
    ("index", "pip", "asked"),
    [
        ("", 0, ["sync"]),
        ("http://mirror.invalid/simple", 0, ["export", "venv", "pip sync", "pip install"]),
        ("http://mirror.invalid/simple", 2, ["export", "venv", "pip sync", "sync"]),
    ],
)
def test_another_index_is_asked_first_and_by_the_locked_hashes(
    index: str, pip: int, asked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine may reach nothing but its mirror; where that lacks something, the addresses of the lock are asked."""
    log, program = tmp_path / "log", tmp_path / "bin" / "uv"
    program.parent.mkdir()
    program.write_text(UV.format(log=log, pip=pip), "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    if index:
        monkeypatch.setenv("PIP_INDEX_URL", index)
    done = subprocess.run([SCRIPTS / "sync", "editable", tmp_path / "venv"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = log.read_text("utf-8").splitlines()
    assert [line.split(" ", 1)[1].startswith(f"{want} ") for want, line in zip(asked, lines, strict=True)] == [True] * len(
        lines
    )
    for line in lines:
        assert ("--require-hashes" in line) == (" pip sync " in line)
        assert line.startswith(index if " pip " in line else "")


def test_whom_this_machine_trusts_uv_and_npm_trust_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A school's proxy is among them; what is set up for pip or for others comes before what the system has."""
    system, school, own = (tmp_path / name for name in ("system.pem", "school.pem", "own.pem"))
    monkeypatch.setattr(fetch_uv, "STORES", (str(tmp_path / "missing.pem"), str(system)))
    monkeypatch.setenv("PIP_CERT", str(tmp_path / "missing.pem"))  # over whatever this machine has set up for pip
    assert fetch_uv.certificates() == []
    for file in (system, school, own):
        file.touch()
    assert fetch_uv.certificates() == [str(system)]
    monkeypatch.setenv("PIP_CERT", str(school))
    assert fetch_uv.certificates() == [str(school), str(system)]

    log, program = tmp_path / "log", tmp_path / "bin" / "uv"
    program.parent.mkdir()
    program.write_text(UV.format(log=log, pip=0), "utf-8")
    (program.parent / "node").write_text("#!/bin/sh\n", "utf-8")
    (program.parent / "npm").write_text(f'#!/bin/sh\necho "$NODE_EXTRA_CA_CERTS" >>{log}.trusted\n', "utf-8")
    for one in program.parent.iterdir():
        one.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    sync, npm = [f"{SCRIPTS}/sync", "libraries", f"{tmp_path}/venv"], [f"{SCRIPTS}/npm", "ci"]
    for command in (sync, npm):
        subprocess.run(command, check=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(own))
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", str(own))
    for command in (sync, npm):
        subprocess.run(command, check=True)
    assert Path(f"{log}.trusted").read_text("utf-8").split() == [str(school)] * 2 + [str(own)] * 2
