import { type PostCard, postListSchema } from '@sahra/shared/schemas/blog';
import { searchAnswerSchema } from '@sahra/shared/schemas/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { searchTexts, searchWordCounts } from '../database/search-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { type PostContents, postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const write = async (post: PostContents) => (await writeContents(database(), postKind, [post]))[0] ?? 0;
const read = async (q: string, more = '') => {
  const answer = await app().get(`/api/posts?q=${encodeURIComponent(q)}&lang=en&pageSize=60${more}`);
  return postListSchema.parse(answer.body);
};
const paragraph = (text: string) => ({ kind: 'paragraph' as const, text: [{ text }] });
const marked = (text: string, marks: readonly { from: number; to: number }[]) =>
  marks.map(({ from, to }) => text.slice(from, to));
const markedIn = ({ found }: PostCard) => {
  const { text = '', marks = [], language } = found?.passage ?? {};
  return [language, ...marked(text, marks)];
};

/** In five languages, each with words that nothing else in the demo has. */
const cafe = {
  ar: 'في الصباح شربتُ قهوةَ المستوردِ مع أحمدَ الزنبركيّ، ثم عدنا إلى مُسَلْسَلٍ قديم عن القاقلّى والزعفران.',
  de: 'Auf der Krötenstraße riecht es früh nach Rösterei, und große Müllertassen stehen im Fenster.',
  gr: 'Ο καφετζής του λιμανιού σερβίρει τσουρέκια, και οι Ψαράδες μιλούν για τη βαρκαρόλα.',
  fr: 'La brûlerie du quai grille l’hélianthe, et l’œillet sent la mûre.',
  en: 'The harbor roastery sells a quincunx of beans to every bargee.',
} as const;
let id = 0;
let made: PostContents;
beforeAll(async () => {
  made = await writtenPost(database(), 'cafe-of-five', {
    translations: (['ar', 'de', 'gr', 'fr', 'en'] as const).map((language) =>
      translationOf(language, `cafe-of-five-${language}`, {
        ...{ title: `Cafe ${language}`, excerpt: '' },
        blocks: [
          paragraph('Nothing. '.repeat(40)),
          { kind: 'heading', level: 2, text: 'Zwischen' },
          paragraph(cafe[language]),
        ],
      }),
    ),
  });
  id = await write(made);
});

describe('words of a text', () => {
  it.each([
    ['المستورد قهوه', 'ar', ['قهوةَ', 'المستوردِ']],
    ['قهوة مستورد', 'ar', ['قهوةَ', 'المستوردِ']],
    ['احمد الزنبركي', 'ar', ['أحمدَ', 'الزنبركيّ']],
    ['أحمد زنبركى', 'ar', ['أحمدَ', 'الزنبركيّ']],
    ['مسلسلات القاقلى', 'ar', ['مُسَلْسَلٍ', 'القاقلّى']],
    ['زعفـــران قاقلي', 'ar', ['القاقلّى', 'والزعفران']],
    ['krötenstrasse', 'de', ['Krötenstraße']],
    ['KROTENSTRAẞE', 'de', ['Krötenstraße']],
    ['kroetenstrasse', 'de', ['Krötenstraße']],
    ['Mullertassen grosse', 'de', ['große', 'Müllertassen']],
    ['ΚΑΦΕΤΖΗΣ', 'gr', ['καφετζής']],
    ['καφετζης βαρκαρολα', 'gr', ['καφετζής', 'βαρκαρόλα']],
    ['ψαραδεσ βαρκαρόλα', 'gr', ['Ψαράδες', 'βαρκαρόλα']],
    ['brulerie helianthe', 'fr', ['brûlerie', 'hélianthe']],
    ['oeillet mure hélianthe', 'fr', ['hélianthe', 'œillet', 'mûre']],
    ['quincu', 'en', ['quincunx']],
  ])('Reader who types %s finds the post, and sees in %s where it has %j', async (typed, language, words) => {
    const { items, search } = await read(typed);
    expect([items.map((post) => post.id), search?.isRelaxed]).toEqual([[id], false]);
    expect(items.map(markedIn)).toEqual([[language, ...words]]);
  });

  it('The passage is that of the language which is shown where that has the words too', async () => {
    for (const [language, word] of [
      ['ar', 'المستورد'],
      ['de', 'Rösterei'],
      ['el', 'λιμανιού'],
    ] as const) {
      const answer = await app().get(`/api/posts?q=${encodeURIComponent(word)}&lang=${language}`);
      const [post] = postListSchema.parse(answer.body).items;
      expect(post?.found?.passage?.language).toBe(post?.contentLanguage);
    }
  });

  it('The site’s search finds the same, with the same passage', async () => {
    for (const typed of ['المستورد قهوه', 'krötenstrasse', 'quincunx']) {
      const { body } = await app().get(`/api/search?q=${encodeURIComponent(typed)}&lang=en`);
      const [group] = searchAnswerSchema.parse(body).groups;
      expect(group?.hits).toEqual((await read(typed)).items.map((post) => ({ type: 'post', post })));
    }
  });

  it('What was found in the title comes first, and is marked there', async () => {
    const { items } = await read('light waiting');
    expect(items.length).toBeGreaterThan(1);
    const [first] = items;
    expect(marked(first?.title ?? '', first?.found?.title ?? [])).toEqual(['Waiting', 'Light']);
    expect(items.slice(1).map(({ found }) => found?.title.length)).not.toContain(2);
  });

  it('Posts are found by author, tag and category, in any language', async () => {
    const all = postListSchema.parse((await app().get('/api/posts?pageSize=60&lang=en')).body).items;
    const of = (isOf: (post: PostCard) => boolean) => all.filter(isOf).map((post) => post.id);
    const expectAll = async (q: string, ids: number[]) => {
      expect(ids.length).toBeGreaterThan(0);
      expect((await read(q)).items.map((post) => post.id)).toEqual(expect.arrayContaining(ids));
    };
    await expectAll(
      'karim boulos',
      of(({ author }) => author.slug === 'karim-boulos'),
    );
    await expectAll(
      'كريم بولس',
      of(({ author }) => author.slug === 'karim-boulos'),
    );
    const [tag] = all.flatMap(({ tags }) => tags);
    await expectAll(
      tag?.name ?? '',
      of(({ tags }) => tags.some(({ slug }) => slug === tag?.slug)),
    );
    await expectAll(
      'Filmhandwerk',
      of(({ categories }) => categories.some(({ slug }) => slug === 'film-craft')),
    );
  });

  it('Filters narrow what is found, and totals say how much that is', async () => {
    const all = await read('night');
    expect(all.total).toBe(all.items.length);
    const filters: Record<string, (post: PostCard) => boolean> = {
      'type=video': ({ type }) => type === 'video',
      'tag=night': ({ tags }) => tags.some(({ slug }) => slug === 'night'),
      'category=film-craft': ({ categories }) => categories.some(({ slug }) => slug === 'film-craft'),
      'author=karim-boulos': ({ author }) => author.slug === 'karim-boulos',
      'date=2026-10': ({ publishedAt }) => publishedAt.startsWith('2026-10'),
      'type=video&tag=no-such': () => false,
    };
    for (const [filter, isIn] of Object.entries(filters)) {
      const narrowed = await read('night', `&${filter}`);
      const wanted = all.items.filter(isIn).map((post) => post.id);
      expect([filter, narrowed.total, narrowed.items.map((post) => post.id).sort()]).toEqual([
        filter,
        wanted.length,
        wanted.sort(),
      ]);
    }
    expect((await read('cafe quincunx', '&date=2026-12')).total).toBe(1);
    expect((await read('cafe quincunx', '&date=2026-11')).total).toBe(0);
  });

  it('Reader is told what was looked for, and whether a post has all of it', async () => {
    expect((await read('quincumx')).search).toEqual({ query: 'quincunx', isRelaxed: false, isMore: false });
    expect((await read('quincunx zzqqxxww')).search).toEqual({
      query: 'quincunx zzqqxxww',
      isRelaxed: true,
      isMore: false,
    });
    expect(await read('zzqqxx wwvvkk')).toMatchObject({ total: 0, items: [], search: { isRelaxed: false } });
    await database().update(searchWordCounts).set({ entries: 150 }).where(eq(searchWordCounts.word, 'quincunx'));
    expect((await read('quincunx')).search?.isMore).toBe(true);
  });
});

describe('what is published', () => {
  it('What is withdrawn is found no more from that moment on, nor are words that were taken out', async () => {
    const isFound = async (q: string) => (await read(q)).items.some((post) => post.id === id);
    const [arabic, german, ...rest] = made.translations;
    if (!arabic || !german) throw new Error('There are five');
    await write({ ...made, id, translations: [{ ...arabic, state: 'withdrawn' }, german, ...rest] });
    expect([await isFound('القاقلى'), await isFound('krötenstrasse')]).toEqual([false, true]);
    const changed = { ...german, blocks: [paragraph('Auf der Lurchgasse.')] };
    await write({ ...made, id, translations: [{ ...arabic, state: 'draft' }, changed, ...rest] });
    expect([await isFound('krötenstrasse'), await isFound('lurchgasse')]).toEqual([false, true]);
    await write({ ...made, id, isListed: false });
    expect([await isFound('lurchgasse'), await isFound('quincunx')]).toEqual([false, false]);
    const texts = () => database().select().from(searchTexts).where(eq(searchTexts.entityId, id));
    expect(await texts()).toEqual([]);
    await write({ ...made, id });
    expect((await texts()).length).toBe(5);
    await removeContents(database(), postKind, [id]);
    expect([await isFound('quincunx'), await texts()]).toEqual([false, []]);
  });
});
