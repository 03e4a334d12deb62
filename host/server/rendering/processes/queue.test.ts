import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNetworkTurns } from './network-turns.ts';
import { createQueue } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What waits is named after its network and, behind a colon, by itself: `home+office:page`. */
const networksOf = (item: string) => new Set(item.includes(':') ? item.split(':', 1)[0]?.split('+') : ['']);

function waitingRoom(maxLength = 3) {
  const dropped: string[] = [];
  const turns = createNetworkTurns();
  const queue = createQueue<string>({
    ...{ maxLength, maxWaitMs: 1000, networksOf, underWay: turns.underWay },
    onDrop: (item) => dropped.push(item),
  });
  /** Begins with the next one: its name, and what ends it. */
  function begin() {
    const item = queue.next() ?? '';
    return { item, end: turns.begin(networksOf(item)) };
  }
  const rest = () => {
    const items: string[] = [];
    for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
    return items;
  };
  return { queue, dropped, rest, begin };
}

it('Who comes first is served first', () => {
  const { queue, dropped, rest } = waitingRoom();
  for (const name of ['a', 'b', 'c']) queue.add(name);
  expect([rest(), dropped]).toEqual([['a', 'b', 'c'], []]);
});

it('Where it is full, who has waited longest is dropped', () => {
  const { queue, dropped, rest } = waitingRoom();
  for (const name of ['a', 'b', 'c', 'd', 'e']) queue.add(name);
  expect([dropped, rest()]).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

it('Who has waited too long is dropped, and nobody after they were served', () => {
  const { queue, dropped, rest } = waitingRoom();
  queue.add('served');
  queue.next();
  queue.add('early');
  vi.advanceTimersByTime(600);
  queue.add('late');
  vi.advanceTimersByTime(600);
  expect([dropped, rest()]).toEqual([['early'], ['late']]);
  vi.advanceTimersByTime(5000);
  expect(dropped).toEqual(['early']);
});

it('Who has gone leaves the queue', () => {
  const { queue, rest } = waitingRoom();
  for (const name of ['a', 'b']) queue.add(name);
  expect([queue.remove('a'), queue.remove('a'), queue.length(), rest()]).toEqual([true, false, 1, ['b']]);
});

it('What had its turn already goes before all others, in its order, and is never dropped', () => {
  const { queue, dropped, rest } = waitingRoom();
  for (const name of ['a', 'b', 'c']) queue.add(name);
  for (const name of ['lost', 'too']) queue.putBack(name);
  queue.add('d');
  vi.advanceTimersByTime(500);
  expect([dropped, rest()]).toEqual([['a'], ['lost', 'too', 'b', 'c', 'd']]);
});

it('A network that asks for a hundred pages has no more turns than who asks for one, and all where it is alone', () => {
  const { queue, begin } = waitingRoom(200);
  for (let page = 1; page <= 100; page += 1) queue.add(`crowd:${page}`);
  const workers = Array.from({ length: 4 }, begin);
  expect(workers.map(({ item }) => item)).toEqual(['crowd:1', 'crowd:2', 'crowd:3', 'crowd:4']);
  for (const name of ['home:1', 'home:2', 'office:1']) queue.add(name);
  const next = () => {
    workers.shift()?.end();
    const begun = begin();
    workers.push(begun);
    return begun.item;
  };
  // Each has one, and of the fourth it is the turn of who came first.
  expect([next(), next(), next(), next(), next()]).toEqual(['home:1', 'office:1', 'crowd:5', 'crowd:6', 'home:2']);
});

it('Where it is full, the oldest of the network that has most waiting is dropped, whoever comes', () => {
  const { queue, dropped, rest } = waitingRoom(4);
  for (const name of ['home:1', 'crowd:1', 'crowd:2', 'crowd:3', 'office:1', 'crowd:4']) queue.add(name);
  expect([dropped, rest()]).toEqual([
    ['crowd:1', 'crowd:2'],
    ['home:1', 'crowd:3', 'office:1', 'crowd:4'],
  ]);
});

it('What others wait for too comes when it is their turn, and is not dropped with what one network wants', () => {
  const { queue, dropped, begin } = waitingRoom(3);
  for (const name of ['crowd:1', 'crowd+home:2', 'crowd:3']) queue.add(name);
  expect(begin().item).toBe('crowd:1');
  expect(begin().item).toBe('crowd+home:2');
  for (const name of ['crowd+home:4', 'crowd:5', 'crowd:6']) queue.add(name);
  expect(dropped).toEqual(['crowd:3']);
});

it('A turn that is over is over once', () => {
  const { underWay, begin } = createNetworkTurns();
  const [first] = [begin(new Set(['home'])), begin(new Set(['home']))];
  first();
  first();
  expect(underWay('home')).toBe(1);
});
