import type { BlueLine, BlueView } from '../../../state/views';

export const COLOURS = ['C', 'L', 'S'] as const;
export const CONTINENTS = ['AF', 'AM', 'AS', 'EU', 'OC'] as const;

/** How a line looks: under its Sun, under a Moon, under a Rainbow, or in the ice. */
export type Sky = 'open' | 'stopped' | 'safe' | 'frozen';

export function skyOf(line: BlueLine): Sky {
  if (line.frozen) return 'frozen';
  const top = line.weather.at(-1);
  return top === 'MOON' ? 'stopped' : top === 'RAIN' ? 'safe' : 'open';
}

/** The continents that lie in front of a seat, whatever their colour. */
export function reached(view: BlueView, seat: number): ReadonlySet<string> {
  const lines = Object.values(view.lines[seat] ?? {});
  return new Set(lines.flatMap((line) => line?.continents ?? []).map((card) => card.slice(1)));
}

/** The moves of a lifted card by the line they go to: "2 C" for an opponent's, "C" for one's own. */
export function byLine(targets: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    targets.map((move) => {
      const [head, ...rest] = move.split(' ');
      return [head === 'open' || head === 'cancel' ? rest[0]! : rest.join(' '), move];
    }),
  );
}
