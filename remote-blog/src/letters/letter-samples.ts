import type { SessionMember } from '@sahra/shared/facade';
import type { Letter } from './load-letters.ts';

/** Who is signed in in tests of the newsletter's rooms. */
export const nadia: SessionMember = {
  id: 'e1',
  name: 'Nadia Fahmy',
  username: 'nadia',
  role: 'editor',
  language: 'en',
};

const written = (subject: string) => ({ subject, greeting: '' });
/** A draft with two posts, read in English and Greek. */
export const letterSample = (changes: Partial<Letter> = {}): Letter => ({
  ...{ id: 7, month: '2026-11', state: 'draft', revision: 3, updatedAt: '2026-11-20T10:00:00.000Z', progress: null },
  texts: { ar: written(''), en: written('November'), de: written(''), fr: written(''), gr: written('Νοέμβριος') },
  posts: [
    { id: 11, title: 'Where to sit', contentLanguage: 'en', languages: ['ar', 'en', 'gr'] },
    { id: 12, title: 'ليلة في السينما', contentLanguage: 'ar', languages: ['ar'] },
  ],
  audience: [
    { language: 'ar', subscribers: 0, own: 2, other: 0 },
    { language: 'en', subscribers: 1_200, own: 1, other: 1 },
    { language: 'de', subscribers: 0, own: 0, other: 2 },
    { language: 'fr', subscribers: 0, own: 0, other: 2 },
    { language: 'gr', subscribers: 34, own: 1, other: 1 },
  ],
  ...changes,
});

export const progressOf = (sent: number, changes: object = {}) => ({
  ...{ of: 1_234, sent, undelivered: 0, left: 0, startedAt: '2026-11-30T10:00:00.000Z', finishedAt: null },
  ...changes,
});

export const listOf = (...items: object[]) => ({ items, page: 1, pageSize: 20, total: items.length });

/** What the api answers to the page of an issue. */
export const letterAnswers = (letter: () => Letter, posts: object[] = []) => ({
  '/editing/letters/7': letter,
  '/editing/letters/7/preview': ({ language }: { language: string }) => ({
    subject: `Subject ${language}`,
    text: `Text ${language}`,
    html: `<!doctype html><p>Mail ${language}</p><script>parent.document.title = 'hacked'</script>`,
  }),
  '/posts': listOf(...posts),
});
