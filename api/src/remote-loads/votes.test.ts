import { remoteLoadCountsSchema, type RemoteLoadVotes } from '@sahra/shared/schemas/remote-loads';
import { beforeEach, expect, it } from 'vitest';
import { remoteLoads, remoteLoadVotes } from '../database/remote-load-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { pageWith } from './testing/page-with.ts';
import { addVotes, countVotes } from './vote-repository.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const since = new Date(Date.now() - 60_000);
beforeEach(async () => {
  await database().delete(remoteLoadVotes);
  await database().delete(remoteLoads);
});

const load = (outcome: string, version = '2', remote = 'shop') => ({
  ...{ remote, version, outcome },
  ...{ attempt: 1, entryMs: 1, pageMs: 1 },
});
/** Sends a report from a page that was given what it tells of. */
async function report(remoteAddress: string, loads: { remote: string; version: string }[]) {
  const given = Object.fromEntries(loads.map(({ remote, version }) => [remote, version]));
  const payload = { ...(await pageWith(app(), given)), loads };
  return (await app().inject({ method: 'POST', url: '/api/remote-loads', remoteAddress, payload })).statusCode;
}
const read = async () =>
  remoteLoadCountsSchema.parse((await app().get(`/internal/remote-loads?since=${since.toISOString()}`)).body);
const votes = async (version = '2'): Promise<Partial<RemoteLoadVotes>> => {
  const { remote: _, version: _version, ...vote } = (await read()).votes.find((of) => of.version === version) ?? {};
  return vote;
};

it('One address that reports without end has one voice', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 100 }, () => report('192.0.2.1', Array(20).fill(load('threw')))),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await votes()).toEqual({ networks: 1, failing: 1, failures: 1 });
});

it.each([
  ['addresses next to each other', (index: number) => `192.0.2.${index + 1}`],
  ['networks of one customer', (index: number) => `2001:db8:1:${index}::1`],
])('A hundred %s have one voice', async (_, addressOf) => {
  await Promise.all(Array.from({ length: 100 }, (_, index) => report(addressOf(index), [load('threw')])));
  expect(await votes()).toEqual({ networks: 1, failing: 1, failures: 1 });
});

it('A flood of good loads from one network does not hide what fails for others', async () => {
  for (let index = 0; index < 100; index += 1) await report('192.0.2.1', Array(20).fill(load('ok')));
  for (let index = 0; index < 9; index += 1) await report(`198.51.${index}.1`, [load('render')]);
  expect(await votes()).toEqual({ networks: 10, failing: 9, failures: 9 });
});

it('Where a release failed now and then, the voice is divided by the ten minutes', async () => {
  const at = (minutes: number) => new Date(Date.parse('2030-01-10T12:00:00Z') + minutes * 60_000);
  for (const [minutes, outcome] of [
    [0, 'ok'],
    [1, 'threw'],
    [2, 'ok'],
    [11, 'ok'],
    [21, 'ok'],
    [31, 'ok'],
  ] as const)
    await addVotes(database(), 'home', [{ remote: 'shop', version: '2', outcome }], at(minutes));
  expect(await countVotes(database(), at(0))).toEqual([
    { remote: 'shop', version: '2', networks: 1, failing: 1, failures: 0.25 },
  ]);
  expect(await countVotes(database(), at(12))).toEqual([
    { remote: 'shop', version: '2', networks: 1, failing: 0, failures: 0 },
  ]);
});

it('What the host server tells is counted apart, and taken from nobody else', async () => {
  const told = await app().inject({
    method: 'POST',
    url: '/internal/server-failures',
    payload: {
      releases: [
        { remote: 'shop', version: '2' },
        { remote: 'shop', version: '2' },
      ],
    },
  });
  expect([told.statusCode, await report('203.0.113.1', [load('server')])]).toEqual([204, 400]);
  expect(await read()).toEqual({
    items: [{ remote: 'shop', version: '2', outcome: 'server', count: 2 }],
    votes: [],
  });
});

it('Reports at the same moment wait for each other, never for good', async () => {
  const loads = [load('ok', '1', 'blog'), load('threw', '2'), load('ok', '3', 'streaming')];
  const reports = Array.from({ length: 40 }, (_, index) =>
    report(`198.51.${index % 4}.1`, index % 2 ? loads : loads.toReversed()),
  );
  expect(new Set(await Promise.all(reports))).toEqual(new Set([204]));
  expect(await votes('2')).toEqual({ networks: 4, failing: 4, failures: 4 });
});
