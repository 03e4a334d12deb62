import { errorSchema, pageOf } from '@sahra/shared/schemas/common';
import { postCardSchema, postDetailSchema } from '@sahra/shared/schemas/blog';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { contributionTotals } from '../database/contribution-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const ask = (slug: string, language = 'en') => app().get(`/api/posts/${encodeURIComponent(slug)}?lang=${language}`);
const read = async (slug: string, language?: string) => postDetailSchema.parse((await ask(slug, language)).body);
const listed = async () => pageOf(postCardSchema).parse((await app().get('/api/posts?pageSize=60&lang=en')).body).items;

it('Reader opens a post by the slug of any of its languages, and reads it in their own', async () => {
  const english = await read('where-to-sit');
  expect(english.translations.map(({ language }) => language)).toEqual(['ar', 'en', 'de', 'fr', 'gr']);
  for (const { slug } of english.translations)
    for (const { language } of english.translations) {
      const shown = await read(slug, language);
      expect(shown).toMatchObject({ id: english.id, contentLanguage: language, translations: english.translations });
      expect(shown.slug).toBe(english.translations.find((each) => each.language === language)?.slug);
    }
  expect(await read('where-to-sit', 'de')).toMatchObject({ translator: expect.any(String) });
});

it('A post says in which language it was written, as far as that is published', async () => {
  expect((await read('where-to-sit', 'de')).original).toBe('ar');
  const early = { publishedAt: new Date('2026-11-01T10:00:00Z') };
  const translations = [
    translationOf('en', 'written-twice'),
    translationOf('fr', 'ecrit-deux-fois', early),
    translationOf('de', 'zweimal', { ...early, translator: 'Jonas Weidner' }),
  ];
  const made = await writtenPost(database(), 'written-twice', { translations });
  const [id = 0] = await writeContents(database(), postKind, [made]);
  expect((await read('written-twice')).original).toBe('fr');
  await writeContents(database(), postKind, [{ ...made, id, translations: translations.slice(2) }]);
  expect((await read('zweimal')).original).toBeNull();
  await removeContents(database(), postKind, [id]);
});

it('A slug whose accents were taken apart on the way is the same', async () => {
  const greek = 'συναυλία-στον-φάρο'.normalize('NFC');
  const ids = await writeContents(database(), postKind, [
    await writtenPost(database(), 'concert', { translations: [translationOf('gr', greek)] }),
  ]);
  expect(greek.normalize('NFD')).not.toBe(greek);
  expect((await read(greek.normalize('NFD'), 'gr')).slug).toBe(greek);
  await removeContents(database(), postKind, ids);
});

it('A slug that two posts have in different languages is that of the language asked for', async () => {
  const ids = await writeContents(database(), postKind, [
    await writtenPost(database(), 'one', { translations: [translationOf('de', 'gleich')] }),
    await writtenPost(database(), 'other', { translations: [translationOf('fr', 'gleich')] }),
  ]);
  expect((await read('gleich', 'fr')).contentLanguage).toBe('fr');
  expect((await read('gleich', 'de')).contentLanguage).toBe('de');
  await removeContents(database(), postKind, ids);
});

it('A post that is not in the reader’s language is in English, and says so', async () => {
  expect(await read('on-waiting-for-the-light', 'fr')).toMatchObject({
    contentLanguage: 'en',
    translations: [{ language: 'ar' }, { language: 'en' }],
  });
});

it('Every post of the list has a page with the same card, its author and its text', async () => {
  const all = await listed();
  for (const card of all) {
    const detail = await read(card.slug);
    expect(detail).toMatchObject({ ...card, author: { ...card.author, bio: expect.stringMatching(/./) } });
    expect(detail.blocks.length).toBeGreaterThan(1);
  }
});

it('Posts lead to the one before and the one after, in the order of the list, also where two are of one moment', async () => {
  const at = { publishedAt: new Date('2026-05-01T12:00:00Z') };
  for (const slug of ['twin-a', 'twin-b'])
    await writeContents(database(), postKind, [await writtenPost(database(), slug, at)]);
  const all = await listed();
  for (const [index, { slug }] of all.entries()) {
    const { previous, next } = await read(slug);
    expect([slug, next?.slug, previous?.slug]).toEqual([slug, all[index - 1]?.slug, all[index + 1]?.slug]);
  }
  const { next } = await read('on-waiting-for-the-light', 'de');
  expect(next).toMatchObject({ contentLanguage: 'en', title: 'Trains Worth Missing Your Train For' });
});

it('Related posts share most tags, then categories, and are three at most', async () => {
  const all = await listed();
  const rank = (own: (typeof all)[number], other: (typeof all)[number]) => {
    const shared = (a: readonly { slug: string }[], b: readonly { slug: string }[]) =>
      a.filter(({ slug }) => b.some((each) => each.slug === slug)).length;
    return shared(own.tags, other.tags) * 10 + shared(own.categories, other.categories);
  };
  for (const card of all) {
    const { related } = await read(card.slug);
    const ranks = all
      .filter(({ id }) => id !== card.id)
      .map((other) => rank(card, other))
      .filter((each) => each > 0)
      .sort((a, b) => b - a);
    expect([card.slug, related.map((other) => rank(card, other))]).toEqual([card.slug, ranks.slice(0, 3)]);
    expect(related.map(({ id }) => id)).not.toContain(card.id);
  }
});

it('A post says how many comments on it are published, in lists too', async () => {
  const { id } = await read('where-to-sit');
  const commented = eq(contributionTotals.thingId, id);
  const rows = await database().select().from(contributionTotals).where(commented);
  const count = rows.find(({ thingKind }) => thingKind === 'post')?.count;
  expect(count).toBeGreaterThan(0);
  expect((await read('where-to-sit')).commentCount).toBe(count);
  expect((await listed()).find((post) => post.id === id)?.commentCount).toBe(count);
});

it('A post that is in no list is read by who knows its address', async () => {
  const translations = [translationOf('en', 'by-its-address', { title: 'Xylography' })];
  await writeContents(database(), postKind, [
    await writtenPost(database(), 'by-its-address', { isListed: false, translations }),
  ]);
  expect((await read('by-its-address')).title).toBe('Xylography');
  for (const address of ['/posts?pageSize=60', '/posts?q=xylography', '/search?q=xylography', '/sitemap/posts'])
    expect([address, JSON.stringify((await app().get(`/api${address}`)).body)]).not.toEqual([
      address,
      expect.stringContaining('by-its-address'),
    ]);
});

it('A post says when its text last changed in that language', async () => {
  const made = await writtenPost(database(), 'changing', {
    translations: [translationOf('en', 'changing'), translationOf('de', 'wechselnd')],
  });
  const [id] = await writeContents(database(), postKind, [made]);
  const first = await read('changing');
  expect(first.updatedAt).toBe(first.publishedAt);
  const blocks = [{ kind: 'pull-quote' as const, text: 'Changed' }];
  const changed = made.translations.map((each) => (each.language === 'en' ? { ...each, blocks } : each));
  await writeContents(database(), postKind, [{ ...made, id, translations: changed }]);
  expect((await read('changing')).updatedAt).not.toBe(first.updatedAt);
  expect((await read('wechselnd', 'de')).updatedAt).toBe(first.updatedAt);
});

it.each([
  ['no-such-post', 404, 'not_found'],
  ['لا-مقال-هنا', 404, 'not_found'],
  ['Where-To-Sit', 400, 'invalid_request'],
  ["x' or 1=1", 400, 'invalid_request'],
  ['a--b', 400, 'invalid_request'],
  ['../posts', 400, 'invalid_request'],
  ['a'.repeat(161), 400, 'invalid_request'],
  ['where-to-sit\u202e', 400, 'invalid_request'],
])('The address %s has no post', async (slug, status, code) => {
  const answer = await ask(slug);
  expect(answer.status).toBe(status);
  const { code: told, fields } = errorSchema.parse(answer.body);
  expect([told, status === 400 ? Object.keys(fields ?? {}) : []]).toEqual([code, status === 400 ? ['slug'] : []]);
});
