import type { Page } from 'playwright/test';

/** What a browser says of itself when a navigation or a closed player no longer wants an answer. */
const isCancelled = (reason: string | undefined) => reason === 'net::ERR_ABORTED' || reason === 'NS_BINDING_ABORTED';

/** What the federation runtime says when a load is tried again. Where something could not be had there are other complaints; else it only took long. */
const isTriedAgain = (text: string) => /Federation Runtime.*already registered.*overriding/.test(text);

/**
 * Collects everything that a browser complains about on a page: console errors and warnings, exceptions, requests that
 * failed and answers that say so.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isTriedAgain(message.text()))
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isCancelled(reason)) problems.push(`request failed: ${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Each problem once, and how often it came. */
function summarize(problems: string[]): string[] {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problem.slice(0, 700), (counts.get(problem.slice(0, 700)) ?? 0) + 1);
  return [...counts].map(([problem, count]) => `! ${problem}${count > 1 ? ` (${count} times)` : ''}`);
}

/** Those problems that none of the patterns foresees. */
export const unexpected = (problems: string[], expected: RegExp[]) =>
  summarize(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))));

/** Where a test stood when it failed: printed with the failure. */
export async function describePage(page: Page, problems: string[]): Promise<string> {
  try {
    const { lang, dir, title, text } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      text: (document.querySelector('main') ?? document.body).innerText.slice(0, 1500),
    }));
    return [`On ${page.url()} (lang=${lang} dir=${dir}), "${title}":`, text, ...summarize(problems).slice(0, 20)].join(
      '\n',
    );
  } catch (error) {
    return `The page could not be read: ${String(error)}`;
  }
}
