"""Open files: each connection takes one, and a server without any left could not even say so."""

from typing import Final

try:
    import resource
except ImportError:  # pragma: no cover - Windows counts otherwise
    resource = None  # type: ignore[assignment]

_ENOUGH: Final = 65_536
_KEPT_BACK: Final = 128
"""For the database, for thinkers and for whatever else the server opens."""
_UNKNOWN: Final = 4096


def raise_limit() -> int:
    """Allow as many as this machine lets us; how many connections that leaves room for."""
    if resource is None:
        return _UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has another limit beside this one
            wanted = soft
    else:
        wanted = _ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(wanted - _KEPT_BACK, wanted // 2)
