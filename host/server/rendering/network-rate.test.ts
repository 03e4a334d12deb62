import { expect, it } from 'vitest';
import { createNetworkRate } from './network-rate.ts';

const clock = { now: 0 };
const rate = (perMinute = 60) => createNetworkRate(perMinute, () => clock.now);
const taken = (takes: ReturnType<typeof rate>, network: string | undefined, count = 100) =>
  Array.from({ length: count }, () => takes(network)).filter(Boolean).length;

it('A network has its pages at once, then as many a minute, and takes nothing from others', () => {
  const takes = rate();
  expect([taken(takes, 'crowd'), taken(takes, 'home', 1)]).toEqual([60, 1]);
  clock.now += 500;
  expect(taken(takes, 'crowd')).toBe(0);
  clock.now += 2500;
  expect(taken(takes, 'crowd')).toBe(3);
  clock.now += 3_600_000;
  expect(taken(takes, 'crowd')).toBe(60);
});

it('An office of a thousand, each with a page, and a crawler with ten a second for an hour get all of them', () => {
  expect(taken(rate(1200), 'office', 1000)).toBe(1000);
  const takes = rate(1200);
  let refused = 0;
  for (let page = 0; page < 36_000; page += 1) {
    clock.now += 100;
    if (!takes('crawler')) refused += 1;
  }
  expect(refused).toBe(0);
});

it.each([undefined, ''])('Who is behind an address that is not counted (%j) is not limited', (network) => {
  expect(taken(rate(1), network)).toBe(100);
});
