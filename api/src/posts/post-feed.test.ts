import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { postArchiveSchema, postDetailSchema, POST_FEED_LENGTH, postFeedSchema } from '@sahra/shared/schemas/blog';
import { expect, it } from 'vitest';
import { tagKind } from '../contents/kinds.ts';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { useTestApp } from '../testing/test-app.ts';
import { type PostContents, postKind } from './post-contents.ts';
import { after, translationOf, writtenPost } from './testing/written-post.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const ask = (query: string) => app().get(`/api/post-feed?${query}`);
const read = async (query: string) => postFeedSchema.parse((await ask(query)).body);
const write = async (post: PostContents) => (await writeContents(database(), postKind, [post]))[0] ?? 0;
const remove = (id: number) => removeContents(database(), postKind, [id]);
const archive = async () => postArchiveSchema.parse((await app().get('/api/post-archive?lang=en')).body);

it.each(languageCodes)(
  'The feed in %s has what is published in it, whole, and nothing of other languages',
  async (lang) => {
    const { posts, name } = await read(`lang=${lang}`);
    expect(name).toBeNull();
    expect(posts.length).toBeGreaterThan(10);
    expect(posts.length).toBeLessThanOrEqual(POST_FEED_LENGTH);
    const times = posts.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    for (const post of posts) {
      const detail = postDetailSchema.parse(
        (await app().get(`/api/posts/${encodeURIComponent(post.slug)}?lang=${lang}`)).body,
      );
      expect(detail).toMatchObject({
        ...{ id: post.id, contentLanguage: lang, slug: post.slug, title: post.title, blocks: post.blocks },
        ...{ translator: post.translator, updatedAt: post.updatedAt, pictureAlternative: post.pictureAlternative },
      });
    }
  },
);

it('The feed of a category, a tag and an author has its posts in this language, and is called as that is', async () => {
  const { categories, tags, authors } = await archive();
  for (const [kind, rows] of Object.entries({ category: categories, tag: tags.slice(0, 6), author: authors }))
    for (const { slug, name } of rows) {
      expect((await read(`lang=en&${kind}=${slug}`)).name).toBe(name);
      for (const lang of ['de', 'ar']) {
        const { posts } = await read(`lang=${lang}&${kind}=${slug}`);
        const own = ({ author, ...post }: (typeof posts)[number]) =>
          kind === 'author' ? [author] : kind === 'tag' ? post.tags : post.categories;
        expect(posts.filter((post) => !own(post).some((one) => one.slug === slug))).toEqual([]);
      }
    }
});

it('A post comes into the feed of a language when it is published in it, with that date, and leaves it with it', async () => {
  const hour = (count: number) => new Date(after.getTime() + count * 3_600_000);
  const english = translationOf('en', 'early-and-late', { publishedAt: hour(1) });
  const french = translationOf('fr', 'tot-et-tard', { publishedAt: hour(5) });
  const made = await writtenPost(database(), 'early-and-late', { translations: [english, french] });
  const id = await write(made);
  const first = async (lang: LanguageCode) => (await read(`lang=${lang}`)).posts[0];
  expect(await first('en')).toMatchObject({ id, slug: 'early-and-late', publishedAt: hour(1).toISOString() });
  expect(await first('fr')).toMatchObject({ id, slug: 'tot-et-tard', publishedAt: hour(5).toISOString() });
  expect((await first('de'))?.id).not.toBe(id);
  const before = await read('lang=fr');
  await write({ ...made, id, translations: [english, { ...french, state: 'withdrawn' }] });
  const now = await read('lang=fr');
  expect(now.posts.some((post) => post.id === id)).toBe(false);
  expect(now.changedAt > before.changedAt).toBe(true);
  expect((await first('en'))?.id).toBe(id);
  await write({ ...made, id, isListed: false });
  expect((await first('en'))?.id).not.toBe(id);
  await remove(id);
});

it('A feed in a language without a post is there and empty; one of what has no posts in any is not', async () => {
  const tag = { slug: 'feed-unused', position: 90, name: { ar: 'وسم', en: 'Unused' } };
  const tagIds = await writeContents(database(), tagKind, [tag]);
  const id = await write(await writtenPost(database(), 'only-here', { tagIds }));
  expect((await read('lang=en&tag=feed-unused')).posts.map((post) => post.id)).toEqual([id]);
  expect(await read('lang=gr&tag=feed-unused')).toMatchObject({ name: 'Unused', posts: [] });
  await remove(id);
  expect((await ask('lang=en&tag=feed-unused')).status).toBe(404);
});

it.each([
  ['category=nothing-like-it', 404],
  ['tag=nothing-like-it', 404],
  ['author=nothing-like-it', 404],
  ['category=A%20B', 400],
  ['tag=%27%3B--', 400],
  ['tag=a&category=b', 400],
  ['lang=xx', 400],
])('%s is answered with %i', async (query, status) => {
  const answer = await ask(query);
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body).toMatchObject({ code: 'invalid_request', fields: expect.anything() });
});
