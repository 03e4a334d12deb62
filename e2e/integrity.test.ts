import { paths } from '@sahra/shared/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadsOf } from './load-counts.ts';
import { wordsOf } from './messages.ts';
import { type FrontEnd, makeDataDir, removeDataDir, startFrontEnd, startOwnApi } from './own-site.ts';
import { patientServer } from './patience.ts';
import { addScript, tamper } from './tampering.ts';
import { visit } from './visit.ts';

const say = wordsOf('ar');
const blogTitle = say('remote-blog', 'posts.title');
const refused = [
  /integrity/i, /Failed to fetch dynamically imported module.*\/mf\/blog\//, /remote blog|RUNTIME-/, /Federation Runtime.*already registered/,
  /console warning: Error: Minified React error #418/, /Failed to load resource.*\/mf\/blog\//, /request failed: .*\/mf\/blog\//,
];

let api: Awaited<ReturnType<typeof startOwnApi>>;
let dataDir: string;
let site: FrontEnd;
const since = new Date();
beforeAll(async () => {
  dataDir = await makeDataDir();
  api = await startOwnApi(dataDir);
  site = await startFrontEnd({ apiUrl: api.url, dataDir, environment: patientServer });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await api?.stop();
  await removeDataDir(dataDir);
});

it('Visitor who goes to the blog, of which one byte was changed, is told so; the rest works and the makers hear of it', () =>
  visit({ site: site.url, expected: refused }, async ({ page, open }) => {
    const restore = await tamper(dataDir, 'blog', /blogs-page.*\.js$/);
    try {
      await open('/');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.blog') }).click();
      await page.getByRole('main').getByRole('alert').getByText(say('shared', 'errors.remote.title')).waitFor();
      await expect.poll(() => loadsOf(api.url, since, 'blog', 'integrity')).toBeGreaterThan(0);
      await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.pricing') }).click();
      await page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') }).waitFor();
      await page.goBack();
      await page.getByRole('main').getByRole('alert').waitFor();
    } finally {
      await restore();
    }
    await page.getByRole('main').getByRole('button', { name: say('shared', 'retry'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: blogTitle }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }), 90_000);

it('Visitor who opens the blog, of which one byte was changed, reads what the server made of it', async () => {
  const restore = await tamper(dataDir, 'blog', /blogs-page.*\.js$/);
  const before = await loadsOf(api.url, since, 'blog', 'integrity');
  try {
    await visit({ site: site.url, expected: refused }, async ({ page }) => {
      await page.goto(paths.blogs.href(), { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')));
      await expect.poll(() => loadsOf(api.url, since, 'blog', 'integrity')).toBeGreaterThan(before);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(blogTitle);
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
      await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.pricing') }).click();
      await page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') }).waitFor();
    });
  } finally {
    await restore();
  }
});

it('A changed entry is never executed, not when it is asked for again either', async () => {
  const restore = await tamper(dataDir, 'blog', /^remoteEntry\.js$/, addScript);
  try {
    await visit({ site: site.url, expected: refused }, async ({ page, open }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open('/');
      await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.blog') }).click();
      await page.getByRole('main').getByRole('alert').getByText(say('shared', 'errors.remote.title')).waitFor();
      expect(asked.some((url) => /~1\/remoteEntry\.js$/.test(url))).toBe(true);
      expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
    });
  } finally {
    await restore();
  }
});

it('A changed style sheet is not applied', async () => {
  const restore = await tamper(dataDir, 'blog', /blogs-page.*\.css$/, (css) => Buffer.concat([css, Buffer.from('h1 { display: none !important; }')]));
  try {
    await visit({ site: site.url, expected: [/integrity/i, /request failed: .*\.css/] }, async ({ page, open }) => {
      await open(paths.blogs.href());
      expect(await page.getByRole('heading', { level: 1, name: blogTitle }).isVisible()).toBe(true);
    });
  } finally {
    await restore();
  }
});
