"""What stands for the images of PostgreSQL, Redis and Caddy where no registry is asked: Debian's packages, told alike."""

import tempfile
from pathlib import Path

from hosting.bases import HERE, base_of
from hosting.image import image_of
from hosting.podman import podman

INSTALL = "RUN apt-get update && apt-get install --yes --no-install-recommends"
POSTGRES = """#!/bin/sh
set -e
export PGDATA=/var/lib/postgresql/data PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
mkdir -p $PGDATA
chown postgres $PGDATA
as_postgres="setpriv --reuid postgres --regid postgres --init-groups"
if [ ! -e $PGDATA/PG_VERSION ]; then
    echo "$POSTGRES_PASSWORD" > /tmp/password
    chmod 644 /tmp/password
    $as_postgres initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth-host scram-sha-256
    echo 'host all all all scram-sha-256' >> $PGDATA/pg_hba.conf
    echo "create database $POSTGRES_DB" | $as_postgres postgres --single postgres
fi
exec $as_postgres postgres -c listen_addresses='*'
"""
REDIS = """#!/bin/sh
exec "$@" --protected-mode no
"""
"""As in its own image: nobody outside the network of the compose file can reach it."""
STAND_INS = {
    "docker.io/library/postgres:17": ("postgresql", POSTGRES, "STOPSIGNAL SIGINT"),
    "docker.io/library/redis:7": ("redis-server", REDIS, 'WORKDIR /data\nUSER redis\nCMD ["redis-server"]'),
    "docker.io/library/caddy:2": (
        "caddy",
        '#!/bin/sh\nexec "$@"\n',
        'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]',
    ),
}


def make_stand_ins() -> None:
    for name, (package, start, more) in STAND_INS.items():
        with tempfile.TemporaryDirectory() as place:
            (Path(place) / "start").write_text(start, "utf-8")
            steps = f'FROM {base_of(HERE)}\n{INSTALL} {package}\nCOPY start /start\nENTRYPOINT ["sh", "/start"]\n{more}\n'
            (Path(place) / "Containerfile").write_text(steps, "utf-8")
            podman(*("build", "--isolation", "chroot", "--network", "host", "--pull=never", "--tag", name, place))
    podman("tag", image_of(HERE), "localhost/defifoo")
