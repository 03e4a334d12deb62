import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { controlsOf } from '../support/controls.ts';
import { findCutText } from '../support/cut-text.ts';
import { findUnseen } from '../support/forced-colors.ts';
import { makeMember, signInByApi, takeSession } from '../support/members.ts';
import { findOverflow } from '../support/read-page.ts';
import { messagesOf } from '../support/messages.ts';
import { inPart, PARTS } from '../support/selection.ts';
import { settle } from '../support/settle.ts';
import { sitePages } from '../support/site-pages.ts';
import { findTextOnPictures } from '../support/text-on-pictures.ts';
import { expect, test } from '../support/test.ts';

/** A screen of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
const desktop = { width: 1280, height: 800 };
/** A4 with its margins, in CSS pixels. */
const PAPER = 680;

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize, 'important'), size);

/** What narrow screens offer in another way: pages one by one, posts one below the other, scenes by their dots or by scrolling, sound by the keys of the device. */
const isOfferedOtherwise = (code: LanguageCode): ((name: string) => boolean) => {
  const say = messagesOf(code);
  const page = say('shared', 'pagination.page', { page: '' }).trim();
  const names = [
    ...['previous', 'next'].map((key) => say('remote-streaming', `hero.${key}`)),
    ...['previous', 'next'].map((key) => say('remote-shop/src/products/store', `slider.${key}`)),
    ...['mixed', 'single', 'double', 'large-grid', 'small-grid', 'beside'].map((key) =>
      say('remote-blog/src/posts', `layouts.${key}`),
    ),
    ...['volume', 'wide'].map((key) => say('remote-streaming/src/player', key)),
  ];
  return (name) => name.includes(page) || names.some((known) => name.endsWith(known));
};

/** Text at twice its size, and nothing else: WCAG 1.4.4. */
async function withLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize(desktop);
  await setTextSize(page, '200%');
  const faults = [...(await findOverflow(page, desktop.width)), ...(await findCutText(page))];
  await setTextSize(page, '');
  return faults;
}

/** At 400 % nothing is cut off, nothing is wider than the screen, and all that can be used can still be used: WCAG 1.4.10. */
async function zoomedIn(page: Page, code: LanguageCode): Promise<string[]> {
  await page.setViewportSize(desktop);
  const before = await controlsOf(page);
  await page.setViewportSize(zoomed);
  await settle(page);
  const after = new Set(await controlsOf(page));
  const isOffered = isOfferedOtherwise(code);
  const missing = [...new Set(before)]
    .filter((name) => !after.has(name) && !isOffered(name))
    .map((name) => `not there: ${name}`);
  return [...(await findOverflow(page, zoomed.width)), ...(await findCutText(page)), ...missing];
}

/** On paper, where browsers leave grounds out, no text stands on a picture, and all of it is dark. */
async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 1000 });
  const onPictures = (await findTextOnPictures(page, { onOwnGround: false })).map(
    ({ text }) => `on a picture: "${text.slice(0, 40)}"`,
  );
  const pale = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !textContent?.trim())
        continue;
      if (element.closest('svg, script, style, noscript')) continue;
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
      if (0.3 * red + 0.6 * green + 0.1 * blue > 110) found.push(`pale: "${textContent.trim().slice(0, 40)}"`);
    }
    const heading = document.querySelector('main h1');
    return [...(heading?.checkVisibility() ? [] : ['no heading']), ...new Set(found)];
  });
  const faults = [...(await findOverflow(page, PAPER)), ...onPictures, ...pale];
  await page.emulateMedia({ media: null });
  return faults;
}

async function inForcedColors(page: Page): Promise<string[]> {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await findUnseen(page);
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

const ways = { 'text 200 %': withLargeText, 'zoom 400 %': zoomedIn, print: onPaper, 'forced colors': inForcedColors };

/** What cannot be read on the open page, in whichever way it is read. */
async function readInAllWays(page: Page, name: string, code: LanguageCode): Promise<string[]> {
  const faults: string[] = [];
  // What is far away is not laid out before it comes near: here all of it is looked at.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const [way, read] of Object.entries(ways))
    faults.push(...(await read(page, code)).map((fault) => `${name}, ${way}: ${fault}`));
  return faults;
}

for (const language of ['ar', 'de'] as const) {
  for (let part = 0; part < PARTS; part++)
    test(`Every page is readable with large text, enlarged, on paper and in forced colors (${language}, part ${part + 1} of ${PARTS})`, ({
      visit,
    }) =>
      visit(
        { language, viewport: desktop, reducedMotion: 'reduce', expected: [/404.*\/nope/] },
        async ({ page, open }) => {
          const faults: string[] = [];
          for (const { path } of inPart(await sitePages(language), part)) {
            await open(path);
            await settle(page);
            faults.push(...(await readInAllWays(page, path, language)));
          }
          expect(faults.join('\n')).toBe('');
        },
      ));

  test(`Every page of the account is readable with large text, enlarged, on paper and in forced colors (${language})`, ({
    visit,
  }) =>
    visit({ language, viewport: desktop, reducedMotion: 'reduce' }, async ({ page, open }) => {
      await takeSession(page, await signInByApi(await makeMember({ code: language })));
      const faults: string[] = [];
      for (const { href } of [
        paths.account,
        paths.orders,
        paths.downloads,
        paths.addresses,
        paths.billingAddress,
        paths.details,
        paths.picture,
        paths.emailAddress,
        paths.security,
        paths.devices,
        paths.dataExport,
        paths.deletion,
        paths.subscription,
        paths.contributions,
        paths.managedProfiles,
        paths.watchlist,
        paths.wishlist,
      ]) {
        await open(href());
        await settle(page);
        faults.push(...(await readInAllWays(page, href(), language)));
      }
      expect(faults.join('\n')).toBe('');
    }));
}
