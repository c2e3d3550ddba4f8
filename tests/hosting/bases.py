"""What the images tried here stand on: the Debian that the container file names, made by debootstrap of its packages.

No registry of images is asked. A Debian for another kind of machine is made and run by qemu's emulation, which the kernel
calls by itself once binfmt_misc knows of it.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from hosting.podman import KEPT, NICE, podman
from start.bare_machine import CERTIFICATES, CHECKOUT, SETTINGS_FILES

HERE = subprocess.run(["dpkg", "--print-architecture"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
TRUSTED = "etc/ssl/trusted-here.crt"
LEFT_OUT = ("doc", "man", "locale", "info", "lintian")
"""What Debian's own slim images go without, below /usr/share."""
SLIM = """Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb || true"; };
"""
QEMU = {"arm64": "qemu-aarch64"}
FORMATS = Path("/proc/sys/fs/binfmt_misc")


def suite() -> str:
    """The Debian that the container file names."""
    found = re.search(r"^ARG DEBIAN=debian:(\w+)-slim$", (CHECKOUT / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def base_of(arch: str) -> str:
    return f"localhost/defifoo-base-{suite()}-{arch}"


def make_base(arch: str) -> str:
    """Its name. It holds the settings of this machine that say how the registries are reached."""
    if arch != HERE:
        learn_to_run(arch)
    name = base_of(arch)
    with tempfile.TemporaryDirectory(prefix="defifoo-base-") as place:
        root = Path(place) / "root"
        root.mkdir()
        subprocess.run(["tar", "-C", root, "-xf", archive(arch)], check=True)
        shutil.copyfile(Path(os.environ.get("SSL_CERT_FILE") or f"/{CERTIFICATES}"), root / TRUSTED)
        for ours, theirs in ((Path("/etc/pip.conf"), "etc/pip.conf"), (Path.home() / SETTINGS_FILES[0][0], "root/.npmrc")):
            if ours.is_file():
                shutil.copyfile(ours, root / theirs)
        (root / "etc/apt/apt.conf.d/90reached").write_text(how_apt_reaches(), "utf-8")
        packed = Path(place) / "root.tar"
        subprocess.run(["tar", "-C", root, "-cf", packed, "."], check=True)
        settings = [f"ENV {variable}=/{TRUSTED}" for variable in ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")]
        podman("import", "--arch", arch, *(part for one in settings for part in ("--change", one)), str(packed), name)
    return name


def archive(arch: str) -> Path:
    """The packed root. It takes minutes to make, more where it is emulated, so it is kept outside the checkout."""
    packed = KEPT / f"{suite()}-{arch}.tar"
    if packed.exists():
        return packed
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="defifoo-root-") as root:
        foreign = ["--foreign"] if arch != HERE else []
        bootstrap(arch, root, "--include=ca-certificates", *foreign)
        if foreign:
            subprocess.run([*NICE, "chroot", root, "/debootstrap/debootstrap", "--second-stage"], check=True)
        make_slim(Path(root))
        unfinished = packed.with_suffix(f".{os.getpid()}")
        subprocess.run(["tar", "-C", root, "-cf", unfinished, "."], check=True)
        unfinished.replace(packed)
    return packed


def bootstrap(arch: str, root: str, *told: str) -> None:
    command = ["debootstrap", "--variant=minbase", f"--arch={arch}", *told, suite(), root, *mirror()]
    subprocess.run([*NICE, *command], check=True)


def make_slim(root: Path) -> None:
    # Else apt's own tables would be counted with every image.
    (root / "etc/apt/apt.conf.d/80slim").write_text(SLIM, "utf-8")
    told = [f"path-exclude /usr/share/{name}/*\n" for name in LEFT_OUT]
    (root / "etc/dpkg/dpkg.cfg.d/slim").write_text("".join(told), "utf-8")
    for place in (*(root / "usr/share" / name for name in LEFT_OUT), root / "var/cache/apt", root / "var/lib/apt/lists"):
        shutil.rmtree(place, ignore_errors=True)


def mirror() -> list[str]:
    """Where apt gets Debian from here, whichever of them it is; debootstrap's own choice when this machine is none."""
    wanted = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Label: Debian", "Component: main", "Created-By: Packages"]
    found = subprocess.run(wanted, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [line.rstrip("/") for line in found.splitlines()[:1]]


def how_apt_reaches() -> str:
    """Proxies and certificates, out of all that apt is told here."""
    told = subprocess.run(["apt-config", "dump", "Acquire"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return "".join(f"{line}\n" for line in told.splitlines() if re.search(r"::(Proxy|CaInfo)\b", line))


def learn_to_run(arch: str) -> None:
    """Tells the kernel who runs the programs of such a machine."""
    if (FORMATS / QEMU[arch]).exists():
        return
    told = Path("/usr/lib/binfmt.d") / f"{QEMU[arch]}.conf"
    if not told.is_file():
        sys.exit(f"{told} is missing: programs for {arch} are run here by Debian's qemu-user-static")
    if not (FORMATS / "register").exists():
        subprocess.run(["mount", "-t", "binfmt_misc", "binfmt_misc", FORMATS], check=True)
    (FORMATS / "register").write_text(told.read_text("utf-8").strip(), "utf-8")
