import type { PageId } from '@sahra/shared/addresses';
import { createI18n, findHref } from '@sahra/shared/host-runtime';
import { addressIn } from '@sahra/shared/i18n/address-in';
import { findLanguage, getLanguage, initialLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { socialCard, socialCardUrl } from '@sahra/shared/pictures';
import { newProgramsSchema } from '@sahra/shared/schemas/new-programs';
import { LRUCache } from 'lru-cache';
import { allHostMessages } from '../../src/messages/all.ts';
import { apiReader } from './api-reader.ts';
import { rssXml } from './rss.ts';
import type { SitemapParts } from './sitemap.ts';

export const feedFile = '/feed.xml';
export const feedType = 'application/rss+xml';
export const feedPath = (language: LanguageCode) => addressIn(feedFile, language);

/** What is new on the site, as RSS in each language. What was made is kept for so many milliseconds; 0 keeps nothing. */
export function createFeed({ origin, apiUrl, pages }: SitemapParts, keptMs: number) {
  const { ask } = apiReader(apiUrl);

  async function make(language: LanguageCode): Promise<Buffer | undefined> {
    const open = await pages();
    const home = findHref(open, 'streaming.home' satisfies PageId);
    if (home === undefined) return undefined;
    const { t } = createI18n(language, allHostMessages);
    const at = (path: string) => origin + addressIn(path, language);
    const programs = await ask(`/programs/new?lang=${language}`, newProgramsSchema);
    return Buffer.from(
      rssXml({
        title: t('common:siteName'),
        description: t('host:footer.line'),
        language: getLanguage(language).tag,
        link: at(home),
        self: at(feedFile),
        items: programs.flatMap(({ id, title, tagline, genres, scene, publishedAt }) => {
          const path = findHref(open, 'streaming.program' satisfies PageId, { programId: id });
          if (path === undefined) return [];
          const picture = { ...socialCard, url: origin + socialCardUrl(scene.src) };
          return [{ title, description: tagline, link: at(path), publishedAt, categories: genres, picture }];
        }),
      }),
    );
  }

  const kept = new LRUCache<LanguageCode, Buffer>({
    ttl: keptMs,
    max: 10,
    fetchMethod: (language) => make(language),
  });
  const find = (language: LanguageCode) => kept.fetch(language, { forceRefresh: keptMs === 0 });
  /** `asked` is the parameter of the address; undefined where there is no such feed. */
  return async (asked: unknown): Promise<Buffer | undefined> => {
    if (asked === undefined) return find(initialLanguage);
    const language = typeof asked === 'string' ? findLanguage(asked) : undefined;
    return language && find(language.code);
  };
}
