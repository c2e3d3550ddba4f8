import type {
  DealReplay,
  ExampleMove,
  Examples,
  Glance,
  Hint,
  LessonAnswer,
  LessonInfo,
  MakeTable,
  Mine,
  Offer,
  Problem,
  PuzzleAnswer,
  PuzzleInfo,
  SatAt,
  SeatBot,
  SeatTaken,
  TableInfo,
  TableMade,
  Tables,
  TakeSeat,
  ToldDeal,
  Tried,
  TryAgain,
} from '../wire';
import { at } from './base';
import { words } from '../words/words.svelte';

/** A request that the server refused, with its reason in the reader's language. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(words.set(problem.text));
    this.problem = problem;
  }
}

const base = new URL(at('/api/'), location.href);

export const socketAddress = (code: string): string => {
  const address = new URL(`tables/${code}/play`, base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

async function ask<Answer>(method: string, path: string, token = '', body?: object): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': words.language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(new URL(path, base), { method, headers, body: body ? JSON.stringify(body) : undefined });
  } catch {
    throw new Error(words.say('home-offline'));
  }
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Answer;
  throw problemOf(text);
}

function problemOf(text: string): Error {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.text && problem.rule && problem.kind) return new Refused(problem as Problem);
  } catch {
    // not ours: a proxy's page, or nothing at all
  }
  return new Error(words.say('home-offline'));
}

/** A text of a game that the pages did not come with; "" when there is none, or no server. */
async function text(path: string): Promise<string> {
  const response = await fetch(new URL(path, base)).catch(() => null);
  return response?.ok ? response.text() : '';
}

export const http = {
  offer: () => ask<Offer>('GET', 'offer'),
  words: (game: string, language: string) => text(`games/${game}/words/${language}`),
  rules: (game: string, language: string) => text(`games/${game}/rules/${language}`),
  tables: () => ask<Tables>('GET', 'tables'),
  table: (code: string) => ask<TableInfo>('GET', `tables/${code}`),
  make: (wish: MakeTable) => ask<TableMade>('POST', 'tables', '', wish),
  sit: (code: string, token: string, wish: TakeSeat) => ask<SeatTaken>('POST', `tables/${code}/seats`, token, wish),
  leave: (code: string, token: string, seat: number) => ask<TableInfo>('DELETE', `tables/${code}/seats/${seat}`, token),
  addBot: (code: string, token: string, wish: SeatBot) => ask<TableInfo>('POST', `tables/${code}/bots`, token, wish),
  removeBot: (code: string, token: string, seat: number) => ask<TableInfo>('DELETE', `tables/${code}/bots/${seat}`, token),
  start: (code: string, token: string) => ask<TableInfo>('POST', `tables/${code}/start`, token),
  rematch: (code: string, token: string) => ask<TableInfo>('POST', `tables/${code}/rematch`, token),
  replay: (code: string, match: number, deal: number) =>
    ask<DealReplay>('GET', `tables/${code}/records/${match}/replay/${deal}`),
  review: (code: string, match: number, deal: number) => ask<ToldDeal>('GET', `tables/${code}/records/${match}/review/${deal}`),
  again: (code: string, match: number, wish: TryAgain) => ask<Tried>('POST', `tables/${code}/records/${match}/again`, '', wish),
  mine: (key: string, tables: readonly SatAt[]) => ask<Mine>('POST', 'mine', key, { tables }),
  puzzle: (game: string, place: number | null) => ask<PuzzleInfo>('GET', `puzzles/${game}${place === null ? '' : `/${place}`}`),
  answer: (game: string, place: number, move: string) => ask<PuzzleAnswer>('POST', `puzzles/${game}/${place}`, '', { move }),
  lesson: async (name: string, step: number) => {
    const info = await ask<LessonInfo>('GET', `lessons/${name}/${step}`);
    return { ...info, aim: words.set(info.aim), text: words.set(info.text) };
  },
  tryStep: async (name: string, step: number, move: string) => {
    const answer = await ask<LessonAnswer>('POST', `lessons/${name}/${step}`, '', { move });
    return { ...answer, text: words.set(answer.text) };
  },
  examples: (game: string) => ask<Examples>('GET', `examples/${game}`),
  tryRule: (game: string, rule: string, wish: ExampleMove) => ask<Tried>('POST', `examples/${game}/${rule}`, '', wish),
  hint: (code: string, token: string, seat: number) => ask<Hint>('POST', `tables/${code}/hints/${seat}`, token),
  glance: (code: string, token: string, seat: number) => ask<Glance>('POST', `tables/${code}/hints/${seat}/glance`, token),
};
