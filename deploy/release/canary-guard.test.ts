import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { checkCanaries, haltReasonOf } from './canary-guard.ts';
import { folderStore } from './folder-store.ts';
import { publish, startCanary } from './registry-changes.ts';
import { temporaryFolder } from './testing/build.ts';

const of = ([networks, failing, failures, serverFailures]: readonly [number, number, number, number]) => ({
  ...{ networks, failing, failures, serverFailures },
});

describe('A canary', () => {
  it.each([
    ['that nobody has seen', [0, 0, 0, 0], [100, 0, 0, 0], false],
    ['that fails always, in four networks', [4, 4, 4, 0], [100, 0, 0, 0], false],
    ['that fails always, in five networks', [5, 5, 5, 0], [100, 0, 0, 0], true],
    ['that fails in as many networks as the stable version', [40, 20, 20, 0], [100, 50, 50, 0], false],
    ['that fails in a few more', [100, 12, 12, 0], [100, 2, 2, 0], false],
    ['that fails in too many', [100, 13, 13, 0], [100, 2, 2, 0], true],
    ['that fails in half of them, but now and then', [100, 50, 9, 0], [100, 0, 0, 0], false],
    ['that fails where nobody has the stable version', [20, 5, 5, 0], [0, 0, 0, 0], true],
    ['that fails less than the stable version', [50, 6, 6, 0], [100, 40, 40, 0], false],
    ['that fails on the host server', [0, 0, 0, 20], [0, 0, 0, 2], true],
    ['that fails on the host server now and then', [0, 0, 0, 19], [0, 0, 0, 0], false],
    ['that fails on the host server as the stable version does', [0, 0, 0, 40], [0, 0, 0, 40], false],
  ] as const)('%s is taken back or not', (_, canary, stable, isTakenBack) => {
    expect(haltReasonOf(of(canary), of(stable)) !== undefined).toBe(isTakenBack);
  });

  it('that is taken back comes with the numbers', () => {
    expect(haltReasonOf(of([24, 12, 12, 0]), of([210, 3, 2.1, 0]))).toBe(
      'it failed in 12 of 24 networks (50 %), the stable version in 3 of 210 (1 %)',
    );
    expect(haltReasonOf(of([24, 0, 0, 31]), of([210, 0, 0, 1]))).toBe(
      'it failed 31 times on the host server, the stable version 1 times',
    );
  });
});

let api: Server | undefined;
afterEach(() => api?.close());

async function apiWith(answer: object): Promise<string> {
  api = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
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
  const votes = (remote: string, version: string, networks: number, failing: number) => ({
    ...{ remote, version, networks, failing, failures: failing },
  });
  const url = await apiWith({
    // Loads that browsers tell of one by one decide nothing.
    items: [{ remote: 'blog', version: '2', outcome: 'threw', count: 2400 }],
    votes: [
      votes('shop', '2', 25, 15),
      votes('shop', '1', 30, 0),
      votes('blog', '2', 30, 1),
      votes('blog', '1', 30, 30),
    ],
  });
  const said: string[] = [];
  await checkCanaries(store, url, (text) => said.push(text));
  expect(said).toEqual([
    'The canary shop 2 is taken back: it failed in 15 of 25 networks (60 %), the stable version in 0 of 30 (0 %)',
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
