type Fields = Record<string, unknown>;

/**
 * Turns the view before a move into the view after it. `waits_for` and `movers` become `waits` unless `changes` says otherwise. Keys: `name` sets, `+name` appends to a list, `-name` takes values out of a list,
 * and `name/2` or `name/SUN` means that place of a list or of a table of names, as deep as need be.
 */
export function applyChanges<V extends object>(view: V, changes: Fields, waits: readonly number[]): V {
  const next: Fields = { ...(view as Fields) };
  for (const key of ['waits_for', 'movers']) if (key in next) next[key] = [...waits];
  return Object.entries(changes).reduce((whole, [key, value]) => {
    const sign = key[0] === '+' || key[0] === '-' ? key[0] : '';
    return at(whole, key.slice(sign.length).split('/'), (old) => changed(old, sign, value)) as Fields;
  }, next) as V;
}

/** A copy of the whole in which what stands at the end of the path was made anew. */
function at(whole: unknown, [name, ...rest]: string[], anew: (old: unknown) => unknown): unknown {
  if (name === undefined) return anew(whole);
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Fields) }) as Fields;
  copy[name] = at(copy[name], rest, anew);
  return copy;
}

function changed(old: unknown, sign: string, value: unknown): unknown {
  if (sign === '') return value;
  const list = [...(old as unknown[])];
  if (sign === '+') return [...list, ...(value as unknown[])];
  for (const gone of value as unknown[]) {
    const at = list.findIndex((item) => same(item, gone));
    if (at >= 0) list.splice(at, 1);
  }
  return list;
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
