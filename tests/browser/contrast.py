"""Whether text can be read on what is really painted behind it: pictures, gradients and all, which axe cannot judge."""

import base64
from typing import Final

from playwright.async_api import Page

NO_TEXT: Final = (
    "* { color: transparent !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important }"
)

# Every run of text on the screen: where it stands, in which ink, and whether it is large as AA means it.
TEXTS: Final = """() => {
  const found = [];
  const stays = (one) => one !== null && (getComputedStyle(one).position === 'fixed' || stays(one.parentElement));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const at = node.parentElement;
    if (!node.data.trim() || at.closest('svg, .hidden, script, style, option, .layer')) continue;
    if (at.closest(':disabled, [aria-disabled=true]')) continue;
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(at);
    let opacity = 1;
    const parts = [];  // what is scrolled away is not seen
    for (let one = at; one; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
      if (/auto|scroll/.test(getComputedStyle(one).overflow)) parts.push(one.getBoundingClientRect());
    }
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && (Number(style.fontWeight) >= 700 || style.fontFamily.includes('Display')));
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (parts.some((part) => top < part.top || bottom > part.bottom || left < part.left || right > part.right)) continue;
      const over = document.elementFromPoint(x, y);
      const under = over?.matches('button, input') && over.parentElement.contains(at);
      if (!over || !(under || over.contains(at) || at.contains(over))) continue;
      // a line that is half under a bar that stays is read when the page has been scrolled on
      const edges = [top + 1, bottom - 1].map((edge) => document.elementFromPoint(x, edge));
      if (!stays(at) && edges.some(stays)) continue;
      found.push({ text: node.data.trim().slice(0, 40), ink: style.color, opacity, large, box: [left, top, right, bottom] });
    }
  }
  return found;
}"""

WEAK: Final = """async ([texts, png]) => {
  const drawn = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
  const scale = drawn.width / innerWidth;
  const context = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d', { willReadFrequently: true });
  context.drawImage(drawn, 0, 0);
  const { data } = context.getImageData(0, 0, drawn.width, drawn.height);
  const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255);
  const weak = [];
  for (const { text, ink, opacity, large, box } of texts) {
    const most = [drawn.width, drawn.height];
    const [left, top, right, bottom] = box.map((value, k) => Math.round(Math.max(0, Math.min(value * scale, most[k % 2]))));
    if (right - left < 2 || bottom - top < 2) continue;
    const [r, g, b, a = 1] = ink.match(/[\\d.]+/g).map(Number);
    const ratios = [];
    for (let y = top; y < bottom; y += 2) for (let x = left; x < right; x += 3) {
      const k = 4 * (y * drawn.width + x);
      const ground = [data[k], data[k + 1], data[k + 2]];
      const over = [r, g, b].map((value, n) => value * a * opacity + ground[n] * (1 - a * opacity));
      const [low, high] = [light(ground), light(over)].sort((one, other) => one - other);
      ratios.push((high + 0.05) / (low + 0.05));
    }
    ratios.sort((one, other) => one - other);
    const ratio = ratios[Math.floor(ratios.length * 0.08)];  // a star or a line behind a letter is no ground
    if (ratio < (large ? 3 : 4.5)) weak.push(`"${text}" has a contrast of ${ratio.toFixed(2)}`);
  }
  return [...new Set(weak)];
}"""


async def weak_text(page: Page) -> list[str]:
    """What is weak however often one looks: a busy machine now and then hands out a picture that is not painted yet."""
    found = await _looked_at(page)
    for _ in range(4):
        if not found:
            break
        await page.wait_for_timeout(250)
        again = await _looked_at(page)
        found = [one for one in found if one in again]
    return found


async def _looked_at(page: Page) -> list[str]:
    texts = await page.evaluate(TEXTS)
    drawn = await page.screenshot(style=NO_TEXT, scale="css", caret="initial")
    found: list[str] = await page.evaluate(WEAK, [texts, base64.b64encode(drawn).decode()])
    return found
