import type { RedView } from '../../../state/views';
import type { Slams } from '../../../table/trick/taken';

/** A round that still lies there, and the Bank or Bomb that was thrown upon it. */
export interface Lying extends RedView {
  slam?: string | null;
}

export const SLAMS: Slams<RedView> = {
  cards: ['BOMB', 'BANK'],
  // When the deal ends there, the vault opens anyway.
  swallowed: (after) => (!after.over && after.bank.includes('BANK') ? 'BANK' : null),
};
