"""The image, really built and run: by podman and buildah, on a Debian root that debootstrap made.

    sudo PYTHONPATH=tests python3 -m hosting.image              compiled, as hosts build it
    sudo PYTHONPATH=tests python3 -m hosting.image ENGINE=pure  the same without the compiler's minutes

No registry of images is asked: the base comes from Debian's packages, the libraries from where this machine gets them.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from start.bare_machine import BARE, CERTIFICATES, CHECKOUT, SETTINGS_FILES, archive

BASE = "localhost/defifoo-base"
IMAGE = "localhost/defifoo-tried"
STORE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "defifoo" / "images"
TRUSTED = "etc/ssl/trusted-here.crt"
PORT = 18650


def podman(*arguments: str, **more: str) -> str:
    runtime = ["--runtime", "runc"] if shutil.which("runc") else []
    command = ["podman", "--root", str(STORE), *runtime, *arguments]
    done = subprocess.run(command, cwd=CHECKOUT, env={**os.environ, **more}, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return done.stdout


def make_base() -> None:
    """The bare root with the settings of this machine that say how the registries are reached."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place) / "root"
        root.mkdir()
        subprocess.run(["tar", "-C", root, "-xf", archive(BARE)], check=True)
        certificates = Path(os.environ.get("SSL_CERT_FILE") or f"/{CERTIFICATES}")
        shutil.copyfile(certificates, root / TRUSTED)
        for ours, theirs in ((Path("/etc/pip.conf"), "etc/pip.conf"), (Path.home() / SETTINGS_FILES[0][0], "root/.npmrc")):
            if ours.is_file():
                shutil.copyfile(ours, root / theirs)
        subprocess.run(["rm", "-rf", root / "etc/apt"], check=True)
        subprocess.run(["cp", "-r", "/etc/apt", root / "etc/apt"], check=True)
        packed = Path(place) / "root.tar"
        subprocess.run(["tar", "-C", root, "-cf", packed, "."], check=True)
        settings = [f"ENV {name}=/{TRUSTED}" for name in ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")]
        podman("import", *(part for setting in settings for part in ("--change", setting)), str(packed), BASE)


def build(arguments: list[str]) -> None:
    told = [part for argument in arguments for part in ("--build-arg", argument)]
    podman(
        "build", "--isolation", "chroot", "--network", "host", "--format", "docker", "--build-arg", f"DEBIAN={BASE}",
        *told, "--tag", IMAGE, ".",
    )  # fmt: skip


def run() -> None:
    """Nothing but its volume can be written, and it has no rights but to be itself."""
    name = f"defifoo-tried-{os.getpid()}"
    podman(
        *("run", "--detach", "--name", name, "--network", "host", "--no-healthcheck"),
        *("--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"),
        *("--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096"),
        *("--env", f"DEFIFOO_PORT={PORT}", "--env", "DEFIFOO_HOST=127.0.0.1", IMAGE),
    )
    try:
        began = time.monotonic()
        health = ready()
        print(f"ready after {time.monotonic() - began:.1f} s: {health}")
        print(podman("exec", name, "defifoo", "doctor", f"http://127.0.0.1:{PORT}", "--lang", "en"))
        print(podman("exec", name, "sh", "-c", "id; touch /opt/x 2>&1 || true; defifoo backup /data/copy && ls -l /data"))
        _, *check = json.loads(podman("image", "inspect", IMAGE))[0]["Healthcheck"]["Test"]
        podman("exec", name, *check)
        print("its health check says that it is well")
        print(podman("images", "--format", "{{.Repository}} {{.Size}}"))
    finally:
        podman("rm", "--force", "--volumes", name)


def ready() -> str:
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{PORT}/api/health") as answer:
                return json.dumps(json.load(answer))
        except OSError:
            time.sleep(0.1)
    sys.exit("it is not ready after a minute")


if __name__ == "__main__":
    make_base()
    build(sys.argv[1:])
    run()
