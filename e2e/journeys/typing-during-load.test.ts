import type { Home } from '@sahra/shared/schemas/catalog';
import type { Locator, Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { holdScripts, isTakenOver } from '../support/held-scripts.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const shirt = paths.product.href('sahra-shirt');

interface Entry {
  /** What is filled in, on which page. */
  name: string;
  path: string;
  find: (page: Page) => Locator;
  fillIn: (field: Locator) => Promise<unknown>;
  expectEffect: (page: Page) => Promise<unknown>;
}

const entries: Entry[] = [
  {
    name: 'types what they look for among the questions',
    path: paths.faq.href(),
    find: (page) => page.getByRole('main').getByRole('searchbox'),
    fillIn: (field) => field.fill('كلمة السر'),
    expectEffect: (page) => expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\S/),
  },
  {
    name: 'chooses a color of a shirt',
    path: shirt,
    find: (page) => page.getByRole('main').getByRole('radio', { checked: false }).first(),
    fillIn: (field) => field.check({ force: true }),
    expectEffect: (page) => expect(page).toHaveURL(/[?&]color=/),
  },
  {
    name: 'sorts what the shop has',
    path: paths.allProducts.href(),
    find: (page) => page.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }),
    fillIn: (field) => field.selectOption('price-asc'),
    expectEffect: (page) => expect(page).toHaveURL(/[?&]sort=price-asc/),
  },
  {
    name: 'writes a review, far down the page',
    path: shirt,
    find: (page) => page.getByRole('main').locator('textarea').first(),
    fillIn: (field) => field.pressSequentially('جميل'),
    expectEffect: async (page) => {
      const used = say('shared', 'form.characters', { used: 4, limit: '' });
      await expect(page.getByText(new RegExp(used.trim())).first()).toBeVisible();
      await expect(page.getByRole('main').locator('textarea').first()).toHaveValue('جميل');
    },
  },
];

for (const { name, path, find, fillIn, expectEffect } of entries)
  test(`Visitor ${name} before any script runs, and it counts`, ({ visit }) =>
    visit({}, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const field = find(page);
      await fillIn(field);
      release();
      await expectEffect(page);
    }));

test('Visitor signs in with what they typed before any script ran', ({ visit }) =>
  visit({}, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.signIn.href(), { waitUntil: 'commit' });
    const [name, password] = [
      page.getByRole('main').locator('input[type=text], input[type=email]').first(),
      page.getByRole('main').locator('input[type=password]'),
    ];
    await name.fill('somebody@example.com');
    await password.pressSequentially('secret word');
    release();
    await expect.poll(() => password.evaluate(isTakenOver)).toBe(true);
    await expect(name).toHaveValue('somebody@example.com');
    await expect(password).toHaveValue('secret word');
    await expect(password).toBeFocused();
  }));

test('Visitor without a mouse goes into a row far down before any script runs, and stays where they are', ({ visit }) =>
  visit({}, async ({ page }) => {
    const { rails } = await ask<Home>('/home');
    const [first] = rails[0]?.programs ?? [];
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const row = page.getByRole('region', { name: rails[0]?.category.name, exact: true });
    const cards = row.getByRole('listitem').getByRole('link');
    await row.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(cards.first()).toBeFocused();
    expect(await cards.first().evaluate(isTakenOver)).toBe(false);
    release();
    await expect.poll(() => cards.first().evaluate(isTakenOver)).toBe(true);
    await expect(cards.first()).toBeFocused();
    // The row is one stop by then, in which the arrows go on: to the left in Arabic.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowLeft');
        return cards.first().evaluate((card) => card === document.activeElement);
      })
      .toBe(false);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.press('Home');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: first?.title })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }));
