import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { makeTemporaryFolder } from './abandoned.ts';
import { checkExtensions, type DrawnExtension } from './check-extensions.ts';
import { checkHtml } from './check-html.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { visitsOf, type Visit } from './page-visits.ts';
import { keyFinder, readMessages } from './raw-keys.ts';
import { ReleaseRefusal } from './registry-changes.ts';

/** One of each direction of writing; in the first a page is also gone to from another one. */
const browserLanguages: readonly LanguageCode[] = ['ar', 'de'];

/** Milliseconds, whatever a page does: for one page in one language, on the server or in the browser, and for all together. */
export const renderLimits = { pageMs: 20_000, releaseMs: 300_000 };

interface RenderOptions {
  withBrowser: boolean;
  /** Pages of all that visitors get, in whose slots it may show something. */
  pages?: ReleaseManifest['pages'];
  limits?: Readonly<Record<'pageMs' | 'releaseMs', number>>;
}

/** Does some work with a browser, which is killed at the end: a page cannot keep it. */
async function withChromium(work: (browser: Browser) => Promise<void>): Promise<void> {
  // Not where only the server's half is checked: an image of a remote has no browser, nor what drives one.
  const [{ chromium }, { findChromium }] = await Promise.all([import('playwright'), import('../checks/chromium.ts')]);
  // A browser that is killed leaves files. Its socket stands among them: a path of about a hundred characters, which TMPDIR may fill alone.
  const folder = await makeTemporaryFolder('sahra-browser', '/tmp');
  try {
    const server = await chromium.launchServer({
      executablePath: await findChromium(),
      // Root needs it; the pages are our own.
      args: ['--no-sandbox'],
      env: { ...process.env, TMPDIR: folder },
    });
    try {
      await work(await chromium.connect(server.wsEndpoint()));
    } finally {
      await server.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Refuses a release of which a page, or what it shows in slots of others, does not render: on the server in every language, and in a browser without a complaint
 * in both directions of writing. `url` is where the candidate stands among the current host and siblings.
 */
export async function checkRenders(
  url: string,
  release: ReleaseManifest,
  { withBrowser, pages = release.pages, limits = renderLimits }: RenderOptions,
): Promise<void> {
  const end = performance.now() + limits.releaseMs;
  const limitFor = ({ page }: Visit): number => {
    const left = end - performance.now();
    if (left > 0) return Math.min(left, limits.pageMs);
    throw new ReleaseRefusal(
      `the pages of ${release.name} are not checked within ${limits.releaseMs / 1000} s: ${page} was next`,
    );
  };
  const rawKeysIn = keyFinder(await readMessages(release, url));
  const rendered: Visit[] = [];
  for (const visit of visitsOf(release, url, languageCodes))
    if (await checkHtml(visit, { rawKeysIn, limitMs: limitFor(visit) })) rendered.push(visit);
  const extending = await checkExtensions(url, release, pages, { rawKeysIn, limitFor });
  const inBrowser: (Visit & Partial<DrawnExtension>)[] = [...rendered, ...extending].filter(({ language }) =>
    browserLanguages.includes(language),
  );
  if (!withBrowser || inBrowser.length === 0) return;
  await withChromium(async (browser) => {
    for (const visit of inBrowser)
      await checkInBrowser(browser, visit, {
        remote: release.name === 'host' ? undefined : release.name,
        rawKeysIn,
        extension: visit.extension && { id: visit.extension.id, hasText: visit.hasText === true },
        withNavigation: visit.language === browserLanguages[0],
        limitMs: limitFor(visit),
      });
  });
}
