"""Numbers for Prometheus, in its text format. They are for whoever runs the server, not for the world.

They are coarse. What a table tells only some of its people, such as a card that is held, must not show in them: there are no
sizes, and what counts messages is as it stood at most once a minute, far longer than any card is held.
"""

from time import monotonic
from typing import Final, NamedTuple

_HELP: Final = {
    "tables": ("gauge", "Open tables in memory"),
    "connections": ("gauge", "Open WebSockets"),
    "moves_total": ("counter", "Moves on disk, by who made them"),
    "refusals_total": ("counter", "Refusals, by kind; not newer than a minute"),
    "messages_total": ("counter", "Messages, by direction; not newer than a minute"),
    "commits_failed_total": ("counter", "Writes that the storage refused"),
    "conflicts_total": ("counter", "Writes that were tried again since another node was first"),
    "commit_seconds_total": ("counter", "Time between a move and its being on disk, added up"),
    "requests_total": ("counter", "HTTP requests, by status"),
    "guesses_total": ("counter", "Codes asked for that no table has"),
}
COARSE_SECONDS: Final = 60


class _Said(NamedTuple):
    """Who talks how much, as it stood at one moment."""

    at: float
    received: int
    sent: int
    refusals: dict[str, int]


class Metrics:
    """Plain numbers, which whoever counts adds to: that must cost nothing."""

    def __init__(self) -> None:
        self.tables = 0
        self.connections = 0
        self.moves = {"person": 0, "bot": 0, "clock": 0, "early": 0}
        self.refusals: dict[str, int] = {}
        self.received = 0
        self.sent = 0
        self.commits_failed = 0
        self.conflicts = 0
        self.commit_seconds = 0.0
        self.requests: dict[int, int] = {}
        self.guesses = 0
        self._said = _Said(monotonic(), 0, 0, {})

    def refused(self, kind: str) -> None:
        self.refusals[kind] = self.refusals.get(kind, 0) + 1

    def answered(self, status: int) -> None:
        self.requests[status] = self.requests.get(status, 0) + 1

    def _lately(self) -> _Said:
        """Two that are told are at least so many seconds apart, however often somebody asks."""
        now = monotonic()
        if now - self._said.at >= COARSE_SECONDS:
            self._said = _Said(now, self.received, self.sent, dict(self.refusals))
        return self._said

    def text(self) -> str:
        said = self._lately()
        samples: dict[str, list[tuple[str, float]]] = {
            "tables": [("", self.tables)],
            "connections": [("", self.connections)],
            "moves_total": [(f'{{by="{by}"}}', count) for by, count in self.moves.items()],
            "refusals_total": [(f'{{kind="{kind}"}}', count) for kind, count in sorted(said.refusals.items())],
            "messages_total": [('{direction="in"}', said.received), ('{direction="out"}', said.sent)],
            "commits_failed_total": [("", self.commits_failed)],
            "conflicts_total": [("", self.conflicts)],
            "commit_seconds_total": [("", self.commit_seconds)],
            "requests_total": [(f'{{status="{status}"}}', count) for status, count in sorted(self.requests.items())],
            "guesses_total": [("", self.guesses)],
        }
        lines: list[str] = []
        for name, (kind, told) in _HELP.items():
            lines += [f"# HELP defifoo_{name} {told}", f"# TYPE defifoo_{name} {kind}"]
            lines += [f"defifoo_{name}{label} {value:.15g}" for label, value in samples[name]]
        return "\n".join(lines) + "\n"
