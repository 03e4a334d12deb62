import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { posts, postTranslations } from '../database/blog-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { type PostContents, postKind } from './post-contents.ts';
import { translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const write = async (post: PostContents) => (await writeContents(database(), postKind, [post]))[0] ?? 0;
const translations = (id: number) =>
  database()
    .select()
    .from(postTranslations)
    .where(eq(postTranslations.postId, id))
    .orderBy(asc(postTranslations.language));
const row = async (id: number) => (await database().select().from(posts).where(eq(posts.id, id)))[0];

it('Each change of a translation is one more revision of that one, and news of the post; what stays is none', async () => {
  const made = await writtenPost(database(), 'revised', {
    translations: [translationOf('de', 'neu'), translationOf('en', 'revised')],
  });
  const id = await write(made);
  const before = await row(id);
  await write({ ...made, id });
  expect((await translations(id)).map(({ revision }) => revision)).toEqual([1, 1]);
  expect((await row(id))?.updatedAt).toEqual(before?.updatedAt);
  await write({
    ...made,
    id,
    translations: [translationOf('de', 'neu', { title: 'Neuer' }), ...made.translations.slice(1)],
  });
  const [german, english] = await translations(id);
  expect([german, english]).toMatchObject([{ revision: 2, title: 'Neuer' }, { revision: 1 }]);
  expect((await row(id))?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity);
  await write({ ...made, id, translations: made.translations.slice(1) });
  expect((await translations(id)).map(({ language }) => language)).toEqual(['en']);
  await removeContents(database(), postKind, [id]);
  expect(await translations(id)).toEqual([]);
});

it('A post is shown by lists while it is published in some language, and found by the words of what is', async () => {
  const made = await writtenPost(database(), 'in-stages-post', {
    translations: [translationOf('en', 'in-stages-post', { state: 'draft', publishedAt: null, title: 'Periwinkle' })],
  });
  const id = await write(made);
  const found = async () =>
    JSON.stringify((await app().get('/api/search?lang=en&q=periwinkle')).body).includes('in-stages-post');
  expect([await row(id), await found()]).toMatchObject([{ isShown: false, titleWords: '' }, false]);
  const published = translationOf('en', 'in-stages-post', { title: 'Periwinkle' });
  await write({ ...made, id, translations: [published] });
  expect([await row(id), await found()]).toMatchObject([{ isShown: true, titleWords: 'periwinkle' }, true]);
  await write({ ...made, id, translations: [{ ...published, state: 'withdrawn' }] });
  expect([await row(id), await found()]).toMatchObject([{ isShown: false, titleWords: '' }, false]);
});

it.each(['published', 'scheduled'] as const)(
  'What is %s has a date: the database takes nothing else',
  async (state) => {
    const undated = translationOf('en', `undated-${state}`, { state, publishedAt: null });
    const post = await writtenPost(database(), `undated-${state}`, { translations: [undated] });
    await expect(write(post)).rejects.toThrow();
  },
);

it('Two posts cannot have the same slug in a language', async () => {
  await write(await writtenPost(database(), 'taken'));
  const other = await writtenPost(database(), 'taken-too', { translations: [translationOf('en', 'taken')] });
  await expect(write(other)).rejects.toThrow();
  await write({ ...other, translations: [translationOf('de', 'taken')] });
});

it('The version of the api before translations reads what is published, in Arabic and English', async () => {
  const quote = { text: 'Said', by: 'Somebody' };
  const id = await write(
    await writtenPost(database(), 'for-before', {
      translations: [
        translationOf('en', 'for-before', { title: 'English', quote }),
        translationOf('ar', 'من-قبل', { title: 'عربي', state: 'in-review', publishedAt: null }),
        translationOf('fr', 'pour-avant', { title: 'Français' }),
      ],
    }),
  );
  expect(await row(id)).toMatchObject({
    title: { ar: 'English', en: 'English' },
    body: { ar: ['Text of for-before'], en: ['Text of for-before'] },
    quote: { text: { ar: 'Said', en: 'Said' }, by: { ar: 'Somebody', en: 'Somebody' } },
    ...{ link: null, galleryPrograms: [] },
  });
});
