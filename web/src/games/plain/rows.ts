import type { Seen } from '../../state/views';

/** Cards that lie together: before a seat (-1: in the middle). "" is one that the reader may not see. */
export interface Row {
  seat: number;
  cards: readonly string[];
}

/** What one field of a view shows: rows of cards, or a value that the game has words for. */
export interface Shown {
  field: string;
  rows: readonly Row[];
  value: string | number | null;
}

/** What every view says, which the page shows elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set<keyof Seen>([
  'game',
  'players',
  'dealer',
  'phase',
  'direction',
  'waits_for',
  'movers',
  'hand',
  'hand_sizes',
  'over',
  'points',
  'seat',
]);

type IsCard = (text: string) => boolean;

const areCards = (value: unknown, isCard: IsCard): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && (one === '' || isCard(one)));

/** Everything in a view that can be shown without knowing its game, field by field. */
export function shown(view: Seen, isCard: IsCard): Shown[] {
  return Object.entries(view)
    .filter(([field]) => !ELSEWHERE.has(field))
    .map(([field, value]: [string, unknown]) => ({ field, rows: rowsOf(view, value, isCard), value: valueOf(value, isCard) }))
    .filter(({ rows, value }) => rows.length > 0 || value !== null);
}

function rowsOf(view: Seen, value: unknown, isCard: IsCard): Row[] {
  if (typeof value === 'string' && value !== '' && isCard(value)) return [{ seat: -1, cards: [value] }];
  if (areCards(value, isCard)) return value.length ? [{ seat: -1, cards: value }] : [];
  if (!Array.isArray(value) || value.length !== view.players || !value.every((one) => areCards(one, isCard))) return [];
  // The reader's own hand is drawn below.
  return value
    .map((cards, seat) => ({ seat, cards }))
    .filter(({ seat, cards }) => cards.length > 0 && !(seat === view.seat && String(cards) === String(view.hand)));
}

const valueOf = (value: unknown, isCard: IsCard): string | number | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && !isCard(value)) ? value : null;
