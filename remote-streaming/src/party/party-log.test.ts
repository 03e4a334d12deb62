import type { PartyState } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { noticesBetween } from './party-log.ts';

const [mona, karim, lena] = ['منى', 'Karim', 'Lena'].map((name, index) => ({ id: index + 1, name }));
const stateOf = (people: (PartyState['people'][number] | undefined)[], hostId: number): PartyState => ({
  type: 'state',
  ...{ episodeId: 5, programId: 2, isPlaying: true, position: 0, at: 0, rate: 1, revision: 1, hostId },
  people: people.filter((person) => person !== undefined),
});
const told = (before: PartyState | null, after: PartyState) =>
  noticesBetween(before, after, 0).map(({ kind, name }) => `${kind} ${name}`);

it('Who comes is told nothing of those who are there', () => {
  expect(told(null, stateOf([mona, karim], 1))).toEqual([]);
});

it('People come and leave; where it was the host, somebody else is', () => {
  expect(told(stateOf([mona, karim], 1), stateOf([mona, karim, lena], 1))).toEqual(['came Lena']);
  expect(told(stateOf([mona, karim], 1), stateOf([karim], 2))).toEqual(['left منى', 'host Karim']);
  expect(told(stateOf([mona, karim], 1), stateOf([mona, karim], 1))).toEqual([]);
});
