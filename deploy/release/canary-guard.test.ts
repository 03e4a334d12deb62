import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { checkCanaries, haltReasonOf } from './canary-guard.ts';
import { folderStore } from './folder-store.ts';
import { publish, startCanary } from './registry-changes.ts';
import { temporaryFolder } from './testing/build.ts';

describe('A canary', () => {
  it.each([
    ['without a load', [0, 0], [100, 0], false],
    ['that fails always, but was seen too seldom', [19, 19], [100, 0], false],
    ['that fails always', [20, 20], [100, 0], true],
    ['that fails as often as the stable version', [40, 20], [100, 50], false],
    ['that fails a little more often', [100, 12], [100, 2], false],
    ['that fails too often', [100, 13], [100, 2], true],
    ['that fails where nobody loads the stable version', [20, 3], [0, 0], true],
    ['that fails less often than the stable version', [50, 1], [100, 40], false],
  ] as const)('%s is taken back or not', (_, [loads, failures], [stableLoads, stableFailures], isTakenBack) => {
    expect(haltReasonOf({ loads, failures }, { loads: stableLoads, failures: stableFailures }) !== undefined).toBe(
      isTakenBack,
    );
  });

  it('that is taken back comes with the numbers', () => {
    expect(haltReasonOf({ loads: 24, failures: 12 }, { loads: 210, failures: 3 })).toBe(
      '12 of 24 loads failed (50 %), of the stable version 3 of 210 loads failed (1 %)',
    );
  });
});

let api: Server | undefined;
afterEach(() => api?.close());

async function apiWith(items: object[]): Promise<string> {
  api = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ items })),
  );
  await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

it('The guard takes a failing canary back, says why, and leaves the others', async () => {
  const store = folderStore(await temporaryFolder());
  const now = new Date();
  for (const remote of ['shop', 'blog'])
    await store.change((registry) => startCanary(publish(registry, remote, '1', now), remote, '2', 50, now));
  const count = (remote: string, version: string, outcome: string, number: number) => ({
    remote,
    version,
    outcome,
    count: number,
  });
  const url = await apiWith([
    count('shop', '2', 'threw', 5),
    // Of an extension or a page, in a browser and on the server.
    count('shop', '2', 'render', 5),
    count('shop', '2', 'server', 5),
    count('shop', '2', 'ok', 10),
    count('shop', '1', 'ok', 30),
    count('blog', '2', 'ok', 30),
    count('blog', '1', 'threw', 30),
  ]);
  const said: string[] = [];
  await checkCanaries(store, url, (text) => said.push(text));
  expect(said).toEqual([
    'The canary shop 2 is taken back: 15 of 25 loads failed (60 %), of the stable version 0 of 30 loads failed (0 %)',
  ]);
  const registry = await store.readRegistry();
  expect(registry?.remotes.shop).toEqual({ version: '1', isOff: false });
  expect(registry?.remotes.blog?.canary?.version).toBe('2');
  expect(registry?.history.at(-1)).toMatchObject({
    action: 'halt',
    remote: 'shop',
    version: '2',
    reason: expect.stringContaining('15 of 25'),
  });
});
