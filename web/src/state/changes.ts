type Fields = Record<string, unknown>;

/**
 * Turns the view before a move into the view after it. `waits_for` and `movers` become `waits` unless `changes` says otherwise.
 * Keys: `name` sets, `~name` changes a list of texts step by step, and `name/2` or `name/SUN` means that place of a list or of
 * a table of names, as deep as need be.
 */
export function applyChanges<V extends object>(view: V, changes: Fields, waits: readonly number[]): V {
  const next: Fields = { ...(view as Fields) };
  for (const key of ['waits_for', 'movers']) if (key in next) next[key] = [...waits];
  return Object.entries(changes).reduce((whole, [key, value]) => {
    const edits = key.startsWith('~');
    return at(whole, (edits ? key.slice(1) : key).split('/'), (old) =>
      edits ? edited(old as string[], value as Step[]) : value,
    ) as Fields;
  }, next) as V;
}

/** A copy of the whole in which what stands at the end of the path was made anew. */
function at(whole: unknown, [name, ...rest]: string[], anew: (old: unknown) => unknown): unknown {
  if (name === undefined) return anew(whole);
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as Fields) }) as Fields;
  copy[name] = at(copy[name], rest, anew);
  return copy;
}

/** A number keeps so many or, when it is negative, leaves so many out; a text comes in. */
type Step = number | string;

function edited(old: readonly string[], steps: readonly Step[]): string[] {
  const list: string[] = [];
  let place = 0;
  for (const step of steps) {
    if (typeof step === 'string') list.push(step);
    else {
      if (step > 0) list.push(...old.slice(place, place + step));
      place += Math.abs(step);
    }
  }
  return [...list, ...old.slice(place)];
}
