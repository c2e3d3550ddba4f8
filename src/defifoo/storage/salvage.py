"""What can still be read of a damaged database.

SQLite gives up where a page leads astray. Here every page is looked at for itself: whatever stands on one that is whole is
found, however broken those are that should lead there. SQLite's "Database File Format" tells how pages, cells and records are
laid out.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from defifoo.storage.base import StorageError

_INTERIOR_INDEX, _LEAF_INDEX, _LEAF_TABLE = 2, 10, 13
_FILE_HEADER: Final = 100
_WAL_HEADER, _FRAME_HEADER = 32, 24
_WAL_MAGIC: Final = (0x377F0682, 0x377F0683)
_USUAL_PAGE: Final = 4096
_SIZES: Final = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8, 8: 0, 9: 0}
Value = int | str | bytes | None


class Salvaged(NamedTuple):
    """entries   by code and version
    finished  the tables that are known to be finished
    public    those that are known to be public
    """

    entries: dict[str, dict[int, bytes]]
    finished: set[str]
    public: set[str]


def salvage(path: Path) -> Salvaged:
    """Raises StorageError where there is nothing at all to read."""
    found = Salvaged({}, set(), set())
    for row in _rows(_Pages(path)):
        match row:
            case [str(code), int(version), bytes(body)]:
                found.entries.setdefault(code, {})[version] = body
            case [_, str(code), int(public), int(finished)]:
                if public:
                    found.public.add(code)
                if finished:
                    found.finished.add(code)
    if not found.entries:
        raise StorageError(f"{path}: no table can be read")
    return found


def _rows(pages: "_Pages") -> Iterator[list[Value]]:
    for number in range(1, pages.count + 1):
        for payload in pages.payloads(number):
            try:
                yield _record(payload)
            except (IndexError, ValueError):
                continue  # this one is broken


def _record(payload: bytes) -> list[Value]:
    """Raises IndexError or ValueError for what is none."""
    size, place = _varint(payload, 0)
    kinds: list[int] = []
    while place < size:
        kind, place = _varint(payload, place)
        kinds.append(kind)
    row: list[Value] = []
    for kind in kinds:
        value, place = _value(payload, place, kind)
        row.append(value)
    return row


def _value(payload: bytes, place: int, kind: int) -> tuple[Value, int]:
    size = _SIZES[kind] if kind in _SIZES else (kind - 12) // 2
    raw = payload[place : place + size]
    if kind in (10, 11) or len(raw) < size:
        raise ValueError("it is cut short")
    if kind >= 12:
        return (raw.decode() if kind % 2 else raw), place + size
    if kind == 0:
        return None, place
    return (kind - 8 if kind in (8, 9) else int.from_bytes(raw, signed=True)), place + size


def _varint(data: bytes, place: int) -> tuple[int, int]:
    number = 0
    for count in range(9):
        byte = data[place + count]
        if count == 8:
            return number << 8 | byte, place + 9
        number = number << 7 | byte & 127
        if byte < 128:
            return number, place + count + 1
    raise ValueError("no number")


class _Pages:
    """The pages of a file as they are with what its write-ahead log adds."""

    def __init__(self, path: Path) -> None:
        try:
            self._data = path.read_bytes()
        except OSError as error:
            raise StorageError(f"{path}: {error.strerror}") from None
        log = path.with_name(f"{path.name}-wal")
        wal = log.read_bytes() if log.is_file() else b""
        self._size = _page_size(self._data, wal)
        self._usable = self._size - (self._data[20] if self._data.startswith(b"SQLite format 3\0") else 0)
        self._newer = _committed(wal, self._size)
        self.count = max(-(-len(self._data) // self._size), max(self._newer, default=0))

    def __getitem__(self, number: int) -> bytes:
        newer = self._newer.get(number)
        return newer if newer is not None else self._data[(number - 1) * self._size : number * self._size]

    def payloads(self, number: int) -> Iterator[bytes]:
        """What the cells of a page hold, if it is one that holds rows."""
        page = self[number]
        start = _FILE_HEADER if number == 1 else 0
        if len(page) < self._size or page[start] not in (_INTERIOR_INDEX, _LEAF_INDEX, _LEAF_TABLE):
            return
        kind = page[start]
        cells = start + (12 if kind == _INTERIOR_INDEX else 8)
        for cell in range(int.from_bytes(page[start + 3 : start + 5])):
            place = int.from_bytes(page[cells + 2 * cell : cells + 2 * cell + 2])
            try:
                yield self._payload(page, place, kind)
            except (IndexError, ValueError):
                continue

    def _payload(self, page: bytes, place: int, kind: int) -> bytes:
        if kind == _INTERIOR_INDEX:
            place += 4
        size, place = _varint(page, place)
        if kind == _LEAF_TABLE:
            _, place = _varint(page, place)
        local = self._local(size, kind)
        payload = page[place : place + local]
        if local == size:
            return payload
        return payload + self._overflow(int.from_bytes(page[place + local : place + local + 4]), size - local)

    def _local(self, size: int, kind: int) -> int:
        """How much of a payload stands in the cell itself."""
        usable = self._usable
        most = usable - 35 if kind == _LEAF_TABLE else (usable - 12) * 64 // 255 - 23
        if size <= most:
            return size
        least = (usable - 12) * 32 // 255 - 23
        fitting = least + (size - least) % (usable - 4)
        return fitting if fitting <= most else least

    def _overflow(self, number: int, left: int) -> bytes:
        parts: list[bytes] = []
        while left > 0:
            if not 0 < number <= self.count or len(parts) > self.count:
                raise ValueError("it leads astray")
            page = self[number]
            parts.append(page[4 : min(self._usable, 4 + left)])
            left -= self._usable - 4
            number = int.from_bytes(page[:4])
        return b"".join(parts)


def _page_size(data: bytes, wal: bytes) -> int:
    size = int.from_bytes(data[16:18]) if data.startswith(b"SQLite format 3\0") else int.from_bytes(wal[8:12])
    size = 65536 if size == 1 else size
    return size if size in {2**bits for bits in range(9, 17)} else _USUAL_PAGE


def _committed(wal: bytes, size: int) -> dict[int, bytes]:
    """The pages of all transactions in the write-ahead log that came to their end."""
    done: dict[int, bytes] = {}
    if int.from_bytes(wal[:4]) not in _WAL_MAGIC:
        return done
    salt = wal[16:24]
    open_pages: dict[int, bytes] = {}
    for start in range(_WAL_HEADER, len(wal) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        frame = wal[start : start + _FRAME_HEADER]
        if frame[8:16] != salt:
            break  # left over from before
        open_pages[int.from_bytes(frame[:4])] = wal[start + _FRAME_HEADER : start + _FRAME_HEADER + size]
        if int.from_bytes(frame[4:8]):
            done |= open_pages
            open_pages = {}
    return done
