import type { Browser } from 'playwright';
import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { ReleaseRefusal } from './registry-changes.ts';

/** One of each direction of writing. */
const languages: readonly LanguageCode[] = ['ar', 'de'];
const PAGE_TIMEOUT_MS = 15_000;

/** An address of a page: `1` stands for what a parameter names. */
export const sampleOf = (pattern: string) => pattern.replace(/\/:[^/]+\?/g, '').replace(/:[^/]+/g, '1');

/** An address may name something that is not there: its page then says so, as it should. */
const isKnown = (text: string) => /Failed to load resource.*(status of 404)/.test(text);

interface Visit {
  page: string;
  url: string;
  language: LanguageCode;
}

/**
 * True if the page was rendered. False if it sent the visitor on, as one for members does: where that leads may belong to
 * a sibling, which need not be published yet.
 */
async function checkHtml({ url, page, language }: Visit): Promise<boolean> {
  const response = await fetch(url, { headers: { cookie: `lang=${language}` }, redirect: 'manual' });
  const html = await response.text();
  const leadsTo = response.headers.get('location');
  if (leadsTo !== null) {
    if (new URL(leadsTo, url).origin !== new URL(url).origin)
      throw new ReleaseRefusal(`${page} sends visitors to another site: ${leadsTo}`);
    return false;
  }
  if (response.status >= 500) throw new ReleaseRefusal(`${page} answers ${response.status} on the server`);
  if (!html.includes(`<html lang="${getLanguage(language).tag}"`))
    throw new ReleaseRefusal(`${page} does not come in ${language}`);
  if (!/<main[^]*<h1[\s>]/.test(html))
    throw new ReleaseRefusal(`${page} is not rendered on the server: it has no heading`);
  return true;
}

async function checkInBrowser(browser: Browser, { url, page, language }: Visit): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies([{ name: 'lang', value: language, url }]);
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isKnown(message.text())) complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(url, { waitUntil: 'domcontentloaded' });
    const alive = () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));
    await tab
      .waitForFunction(alive, undefined, { timeout: PAGE_TIMEOUT_MS })
      .catch(() => complaints.push('the page does not become alive'));
    if (complaints[0]) throw new ReleaseRefusal(`${page} in ${language}: ${complaints[0].slice(0, 400)}`);
  } finally {
    await context.close();
  }
}

/**
 * Refuses a release of which a page does not render: on the server, and in a browser without a complaint, in both
 * directions of writing. `url` is where the candidate stands among the current host and siblings.
 */
export async function checkRenders(url: string, { pages }: ReleaseManifest, withBrowser: boolean): Promise<void> {
  const visits = pages.flatMap(({ id, path }) =>
    languages.map((language) => ({ page: `page ${id} (${path})`, url: url + sampleOf(path), language })),
  );
  const rendered: Visit[] = [];
  for (const visit of visits) if (await checkHtml(visit)) rendered.push(visit);
  if (!withBrowser) return;
  // Not where only the server's half is checked: an image of a remote has no browser, nor what drives one.
  const [{ chromium }, { findChromium }] = await Promise.all([import('playwright'), import('../checks/chromium.ts')]);
  // Root needs it; the pages are our own.
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    for (const visit of rendered) await checkInBrowser(browser, visit);
  } finally {
    await browser.close();
  }
}
