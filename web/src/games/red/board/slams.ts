import type { RedView } from '../../../state/views';
import type { Slams } from '../../../table/trick/taken';

export const SLAMS: Slams<RedView> = {
  cards: ['BOMB', 'BANK'],
  // When the deal ends there, the vault opens anyway.
  swallowed: (after) => (!after.over && after.bank.includes('BANK') ? 'BANK' : null),
};
