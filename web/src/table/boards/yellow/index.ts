import type { YellowView } from '../../../state/views';
import { home, type BoardPack } from '../contract';
import Board from './YellowBoard.svelte';

export const pack: BoardPack<YellowView> = {
  game: 'yellow',
  Board,
  flights: (told, before) => (told.event === 'played' ? [{ card: told.cards?.[0], from: home(before, told.seat ?? -1), to: 'table' }] : []),
};
