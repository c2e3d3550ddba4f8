import { o } from './cuts';

export type Worth = 1 | 3 | 5;

/** Printed on the card, hence drawn here; scores come from the server. */
export const points = (card: string): Worth =>
  card === 'BANK' || card === 'P1' || card === 'P15' || /^[RVFS]G$/.test(card)
    ? 5
    : card === 'BOMB' || /^[RVFS]C$/.test(card)
      ? 3
      : 1;

const corners = (both: boolean) => o(-18, -18, 7) + o(18, 18, 7) + (both ? o(18, -18, 7) + o(-18, 18, 7) : '');
export const pips: Record<Worth, string> = { 1: o(0, 0, 9), 3: o(0, 0, 7) + corners(false), 5: o(0, 0, 7) + corners(true) };
