import { rm } from 'node:fs/promises';
import { paths } from '../support/addresses.ts';
import { root } from '../../deploy/build/version.ts';
import { makeBuild, manifestOf } from '../support/builds.ts';
import { distOf } from '../../deploy/release/publish-builds.ts';
import { runCommand } from '../support/command.ts';
import { environmentOf } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';
import { startWholeSite, type RunningSite } from '../support/whole-site.ts';

const addresses = [paths.blogs.href(), paths.shop.href(), paths.faq.href(), '/registry.json'];

/** Asks for pages as twenty visitors a second do, until it is stopped; the result is what was not answered with 200. */
function keepAsking({ url }: RunningSite) {
  const failures: string[] = [];
  let asked = 0;
  const ask = async () => {
    const address = `${addresses[asked++ % addresses.length]}?visit=${asked}`;
    const answer = await fetch(url + address, { headers: { 'cache-control': 'no-cache' } }).catch(String);
    if (typeof answer === 'string' || answer.status !== 200)
      failures.push(`${address}: ${typeof answer === 'string' ? answer : answer.status}`);
    if (typeof answer !== 'string') await answer.arrayBuffer();
  };
  const timer = setInterval(() => void ask(), 50);
  return () => {
    clearInterval(timer);
    return { failures, asked };
  };
}

test('The owner publishes a host and rolls it back while visitors read: none of their requests fails', async () => {
  const site = await startWholeSite();
  const { dist, version } = await makeBuild('host', 'next');
  const { version: first } = await manifestOf(distOf('host'));
  const release = async (...args: string[]) => {
    const env = { ...environmentOf(site.dataDir), PORT: String(site.port) };
    const { ended, said } = runCommand(root, env, 'deploy/bootstrap.mjs', 'release', ...args);
    return { code: await ended, said: said() };
  };
  const hostOnSite = async () => ((await (await fetch(`${site.url}/registry.json`)).json()) as { host: string }).host;
  try {
    const stop = keepAsking(site);
    expect(await release('publish', 'host', '--dist', dist, '--no-browser')).toEqual({
      code: 0,
      said: expect.stringContaining(`host ${version} is published`),
    });
    await expect.poll(hostOnSite).toBe(version);
    expect(await release('rollback', 'host')).toMatchObject({ code: 0 });
    await expect.poll(hostOnSite).toBe(first);
    const { failures, asked } = stop();
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(40);
  } finally {
    await rm(dist, { recursive: true });
    await site.stop();
  }
});
