"""The findings as a page of charts that needs nothing beside it."""

from html import escape
from typing import Final

from defifoo.arena.balance.tally import Findings, Tally

_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #1d1a2b; background: #fbfaf6 }
h1 { font-size: 1.8rem }
h2 { margin-top: 2.5rem; border-bottom: 2px solid #c9c2ae }
h3 { font-size: 1rem; margin-bottom: .3rem }
svg { max-width: 100%; height: auto }
text { font: 13px system-ui, sans-serif; fill: #1d1a2b }
.bar { fill: #0072b2 }
.below { fill: #d55e00 }
.one { stroke: #1d1a2b; stroke-dasharray: 3 3 }
p { max-width: 45rem }
"""
_ROW: Final = 24
_LABEL: Final = 250
_WIDE: Final = 420
_MOST_ROWS: Final = 61


def bar_chart(title: str, tally: Tally) -> str:
    """Horizontal bars with their numbers, so that nobody needs the colours; shares have a line at the fair one."""
    rows = list(tally.rows())
    if len(rows) > 8:
        rows.sort(key=lambda row: -row[1])
    rows = rows[:_MOST_ROWS]
    fair = "times fair share" in title
    low, high = min(0.0, *(mean for _, mean, _ in rows)), max(0.01, *(mean for _, mean, _ in rows))
    scale = _WIDE / (high - low)
    zero = _LABEL - low * scale
    parts = []
    for index, (label, mean, count) in enumerate(rows):
        top = index * _ROW
        start, width = (zero, mean * scale) if mean >= 0 else (zero + mean * scale, -mean * scale)
        kind = "below" if mean < 0 or (fair and mean < 1) else "bar"
        parts.append(f'<text x="{_LABEL - 8}" y="{top + 16}" text-anchor="end">{escape(label)}</text>')
        parts.append(
            f'<rect class="{kind}" x="{start:.1f}" y="{top + 3}" width="{max(width, 1):.1f}" height="{_ROW - 7}" rx="2"/>'
        )
        text = f"{mean:.2f} (n = {count:,})"
        parts.append(f'<text x="{_LABEL + _WIDE + 10}" y="{top + 16}">{text}</text>')
    if fair:
        line = zero + scale
        parts.append(f'<line class="one" x1="{line:.1f}" x2="{line:.1f}" y1="0" y2="{len(rows) * _ROW}"/>')
    size = f'viewBox="0 0 {_LABEL + _WIDE + 140} {len(rows) * _ROW + 4}"'
    return f'<h3>{escape(title)}</h3><svg role="img" aria-label="{escape(title)}" {size}>{"".join(parts)}</svg>'


def html_report(game: str, bot: str, deals: int, findings: dict[int, Findings]) -> str:
    sections = []
    for players, found in findings.items():
        charts = "".join(bar_chart(title, tally) for title, tally in found.charts.items())
        sections.append(f"<h2>{players} players</h2>{charts}")
    title = f"Balance of {game.title()}"
    intro = (
        f"{deals:,} deals for each number of players, every seat played by the bot <b>{escape(bot)}</b>. "
        "A bar is a mean; n counts its samples."
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body><h1>{title}</h1><p>{intro}</p>{''.join(sections)}</body></html>\n"
    )
