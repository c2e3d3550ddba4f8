import { expect, test } from 'vitest';
import { waysIn } from './ways';

const at = (hostname: string, port = ':8650') => ({ hostname, origin: `http://${hostname}${port}` });
const house = { public: [] as string[], ways: ['http://192.168.1.7:8650', 'http://10.0.0.7:8650'] };

test.each(['localhost', '127.0.0.1', '127.0.0.2', '[::1]', 'cards.localhost'])(
  'from the machine of the server, as %s, the way leads through the house',
  (name) => expect(waysIn(house, at(name))).toEqual(house.ways),
);

test('who came by a name that works elsewhere, too, hands that on', () => {
  expect(waysIn(house, at('192.168.1.7'))).toEqual(['http://192.168.1.7:8650']);
  expect(waysIn(house, at('localhost.example.org', ''), '/cards')).toEqual(['http://localhost.example.org/cards']);
});

test('what the host says goes before everything', () => {
  const told = { ...house, public: ['https://cards.example.org/house'] };
  for (const name of ['localhost', '192.168.1.7']) expect(waysIn(told, at(name))).toEqual(told.public);
});

test('a server that listens to its own machine alone has no way in', () => {
  expect(waysIn({ public: [] as string[], ways: [] }, at('localhost'))).toEqual([]);
});
