/** Small numbers that always come out the same for the same card, so that a face never changes between two renderings. */
export function dice(seed: string): () => number {
  let state = 7;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** `count` dots as one path: a round line cap makes a star of every zero-length stroke. */
export function starPath(seed: string, count: number, width = 630, height = 880): string {
  const roll = dice(seed);
  let path = '';
  for (let i = 0; i < count; i++) path += `M${Math.round(roll() * width)} ${Math.round(roll() * height)}h.1`;
  return path;
}

/** `count` places spread evenly over a disc of radius 1, as sunflower seeds lie. */
export function sunflower(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, k) => {
    const radius = count === 1 ? 0 : Math.sqrt((k + 0.35) / count);
    const angle = k * 2.39996 + 0.9;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** A closed, softly uneven shape of about radius `size`: an island. */
export function island(x: number, y: number, size: number, roll: () => number): string {
  const points = Array.from({ length: 7 }, (_, k) => {
    const reach = size * (0.72 + 0.5 * roll());
    const angle = (k * Math.PI * 2) / 7;
    return [x + reach * Math.cos(angle), y + reach * 0.8 * Math.sin(angle)] as const;
  });
  const middle = (k: number) => {
    const [ax, ay] = points[k % 7]!;
    const [bx, by] = points[(k + 1) % 7]!;
    return `${short((ax + bx) / 2)} ${short((ay + by) / 2)}`;
  };
  let path = `M${middle(0)}`;
  for (let k = 1; k <= 7; k++) {
    const [px, py] = points[k % 7]!;
    path += `Q${short(px)} ${short(py)} ${middle(k)}`;
  }
  return `${path}Z`;
}

/** A ring of `count` pointed rays between two radii. */
export function rays(count: number, inner: number, outer: number, width: number): string {
  let path = '';
  for (let k = 0; k < count; k++) {
    const angle = (k * Math.PI * 2) / count;
    const reach = k % 2 ? outer * 0.82 : outer;
    const at = (turn: number, radius: number) =>
      `${short(radius * Math.cos(angle + turn))} ${short(radius * Math.sin(angle + turn))}`;
    const half = (inner + reach) / 2;
    path += `M${at(-width, inner)}Q${at(0.06, half)} ${at(0, reach)}Q${at(width, half)} ${at(width, inner)}Z`;
  }
  return path;
}
