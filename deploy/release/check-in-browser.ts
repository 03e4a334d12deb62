import type { Browser, BrowserContext, Page } from 'playwright';
import type { PatternOf } from '@sahra/shared/addresses';
import { comeNear, htmlOf, type SeenExtension } from './extension-in-browser.ts';
import type { Visit } from './page-visits.ts';
import { ReleaseRefusal } from './registry-changes.ts';
import { watchShell } from './watch-shell.ts';

/** An address may name something that is not there: its page then says so, as it should. */
const isKnown = (text: string) => /Failed to load resource.*(status of 404)/.test(text);

const isAlive = () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));
const heading = () => document.querySelector<HTMLElement>('main h1')?.innerText;

/** Milliseconds in which a page that was left has cleared up. */
const SETTLE_MS = 2000;

type Complain = (text: string) => void;

export interface BrowserRules {
  /** Name of the remote; undefined for pages of the host, which does not come and go. */
  remote: string | undefined;
  rawKeysIn: (html: string) => string[];
  /** Whether the page is also gone to from another one. */
  withNavigation: boolean;
  limitMs: number;
  /** What is looked at, where it is not the page. */
  extension?: SeenExtension | undefined;
}

/** Tells whatever a page says that it should not, in every tab of a context. */
function listen(context: BrowserContext, complain: Complain): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isKnown(message.text())) complain(message.text());
  });
  context.on('weberror', (error) => complain(error.error().message));
  context.on('dialog', (dialog) => {
    complain(`it opens a dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
}

/** Opens an address and waits until scripts have taken over. To go elsewhere by itself is a complaint. */
async function open(context: BrowserContext, url: string, complain: Complain): Promise<Page> {
  const tab = await context.newPage();
  let documents = 0;
  tab.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === tab.mainFrame() && ++documents > 1)
      complain(`it leaves for ${request.url()} by itself`);
  });
  await tab.goto(url, { waitUntil: 'domcontentloaded' });
  await tab.waitForFunction(isAlive);
  return tab;
}

const isHeading = (text: string) => document.querySelector<HTMLElement>('main h1')?.innerText === text;

/** Goes to an address as a link does, and waits until its heading is there. */
async function goTo(tab: Page, url: string, expected: string): Promise<void> {
  await tab.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await tab.waitForFunction(isHeading, expected);
}

/** A page of the host. */
const startPath: PatternOf<'information.about-us'> = '/about-us';

/**
 * Goes to the page from one of the host's, where it must end with the heading that its first load has, and leaves it again:
 * nothing of it may stay behind.
 */
async function comeAndGo(
  context: BrowserContext,
  url: string,
  rules: BrowserRules,
  complain: Complain,
  expectedHeading: string,
): Promise<void> {
  // The loader of these sources gives functions their names by a helper that the browser does not have.
  if (rules.remote)
    await context.addInitScript(
      `{ const __name = (made) => made; (${watchShell.toString()})(${JSON.stringify(rules.remote)}); }`,
    );
  const start = new URL(startPath, url).href;
  const tab = await open(context, start, complain);
  const startHeading = (await tab.evaluate(heading)) ?? '';
  await tab.evaluate(() => window.shellWatch?.begin());
  await goTo(tab, url, expectedHeading);
  if (rules.extension) await comeNear(tab, rules.extension);
  await goTo(tab, start, startHeading);
  const isClean = () => !window.shellWatch?.changes().length;
  await tab.waitForFunction(isClean, undefined, { timeout: SETTLE_MS, polling: 100 }).catch(async () => {
    const changes = await tab.evaluate(() => window.shellWatch?.changes() ?? []);
    if (changes.length) complain(`it leaves behind, when it is left: ${changes.join('; ')}`);
  });
}

async function visitPage(browser: Browser, visit: Visit, rules: BrowserRules, complain: Complain): Promise<void> {
  const { url, language } = visit;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // The limit is that of the whole visit.
  context.setDefaultTimeout(0);
  await context.addCookies([{ name: 'lang', value: language, url }]);
  listen(context, complain);
  const tab = await open(context, url, complain);
  const { extension } = rules;
  const expectedHeading = (await tab.evaluate(heading)) ?? '';
  if (extension) await comeNear(tab, extension);
  if (rules.withNavigation) await comeAndGo(context, url, rules, complain, expectedHeading);
  const keys = rules.rawKeysIn(extension ? await htmlOf(tab, extension.id) : await tab.content());
  if (keys.length) complain(`it shows names of messages: ${keys.join(', ')}`);
  await context.close();
}

/**
 * Refuses a page of which the browser complains, or that does not come to an end in time. What a page does cannot hold this
 * up; a page in an endless loop goes on until its browser is killed.
 */
export async function checkInBrowser(browser: Browser, visit: Visit, rules: BrowserRules): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const visited = new Promise<void>((resolve, reject) => {
    const refuse = (text: string) =>
      reject(new ReleaseRefusal(`${visit.page} in ${visit.language}: ${text.slice(0, 400)}`));
    const late = `within ${rules.limitMs / 1000} s it does not come alive, or a link to it does not end with its heading`;
    timer = setTimeout(refuse, rules.limitMs, late);
    visitPage(browser, visit, rules, refuse).then(resolve, reject);
  });
  await visited.finally(() => clearTimeout(timer));
}
