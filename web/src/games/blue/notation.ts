import type { BlueView } from '../../state/views';

const WEATHER: Record<string, string> = { moon: 'MOON', bolt: 'BOLT', ice: 'ICE', rainbow: 'RAIN' };

export function cardOf(move: string): string | null {
  const [head = '', first = '', second = ''] = move.split(' ');
  if (head === 'lay') return first;
  if (head === 'open' || head === 'cancel') return second;
  return WEATHER[head] ?? null;
}

export function attempt(view: Pick<BlueView, 'seat' | 'lines'>, card: string): string {
  if (card === 'MOON' || card === 'ICE') {
    const lines = view.lines.flatMap((own, seat) =>
      seat === view.seat ? [] : Object.keys(own).map((colour) => `${seat} ${colour}`),
    );
    const foe = view.seat === 0 ? 1 : 0;
    return `${card.toLowerCase()} ${lines[0] ?? `${foe} C`}`;
  }
  if (card === 'BOLT') return 'bolt C';
  if (card === 'SUN' || card === 'RAIN') return `open C ${card}`;
  return `lay ${card}`;
}
