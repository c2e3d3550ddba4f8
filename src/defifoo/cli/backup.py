"""`defifoo backup` and `defifoo restore`: the tables in one file, from a server that goes on, and back."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from platformdirs import user_data_path

from defifoo.cli.errors import UsageError
from defifoo.cli.serve import HERE, folder
from defifoo.server.app import DATABASE
from defifoo.storage.base import StorageError
from defifoo.storage.copies import PutBack, copy_out, put_back

Data = Annotated[Path | None, Parameter(help="the folder of the tables; by default that of serve or of the bare command")]
LEFT_OUT: Final = 1


def backup(file: Annotated[Path, Parameter(help="a new file")], /, *, data: Data = None) -> int:
    """Copy all tables, as they are at this moment, into a file. The server may run: every acknowledged move is there."""
    place = data or usual()
    try:
        copied = copy_out(place / DATABASE, file)
    except StorageError as error:
        raise UsageError(str(error)) from None
    print(f"{file}: {copied.tables} tables, {copied.lists} lists of matches, {copied.entries} entries, from {place}")
    return 0


def restore(file: Annotated[Path, Parameter(help="what backup has written")], /, *, data: Data = None) -> int:
    """Put the tables of a file back into a folder, an empty one or not: what is missing is added, nothing is written over."""
    place = folder(data or usual())
    try:
        done = put_back(file, place / DATABASE)
    except StorageError as error:
        raise UsageError(str(error)) from None
    print("\n".join(told(done, place)))
    return LEFT_OUT if done.differing or (done.running and done.longer) else 0


def usual() -> Path:
    """The folder that `serve` makes where it is started, if it is here; else that of the bare command."""
    return HERE if (HERE / DATABASE).exists() else user_data_path("defifoo", appauthor=False)


def told(done: PutBack, place: Path) -> list[str]:
    lines = [f"{place}: {done.added} tables put back, {done.same} were here already with all their moves"]
    if done.lists:
        lines.append(f"{done.lists} lists of matches put back")
    if done.longer and done.running:
        lines.append(f"{done.longer} have more moves in the file; stop the server and restore once more to have them back")
    elif done.longer:
        lines.append(f"{done.longer} were here with fewer moves and have all of them again")
    if done.differing:
        lines.append(f"{done.differing} went on in another way here and stay so; an empty folder takes those of the file")
    if done.running and (done.added or done.lists):
        lines.append("a server has this folder open: what was put back is on its disk, and on its tables when it starts again")
    return lines
