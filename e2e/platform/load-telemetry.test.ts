import { paths } from '../support/addresses.ts';
import { loadsOf } from '../support/load-counts.ts';
import { messagesOf } from '../support/messages.ts';
import { hideClientFiles, publishBroken } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');
const remoteFailed = say('shared', 'errors.remote.title');

const since = new Date();
const count = (remote: string, outcome: string) => loadsOf(api().url, since, remote, outcome);
const { api, site, dataDir } = useFrontEnd({ ownApi: true });

test('A load that went well is told when the visitor leaves, and not while the page loads', ({ visit }) =>
  visit({ site: site().url }, async ({ page, open }) => {
    const reports: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/remote-loads') && reports.push(request.postData() ?? ''),
    );
    await open('/');
    await page.waitForLoadState('networkidle');
    expect(reports).toEqual([]);
    await open(paths.shop.href());
    await expect.poll(() => count('streaming', 'ok')).toBe(1);
    expect(await count('shop', 'ok')).toBe(0);
  }));

test('A remote whose files are gone is told at once as a failure of the network', async ({ visit }) => {
  const restore = await hideClientFiles(dataDir(), 'account');
  try {
    await visit(
      { site: site().url, expected: [/\/mf\/account\//, /remote account|RUNTIME-/] },
      async ({ page, open }) => {
        await open(paths.faq.href());
        await page
          .getByRole('banner')
          .getByRole('link', { name: say('remote-account', 'menu.plans') })
          .click();
        await expect(page.getByRole('main').getByText(remoteFailed)).toBeVisible();
        await expect.poll(() => count('account', 'network')).toBe(3);
      },
    );
  } finally {
    await restore();
  }
});

test('A remote that does not fit the host is told as such', async ({ visit }) => {
  const restore = await publishBroken(dataDir(), 'blog', 'contract-9', { remote: { contract: '9.0.0' } });
  try {
    await expect.poll(async () => (await fetch(`${site().url}/registry.json`)).text()).toContain('contract-9');
    await visit({ site: site().url, expected: [/remote blog.*does not fit/] }, async ({ page, open }) => {
      await open(paths.faq.href());
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-blog', 'menu.blog') })
        .click();
      await expect(page.getByRole('main').getByText(remoteFailed)).toBeVisible();
      await expect.poll(() => count('blog', 'misfit')).toBe(1);
    });
  } finally {
    await restore();
  }
});

test('Visitors do not reach the counts', async () => {
  const answer = await fetch(`${site().url}/internal/remote-loads?since=${since.toISOString()}`);
  expect([answer.status, (await answer.text()).includes('"items"')]).toEqual([404, false]);
});
