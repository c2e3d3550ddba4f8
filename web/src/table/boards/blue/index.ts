import type { BlueView } from '../../../state/views';
import { home, type BoardPack } from '../contract';
import Board from './BlueBoard.svelte';

export const pack: BoardPack<BlueView> = {
  game: 'blue',
  Board,
  flights: (told, before) => (told.event === 'played' ? [{ card: told.cards?.[0], from: home(before, told.seat ?? -1), to: 'table' }] : []),
};
