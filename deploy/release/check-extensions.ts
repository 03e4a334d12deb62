import { z } from 'zod';
import { languageCodes } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { askOnce } from './check-html.ts';
import { placesOf, type ExtensionVisit } from './extension-visits.ts';
import { ReleaseRefusal } from './registry-changes.ts';

const bootSchema = z.object({ router: z.object({ loaderData: z.record(z.string(), z.unknown()) }) });
const partsSchema = z.record(z.string(), z.looseObject({}));

/** What the loader of an extension came to, as the page tells the browser; undefined where the page does not know the extension. */
function partIn(html: string, { pageId, extension }: ExtensionVisit): object | undefined {
  const [, boot = '{}'] = /<script[^>]*\sid="boot"[^>]*>([^<]*)</.exec(html) ?? [];
  const { data } = bootSchema.safeParse(JSON.parse(boot));
  return partsSchema.safeParse(data?.router.loaderData[`slots:${pageId}`]).data?.[extension.id];
}

/** What stands in the place of an extension, from the mark of React with which it begins; undefined where the page has no such place. */
function placeIn(html: string, id: string): string | undefined {
  const start = new RegExp(`data-island="${id}"[^>]*>`).exec(html);
  if (!start) return undefined;
  const rest = html.slice(start.index + start[0].length);
  let depth = 0;
  for (const { 0: mark, index } of rest.matchAll(/<!--\/?\$[!?]?-->/g)) {
    depth += mark.startsWith('<!--/') ? -1 : 1;
    if (depth === 0) return rest.slice(0, index);
  }
  return rest;
}

interface ExtensionRules {
  rawKeysIn: (html: string) => string[];
  limitFor: (visit: ExtensionVisit) => number;
}

/** What the server has drawn of an extension, and whether there is text in it. */
export interface DrawnExtension extends ExtensionVisit {
  hasText: boolean;
}

/** Refuses an extension that the server does not draw. Undefined where there is nothing to see: the page has no place for it at this address. */
function checkDrawn(html: string, visit: ExtensionVisit, { rawKeysIn }: ExtensionRules): DrawnExtension | undefined {
  const { page, language, extension } = visit;
  const part = partIn(html, visit);
  if (!part) throw new ReleaseRefusal(`${page} in ${language} is not known to the page`);
  if ('$pending' in part)
    throw new ReleaseRefusal(`${page} in ${language} is left to the browser: its code or its data fails, or is late`);
  const place = placeIn(html, extension.id);
  if (place === undefined) return undefined;
  if (/^<!--\$[!?]-->/.test(place)) throw new ReleaseRefusal(`${page} in ${language} is not drawn by the server`);
  const keys = rawKeysIn(place);
  if (keys.length) throw new ReleaseRefusal(`${page} in ${language} shows names of messages: ${keys.join(', ')}`);
  return { ...visit, hasText: place.replaceAll(/<[^>]*>/g, '').trim() !== '' };
}

/** The answer of the first page that any visitor gets to see; undefined where none is one. */
async function firstSeen(visits: readonly ExtensionVisit[], { limitFor }: ExtensionRules) {
  for (const visit of visits) {
    const { status, html } = await askOnce(visit, limitFor(visit));
    if (status >= 500) throw new ReleaseRefusal(`${visit.page} in ${visit.language}: the page answers ${status}`);
    if (status !== 200) continue;
    if (!/<main[^]*<h1[\s>]/.test(html))
      throw new ReleaseRefusal(`${visit.page} in ${visit.language}: the page is not rendered on the server`);
    return { visit, html };
  }
  return undefined;
}

/**
 * Refuses a release of which an extension is not drawn in a page that has its slot, in any language; where it has no data it may
 * draw nothing. What is for some members only runs nowhere here: the page must be unharmed by it. Answers with what a browser is
 * to look at. `pages` are those of all that visitors get.
 */
export async function checkExtensions(
  url: string,
  { extensions }: ReleaseManifest,
  pages: ReleaseManifest['pages'],
  rules: ExtensionRules,
): Promise<DrawnExtension[]> {
  const drawn: DrawnExtension[] = [];
  for (const extension of extensions)
    for (const language of languageCodes) {
      const seen = await firstSeen(placesOf(extension, pages, url, language), rules);
      const found = seen && !extension.permission && checkDrawn(seen.html, seen.visit, rules);
      if (found) drawn.push(found);
    }
  return drawn;
}
