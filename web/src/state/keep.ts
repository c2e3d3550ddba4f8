/** What this browser remembers. Without storage (private windows) it remembers until the page is closed. */
const memory = new Map<string, string>();

export function read<Value>(key: string, otherwise: Value): Value {
  try {
    const text = stored(key) ?? memory.get(key);
    return text === undefined ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(`defifoo.${key}`) ?? undefined;
  } catch {
    return undefined; // there is no storage, or it is forbidden
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`defifoo.${key}`, text);
  } catch {
    // full or forbidden: the memory above has it
  }
}

/** A table this device has sat down at: its token, and whether it opened the table. */
export interface KeptTable {
  code: string;
  game: string;
  token: string;
  host: boolean;
  at: number;
  /** the match is over, or this device has got up: nothing to come back to */
  done?: boolean;
}

export const keptTables = (): KeptTable[] => read<KeptTable[]>('tables', []);
export const keptTable = (code: string): KeptTable | undefined => keptTables().find((table) => table.code === code);

export function keepTable(table: KeptTable): void {
  keep('tables', [table, ...keptTables().filter((one) => one.code !== table.code)].slice(0, 20));
}

/** Whether there is something to come back to; the token is kept either way, so that a host who comes back is the host. */
export function markTable(code: string, done: boolean): void {
  const kept = keptTable(code);
  if (kept && (kept.done ?? false) !== done) keepTable({ ...kept, done });
}

export function forgetTable(code: string): void {
  keep(
    'tables',
    keptTables().filter((table) => table.code !== code),
  );
}
