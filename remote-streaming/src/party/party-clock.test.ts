import { expect, it } from 'vitest';
import { PartyClock } from './party-clock.ts';

it('The answer that came first is believed, and half of its way', () => {
  const clock = new PartyClock();
  expect(clock.isSet).toBe(false);
  clock.hear(0, 5200, 400);
  clock.hear(1000, 6010, 1020);
  clock.hear(2000, 7900, 3000);
  expect([clock.isSet, clock.at(4000)]).toEqual([true, 9000]);
});

it('An old answer is forgotten, and all of another process', () => {
  const clock = new PartyClock();
  clock.hear(0, 10_000, 0);
  for (let count = 1; count <= 8; count++) clock.hear(count * 1000, count * 1000 + 500, count * 1000 + 10);
  expect(clock.at(0)).toBeCloseTo(495);
  clock.reset();
  expect([clock.isSet, clock.at(7)]).toEqual([false, 7]);
});
