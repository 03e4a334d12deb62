import { paths } from '@sahra/shared/paths';
import { expect, it } from 'vitest';
import { wordsOf } from './messages.ts';
import { visit } from './visit.ts';

const say = wordsOf('ar');

it('Visitor who loses the connection reads so, reads what he has seen, and goes on by himself when it is back', () =>
  visit({ expected: [/ERR_INTERNET_DISCONNECTED/, /could not be reached/, /request failed/, /already registered/, /RemoteLoadError/] }, async ({ page, open }) => {
    const header = page.getByRole('banner');
    const go = (key: string) => header.getByRole('link', { name: say('host', key), exact: true }).click();
    const seen = page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') });
    await open('/');
    await go('nav.pricing');
    await seen.waitFor();
    await go('nav.home');
    await page.getByRole('heading', { level: 1, name: say('remote-streaming', 'home.title') }).waitFor();

    await page.context().setOffline(true);
    const banner = page.getByText(say('host', 'offline'));
    await banner.waitFor();
    // What was read can be read once more.
    await go('nav.pricing');
    await seen.waitFor();
    // What was not says why, and stands in its place.
    await go('nav.blog');
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();

    await page.context().setOffline(false);
    await expect.poll(() => banner.isVisible()).toBe(false);
    await page.getByRole('heading', { level: 1, name: say('remote-blog', 'posts.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.blogs.href());
  }));

it('Visitor on a phone who is offline reads that the menu did not load, and opens it once he is not', () =>
  visit({ viewport: { width: 390, height: 800 }, expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/] }, async ({ page, open }) => {
    await open(paths.pricing.href());
    const opener = page.getByRole('button', { name: say('host', 'nav.menu'), exact: true });
    await page.context().setOffline(true);
    await opener.click();
    await page.getByRole('alert').filter({ hasText: say('host', 'nav.menuFailed') }).waitFor();
    await page.context().setOffline(false);
    await opener.click();
    const menu = page.getByRole('dialog', { name: say('host', 'nav.menu') });
    await menu.getByRole('link', { name: say('host', 'nav.blog'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: say('remote-blog', 'posts.title') }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    // Who comes back does not find it open.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') }).waitFor();
    expect(await menu.isVisible()).toBe(false);
  }));
