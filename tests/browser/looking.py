"""What is wrong with what is on the screen."""

from typing import Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Page

from browser.contrast import weak_text

WIDTHS: Final = ((360, 640), (768, 1024), (1280, 800))

# Every piece of text must be large enough and whole: inside the window, not clipped by what it stands in, not covered by
# something else.
# What lies in a part that scrolls, or behind an open sheet, is left alone.
CUT_OFF: Final = """() => {
  const cut = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) cut.push(`the page is ${wide} wide`);
  const table = document.querySelector('main.board') !== null;  // which never scrolls as a whole
  const top = document.querySelector('dialog[open], .curtain, .account') ?? document.body;
  const short = (text) => `"${text.trim().slice(0, 40)}"`;
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const at = node.parentElement;
    if (!node.data.trim() || at.closest('svg, .hidden, script, style, option, .layer') || !at.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(at).fontSize);
    if (size < 13.9) cut.push(`${short(node.data)} is ${size} px small`);
    const range = document.createRange();
    range.selectNodeContents(node);
    let room = [0, table ? 0 : -Infinity, innerWidth, table ? innerHeight : Infinity];
    let moves = false;  // in a part that scrolls
    for (let one = at; one && one !== document.documentElement && !moves; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflow)) moves = true;
      else if (/hidden|clip/.test(style.overflow)) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        room = [Math.max(room[0], left), Math.max(room[1], top), Math.min(room[2], right), Math.min(room[3], bottom)];
      }
    }
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (const { left, top, right, bottom } of boxes) {
      if (moves && (left < room[0] - 2 || right > room[2] + 2)) cut.push(`${short(node.data)} is cut off`);
      if (moves) continue;
      // letters are lower than their line
      if (left < room[0] - 2 || right > room[2] + 2 || top + 4 < room[1] || bottom - 4 > room[3])
        cut.push(`${short(node.data)} is cut off: ${[left, top, right, bottom].map(Math.round)} in ${room.map(Math.round)}`);
      at.style.pointerEvents = 'auto';  // what lets touches through would not be found
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      at.style.pointerEvents = '';
      const same = !over || over.contains(at) || at.contains(over) || over.closest('.toast, .reply');
      if (!same && !(over.matches('button, input') && over.parentElement.contains(at)))
        cut.push(`${short(node.data)} lies under ${over.tagName} ${over.className.baseVal ?? over.className}`);
    }
  }
  for (const one of top.querySelectorAll('button, a, input, select')) {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (!width || !one.checkVisibility()) continue;
    let scrolls = false;
    for (let up = one.parentElement; up; up = up.parentElement) scrolls ||= /auto|scroll/.test(getComputedStyle(up).overflow);
    if (scrolls) continue;
    if (left < -3 || right > innerWidth + 3 || (table && (top < -1 || bottom > innerHeight + 1)))
      cut.push(`${short(one.ariaLabel ?? one.textContent)} sticks out: ${[left, top, right, bottom].map(Math.round)}`);
  }
  return [...new Set(cut)];
}"""

# Until nothing moves any more: what is measured must not depend on how fast the machine is. By the clock, since a browser that
# has nothing to draw may leave out frames for good.
AT_REST: Final = """() => new Promise((done) => {
  const look = () => {
    document.getAnimations().forEach((one) => one.effect.getComputedTiming().activeDuration < Infinity && one.finish());
    return [...document.querySelectorAll('main, main > * > *, .low > *, .hand button, dialog, dialog .body > *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }).join();
  };
  let [before, same, last] = ['', 0, performance.now() + 3000];
  // what is laid out anew is laid out with a frame, if there is one
  let framed = false;
  requestAnimationFrame(() => requestAnimationFrame(() => (framed = true)));
  setTimeout(() => (framed = true), 1500);
  const again = () => {
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
    if ((framed && same >= 3) || performance.now() > last) done();
    else setTimeout(again, 20);
  };
  setTimeout(again, 20);
})"""

# Beside what axe does by itself: names that differ from what can be read, and targets that are too small. Contrast, half of its
# time, is left to `weak_text`, which looks at what is painted.
MORE: Final = {
    "rules": {
        "label-content-name-mismatch": {"enabled": True},
        "target-size": {"enabled": True},
        "color-contrast": {"enabled": False},
    },
    "resultTypes": ["violations"],
}
# The shapes inside a drawing say nothing by themselves: whether it has a name is seen on the drawing. They are nine tenths of a
# page full of cards, and axe would walk through them all the same.
AXE: Final = """async (options) => {
  const drawings = [...document.querySelectorAll('svg')].map((one) => [one, [...one.childNodes]]);
  for (const [drawing] of drawings) drawing.replaceChildren();
  const { violations } = await axe.run(document, options).finally(() => {
    for (const [drawing, shapes] of drawings) drawing.replaceChildren(...shapes);
  });
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(
    ({ target, html, any }) => `${id}: ${target} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
}"""


async def complaints(page: Page) -> list[str]:
    """What axe says, and text that cannot be read on what lies behind it."""
    await page.evaluate(AT_REST)
    return await _complaints(page)


async def _complaints(page: Page) -> list[str]:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE_SCRIPT)
    said: list[str] = await page.evaluate(AXE, MORE)
    return [*said, *await weak_text(page)]


async def cut_off(page: Page) -> list[str]:
    await page.evaluate(AT_REST)
    found: list[str] = await page.evaluate(CUT_OFF)
    return found


async def wrong(page: Page, thorough: bool = True, alike: bool = False) -> list[str]:
    """Everything that is wrong with a screen at any width. Ends as a phone.

    thorough  axe looks at the widest, too
    alike     axe knows such a screen from another number of players: only what is cut off
    """
    found: list[str] = []
    for width, height in reversed(WIDTHS):
        await page.set_viewport_size({"width": width, "height": height})
        said = await cut_off(page)
        if not alike and (width == WIDTHS[0][0] or (thorough and width == WIDTHS[-1][0])):
            said += await _complaints(page)
        found += [f"{width}: {one}" for one in said]
    return found
