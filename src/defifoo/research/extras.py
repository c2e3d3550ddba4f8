"""What to say when a library of the researchers' is not installed."""


def missing(library: str, extra: str) -> ImportError:
    return ImportError(f"{library} is not installed. It comes with an extra of Défifoo: pip install 'defifoo[{extra}]'")
