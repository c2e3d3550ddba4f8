/** Picks a seat or lets it go again; who was picked first makes room when all places are taken. */
export function toggled(picked: readonly number[], seat: number, wanted: number): number[] {
  if (picked.includes(seat)) return picked.filter((one) => one !== seat);
  return [...picked, seat].slice(-wanted);
}
