import type { Command } from '../support/command.ts';
import { childrenOf, childWith, commandOf } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';
import { startWholeSite, type RunningSite } from '../support/whole-site.ts';

/** Sends to the api of a site as its own page would. */
const send = (url: string, method: string, path: string, body: object = {}, cookie = '') =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });

const api = ({ child }: Command) => childWith(child.pid ?? 0, 'api/dist/main.js');
const host = ({ child }: Command) => childWith(child.pid ?? 0, '/server/main.js');
const postmaster = (site: Command) => childWith(api(site), 'postgres');
const backend = (site: Command) => childWith(postmaster(site), 'sahra');
const renderer = (site: Command) => childrenOf(host(site))[0] ?? 0;
const worker = ({ child }: Command) => childWith(child.pid ?? 0, 'api/dist/worker.js');

/** Adds programs to a watchlist and removes them, one after the other; each call is tried until it is acknowledged. */
function keepWriting(url: string, cookie: string) {
  const listed = new Map<number, boolean>();
  let isOver = false;
  let acknowledged = 0;
  const write = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const [programId, isListed] = [(turn % 50) + 1, turn % 100 < 50];
      const call = () =>
        send(url, isListed ? 'PUT' : 'DELETE', `/account/watchlist/${programId}`, {}, cookie).then(
          (response) => response.ok,
          () => false,
        );
      while (!(await call()));
      listed.set(programId, isListed);
      acknowledged += 1;
    }
  };
  const writing = write();
  return {
    acknowledged: () => acknowledged,
    /** Ends it; returns the programs that were acknowledged to be on the list. */
    async stop() {
      isOver = true;
      await writing;
      return [...listed]
        .filter(([, isListed]) => isListed)
        .map(([programId]) => programId)
        .toSorted((a, b) => a - b);
    },
  };
}

test.describe('A site whose parts are killed', () => {
  let site: RunningSite;
  let cookie: string;
  test.beforeAll(async () => {
    site = await startWholeSite();
    const signedIn = await send(site.url, 'POST', '/auth/sign-in', {
      identifier: 'mona',
      password: 'mona likes old films',
    });
    cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(';', 1)[0])
      .join('; ');
  });
  test.afterAll(() => site?.stop());

  const listedPrograms = async () => {
    const { items } = (await (
      await fetch(`${site.url}/api/account/watchlist?pageSize=60`, { headers: { cookie } })
    ).json()) as { items: { id: number }[] };
    return items.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  const statusOf = async (path: string) => (await fetch(site.url + path).catch(() => undefined))?.status;

  for (const [name, find] of [
    ['the api', api],
    ['the host server', host],
    ['a process that renders pages', renderer],
    ['the worker', worker],
    ['a connection of PostgreSQL', backend],
    ['PostgreSQL', postmaster],
  ] as const)
    test(`While a member writes ${name} is killed: it is started again, and nothing that was acknowledged is lost`, async () => {
      for (const programId of await listedPrograms())
        await send(site.url, 'DELETE', `/account/watchlist/${programId}`, {}, cookie);
      const writer = keepWriting(site.url, cookie);
      await expect.poll(writer.acknowledged).toBeGreaterThan(20);
      const killed = find(site);
      expect(killed).toBeGreaterThan(0);
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => commandOf(killed)).toBe('');
      const before = writer.acknowledged();
      await expect.poll(writer.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 20);
      await expect
        .poll(async () => [await statusOf('/api/health/ready'), await statusOf('/shop')], { timeout: 60_000 })
        .toEqual([200, 200]);
      const expected = await writer.stop();
      expect(await listedPrograms()).toEqual(expected);
      expect(site.child.exitCode).toBe(null);
    });

  // Last, for the site is not there after it.
  test('A part that ends five times within a minute stops the site, which says why', async () => {
    let last = 0;
    const killNext = () => {
      const pid = host(site);
      if (pid > 0 && pid !== last) process.kill((last = pid), 'SIGKILL');
      return site.child.exitCode;
    };
    await expect.poll(killNext, { timeout: 90_000 }).toBe(1);
    expect(site.said()).toContain('host has ended 5 times within a minute');
  });
});
