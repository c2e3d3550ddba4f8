/** A code as somebody types it, or the link that holds it, as the server writes it: BAKO-MITU. "" when it cannot be one. */
export function plainCode(typed: string): string {
  const letters = (typed.split('/t/').at(-1) ?? '').toUpperCase().replace(/[^A-Z]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : '';
}
