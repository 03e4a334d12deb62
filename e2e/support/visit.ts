import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright/test';
import { siteUrl } from './current-site.ts';
import { collectProblems, describePage, unexpected } from './problems.ts';
import { unnamedStorage } from './stored-names.ts';

/** Preloads of scripts that the visitor does not run. */
const scriptsAreOff = /^request failed: csp .*\.js$/;

export interface VisitOptions extends BrowserContextOptions {
  /** The site; the one of all tests by default. */
  site?: string;
  /** What the visitor chose before; a new visitor by default. */
  language?: LanguageCode;
  /** Problems that this test provokes. */
  expected?: RegExp[];
}

export interface Visit {
  page: Page;
  /** Opens an address of the site and waits until scripts have taken over its content. */
  open: (path: string) => Promise<Response>;
}

/** What is done in a visit. */
export type Tell = (visit: Visit) => Promise<void>;

/** Waits until react has made the page's own content alive; before that a click is answered by the server. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/**
 * A visitor with a fresh browser profile. A failure says where they stood; complaints of the browser are
 * failures, and so is what it has stored without a row in the privacy policy.
 */
export async function visitWith(browser: Browser, options: VisitOptions, tell: Tell): Promise<void> {
  const { site = siteUrl(), language, expected = [], ...profile } = options;
  const context = await browser.newContext({ baseURL: site, ...profile });
  try {
    if (language) await context.addCookies([{ name: 'lang', value: language, url: site }]);
    const page = await context.newPage();
    const problems = collectProblems(page);
    const open = async (path: string) => {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (!response) throw new Error(`${path} gave no answer`);
      if (profile.javaScriptEnabled !== false) await isAlive(page);
      return response;
    };
    try {
      await tell({ page, open });
      problems.push(...(await unnamedStorage(page)));
      const complaints = unexpected(
        problems,
        profile.javaScriptEnabled === false ? [...expected, scriptsAreOff] : expected,
      );
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
    } catch (error) {
      const place = await describePage(page, problems);
      if (!(error instanceof Error)) throw error;
      throw new Error(`${error.message}\n\n${place}`, { cause: error });
    }
  } finally {
    await context.close();
  }
}
