import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { startCanary, switchRemote } from '../../deploy/release/registry-changes.ts';
import { makeBuild, manifestOf } from '../support/builds.ts';
import { messagesOf } from '../support/messages.ts';
import { isAlive } from '../support/visit.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';
import { siteUrl } from '../support/current-site.ts';

const call = 'mf=doctor';
const shop = `${paths.shop.href()}?${call}`;

const store = () => folderStore(dataDir());
const publishedShop = async () => (await store().readRegistry())?.remotes.shop?.version ?? '';

/** Another version of a remote, stored and not published. */
async function addBuild(name: string, ...change: [string, Parameters<typeof makeBuild>[2]?]): Promise<string> {
  const { dist, version } = await makeBuild(name, ...change);
  await store().add(dist, await manifestOf(dist));
  return version;
}

const { site, dataDir } = useFrontEnd({ environment: { ...longTimeouts, DEV_TOOLS: 'on' } });

/** What the doctor says on a page, in a language. */
function doctorOn(page: Page, code: LanguageCode) {
  const text = messagesOf(code);
  const say = (key: string, slots?: Record<string, string | number>) => text('host/src/doctor', key, slots);
  const panel = page.getByRole('complementary', { name: say('title'), exact: true });
  const part = (name: string) =>
    panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const reads = async (name: string, ...texts: string[]) => {
    for (const text of texts) await expect(part(name)).toContainText(text);
  };
  return { text, say, panel, part, reads };
}

for (const language of isEverything ? (['ar', 'de'] as const) : (['ar'] as const))
  test.describe(`In the language ${language}`, () => {
    test('the doctor shows what a page is made of, stays on the way, changes a version for one visitor, and goes', async ({
      visit,
    }) => {
      const stable = await publishedShop();
      const [canary, other] = await Promise.all([
        addBuild('blog', `canary-${language}`),
        addBuild('shop', `other-${language}`),
      ]);
      await store().change((registry) => startCanary(registry, 'blog', canary, 99, new Date()));
      await expect.poll(async () => (await fetch(site().url + shop)).text()).toContain(canary);
      await visit({ site: site().url, language }, async ({ page, open }) => {
        await page.context().addCookies([{ name: 'bucket', value: '50', url: site().url }]);
        const { text, say, panel, part, reads } = doctorOn(page, language);
        await open(shop);
        await expect(panel).toBeVisible();
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say('title'));
        expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe(
          language === 'ar' ? 'rtl' : 'ltr',
        );

        await reads('shop', stable, say('layers.stable'), say('states.ok'), say('parts.fits'));
        await reads('blog', canary, '99', say('states.idle'));
        await expect(panel.getByText(say('timeline.entry')).first()).toBeVisible();
        await expect(panel.getByText(say('proof.one'))).toBeVisible();
        await expect(panel.getByText(say('proof.same'))).toHaveCount(2);

        // Outlines lie over the page: nothing moves.
        const places = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('header, main, main h1, footer')].map((element) =>
              JSON.stringify(element.getBoundingClientRect()),
            ),
          );
        const before = await places();
        await panel.getByRole('checkbox', { name: say('outline') }).check();
        await expect(page.getByText(`shop ${stable}`, { exact: true })).toBeVisible();
        await expect(page.getByText(/^host \d\S+$/)).toHaveCount(2);
        expect(await places()).toEqual(before);

        // It stays when the visitor goes elsewhere, without a new document.
        await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
        await page
          .getByRole('banner')
          .getByRole('link', { name: text('remote-streaming', 'menu.backToFilms') })
          .click();
        await expect(
          page.getByRole('heading', { level: 1, name: text('remote-streaming', 'home.title'), exact: true }),
        ).toBeVisible();
        await reads('streaming', say('states.ok'));
        await expect(page.getByText(/^streaming \d\S+$/)).toBeVisible();
        await expect(page.getByText(/^blog\.latest-posts \d\S+$/)).toBeVisible();
        await expect.poll(() => page.url()).toContain(call);
        expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);

        await part('shop')
          .getByRole('combobox', { name: say('choice.label', { remote: 'shop' }) })
          .selectOption(other);
        await part('shop')
          .getByRole('button', { name: say('choice.use') })
          .click();
        await reads('shop', other, say('layers.override'));
        await open(paths.shop.href());
        await expect(panel).toHaveCount(0);
        await open(shop);
        await reads('shop', other, say('layers.override'), say('states.ok'));
        await part('shop')
          .getByRole('link', { name: say('choice.reset') })
          .click();
        await reads('shop', stable, say('layers.stable'), say('states.ok'));
        await isAlive(page);

        await panel.getByRole('heading', { level: 2 }).focus();
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect.poll(() => new URL(page.url()).search).toBe('');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
      });
    });
  });

test('A remote that brings a react of its own is found out', async ({ visit }) => {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const version = await addBuild('shop', 'own-react', {
    texts: { '`products.sortBy`': `((globalThis.twin={}).${internals}={},\`products.sortBy\`)` },
  });
  await visit({ site: site().url, language: 'en' }, async ({ page, open }) => {
    const { say, panel } = doctorOn(page, 'en');
    await open(`${shop}&mf-shop=${version}`);
    await expect(panel.getByText(say('proof.several'))).toBeVisible();
    await expect(panel.getByText(say('proof.copies', { number: 1 })).nth(1)).toBeVisible();
  });
});

test('What the security policy blocks is told, with its directive', ({ visit }) =>
  visit({ site: site().url, language: 'en', expected: [/Content Security Policy/] }, async ({ page, open }) => {
    const { say, panel } = doctorOn(page, 'en');
    await open(shop);
    await expect(panel.getByText(say('violations.none'))).toBeVisible();
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = ""' })),
    );
    await expect(panel.getByText('script-src-elem inline')).toBeVisible();
  }));

test('A remote that is switched off is named as such, and no version of it is offered', async ({ visit }) => {
  await store().change((registry) => switchRemote(registry, 'account', true, new Date()));
  await expect.poll(async () => (await fetch(site().url + paths.pricing.href())).status).toBe(503);
  await visit({ site: site().url, language: 'en' }, async ({ page, open }) => {
    const { say, part, reads } = doctorOn(page, 'en');
    await open(shop);
    await reads('account', say('layers.off'));
    await expect(part('account').getByRole('combobox')).toHaveCount(0);
  });
});

for (const [where, urlOf, address] of [
  ['where the host server does not allow it', siteUrl, shop],
  ['where nobody called it', () => site().url, paths.shop.href()],
] as const)
  test(`There is nothing of the doctor ${where}`, ({ visit }) =>
    visit({ site: urlOf() }, async ({ page, open }) => {
      await open(address);
      await page.waitForLoadState('networkidle');
      await expect(doctorOn(page, 'ar').panel).toHaveCount(0);
      await expect(page.locator('script#doctor')).toHaveCount(0);
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(fetched.filter((url) => url.includes('/mf/host/')).length).toBeGreaterThan(5);
      expect(fetched.filter((url) => url.includes('doctor'))).toEqual([]);
    }));
