/** How a hand is laid out: as few rows as leave every card a strip wide enough for its index and for a finger. */
export interface Fan {
  rows: number[][];
  card: number;
  /** how far apart the cards of a row lie */
  step: number;
  /** a finger needs a second tap to be sure */
  crowded: boolean;
}

const LEAST = 30;
const SURE = 26;
const MOST_ROWS = 3;
/** how much of a card's width a fan leans out at both ends together */
const LEAN = 0.4;

/** How wide cards of the hand can be. They are no wider than those of the trick, which everybody looks at. */
const WIDTHS = [96, 78, 66, 60, 54, 50, 46, 42] as const;
export const narrower = (card: number): number => WIDTHS.find((one) => one < card) ?? card;

function cardWidth(count: number, width: number, tall: boolean, low: boolean): number {
  if (tall) return 96;
  if (low) return count > 12 || width < 340 ? 54 : 66;
  if (width < 420) return width < 360 ? 54 : 60;
  return 78;
}

export function fan(count: number, width: number, tall: boolean, low = false, most = Infinity): Fan {
  const card = Math.min(cardWidth(count, width, tall, low), most);
  const inside = Math.max(width - card * (1 + LEAN), LEAST);
  const perRow = Math.max(1, Math.floor(inside / LEAST) + 1);
  const rowCount = Math.min(MOST_ROWS, Math.max(1, Math.ceil(count / perRow)));
  const longest = Math.ceil(count / rowCount);
  const step = longest < 2 ? 0 : Math.min(card * 0.92, inside / (longest - 1));
  const rows: number[][] = [];
  for (let at = 0; at < count; at += longest)
    rows.push(Array.from({ length: Math.min(longest, count - at) }, (_, k) => at + k));
  return { rows, card, step, crowded: longest > 1 && step < SURE };
}

/** Sorts a hand in the order of the game's faces; each card gets a key of its own, also when a face is held twice. */
export function sorted(hand: readonly string[], faces: readonly string[]): { card: string; key: string }[] {
  const order = new Map(faces.map((face, k) => [face, k]));
  const seen = new Map<string, number>();
  return [...hand]
    .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { card, key: `${card}.${copy}` };
    });
}
