import { languages, type Language } from '@sahra/shared/i18n/languages';
import type { Page } from 'playwright/test';
import { siteUrl } from '../support/current-site.ts';
import { fetchBytes, pathIn, sizeOfJpeg } from '../support/fetch-page.ts';
import { readHead } from '../support/head.ts';
import { readHtml } from '../support/html.ts';
import { findBarriers, findOverflow, findRawKeys } from '../support/read-page.ts';
import { inPart, PARTS, selection } from '../support/selection.ts';
import { sitePages, type ExpectedPage } from '../support/site-pages.ts';
import { watchViolations } from '../support/violations.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Pages that are there, and that nobody is to find. */
const notListed =
  /^\/(search|error-page|newsletter\/|login|register|lost-password|reset-password|verify-email|sign-in-link|restricted-content|reply-mails|cart|checkout|wishlist)/;

/** What somebody reads without scripts: a search engine, `curl`. */
function checkText(html: string, { path, heading, title, description }: ExpectedPage, { tag, dir }: Language): void {
  const { main, ...page } = readHtml(html);
  expect.soft(page, path).toEqual({
    lang: tag,
    dir,
    titles: [title],
    descriptions: description === undefined ? expect.any(Array) : [description],
    headings: [heading],
  });
  expect.soft(main.length, path).toBeGreaterThan(60);
}

/** What a crawler reads: one address, all languages, and what the page is. */
async function checkHead(
  html: string,
  { path, status, title, description, paths: places }: ExpectedPage,
  { code }: Language,
): Promise<void> {
  const head = readHead(html);
  if (status !== 200 || notListed.test(path)) {
    expect
      .soft([path, head.robots, head.canonical, head.alternates, head.graph])
      .toEqual([path, ['noindex'], [], {}, []]);
    return;
  }
  const address = (language: Language['code']) => siteUrl() + pathIn(places?.get(language) ?? path, language);
  const alternates = {
    ...Object.fromEntries(languages.map((language) => [language.tag, address(language.code)])),
    'x-default': address('ar'),
  };
  expect.soft([path, head.robots, head.canonical, head.alternates]).toEqual([path, [], [address(code)], alternates]);
  const { image, 'image:width': width, 'image:height': height, ...texts } = head.openGraph;
  expect.soft(texts).toMatchObject({ url: address(code), description, title: title.replace(/ · [^·]+$/, '') });
  const picture = await fetchBytes((image ?? '').slice(siteUrl().length));
  expect
    .soft([path, image?.startsWith(siteUrl()), picture.status, picture.type, sizeOfJpeg(picture.bytes).map(String)])
    .toEqual([path, true, 200, 'image/jpeg', [width, height]]);
  expect.soft(head.graph[0]?.['@type'], path).toBe(path === '/' ? 'WebSite' : 'BreadcrumbList');
}

/** What a visitor has before them: scripts have taken over, and nothing became another page by that. */
async function checkView(
  page: Page,
  { path, heading, title, description }: ExpectedPage,
  { tag, dir }: Language,
): Promise<void> {
  const found = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    heading: document.querySelector('h1')?.textContent,
  }));
  expect.soft(found, path).toEqual({ lang: tag, dir, title, description: description ?? found.description, heading });
  expect
    .soft([...(await findRawKeys(page)), ...(await findBarriers(page)), ...(await findOverflow(page))], path)
    .toEqual([]);
}

for (const { language, part, isPhone } of selection)
  test(`Every page is what it should be in ${language.name}, on a ${isPhone ? 'phone' : 'large screen'}: part ${part + 1} of ${PARTS}`, ({
    visit,
  }) =>
    visit(
      { viewport: { width: isPhone ? 390 : 1280, height: 800 }, reducedMotion: 'reduce', expected: [/404.*\/nope/] },
      async ({ page, open }) => {
        const violations = await watchViolations(page);
        for (const expected of inPart(await sitePages(language.code), part)) {
          const answer = await open(pathIn(expected.path, language.code));
          expect.soft([expected.path, answer.status()]).toEqual([expected.path, expected.status]);
          const html = await answer.text();
          checkText(html, expected, language);
          await checkHead(html, expected, language);
          await checkView(page, expected, language);
        }
        expect(violations, 'what the policy of the pages forbids').toEqual([]);
      },
    ));
