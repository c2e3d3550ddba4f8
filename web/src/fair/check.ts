import type { TableInfo } from '../wire';
import { commitmentOf, firstSeedOf, handOf, promiseOf, seedOf, type Dealing } from './deal';

/** What a device keeps of one match, where the server cannot reach it. */
export interface Kept {
  /** the first that it was told */
  commitment: string;
  number: string;
  /** whether its promise stood in the list */
  promised?: boolean;
  /** the list when it was final */
  promises?: readonly string[];
  opened?: boolean;
  /** the cards of each deal, before any was played */
  hands?: Record<string, readonly string[]>;
}

/** In the order in which they are told. */
const PROBLEMS = [
  'commitment',
  'secret',
  'promises',
  'numbers',
  'promise',
  'number',
  'seed',
  'cards',
  'left-out',
  'blamed',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** `unsure`: this device took no part in the making of the deal. `cards` is false where it has not the rules of the game. */
export interface Verdict {
  outcome: 'fair' | 'unsure' | 'broken';
  problems: readonly Problem[];
  deals: number;
  cards: boolean;
}

/** Whether a match that is over was dealt as promised: what a device kept, held against what was opened. */
export function check(
  kept: Kept | null,
  table: TableInfo,
  seat: number,
  dealing: Dealing | null,
  alarms: readonly Problem[] = [],
): Verdict {
  const { fair } = table;
  // Of matches of the first version nothing was kept: whoever has kept something is not talked into its rules.
  const problems = new Set<Problem>([
    ...alarms,
    ...broken(kept ? { ...fair, version: 2 } : fair),
    ...(kept ? unlike(kept, fair, seat) : []),
  ]);
  const hands = Object.entries(kept?.hands ?? {});
  if (dealing && !hands.every(([deal, hand]) => fits(dealing, table, Number(deal), seat, hand))) problems.add('cards');
  const found = PROBLEMS.filter((problem) => problems.has(problem));
  const outcome = found.length ? 'broken' : kept?.opened ? 'fair' : 'unsure';
  return { outcome, problems: found, deals: hands.length, cards: dealing !== null };
}

/** What is not as this device was told. */
function unlike(kept: Kept, fair: TableInfo['fair'], seat: number): Problem[] {
  const found: Problem[] = [];
  if (kept.commitment && kept.commitment !== fair.commitment) found.push('commitment');
  if (kept.opened && !same(kept.promises, fair.promises)) found.push('promises');
  if (kept.opened && fair.numbers?.[seat] !== kept.number) found.push('number');
  return found;
}

/** What does not fit in itself. */
function broken({ commitment, version = 1, secret = '', promises, numbers = [], seed }: TableInfo['fair']): Problem[] {
  const found: Problem[] = [];
  try {
    if (commitmentOf(secret) !== commitment) found.push('secret');
    if (version < 2) return firstSeedOf(secret, numbers) === seed ? found : [...found, 'seed'];
    if (
      !same(
        numbers.map((number) => number && promiseOf(number)),
        promises,
      )
    )
      found.push('numbers');
    if (seedOf(secret, numbers) !== seed) found.push('seed');
  } catch {
    found.push('secret');
  }
  return found;
}

function fits(dealing: Dealing, table: TableInfo, deal: number, seat: number, hand: readonly string[]): boolean {
  try {
    return same([...hand].sort(), handOf(dealing, table, table.fair.seed ?? '', deal, seat));
  } catch {
    return false;
  }
}

const same = (some: readonly string[] = [], others: readonly string[] = []): boolean =>
  some.length === others.length && some.every((one, k) => one === others[k]);
