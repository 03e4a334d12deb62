import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { directionChoices, schemes } from '@sahra/shared/theme/choices';
import {
  chooseTheme,
  customizerName,
  isReady,
  storedThemes,
  openCustomizer,
  themeKey,
  withProfile,
  appliedTheme,
} from '../support/customizer.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const say = messagesOf('ar');
const usual = 'dark rtl';
const nothing = { session: null, local: null, cookies: '' };
const place = paths.pricing.href();

const keeping = [
  {
    storage: 'local',
    kept: { session: null, local: 'hulu ltr', cookies: 'direction=ltr; scheme=hulu' },
    reload: 'hulu ltr',
    newTab: 'hulu ltr',
    restart: 'hulu ltr',
  },
  {
    storage: 'session',
    kept: { session: 'hulu ltr', local: null, cookies: '' },
    reload: 'hulu ltr',
    newTab: usual,
    restart: usual,
  },
  {
    storage: 'none',
    kept: { session: 'none', local: 'none', cookies: '' },
    reload: usual,
    newTab: usual,
    restart: usual,
  },
] as const;

for (const { storage, kept, reload, newTab, restart } of keeping)
  test(`Kept "${storage}": after a reload ${reload}, in a new tab ${newTab}, after a restart ${restart}`, () =>
    withProfile(
      () => Promise.resolve(),
      async (start) => {
        let context = await start();
        const page = await context.newPage();
        await page.goto(place);
        await isReady(page);
        expect(await appliedTheme(page)).toBe(usual);
        await chooseTheme(page, { scheme: 'hulu', direction: 'ltr', storage });
        expect(await appliedTheme(page)).toBe('hulu ltr');
        expect(await storedThemes(page)).toEqual(kept);
        // It lives on while the visitor goes from page to page.
        await page
          .getByRole('banner')
          .getByRole('link', { name: say('host', 'nav.blog') })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: say('remote-blog', 'posts.title') })).toBeVisible();
        expect(await appliedTheme(page)).toBe('hulu ltr');
        await page.reload();
        await isReady(page);
        expect(await appliedTheme(page)).toBe(reload);
        const tab = await context.newPage();
        await tab.goto(place);
        await isReady(tab);
        expect(await appliedTheme(tab)).toBe(newTab);
        context = await start();
        const later = await context.newPage();
        await later.goto(place);
        await isReady(later);
        expect(await appliedTheme(later)).toBe(restart);
        const panel = await openCustomizer(later);
        const kind = storage === 'session' ? 'local' : storage;
        await expect(
          panel.getByRole('radio', { name: say('host/src/customizer', `storage.${kind}`), exact: true }),
        ).toBeChecked();
      },
    ));

test('Visitor changes their mind about the place, and goes back to the defaults', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(place);
    for (const { storage, kept } of keeping) {
      await chooseTheme(page, { scheme: 'hulu', direction: 'ltr', storage });
      expect(await storedThemes(page)).toEqual(kept);
    }
    const panel = await openCustomizer(page);
    await panel.getByRole('button', { name: say('host/src/customizer', 'reset') }).click();
    expect(await appliedTheme(page)).toBe(usual);
    expect(await storedThemes(page)).toEqual(nothing);
  }));

test('The panel stays open under the hand that chooses, says what became of it, and gives the focus back', ({
  visit,
}) =>
  visit({}, async ({ page, open }) => {
    await open('/');
    const panel = await openCustomizer(page);
    const right = panel.getByRole('radio', { name: say('host/src/customizer', 'direction.auto') });
    await right.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => appliedTheme(page)).toBe('dark ltr');
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement instanceof HTMLInputElement &&
          `${document.activeElement.name} ${document.activeElement.value}`,
      );
    expect(await focused()).toBe('direction ltr');
    await expect(panel).toBeVisible();
    const names = {
      scheme: say('host/src/customizer', 'scheme.dark'),
      direction: say('host/src/customizer', 'direction.ltr'),
    };
    await expect(panel.getByRole('status')).toHaveText(say('host/src/customizer', 'kept.local', names));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(customizerName);
  }));

test('Another tab of the same device follows; one that keeps its own does not', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const [follower, own] = [await page.context().newPage(), await page.context().newPage()];
    for (const tab of [follower, own]) {
      await tab.goto(place);
      await isReady(tab);
    }
    await chooseTheme(own, { scheme: 'hotstar', storage: 'session' });
    await open(place);
    await chooseTheme(page, { scheme: 'hulu', direction: 'ltr' });
    await expect.poll(() => appliedTheme(follower)).toBe('hulu ltr');
    expect(await appliedTheme(own)).toBe('hotstar rtl');
    await own.reload();
    await isReady(own);
    expect(await appliedTheme(own)).toBe('hotstar rtl');
    expect(await storedThemes(own)).toEqual({
      session: 'hotstar auto',
      local: 'hulu ltr',
      cookies: 'direction=ltr; scheme=hulu',
    });
  }));

const damaged = [
  '',
  'hulu',
  'neon ltr',
  'hulu sideways',
  '{"scheme":"hulu"}',
  'HULU LTR',
  'hulu ltr ltr',
  '<img src=x onerror=alert(1)>',
  '\u0000',
  'x'.repeat(2_000_000),
];

test('Damaged values are ignored and do not stay', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(place);
    for (const text of damaged) {
      await page.evaluate(
        ([key, value]) => [sessionStorage, localStorage].forEach((storage) => storage.setItem(key, value)),
        [themeKey, text] as const,
      );
      await page.context().addCookies([{ name: 'scheme', value: 'neon', url: siteUrl() }]);
      await page.reload();
      await isReady(page);
      const shown = JSON.stringify(text.slice(0, 40));
      expect.soft(await appliedTheme(page), shown).toBe(usual);
      expect.soft(await storedThemes(page), shown).toEqual(nothing);
    }
    await chooseTheme(page, { scheme: 'amazonprime' });
    expect((await storedThemes(page)).local).toBe('amazonprime auto');
  }));

test('The spelling that was once in use is understood wherever it stands', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(`${place}?scheme=amezonprime`);
    expect(await appliedTheme(page)).toBe('amazonprime rtl');
    await page.evaluate((key) => localStorage.setItem(key, 'amezonprime ltr'), themeKey);
    await open(place);
    expect(await appliedTheme(page)).toBe('amazonprime ltr');
    await expect
      .poll(() => storedThemes(page))
      .toEqual({ session: null, local: 'amazonprime ltr', cookies: 'direction=ltr; scheme=amazonprime' });
  }));

test('An address that chooses counts once, until the visitor chooses', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(place);
    await chooseTheme(page, { scheme: 'hulu', direction: 'ltr' });
    await open(`${place}?scheme=hotstar&direction=auto`);
    expect(await appliedTheme(page)).toBe('hotstar rtl');
    expect((await storedThemes(page)).local).toBe('hotstar auto');
    await chooseTheme(page, { scheme: 'amazonprime' });
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await isReady(page);
    expect(await appliedTheme(page)).toBe('amazonprime rtl');
  }));

test('Where the browser forbids storing, the choice still applies, and the panel says that it is not kept', () =>
  withProfile(
    async (folder) => {
      await mkdir(path.join(folder, 'Default'));
      const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
      await writeFile(path.join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
    },
    async (start) => {
      const page = await (await start()).newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(place);
      await isReady(page);
      expect(
        await page.evaluate(() => {
          try {
            return localStorage.length;
          } catch {
            return 'blocked';
          }
        }),
      ).toBe('blocked');
      const panel = await openCustomizer(page);
      await panel.getByRole('radio', { name: say('host/src/customizer', 'scheme.hulu') }).check();
      expect(await appliedTheme(page)).toBe('hulu rtl');
      const names = {
        scheme: say('host/src/customizer', 'scheme.hulu'),
        direction: say('host/src/customizer', 'direction.auto'),
      };
      await expect(panel.getByRole('status')).toHaveText(say('host/src/customizer', 'kept.failed', names));
      expect(errors).toEqual([]);
    },
  ));

test('Where the tab has no room left, the panel says that it is not kept', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(place);
    await page.evaluate(() => {
      let text = 'x'.repeat(1_000_000);
      for (let number = 0; text; number++)
        try {
          sessionStorage.setItem(`full ${number}`, text);
        } catch {
          text = text.slice(text.length > 1 ? text.length / 2 : 1);
        }
    });
    const panel = await openCustomizer(page);
    await panel.getByRole('radio', { name: say('host/src/customizer', 'storage.session'), exact: true }).check();
    await panel.getByRole('radio', { name: say('host/src/customizer', 'scheme.hulu') }).check();
    expect(await appliedTheme(page)).toBe('hulu rtl');
    expect(await panel.getByRole('status').textContent()).toContain(
      say('host/src/customizer', 'kept.failed', {
        scheme: say('host/src/customizer', 'scheme.hulu'),
        direction: say('host/src/customizer', 'direction.auto'),
      }),
    );
  }));

for (const width of [1280, 360])
  test(`Visitor without scripts chooses with a form, ${width} pixels wide`, ({ visit }) =>
    visit({ javaScriptEnabled: false, viewport: { width, height: 800 } }, async ({ page, open }) => {
      await open(paths.shop.href({ sort: 'latest' }));
      const panel = await openCustomizer(page);
      await panel.getByRole('radio', { name: say('host/src/customizer', 'scheme.hotstar') }).check();
      await panel.getByRole('radio', { name: say('host/src/customizer', 'direction.ltr') }).check();
      await panel.getByRole('button', { name: say('host/src/customizer', 'apply') }).click();
      await page.waitForURL(/direction=ltr/);
      expect(new URL(page.url()).searchParams.get('sort')).toBe('latest');
      const html = async () =>
        `${await page.locator('body').getAttribute('data-scheme')} ${await page.locator('html').getAttribute('dir')}`;
      expect(await html()).toBe('hotstar ltr');
      await open(place);
      expect(await html()).toBe('hotstar ltr');
    }));

test('The first byte is in the language, direction and scheme of the cookies', async () => {
  const faults: string[] = [];
  for (const { code, tag, dir } of languages)
    for (const scheme of schemes)
      for (const direction of directionChoices) {
        const answer = await fetch(siteUrl() + place, {
          headers: { cookie: `lang=${code}; scheme=${scheme}; direction=${direction}` },
        });
        const html = await answer.text();
        const expected = [
          `<html lang="${tag}" dir="${direction === 'auto' ? dir : direction}">`,
          `<body data-scheme="${scheme}">`,
          `href="/icons/${scheme}.svg"`,
        ];
        faults.push(
          ...expected
            .filter((text) => !html.includes(text))
            .map((text) => `${code} ${scheme} ${direction}: no ${text}`),
        );
      }
  expect(faults).toEqual([]);
});

for (const { code, name } of languages)
  test(`The open panel is right in ${name}, wide and narrow, in both directions`, ({ visit }) =>
    visit({ language: code, reducedMotion: 'reduce' }, async ({ page, open }) => {
      const label = messagesOf(code)('host', 'theme.label');
      await open(place);
      await page.getByRole('banner').getByRole('button', { name: label }).click();
      const wide = page.getByRole('group', { name: label });
      for (const direction of ['rtl', 'ltr'] as const) {
        await wide
          .getByRole('radio', { name: messagesOf(code)('host/src/customizer', `direction.${direction}`) })
          .check();
        expect(await findBarriers(page)).toEqual([]);
        const box = await wide.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 800).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: messagesOf(code)('host', 'nav.menu') }).click();
      const menu = page.getByRole('dialog');
      await menu.getByText(label).click();
      await menu.getByRole('radio', { name: messagesOf(code)('host/src/customizer', 'direction.rtl') }).check();
      expect(await findBarriers(page)).toEqual([]);
      expect(
        await menu.evaluate((dialog) =>
          [...dialog.querySelectorAll('*')]
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            .map((element) => element.outerHTML.slice(0, 100)),
        ),
      ).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    }));
