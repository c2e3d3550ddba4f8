import type { RedView } from '../../../state/views';
import { home, type BoardPack } from '../contract';
import Board from './RedBoard.svelte';

export const pack: BoardPack<RedView> = {
  game: 'red',
  Board,
  flights: (told, before) => (told.event === 'played' ? [{ card: told.cards?.[0], from: home(before, told.seat ?? -1), to: 'table' }] : []),
};
