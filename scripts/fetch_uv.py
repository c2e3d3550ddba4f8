"""Fetches uv with the standard library alone, for machines that have python3 and neither venv nor pip.

Which uv, and what its wheel must hash to, is in uv.lock. Where it comes from is what pip and uv are told: UV_DEFAULT_INDEX,
UV_INDEX_URL, PIP_INDEX_URL or pip's configuration files, then the index of uv.lock; proxies, certificates and netrc as usual.
Runs on any Python from 3.8 on: it is uv that finds one that is new enough.

    python3 scripts/fetch_uv.py FOLDER          puts uv into FOLDER/bin
    python3 scripts/fetch_uv.py --certificates  tells the file of those whom this machine trusts, if there is one
    python3 scripts/fetch_uv.py --index         tells the index that is set up here, if it is another than that of uv.lock
"""

from __future__ import annotations

import base64
import configparser
import hashlib
import io
import netrc
import os
import platform
import re
import ssl
import sys
import zipfile
from html.parser import HTMLParser
from pathlib import Path
from typing import NoReturn
from urllib.error import URLError
from urllib.parse import unquote, urldefrag, urljoin, urlsplit, urlunsplit
from urllib.request import HTTPSHandler, ProxyHandler, Request, build_opener

LOCK = Path(__file__).resolve().parents[1] / "uv.lock"
PATIENCE = 60
STORES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Where systems keep whom they trust, a school's or a firm's own proxy among them."""


class CannotFetch(Exception):
    """In words for whoever typed the command."""


# What is wanted


def locked(lock: str) -> tuple[dict[str, str], str]:
    """Every wheel of uv with its hash, and the index they were locked from."""
    part = lock.split('\nname = "uv"\n', 1)[1].split("\n[[package]]", 1)[0]
    index = re.search(r'registry = "([^"]+)"', part)
    wheels = re.findall(r'url = "[^"]*/([^"/]+\.whl)", hash = "sha256:([0-9a-f]{64})"', part)
    if index is None or not wheels:
        raise CannotFetch("uv.lock does not name uv's wheels")
    return dict(wheels), index[1]


def fitting(names: list[str], system: str, machine: str, libc: str) -> str:
    """The wheel for this kind of machine."""
    machine = {"amd64": "x86_64", "AMD64": "x86_64"}.get(machine, machine)
    kind = {"Darwin": "macosx", "Linux": "manylinux" if libc == "glibc" else "musllinux"}.get(system, system)
    fits = [name for name in names if kind in name and name.endswith(f"_{machine}.whl")]
    if not fits:
        raise CannotFetch(f"there is no uv for {system} on {machine}; install uv by hand and try again")
    return min(fits)  # of two, the one for the older system


# Where it comes from


def pip_settings() -> dict[str, str]:
    """What pip's configuration files say, the nearer over the farther, and PIP_* over all."""
    home = Path.home()
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    places = [Path("/etc/xdg/pip/pip.conf"), Path("/etc/pip.conf"), home / ".pip/pip.conf", config / "pip/pip.conf"]
    if "PIP_CONFIG_FILE" in os.environ:
        places.append(Path(os.environ["PIP_CONFIG_FILE"]))
    said: dict[str, str] = {}
    for place in places:
        files = configparser.RawConfigParser()
        try:
            files.read(place, encoding="utf-8")
        except (configparser.Error, OSError, UnicodeDecodeError):
            continue
        for section in ("global", "install"):
            if files.has_section(section):
                said.update({name.replace("_", "-"): value for name, value in files.items(section)})
    said.update({name[4:].lower().replace("_", "-"): value for name, value in os.environ.items() if name.startswith("PIP_")})
    return {name: value.strip() for name, value in said.items() if value.strip()}


def indexes(usual: str) -> list[str]:
    """Where to look, in this order."""
    pip = pip_settings()
    first = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL") or pip.get("index-url") or usual
    more = f"{os.environ.get('UV_INDEX', '')} {os.environ.get('UV_EXTRA_INDEX_URL', '')} {pip.get('extra-index-url', '')}"
    return [re.sub(r"^[\w-]+=(?=\w+:)", "", place) for place in [first, *more.split()]]  # uv's may have a name before them


def certificates() -> list[str]:
    """What was set up for pip or others, then the machine's own."""
    pip = pip_settings()
    told = (pip.get("cert"), os.environ.get("REQUESTS_CA_BUNDLE"), os.environ.get("SSL_CERT_FILE"))
    return [file for file in (*told, *STORES) if file and Path(file).is_file()]


class Web:
    """Opens addresses as pip would: through the proxy, with the certificates and the password that were set up."""

    def __init__(self) -> None:
        pip = pip_settings()
        secure = ssl.create_default_context()
        for bundle in certificates():
            secure.load_verify_locations(bundle)
        proxies = {"http": pip["proxy"], "https": pip["proxy"]} if "proxy" in pip else None
        self._opener = build_opener(ProxyHandler(proxies), HTTPSHandler(context=secure))

    def read(self, address: str) -> tuple[bytes, str]:
        """What is there, and where it was in the end."""
        parts = urlsplit(address)
        host = parts.netloc.rpartition("@")[2]
        request = Request(urlunsplit(parts._replace(netloc=host)), headers={"Accept": "text/html, */*;q=0.1"})  # noqa: S310 - as configured
        password = _password(parts.username, parts.password, parts.hostname or "")
        if password:
            request.add_header("Authorization", "Basic " + base64.b64encode(password.encode()).decode())
        with self._opener.open(request, timeout=PATIENCE) as answer:
            return answer.read(), answer.geturl()


def _password(user: str | None, secret: str | None, host: str) -> str:
    if user:
        return f"{unquote(user)}:{unquote(secret or '')}"
    try:
        known = netrc.netrc().authenticators(host)
    except (OSError, netrc.NetrcParseError):
        return ""
    return f"{known[0]}:{known[2]}" if known else ""


class Links(HTMLParser):
    """The links of a page of the index, by file name."""

    def __init__(self, page: str, where: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self._where = where
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        target = dict(attrs).get("href")
        if tag == "base" and target:
            self._where = urljoin(self._where, target)
        if tag == "a" and target:
            address = urldefrag(urljoin(self._where, target)).url
            self.found[unquote(urlsplit(address).path.rsplit("/", 1)[-1])] = address


def download(web: Web, places: list[str], name: str, wanted: str) -> bytes:
    """The wheel, from the first place that has it as it was locked."""
    troubles: list[str] = []
    for place in places:
        shown = urlunsplit(urlsplit(place)._replace(netloc=urlsplit(place).netloc.rpartition("@")[2]))
        page = place.rstrip("/") + ("/uv/index.html" if place.startswith("file:") else "/uv/")
        try:
            text, where = web.read(page)
            links = Links(text.decode("utf-8", "replace"), where).found
            if name not in links:
                troubles.append(f"{shown} has no {name}")
                continue
            wheel, _ = web.read(_with_password(links[name], place))
        except (URLError, OSError, ValueError) as error:
            troubles.append(f"{shown}: {getattr(error, 'reason', None) or error}")
            continue
        if hashlib.sha256(wheel).hexdigest() == wanted:
            return wheel
        troubles.append(f"{shown}: {name} is not the file that was locked, its hash differs")
    raise CannotFetch("; ".join(troubles))


def _with_password(address: str, place: str) -> str:
    """The files of a guarded index want the password of the index, but no other host gets it."""
    parts, guarded = urlsplit(address), urlsplit(place)
    if "@" in guarded.netloc and "@" not in parts.netloc and parts.hostname == guarded.hostname:
        return urlunsplit(parts._replace(netloc=f"{guarded.netloc.rpartition('@')[0]}@{parts.netloc}"))
    return address


def unpack(wheel: bytes, folder: Path) -> Path:
    """uv itself, out of its wheel. It appears whole or not at all."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        inside = next(name for name in archive.namelist() if name.endswith(".data/scripts/uv"))
        program = archive.read(inside)
    target = folder / "bin" / "uv"
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"uv.{os.getpid()}")
    unfinished.write_bytes(program)
    unfinished.chmod(0o755)
    unfinished.replace(target)
    return target


def main(folder: Path) -> None:
    wheels, usual = locked(LOCK.read_text("utf-8"))
    name = fitting(list(wheels), platform.system(), platform.machine(), platform.libc_ver()[0])
    unpack(download(Web(), indexes(usual), name, wheels[name]), folder)


def another_index() -> str:
    """The one that is set up; "" where it is that of the lock."""
    _, usual = locked(LOCK.read_text("utf-8"))
    first = indexes(usual)[0]
    return "" if first.rstrip("/") == usual.rstrip("/") else first


def give_up(reason: str) -> NoReturn:
    print(f"uv could not be fetched: {reason}", file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    try:
        if sys.argv[1] == "--index":
            print(another_index())
        elif sys.argv[1] == "--certificates":
            print(next(iter(certificates()), ""))
        else:
            main(Path(sys.argv[1]))
    except CannotFetch as error:
        give_up(str(error))
