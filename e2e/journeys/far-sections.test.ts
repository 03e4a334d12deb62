import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { firstProgram } from '../support/api.ts';
import { holdScripts, isTakenOver } from '../support/held-scripts.ts';
import { expect, test } from '../support/test.ts';

// Browsers tell of what they have not laid out only while something listens, as a screen reader does.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-renderer-accessibility'] }),
    { scope: 'worker' },
  ],
});

/** What a screen reader is told of headings and links, in order. */
async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && ['heading', 'link'].includes(String(role?.value)))
    .map(({ name }) => String(name?.value).trim());
}

/** Looks for a text as the browser's own search does, and tells where on the screen it was found. */
const findInPage = (page: Page, text: string) =>
  page.evaluate((searched) => {
    const { find } = window as Window & { find?: (text: string) => boolean };
    if (!find?.call(window, searched)) return 'not found';
    const { top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? { top: NaN, bottom: NaN };
    return top >= 0 && bottom <= innerHeight ? 'in sight' : `${top} to ${bottom} of ${innerHeight}`;
  }, text);

const pages = {
  'the home page': () => paths.home.href(),
  'a series': async () => paths.program.href((await firstProgram('series')).id),
  'the shop’s front': () => paths.store.href(),
  'a post': () => paths.post.href('what-to-do-when-the-film-ends'),
};

for (const [name, pathOf] of Object.entries(pages))
  test(`Who searches in ${name}, and who hears it, reaches all of it before any script runs`, ({ visit }) =>
    visit({ language: 'de', viewport: { width: 390, height: 844 } }, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(await pathOf(), { waitUntil: 'domcontentloaded' });
      const headings = page.locator('main h2:not(.visually-hidden)');
      // What the page itself has taken out; what is only not laid out counts.
      const titles = await headings.evaluateAll((all) => {
        const isOut = (element: Element | null): boolean =>
          element !== null && (getComputedStyle(element).display === 'none' || isOut(element.parentElement));
        return all.flatMap((heading) => (isOut(heading) ? [] : (heading.textContent ?? '').trim()));
      });
      const links = await page.locator('footer').getByRole('link').allTextContents();
      expect(titles.length).toBeGreaterThan(1);
      const told = new Set(await heard(page));
      expect([...titles, ...links].filter((text) => !told.has(text))).toEqual([]);
      const last = titles.at(-1) ?? '';
      expect(await headings.last().evaluate((heading) => heading.getBoundingClientRect().top > 2 * innerHeight)).toBe(
        true,
      );
      expect(await findInPage(page, last)).toBe('in sight');
      expect(await findInPage(page, links.at(-1) ?? '')).toBe('in sight');
      expect(await headings.last().evaluate(isTakenOver)).toBe(false);
      release();
    }));
