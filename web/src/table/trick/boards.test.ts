import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { View } from '../../state/views';
import type { Full, ServerMessage } from '../../wire';
import { words } from '../../words/words.svelte';
import { loadFace } from '../../games';
import type { Around } from '../../games/contract';

const files = import.meta.glob<ServerMessage[]>('../fixtures/{purple,red}-*.json', { import: 'default', eager: true });

function around(full: Full): Around {
  const sitters = full.table!.places.map((place, seat) => ({
    seat,
    name: place.name ?? `Bot ${seat}`,
    avatar: '',
    bot: !!place.bot,
    here: true,
    away: false,
    points: 0,
  }));
  const order = sitters.slice(1).map((_, k) => (full.seat + 1 + k) % sitters.length);
  return { me: full.seat, sitters, order, waits: full.waits ?? [] };
}

async function draw(full: Full): Promise<string> {
  const game = full.table!.game;
  const [face] = await Promise.all([loadFace(game), words.need('all', game, `web-${game}`)]);
  const props = {
    view: full.view as unknown as View,
    around: around(full),
    art: face,
    moves: full.moves ?? [],
    held: null,
    targets: [],
    onmove: () => {},
  };
  return render(face.Board, { props }).body;
}

describe.each(Object.entries(files))('%s', (_, messages) => {
  const full = messages[0] as Full;
  const view = full.view as unknown as View & { trick: string[] };

  test('every word is known and every card of the trick is named', async () => {
    const body = await draw(full);
    expect(body).not.toMatch(/undefined|NaN/);
    expect(body).not.toMatch(/(purple|red)-(board|table|card|colour|challenge|event|move)-/);
    for (const card of view.trick) expect(body).toContain(words.say(`${view.game}-card-${card}`));
  });

  test('there is a place for everybody’s card while cards are played', async () => {
    const body = await draw(full);
    if (view.phase === 'play')
      for (let seat = 0; seat < view.players; seat++) expect(body).toContain(`data-spot="trick-${seat}"`);
  });

  test('what is asked can be answered on the board', async () => {
    const body = await draw(full);
    const buttons = body.match(/<button/g)?.length ?? 0;
    const specials = view.phase === 'play' ? view.hand.filter((card) => card === 'BANK' || card === 'BOMB').length : 0;
    const asked = full.moves?.includes('cw') ? 2 : view.phase === 'team' ? view.players : specials;
    expect(buttons).toBe(asked);
  });
});
