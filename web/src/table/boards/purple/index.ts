import type { PurpleView } from '../../../state/views';
import { home, type BoardPack } from '../contract';
import Board from './PurpleBoard.svelte';

export const pack: BoardPack<PurpleView> = {
  game: 'purple',
  Board,
  flights: (told, before) => (told.event === 'played' ? [{ card: told.cards?.[0], from: home(before, told.seat ?? -1), to: 'table' }] : []),
};
