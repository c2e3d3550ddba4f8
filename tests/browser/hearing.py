"""What a screen reader would say: everything that appears in a live region, beside what the table was told."""

import json
import re
from typing import Any, Final

from playwright.async_api import WebSocket

from browser.people import Person

EARS: Final = """
window.heard = [];
window.asked = [];
const hear = (text) => text && heard.push(text);
const live = '[role=log], [role=status], [role=alert]';
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const at = target.nodeType === 1 ? target : target.parentElement;
    if (at?.closest(live)) for (const node of addedNodes) hear(node.textContent.trim());
    const prompt = document.querySelector('.prompt p')?.textContent.trim();
    if (prompt && prompt !== asked.at(-1)) asked.push(prompt);
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


class Transcript:
    """Everything that came over the wire for one seat, and what should have been said of it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.messages: list[dict[str, Any]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    async def unsaid(self) -> list[str]:
        """Events and questions that nobody heard, in the order in which they came."""
        heard, asked = await self.person.page.evaluate("[heard, asked]")
        prompts = {plain(one) for one in asked}
        lines = [plain(one) for one in heard]
        missing = [f"never asked aloud: {one}" for one in sorted(prompts - set(lines))]
        at, names, game = 0, [], ""
        for message, following in zip(self.messages, [*self.messages[1:], None], strict=True):
            if message["t"] == "full":
                game = message["table"]["game"]
                names = [self._name(place, seat) for seat, place in enumerate(message["table"]["places"])]
            if message["t"] != "update":
                continue
            wanted = [{plain(self._sentence(game, names, message["seat"], one))} for one in message.get("events", [])]
            if message["seat"] in message.get("waits", []):
                # A question that somebody else answered by cutting in need not be asked any more.
                withdrawn = following is not None and following["t"] == "update" and not following.get("ack")
                if not withdrawn or (at + len(wanted) < len(lines) and lines[at + len(wanted)] in prompts):
                    wanted.append(prompts)
            for one in wanted:
                found = next((k for k in range(at, len(lines)) if lines[k] in one), None)
                if found is None:
                    missing.append(f"{sorted(one)} after {lines[max(at - 3, 0) : at]}")
                else:
                    at = found + 1
        return missing

    def _name(self, place: dict[str, Any], seat: int) -> str:
        return place["name"] if place.get("name") else self.person.say("table-bot", seat=seat)

    def _sentence(self, game: str, names: list[str], me: int, told: dict[str, Any]) -> str:
        seat, other, cards = told.get("seat", -1), told.get("other", -1), told.get("cards", [])
        return self.person.say(
            f"{game}-event-{told['event']}",
            who="you" if seat >= 0 and seat == me else "other",
            name=names[seat] if seat >= 0 else "",
            towards="you" if other >= 0 and other == me else "other",
            other=names[other] if other >= 0 else "",
            cards=self.person.words.listing([self.person.say(f"{game}-card-{card}") for card in cards]),
            number=len(cards),
            count=told.get("count", 0),
        )


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()
