import { rm } from 'node:fs/promises';
import { isInCanary } from '@sahra/shared/federation/bucket';
import { paths } from '../support/addresses.ts';
import { root } from '../../deploy/build/version.ts';
import { runRelease } from '../../deploy/release/command.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { makeBuild, manifestOf } from '../support/builds.ts';
import { distOf } from '../../deploy/release/publish-builds.ts';
import { runCommand } from '../support/command.ts';
import { createDemoDatabase } from '../support/databases.ts';
import { environmentOf } from '../support/environment.ts';
import { childWith } from '../support/processes.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { startWholeSite, type RunningSite } from '../support/whole-site.ts';

const addresses = [paths.blogs.href(), paths.shop.href(), paths.faq.href(), '/registry.json'];

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
/** Cookies of visitors who are among half of all, and of others. */
const [inside = '', outside = ''] = [true, false].map(
  (wanted) => `bucket=${buckets.find((bucket) => isInCanary('host', bucket, 50) === wanted)}`,
);

/** Milliseconds between two visitors: some of them come while one host takes over from the other, which takes a second. */
const VISIT_EVERY_MS = isEverything ? 50 : 250;

/** Asks for pages as visitors do, until it is stopped; the result is what was not answered with 200. */
function keepAsking({ url }: RunningSite) {
  const failures: string[] = [];
  let asked = 0;
  const ask = async () => {
    const address = `${addresses[asked++ % addresses.length]}?visit=${asked}`;
    const cookie = ['', inside, outside][asked % 3] ?? '';
    const answer = await fetch(url + address, { headers: { 'cache-control': 'no-cache', cookie } }).catch(String);
    if (typeof answer === 'string' || answer.status !== 200)
      failures.push(`${address}: ${typeof answer === 'string' ? answer : answer.status}`);
    if (typeof answer !== 'string') await answer.arrayBuffer();
  };
  const timer = setInterval(() => void ask(), VISIT_EVERY_MS);
  return () => {
    clearInterval(timer);
    return { failures, asked };
  };
}

test('The owner gives a host to half of the visitors, then to all, and takes it back: none of their requests fails', async () => {
  const site = await startWholeSite({ DATABASE_URL: await createDemoDatabase(), ...longTimeouts });
  const { dist, version } = await makeBuild('host', 'next');
  const { version: first } = await manifestOf(distOf('host'));
  const publish = async (...args: string[]) => {
    const env = { ...environmentOf(site.dataDir), PORT: String(site.port) };
    const { ended, said } = runCommand(root, env, 'deploy/bootstrap.mjs', 'release', 'publish', 'host', ...args);
    return { code: await ended, said: said() };
  };
  /** The other commands, without a process for each. */
  const release = (...args: string[]) =>
    runRelease(folderStore(site.dataDir), args, { siteUrl: site.url, say: () => {} });
  const hostFor = async (cookie = '') => {
    const answer = await fetch(`${site.url}/registry.json`, { headers: { cookie } });
    return ((await answer.json()) as { host: string }).host;
  };
  const pageFor = async (cookie = '') => fetch(site.url + paths.faq.href(), { headers: { cookie } });
  try {
    // The first import of a bundle may be late.
    for (const address of addresses)
      await expect.poll(async () => (await fetch(site.url + address)).status, { message: address }).toBe(200);
    const stop = keepAsking(site);
    expect(await publish('--dist', dist, '--no-browser', '--canary', '50')).toEqual({
      code: 0,
      said: expect.stringContaining(`host ${version} is published for 50 % of the visitors`),
    });
    await expect.poll(() => hostFor(inside)).toBe(version);
    expect([await hostFor(outside), await hostFor()]).toEqual([first, first]);
    expect(await (await pageFor(inside)).text()).toContain(`/mf/host/${version}/`);
    expect(await (await pageFor(outside)).text()).not.toContain(`/mf/host/${version}/`);
    expect((await pageFor()).headers.get('set-cookie')).toMatch(/bucket=\d+;/);

    await release('promote', 'host');
    await expect.poll(() => hostFor(outside)).toBe(version);
    await release('rollback', 'host');
    await expect.poll(() => hostFor(inside)).toBe(first);
    const { failures, asked } = stop();
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(40);

    // Its visitors are answered while it is gone, and get it again.
    await release('canary', 'host', version, '50');
    await expect.poll(() => hostFor(inside)).toBe(version);
    process.kill(childWith(site.child.pid ?? 0, `releases/host/${version}/server/main.js`), 'SIGKILL');
    await expect.poll(() => hostFor(inside)).toBe(first);
    await expect.poll(() => hostFor(inside)).toBe(version);
    await release('halt', 'host');
    await expect.poll(() => hostFor(inside)).toBe(first);
  } finally {
    await rm(dist, { recursive: true });
    await site.stop();
  }
});
