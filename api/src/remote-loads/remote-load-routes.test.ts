import { errorSchema } from '@sahra/shared/schemas/common';
import { type RemoteLoad, remoteLoadCountsSchema } from '@sahra/shared/schemas/remote-loads';
import { describe, expect, it } from 'vitest';
import { remoteLoads } from '../database/remote-load-tables.ts';
import { createMetrics } from '@sahra/shared/server/metrics';
import { useTestApp } from '../testing/test-app.ts';
import { pageWith } from './testing/page-with.ts';
import { measureLoads } from './remote-load-metrics.ts';
import { addLoads, deleteOldLoads } from './remote-load-repository.ts';

const app = useTestApp();
const load = (parts: Partial<RemoteLoad> = {}): RemoteLoad => ({
  remote: 'shop',
  version: '1.0.0',
  outcome: 'ok',
  attempt: 1,
  entryMs: 120,
  pageMs: 40,
  ...parts,
});
/** Sends a report, with the ticket of a page that was given shop 1.0.0. */
const report = async (payload: object | string, remoteAddress = '192.0.2.1') =>
  app().inject({
    method: 'POST',
    url: '/api/remote-loads',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : { ...(await pageWith(app(), { shop: '1.0.0' })), ...payload },
  });
const countsSince = async (since: Date) =>
  remoteLoadCountsSchema.parse((await app().get(`/internal/remote-loads?since=${since.toISOString()}`)).body).items;

describe('remote loads', () => {
  it('Operator reads how often a release was loaded, from reports of several browsers', async () => {
    const since = new Date();
    const reports = Array.from({ length: 12 }, (_, index) =>
      report({ loads: [load(), load(), load({ outcome: 'integrity', attempt: 2 })] }, `198.51.100.${index}`),
    );
    expect((await Promise.all(reports)).map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(12).fill([204, '']),
    );
    expect(await countsSince(since)).toEqual([
      { remote: 'shop', version: '1.0.0', outcome: 'integrity', count: 12 },
      { remote: 'shop', version: '1.0.0', outcome: 'ok', count: 24 },
    ]);
    expect(await countsSince(new Date(Date.now() + 120_000))).toEqual([]);
  });

  it.each([
    ['an outcome that only the host server may tell', { loads: [{ ...load(), outcome: 'server' }] }],
    ['an unknown outcome', { loads: [{ ...load(), outcome: 'bored' }] }],
    ['a remote with a path in it', { loads: [load({ remote: '../etc' })] }],
    ['a version with markup in it', { loads: [load({ version: '<script>' })] }],
    ['a negative time', { loads: [load({ entryMs: -1 })] }],
    ['no load at all', { loads: [] }],
    ['too many loads', { loads: Array(21).fill(load()) }],
    ['no object', '[]'],
    ['no JSON', '{"loads":'],
  ])('A report with %s is refused', async (_, payload) => {
    const answer = await report(payload, '192.0.2.2');
    expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([400, 'invalid_request']);
  });

  it('A report of more than four kilobytes is refused', async () => {
    const answer = await report({ loads: [load()], filler: 'x'.repeat(4096) }, '192.0.2.2');
    expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([413, 'too_large']);
  });

  it('A caller who reports without end is told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 125 }, () => report({ loads: [load()] }, '192.0.2.3')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBe(5);
    expect(refused[0]?.headers['retry-after']).toBe('60');
    expect(errorSchema.parse(refused[0]?.json()).code).toBe('too_many_requests');
    expect((await report({ loads: [load()] }, '192.0.2.4')).statusCode).toBe(204);
  });

  it.each(['', '?since=', '?since=yesterday'])('The counts are not read without a moment (%s)', async (query) => {
    expect(await app().get(`/internal/remote-loads${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { since: expect.any(String) } },
    });
  });

  it('What is older than two days goes', async () => {
    const { database } = app().testDatabase;
    const now = new Date('2030-01-10T12:00:30Z');
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    for (const hours of [1, 47, 49])
      await addLoads(database, [load({ remote: 'radio', version: `1.0.${hours}` })], hoursAgo(hours));
    await deleteOldLoads(database, now);
    const left = await database.select({ remote: remoteLoads.remote, version: remoteLoads.version }).from(remoteLoads);
    expect(
      left
        .filter(({ remote }) => remote === 'radio')
        .map(({ version }) => version)
        .sort(),
    ).toEqual(['1.0.1', '1.0.47']);
  });

  it('The measurements have a bounded number of series, whatever is reported', async () => {
    const { registry } = createMetrics();
    const measure = measureLoads(registry);
    for (let number = 0; number < 1000; number++) measure([load({ version: `1.0.${number}` })]);
    measure([load({ outcome: 'threw' })]);
    const series = (await registry.metrics()).split('\n').filter((line) => line.startsWith('remote_loads_total{'));
    expect(series).toHaveLength(200);
    expect(series).toContain('remote_loads_total{remote="shop",version="1.0.0",outcome="threw"} 1');
  });
});
