/** how long a new card is marked */
const SHOWN = 2200;

/** What has just come into the hand, for a moment; a whole new hand is not marked. Call it while a component is set up. */
export function fresh(keys: () => readonly string[]): { has(key: string): boolean } {
  let marked = $state.raw<ReadonlySet<string>>(new Set());
  let before: ReadonlySet<string> | null = null;
  $effect(() => {
    const now = new Set(keys());
    const came = before && [...now].filter((key) => !before!.has(key));
    before = now;
    if (!came?.length || came.length === now.size) return;
    marked = new Set(came);
    setTimeout(() => marked.has(came[0]!) && (marked = new Set()), SHOWN);
  });
  return { has: (key) => marked.has(key) };
}
