import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waitingRoom(maxLength = 3) {
  const dropped: string[] = [];
  const queue = createQueue<string>({ maxLength, maxWaitMs: 1000, onDrop: (item) => dropped.push(item) });
  const rest = () => {
    const items: string[] = [];
    for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
    return items;
  };
  return { queue, dropped, rest };
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
