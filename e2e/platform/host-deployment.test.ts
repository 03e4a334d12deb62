import { rm } from 'node:fs/promises';
import { paths } from '../support/addresses.ts';
import { remoteNames } from '../../deploy/build/targets.ts';
import { distOf, publishBuilds } from '../../deploy/release/publish-builds.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { makeBuild } from '../support/builds.ts';
import { site } from '../support/current-site.ts';
import { makeDataDir, removeDataDir } from '../support/environment.ts';
import { startFrontEnd } from '../support/front-end.ts';
import { messagesOf } from '../support/messages.ts';
import { childrenOf } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { isAlive } from '../support/visit.ts';

const say = messagesOf('ar');

test('Visitor whose tab was open while a new host was deployed gets it when they go to another area', async ({
  visit,
}) => {
  const { dist: hostDist, version } = await makeBuild('host', 'next');
  const own = await makeDataDir();
  const port = await findFreePort();
  const options = { apiUrl: site().api.url, dataDir: own, environment: longTimeouts, port };
  let front = await startFrontEnd(options);
  try {
    // While the site is replaced a tab may ask in vain, and again.
    await visit(
      {
        site: front.url,
        expected: [/status(?: of)? 503/, /ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE)/],
      },
      async ({ page, open }) => {
        const hostOnScreen = () =>
          page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src')?.split('/')[3]);
        const goTo = async (folder: string, key: string, title: string) => {
          await page
            .getByRole('banner')
            .getByRole('link', { name: say(folder, key) })
            .click();
          await expect(page.getByRole('heading', { level: 1, name: say(folder, title) })).toBeVisible();
          await isAlive(page);
        };
        await open(paths.faq.href());
        await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
        await goTo('remote-blog', 'menu.blog', 'posts.title');
        expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);

        await front.stop();
        front = await startFrontEnd({
          ...options,
          publish: (target) => publishBuilds(target, [hostDist, ...remoteNames.map((name) => distOf(name))]),
        });
        // Within the area the tab goes on as it is.
        await page
          .getByRole('main')
          .getByRole('link', { name: say('remote-blog', 'posts.types.video') })
          .click();
        await page.waitForURL(/type=video/);
        expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
        await expect
          .poll(
            async () => {
              await goTo('remote-account', 'menu.plans', 'plans.title');
              await goTo('remote-blog', 'menu.blog', 'posts.title');
              return await hostOnScreen();
            },
            { timeout: 30_000 },
          )
          .toBe(version);
        expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
      },
    );
  } finally {
    await front.stop();
    await removeDataDir(own);
    await rm(hostDist, { recursive: true });
  }
});

test('Visitors have the host that was published, also when another one is built, and its processes are renewed', async () => {
  const { dist, version } = await makeBuild('host', 'published');
  const own = await makeDataDir();
  const front = await startFrontEnd({
    apiUrl: site().api.url,
    dataDir: own,
    environment: { ...longTimeouts, PAGE_CACHE_MS: '0' },
    publish: (target) => publishBuilds(target, [dist, ...remoteNames.map((name) => distOf(name))]),
  });
  const hostsInPage = async () => {
    const html = await (await fetch(front.url + paths.blogs.href())).text();
    return new Set(html.match(/(?<=\/mf\/host\/)[^/"]+/g));
  };
  try {
    expect(await hostsInPage()).toEqual(new Set([version]));
    // As a build, a test or a refused publication leaves it in the workspace.
    await rm(dist, { recursive: true });
    const workers = childrenOf(front.host.pid);
    for (const worker of workers) process.kill(worker, 'SIGKILL');
    await expect.poll(() => childrenOf(front.host.pid).filter((pid) => !workers.includes(pid))).not.toEqual([]);
    expect(await hostsInPage()).toEqual(new Set([version]));
  } finally {
    await front.stop();
    await removeDataDir(own);
  }
});
