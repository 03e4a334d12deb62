import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { messageKeys } from './messages.ts';

/** A word that looks like a key: `home.title`, `host:nav.shop`. */
const looksLikeKey = /^(\w+:)?[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;

/** Everything on the page that is a message's key in place of a message. */
export async function findRawKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Names of cookies are no messages.
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, code'))
        found.push(walker.currentNode.textContent ?? '');
    // `video.movie` is what a page is to social networks.
    for (const element of document.querySelectorAll('*:not([property="og:type"])'))
      for (const name of [
        'aria-label',
        'alt',
        'title',
        'placeholder',
        'aria-valuetext',
        'aria-roledescription',
        'content',
      ])
        found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const words = texts.flatMap((text) => text.split(/\s+/)).map((word) => word.replace(/^[«"(]|[»",:;)]$/g, ''));
  return [
    ...new Set(
      words.filter(
        (word) => looksLikeKey.test(word) && (messageKeys.has(word.replace(/^\w+:/, '')) || !word.includes('-')),
      ),
    ),
  ];
}

/** Names, formats and sizes that are written in Latin letters in every language. */
const brands = new Set([
  'Sahra',
  'YouTube',
  'Instagram',
  'Facebook',
  'TikTok',
  'WhatsApp',
  'Chrome',
  'Firefox',
  'Safari',
  'Edge',
  'JPEG',
  'PNG',
  'WebP',
  'GIF',
  'AVIF',
  'RSS',
  'Atom',
  'JSON',
  'XS',
  'XL',
  'XXL',
]);

/**
 * Latin words that an Arabic page shows as Arabic: neither in a part that says it is in another language, nor between isolates, as what
 * somebody has typed is.
 */
export async function findForeignLetters(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const isArabic =
        element?.closest('[lang]')?.getAttribute('lang') === 'ar' &&
        !element.closest('script, style, noscript, bdi, code, [dir="ltr"], [dir="auto"]');
      if (isArabic) found.push(walker.currentNode.textContent ?? '');
    }
    return found;
  });
  const words = texts.flatMap(
    (text) => text.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '').match(/\p{Script=Latin}{2,}/gu) ?? [],
  );
  return [...new Set(words)].filter((word) => !brands.has(word)).map((word) => `"${word}" in an Arabic text`);
}

/** Serious and critical findings of axe, one line each; only of `rules` where they are named. */
export async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const options = {
      resultTypes: ['violations' as const],
      ...(only && { runOnly: { type: 'rule' as const, values: only } }),
    };
    return (await window.axe.run(document, options)).violations;
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
    );
}

/** What sticks out to the side, by default of the 320 px to which WCAG 1.4.10 wants pages to fit; nothing where the page cannot be scrolled sideways. */
export async function findOverflow(page: Page, width = 320): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 740 });
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > room + 1 || left < -1;
    });
    return [
      `${document.documentElement.scrollWidth} px wide`,
      ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  if (before) await page.setViewportSize(before);
  return wide;
}
