import { paths } from '../support/addresses.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');

test('Visitor who loses the connection reads so, reads what they have seen, and goes on without help when it is back', ({
  visit,
}) =>
  visit(
    {
      expected: [/ERR_INTERNET_DISCONNECTED/, /could not be reached/, /request failed/, /RemoteLoadError/],
    },
    async ({ page, open }) => {
      const header = page.getByRole('banner');
      const go = (folder: string, key: string) =>
        header.getByRole('link', { name: say(folder, key), exact: true }).click();
      const seen = page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') });
      await open('/');
      await go('remote-account', 'menu.plans');
      await expect(seen).toBeVisible();
      await go('remote-streaming', 'menu.home');
      await expect(page.getByRole('heading', { level: 1, name: say('remote-streaming', 'home.title') })).toBeVisible();

      await page.context().setOffline(true);
      const banner = page.getByText(say('host', 'offline'));
      await expect(banner).toBeVisible();
      // What was read can be read once more.
      await go('remote-account', 'menu.plans');
      await expect(seen).toBeVisible();
      // What was not says why, and stands in its place.
      await go('remote-blog', 'menu.blog');
      await expect(page.getByRole('alert').filter({ hasText: say('shared', 'errors.network.title') })).toBeVisible();

      await page.context().setOffline(false);
      await expect(banner).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-blog', 'posts.title') })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(paths.blogs.href());
    },
  ));

test('Visitor on a phone who is offline reads that the menu did not load, and opens it once they are online', ({
  visit,
}) =>
  visit(
    {
      viewport: { width: 390, height: 800 },
      expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/],
    },
    async ({ page, open }) => {
      await open(paths.pricing.href());
      const opener = page.getByRole('button', { name: say('host', 'nav.menu'), exact: true });
      await page.context().setOffline(true);
      await opener.click();
      await expect(page.getByRole('alert').filter({ hasText: say('host', 'nav.menuFailed') })).toBeVisible();
      await page.context().setOffline(false);
      await opener.click();
      const menu = page.getByRole('dialog', { name: say('host', 'nav.menu') });
      await menu.getByRole('link', { name: say('remote-blog', 'menu.blog'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-blog', 'posts.title') })).toBeVisible();
      await expect(menu).toBeHidden();
      // Who comes back does not find it open.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') })).toBeVisible();
      await expect(menu).toBeHidden();
    },
  ));
