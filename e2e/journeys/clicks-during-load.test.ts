import type { Home } from '@sahra/shared/schemas/catalog';
import type { BrowserContextOptions, Locator, Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask, firstProduct } from '../support/api.ts';
import { holdScripts, isTakenOver } from '../support/held-scripts.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const streaming = (key: string, slots?: Record<string, string | number>) => say('remote-streaming', key, slots);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The hero stands still unless somebody turns it. */
const still = { reducedMotion: 'reduce' } as const;

const heroOf = (page: Page) => page.getByRole('region', { name: streaming('hero.label') });
const dotOf = (page: Page, number: number) =>
  heroOf(page).getByRole('button', { name: streaming('hero.show', { number, title: '' }) });

interface Control {
  /** What is pressed, on which page. */
  name: string;
  path: string | (() => Promise<string>);
  profile?: BrowserContextOptions;
  find: (page: Page) => Locator;
  /** What one press comes to, and two do not. */
  expectEffect: (page: Page) => Promise<unknown>;
}

const menu: Omit<Control, 'path'> = {
  name: "the phone's menu",
  profile: phone,
  find: (page) => page.getByRole('banner').getByRole('button', { name: say('host', 'nav.menu') }),
  expectEffect: (page) => expect(page.getByRole('dialog', { name: say('host', 'nav.menu') })).toBeVisible(),
};

/** Buttons of the page itself, which do nothing without scripts. */
const ofPages: Control[] = [
  {
    name: 'the next scene of the hero',
    path: '/',
    profile: still,
    find: (page) => heroOf(page).getByRole('button', { name: streaming('hero.next') }),
    expectEffect: (page) => expect(dotOf(page, 2)).toHaveAttribute('aria-current', 'true'),
  },
  {
    name: 'the previous scene of the hero',
    path: '/',
    profile: still,
    find: (page) => heroOf(page).getByRole('button', { name: streaming('hero.previous') }),
    expectEffect: async (page) => {
      const { slider } = await ask<Home>('/home');
      await expect(dotOf(page, slider.length)).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    name: 'a dot of the hero',
    path: '/',
    profile: { ...phone, ...still },
    find: (page) => dotOf(page, 3),
    expectEffect: (page) => expect(dotOf(page, 3)).toHaveAttribute('aria-current', 'true'),
  },
  {
    name: 'the pause of the hero',
    path: '/',
    find: (page) => heroOf(page).getByRole('button', { name: streaming('hero.pause') }),
    expectEffect: (page) => expect(heroOf(page).getByRole('button', { name: streaming('hero.resume') })).toBeVisible(),
  },
  {
    name: 'a picture of a product',
    path: async () => paths.product.href((await firstProduct()).slug),
    find: (page) =>
      page
        .getByRole('region', { name: say('remote-shop/src/products/buy', 'gallery.label') })
        .getByRole('button')
        .first(),
    expectEffect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
];

/** Buttons of the site's frame. */
const ofFrame: Control[] = [...['/', paths.program.href(1), paths.blogs.href()].map((path) => ({ ...menu, path }))];

const addressOf = ({ path }: Control) => (typeof path === 'string' ? path : path());

const press = async ({ find, profile }: Control, page: Page) => {
  const control = find(page);
  await (profile?.hasTouch ? control.tap() : control.click());
  expect(await control.evaluate(isTakenOver)).toBe(false);
};

for (const control of [...ofFrame, ...ofPages])
  test(`Visitor presses ${control.name} before any script runs, and it has its effect (${String(control.path)})`, ({
    visit,
  }) =>
    visit(control.profile ?? {}, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(await addressOf(control), { waitUntil: 'commit' });
      await press(control, page);
      release();
      await control.expectEffect(page);
    }));

for (const control of ofPages)
  test(`Visitor presses ${control.name} while the code of the page is on its way, and it has its effect`, ({ visit }) =>
    visit(control.profile ?? {}, async ({ page }) => {
      const path = await addressOf(control);
      const release = await holdScripts(page, path === '/' ? '/mf/streaming/' : '/mf/shop/');
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => page.getByRole('banner').evaluate(isTakenOver)).toBe(true);
      await press(control, page);
      release();
      await control.expectEffect(page);
    }));

test('Visitor presses on and on while the page comes alive on a slow device, and each press turns the hero once', ({
  visit,
}) =>
  visit(still, async ({ page }) => {
    const { slider } = await ask<Home>('/home');
    const release = await holdScripts(page);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/', { waitUntil: 'commit' });
    const next = heroOf(page).getByRole('button', { name: streaming('hero.next') });
    await next.hover();
    const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    let presses = 0;
    for (let isAlive = false; !isAlive; presses++) {
      isAlive = await next.evaluate(isTakenOver);
      await page.mouse.click(x + width / 2, y + height / 2);
      if (presses === 4) release();
    }
    await expect(dotOf(page, (presses % slider.length) + 1), `${presses} presses`).toHaveAttribute(
      'aria-current',
      'true',
    );
  }));

for (const held of ['/mf/', '/mf/streaming/'])
  test(`Visitor follows links while ${held} is on its way, of the frame and of the page`, ({ visit }) =>
    visit({}, async ({ page }) => {
      const { topTen } = await ask<Home>('/home');
      const release = await holdScripts(page, held);
      await page.goto('/', { waitUntil: 'commit' });
      const program = page
        .getByRole('main')
        .locator(`a[href="${paths.program.href(topTen[0]?.id ?? 0)}"]`)
        .last();
      await program.click();
      await expect(page.getByRole('heading', { level: 1, name: topTen[0]?.title ?? '' })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-shop', 'menu.shop') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-shop', 'store.title') })).toBeVisible();
      release();
    }));
