import { paths } from '../support/addresses.ts';
import {
  chooseTheme,
  isReady,
  storedThemes,
  openCustomizer,
  themeKey,
  withProfile,
  appliedTheme,
} from '../support/customizer.ts';
import { messagesOf } from '../support/messages.ts';
import { isEverything } from '../support/selection.ts';
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
    withProfile(async (start) => {
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
        .getByRole('link', { name: say('remote-blog', 'menu.blog') })
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
    }));

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

const damaged = ['', 'neon ltr', '<img src=x onerror=alert(1)>', 'x'.repeat(2_000_000)];
/** What is read of these is in host/src/preferences/persist-theme.dom.test.ts. */
const alsoDamaged = ['hulu', 'hulu sideways', '{"scheme":"hulu"}', 'HULU LTR', 'hulu ltr ltr', '\u0000'];

test('Damaged values are ignored and do not stay', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(place);
    for (const text of isEverything ? [...damaged, ...alsoDamaged] : damaged) {
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
