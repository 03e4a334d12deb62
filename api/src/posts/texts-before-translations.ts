import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { posts } from '../database/blog-tables.ts';
import { blockTexts } from './post-text.ts';
import type { WrittenTranslation } from './post-translations.ts';

type Columns = Pick<typeof posts.$inferInsert, 'title' | 'excerpt' | 'body' | 'quote' | 'link'>;

/**
 * What the version of the api before translations reads of a post, which it does while this one is deployed, and after it was taken back:
 * it knows Arabic and English, and takes everything that is there for published.
 */
export function textsBeforeTranslations(published: readonly WrittenTranslation[]): Columns {
  const find = (code: LanguageCode) => published.find(({ language }) => language === code);
  const english = find('en');
  const first = find('ar') ?? english ?? published[0];
  const both = (textOf: (translation: WrittenTranslation) => string | undefined) => ({
    ar: (first && textOf(first)) ?? '',
    ...(english && { en: textOf(english) ?? '' }),
  });
  const { quote, link } = first ?? {};
  return {
    title: both(({ title }) => title),
    excerpt: both(({ excerpt }) => excerpt),
    body: { ar: blockTexts(first?.blocks ?? []), en: blockTexts(english?.blocks ?? []) },
    quote: quote ? { text: both((each) => each.quote?.text), by: both((each) => each.quote?.by) } : null,
    link: link ? { url: link.url, label: both((each) => each.link?.label) } : null,
  };
}
