import { languages } from '@sahra/shared/i18n/languages';
import type { Home, Program } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '../support/addresses.ts';
import { ask, firstCategory, firstProgram } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { isEverything } from '../support/selection.ts';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');

for (const { code, name } of isEverything ? languages : [languages[0]])
  test(`Visitor without scripts reads every page in ${name}`, ({ visit }) =>
    visit({ javaScriptEnabled: false, language: code, expected: [/404.*\/nope/] }, async ({ page, open }) => {
      for (const { path, heading } of await sitePages(code)) {
        await open(path);
        const shown = page.getByRole('heading', { level: 1, name: heading });
        await expect.soft(shown, path).toBeVisible();
        expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
        await expect.soft(page.getByRole('main').locator('[aria-busy=true]'), `${path} still waits`).toHaveCount(0);
      }
    }));

test('Visitor without scripts goes from page to page and changes the language', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const category = await firstCategory();
    const program = await firstProgram('movie');
    await open('/');
    const rail = page.getByRole('region', { name: category.name, exact: true });
    await rail
      .getByRole('link', { name: say('remote-streaming', 'home.all', { number: category.programCount }) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('remote-shop', 'menu.shop') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('remote-shop', 'store.title') })).toBeVisible();
    await open(paths.program.href(program.id));
    await page.getByRole('link', { name: say('remote-streaming', 'program.watch') }).click();
    await expect(page.locator('video')).toHaveAttribute('src', /m3u8$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messagesOf('de')('remote-blog', 'menu.blog') })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: messagesOf('de')('remote-blog', 'posts.title') }),
    ).toBeVisible();
  }));

test('Visitor without scripts comes from each row of the home page to all of it, also where the page holds none of it', ({
  visit,
}) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const { rails } = await ask<Home>('/home');
    await open('/');
    for (const { category } of rails) {
      const row = page.getByRole('region', { name: category.name, exact: true });
      await expect(row.getByRole('link').first()).toHaveAttribute('href', paths.category.href(category.id));
    }
    const { category } = rails.at(-1) ?? {};
    const row = page.getByRole('region', { name: category?.name, exact: true });
    await expect(row.getByRole('listitem')).toHaveCount(0);
    // No place is held for what will not come.
    expect((await row.locator('..').boundingBox())?.height).toBeLessThan(120);
    await row.getByRole('link').click();
    const { items, total } = await ask<Listed<Program>>(`/categories/${category?.id}/programs?pageSize=60`);
    expect(items).toHaveLength(total);
    let read = '';
    for (let isLast = false; !isLast;) {
      await expect(page.getByRole('heading', { level: 1, name: category?.name })).toBeVisible();
      read += await page.getByRole('main').innerText();
      const next = page.getByRole('main').locator('a[rel=next]');
      isLast = (await next.count()) === 0;
      if (!isLast) await next.click();
    }
    expect(items.filter(({ title }) => !read.includes(title))).toEqual([]);
  }));

test('Visitor without scripts searches with the plain form of the header', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.pricing.href());
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('host', 'search.open') })
      .click();
    const field = page.getByRole('textbox', { name: say('host', 'search.label') });
    await field.fill('الليل');
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'الليل');
  }));
