import type { Page } from 'playwright/test';
import { runRelease } from '../../deploy/release/command.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';
import { isAlive } from '../support/visit.ts';

const say = messagesOf('ar');
const { site, dataDir } = useFrontEnd();
const store = () => folderStore(dataDir());

const header = (page: Page) => page.getByRole('banner');
const goTo = (page: Page, key: string) =>
  header(page)
    .getByRole('link', { name: say('host', key), exact: true })
    .click();

test('An area that is off is closed for everybody, tabs that are open too, until it is on again', async ({ visit }) => {
  const release = (...args: string[]) => runRelease(store(), args, { siteUrl: site().url, say: () => {} });
  const status = async () => (await fetch(`${site().url}/blogs`)).status;
  const closed = say('host', 'closed.title');
  const linksToBlog = (page: Page) => page.getByRole('link', { name: say('host', 'nav.blog'), exact: true });
  await visit({ site: site().url, expected: [/503/] }, async ({ page, open }) => {
    await open('/');
    await release('off', 'blog');
    await expect.poll(status).toBe(503);
    // The tab had never been there.
    await goTo(page, 'nav.blog');
    await expect(page.getByRole('heading', { level: 1, name: closed })).toBeVisible();
    await expect(linksToBlog(page)).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shared', 'backToHome') })
      .click();
    await page.waitForURL(`${site().url}/`);

    const fresh = await page.context().newPage();
    const answer = await fresh.goto('/blogs');
    expect(answer?.status()).toBe(503);
    expect(await answer?.allHeaders()).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
    await expect(fresh.getByRole('heading', { level: 1, name: closed })).toBeVisible();
    await isAlive(fresh);
    await expect(linksToBlog(fresh)).toHaveCount(0);
    expect((await fetch(`${site().url}/blogs`, { method: 'POST', body: new URLSearchParams() })).status).toBe(503);

    await release('on', 'blog');
    await expect.poll(status).toBe(200);
    for (const tab of [page, fresh]) {
      await expect
        .poll(
          async () => {
            await goTo(tab, 'nav.pricing');
            await expect(
              tab.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') }),
            ).toBeVisible();
            if (await linksToBlog(tab).count()) return true;
            await tab.goBack();
            return false;
          },
          { timeout: 30_000 },
        )
        .toBe(true);
      await goTo(tab, 'nav.blog');
      await expect(tab.getByRole('heading', { level: 1, name: say('remote-blog', 'posts.title') })).toBeVisible();
      await isAlive(tab);
    }
  });
});
