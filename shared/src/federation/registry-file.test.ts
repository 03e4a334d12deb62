import { expect, it } from 'vitest';
import { registrySchema } from './registry-file.ts';

const change = { revision: 2, at: '2026-11-21T12:00:00.000Z', action: 'publish', remote: 'shop', version: '1.0.0' };
const registry = {
  schema: 1,
  revision: 2,
  remotes: { shop: { version: '1.0.0', isOff: false } },
  started: {},
  history: [change],
};
const historyOf = (changed: object) =>
  registrySchema.parse({ ...registry, history: [{ ...change, ...changed }] }).history;

it('A registry from before changes had an author is read as it is', () => {
  expect(registrySchema.parse(registry)).toEqual(registry);
});

it('What a later release of the tools has written is read, and kept', () => {
  const later = {
    ...registry,
    signature: 'abc',
    remotes: { shop: { version: '1.0.0', isOff: false, pinnedUntil: 'friday' } },
    history: [{ ...change, action: 'move-house', from: 'berlin' }],
  };
  expect(registrySchema.parse(later)).toEqual(later);
});

it.each([
  ['colours and line ends', 'Mona\u001B[31m Saad\r\n', 'Mona [31m Saad'],
  ['a direction of its own', '\u202Edaas anom\u2066', 'daas anom'],
  ['500 letters', 'a'.repeat(500), 'a'.repeat(80)],
  ['90 pictures', '🎬'.repeat(90), '🎬'.repeat(80)],
  ['a joiner that belongs to the name', 'منى\u200Cسعد', 'منى\u200Cسعد'],
])('An author with %s is plain text to everybody who reads the registry', (_, by, plain) => {
  expect(historyOf({ by })[0]?.by).toBe(plain);
});

it('A reason and a commit may not write on a terminal either', () => {
  expect(historyOf({ reason: 'slow\u0007', commit: '1a2b3c\n4d' })[0]).toMatchObject({
    reason: 'slow',
    commit: '1a2b3c 4d',
  });
});

it.each(['Publish', 'rm -rf', '', 'a'.repeat(40)])('%j is no name of an action', (action) => {
  expect(() => historyOf({ action })).toThrow();
});
