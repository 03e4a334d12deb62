import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { makeBuild, manifestOf } from '../support/builds.ts';
import { site } from '../support/current-site.ts';
import { makeDataDir, removeDataDir } from '../support/environment.ts';
import { startFrontEnd } from '../support/front-end.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { isAlive } from '../support/visit.ts';

const say = messagesOf('ar');

test('Visitor whose tab was open while a new host was deployed gets it when they go to another area', async ({
  visit,
}) => {
  const { dist: hostDist, version } = await makeBuild('host', 'next');
  await symlink(path.join(root, 'host/node_modules'), path.join(hostDist, 'node_modules'));
  const own = await makeDataDir();
  const port = await findFreePort();
  const options = { apiUrl: site().api.url, dataDir: own, environment: longTimeouts, port };
  let front = await startFrontEnd(options);
  try {
    // While the site is replaced a tab may ask in vain, and again.
    await visit(
      { site: front.url, expected: [/status(?: of)? 503/, /ERR_CONNECTION_REFUSED/, /already registered/] },
      async ({ page, open }) => {
        const hostOnScreen = () =>
          page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src')?.split('/')[3]);
        const goTo = async (key: string, folder: string, title: string) => {
          await page
            .getByRole('banner')
            .getByRole('link', { name: say('host', key) })
            .click();
          await expect(page.getByRole('heading', { level: 1, name: say(folder, title) })).toBeVisible();
          await isAlive(page);
        };
        await open('/');
        await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
        await goTo('nav.blog', 'remote-blog', 'posts.title');
        expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);

        await front.stop();
        front = await startFrontEnd({
          ...options,
          hostDist,
          publish: async (target) => folderStore(target).add(hostDist, await manifestOf(hostDist)),
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
              await goTo('nav.pricing', 'remote-account', 'plans.title');
              await goTo('nav.blog', 'remote-blog', 'posts.title');
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
