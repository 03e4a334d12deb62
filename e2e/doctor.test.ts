import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { folderStore } from '../deploy/release/folder-store.ts';
import { startCanary, switchRemote } from '../deploy/release/registry-changes.ts';
import { makeBuild, manifestOf } from './builds.ts';
import { wordsOf } from './messages.ts';
import { type FrontEnd, makeDataDir, removeDataDir, startFrontEnd } from './own-site.ts';
import { patientServer } from './patience.ts';
import { isAlive, visit } from './visit.ts';

const call = 'mf=doctor';
const shop = `${paths.shop.href()}?${call}`;

let dataDir: string;
let site: FrontEnd;
const store = () => folderStore(dataDir);
const publishedShop = async () => (await store().readRegistry())?.remotes.shop?.version ?? '';

/** Another version of a remote, stored and not published. */
async function addBuild(name: string, ...change: [string, Parameters<typeof makeBuild>[2]?]): Promise<string> {
  const { dist, version } = await makeBuild(name, ...change);
  await store().add(dist, await manifestOf(dist));
  return version;
}

beforeAll(async () => {
  dataDir = await makeDataDir();
  site = await startFrontEnd({ apiUrl: inject('url'), dataDir, environment: { ...patientServer, DEV_TOOLS: 'on' } });
});
afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

/** What the doctor says on a page, in a language. */
function doctorOn(page: Page, code: LanguageCode) {
  const words = wordsOf(code);
  const say = (key: string, slots?: Record<string, string | number>) => words('host/src/doctor', key, slots);
  const panel = page.getByRole('complementary', { name: say('title'), exact: true });
  const part = (name: string) => panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const reads = (name: string, ...texts: string[]) => expect.poll(async () => (await part(name).textContent()) ?? '').toSatisfy((text: string) => texts.every((each) => text.includes(each)), `${name}: ${texts.join()}`);
  return { words, say, panel, part, reads };
}

describe.each<LanguageCode>(['ar', 'de'])('In the language %s', (language) => {
  it('the doctor shows what a page is made of, stays on the way, changes a version for one visitor, and goes', async () => {
    const stable = await publishedShop();
    const [canary, other] = await Promise.all([addBuild('blog', `canary-${language}`), addBuild('shop', `other-${language}`)]);
    await store().change((registry) => startCanary(registry, 'blog', canary, 99, new Date()));
    await expect.poll(async () => (await fetch(site.url + shop)).text()).toContain(canary);
    await visit({ site: site.url, language }, async ({ page, open }) => {
      await page.context().addCookies([{ name: 'bucket', value: '50', url: site.url }]);
      const { words, say, panel, part, reads } = doctorOn(page, language);
      await open(shop);
      await panel.waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say('title'));
      expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe(language === 'ar' ? 'rtl' : 'ltr');

      await reads('shop', stable, say('layers.stable'), say('states.ok'), say('parts.fits'));
      await reads('blog', canary, '99', say('states.idle'));
      await panel.getByText(say('timeline.entry')).waitFor();
      await panel.getByText(say('proof.one')).waitFor();
      expect(await panel.getByText(say('proof.same')).count()).toBe(2);

      // Outlines lie over the page: nothing moves.
      const places = () => page.evaluate(() => [...document.querySelectorAll('header, main, main h1, footer')].map((element) => JSON.stringify(element.getBoundingClientRect())));
      const before = await places();
      await panel.getByRole('checkbox', { name: say('outline') }).check();
      await page.getByText(`shop ${stable}`, { exact: true }).waitFor();
      expect(await page.getByText(/^host \d\S+$/).count()).toBe(2);
      expect(await places()).toEqual(before);

      // He stays when the visitor goes elsewhere, without a new document.
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: words('host', 'shop.backToFilms') }).click();
      await page.getByRole('heading', { level: 1, name: words('remote-streaming', 'home.title'), exact: true }).waitFor();
      await reads('streaming', say('states.ok'));
      await page.getByText(/^streaming \d\S+$/).waitFor();
      await expect.poll(() => page.url()).toContain(call);
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);

      await part('shop').getByRole('combobox', { name: say('choice.label', { remote: 'shop' }) }).selectOption(other);
      await part('shop').getByRole('button', { name: say('choice.use') }).click();
      await reads('shop', other, say('layers.override'));
      await open(paths.shop.href());
      expect(await panel.count()).toBe(0);
      await open(shop);
      await reads('shop', other, say('layers.override'), say('states.ok'));
      await part('shop').getByRole('link', { name: say('choice.reset') }).click();
      await reads('shop', stable, say('layers.stable'), say('states.ok'));
      await isAlive(page);

      await panel.getByRole('heading', { level: 2 }).focus();
      await page.keyboard.press('Escape');
      await expect.poll(() => panel.count()).toBe(0);
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    });
  }, 120_000);
});

it('A remote that brings a react of its own is found out', async () => {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const version = await addBuild('shop', 'own-react', { texts: { '`products.sortBy`': `((globalThis.twin={}).${internals}={},\`products.sortBy\`)` } });
  await visit({ site: site.url, language: 'en' }, async ({ page, open }) => {
    const { say, panel } = doctorOn(page, 'en');
    await open(`${shop}&mf-shop=${version}`);
    await panel.getByText(say('proof.several')).waitFor();
    await panel.getByText(say('proof.copies', { number: 1 })).nth(1).waitFor();
  });
}, 60_000);

it('What the security policy blocks is told, with its directive', () =>
  visit({ site: site.url, language: 'en', expected: [/Content Security Policy/] }, async ({ page, open }) => {
    const { say, panel } = doctorOn(page, 'en');
    await open(shop);
    await panel.getByText(say('violations.none')).waitFor();
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = ""' })));
    await panel.getByText('script-src-elem inline').waitFor();
  }));

it('A remote that is switched off is named as such, and no version of it is offered', async () => {
  await store().change((registry) => switchRemote(registry, 'account', true, new Date()));
  await expect.poll(async () => (await fetch(site.url + paths.pricing.href())).status).toBe(404);
  await visit({ site: site.url, language: 'en' }, async ({ page, open }) => {
    const { say, part, reads } = doctorOn(page, 'en');
    await open(shop);
    await reads('account', say('layers.off'));
    expect(await part('account').getByRole('combobox').count()).toBe(0);
  });
}, 60_000);

it.each([
  ['where the host server does not allow it', () => inject('url'), shop],
  ['where nobody called him', () => site.url, paths.shop.href()],
])('There is nothing of the doctor %s', (_, siteUrl, address) =>
  visit({ site: siteUrl() }, async ({ page, open }) => {
    await open(address);
    await page.waitForLoadState('networkidle');
    expect(await doctorOn(page, 'ar').panel.count()).toBe(0);
    expect(await page.locator('script#doctor').count()).toBe(0);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((url) => url.includes('/mf/host/')).length).toBeGreaterThan(5);
    expect(fetched.filter((url) => url.includes('doctor'))).toEqual([]);
  }));
