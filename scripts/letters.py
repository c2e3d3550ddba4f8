"""Makes web/src/cards/frame/letters/ from the fonts of npm: `uv run --with fonttools --with brotli scripts/letters.py`

A phone that comes in by a link fetches every letter, so there are no instructions for screens of few dots, and none of the
signs that neither we nor the languages of western Europe write. The reading face strikes its zero through, as programmers like
it; to a child that is another sign than the one on the cards, so ours is open. Changed fonts may not keep a reserved name:
they have ours.
"""

from pathlib import Path

from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-not-found] # comes with the command above
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-not-found] # the same
from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found] # the same
from fontTools.ttLib import TTFont  # type: ignore[import-not-found] # the same

WEB = Path(__file__).parent.parent / "web"
FONTS = WEB / "node_modules" / "@fontsource"
TARGET = WEB / "src" / "cards" / "frame" / "letters"
LETTERS = {*range(0x20, 0x7F), 0xA0, *range(0xBF, 0x100), *map(ord, "ŒœŸ")}
SIGNS = set(map(ord, "¡«»·×°’‘“”–—…−•½€"))
MADE = {
    "display": ("lilita-one", "400"),
    "text": ("atkinson-hyperlegible", "400"),
    "text-bold": ("atkinson-hyperlegible", "700"),
}


def open_zero(font: TTFont) -> None:
    """Where a stroke parts the hole of the zero in two, one hole: the quarter of it that is whole, four times."""
    glyphs, zero = font.getGlyphSet(), font.getBestCmap()[ord("0")]
    drawn = RecordingPen()
    glyphs[zero].draw(drawn)
    strokes = drawn.value
    starts = [at for at, (name, _) in enumerate(strokes) if name == "moveTo"]
    if len(starts) < 3:
        return
    (_, (low,)), (_, quarter) = strokes[starts[2]], strokes[-2]
    left = strokes[-3][1][-1]
    across, up = 2 * low[0], 2 * left[1]
    bent = quarter[:-1]

    def mirrored(points: tuple[tuple[int, int], ...], x: bool, y: bool) -> list[tuple[int, int]]:
        return [(across - h if x else h, up - v if y else v) for h, v in points]

    pen = TTGlyphPen(glyphs)
    for name, points in strokes[: starts[1]]:
        getattr(pen, name)(*points)
    pen.moveTo(low)
    pen.qCurveTo(*reversed(mirrored((left, *bent), x=True, y=False)))
    pen.qCurveTo(*mirrored((*bent, low), x=True, y=True))
    pen.qCurveTo(*reversed(mirrored((left, *bent), x=False, y=True)))
    pen.qCurveTo(*bent, low)
    pen.closePath()
    font["glyf"][zero] = pen.glyph()


def make(name: str, family: str, weight: str) -> Path:
    font = TTFont(FONTS / family / "files" / f"{family}-latin-{weight}-normal.woff2")
    options = Options(hinting=False, layout_features=["kern", "tnum"], name_IDs=[], glyph_names=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS | SIGNS)
    subsetter.subset(font)
    open_zero(font)
    font["name"].setName(f"Défifoo {name}", 1, 3, 1, 0x409)
    font.flavor = "woff2"
    path = TARGET / f"{name}.woff2"
    font.save(path)
    return path


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for one, (family, weight) in MADE.items():
        path = make(one, family, weight)
        print(f"{path.relative_to(WEB)}: {path.stat().st_size} bytes")
    for family in {family for family, _ in MADE.values()}:
        text = (FONTS / family / "LICENSE").read_text(encoding="utf-8")
        (TARGET / f"{family}-LICENSE.txt").write_text(text, encoding="utf-8")
