import { editedPostsSchema, postChoicesSchema } from '@sahra/shared/schemas/editing';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { posts, postUploads } from '../../database/blog-tables.ts';
import { seededRows } from '../../database/seed-tables.ts';
import { newText, useEditing } from './testing/use-editing.ts';

const { app, database, people, begin, read, save, postIn } = useEditing();

const list = async (who: keyof ReturnType<typeof people>, query = '') =>
  editedPostsSchema.parse((await people()[who].send('GET', `/api/editing/posts?pageSize=60&${query}`)).body);
const page = (slug: string) => app().get(`/api/posts/${encodeURIComponent(slug)}?lang=en`);

describe('settings', () => {
  it('are in force at once, and the seed leaves the post alone from then on', async () => {
    const { editor } = people();
    const [seeded] = await database()
      .select()
      .from(posts)
      .where(eq(posts.isShown, true))
      .orderBy(asc(posts.id))
      .limit(1);
    const id = seeded?.id ?? 0;
    const before = await read(editor, id);
    const choices = postChoicesSchema.parse((await editor.send('GET', '/api/editing/choices?lang=en')).body);
    const ids = (all: readonly { id: number }[]) => all.slice(0, 2).map((each) => each.id);
    const change = {
      ...{
        type: 'quote',
        tagIds: ids(choices.tags),
        categoryIds: ids(choices.categories),
        programIds: [1],
        productIds: [],
      },
      ...{
        authorId: choices.authors[0]?.id,
        isListed: false,
        picture: { art: 'poster', name: 'the-last-open-pharmacy' },
      },
    };
    const answer = await editor.send('PATCH', `/api/editing/posts/${id}`, {
      revision: before.settingsRevision,
      ...change,
    });
    const { picture, authorId, ...same } = change;
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { ...same, author: { id: authorId }, picture: { source: picture, shown: { kind: 'poster' } } },
    ]);
    const slug = before.translations.find(({ language }) => language === 'en')?.slug ?? '';
    expect((await page(slug)).body).toMatchObject({ type: 'quote', picture: { kind: 'poster' } });
    expect(JSON.stringify((await app().get('/api/posts?pageSize=60&lang=en')).body)).not.toContain(`"${slug}"`);
    const book = and(eq(seededRows.kind, 'posts'), eq(seededRows.rowId, id));
    expect(await database().select({ isTheirs: seededRows.isTheirs }).from(seededRows).where(book)).toEqual([
      { isTheirs: true },
    ]);
    expect(await database().select().from(postUploads).where(eq(postUploads.postId, id))).toEqual([]);
  });

  it.each([
    [{ tagIds: [999_999] }, 'tagIds'],
    [{ categoryIds: [1, 1] }, 'categoryIds'],
    [{ programIds: [0] }, 'programIds.0'],
    [{ productIds: ['1'] }, 'productIds.0'],
    [{ authorId: 999_999 }, 'authorId'],
    [{ picture: { art: 'poster', name: 'no-such-film' } }, 'picture'],
    [{ picture: { mediaId: 999_999 } }, 'picture'],
    [{ picture: 'https://example.org/x.png' }, 'picture'],
    [{ commentsCloseAfterDays: -1 }, 'commentsCloseAfterDays'],
    [{ commentsCloseAfterDays: 1.5 }, 'commentsCloseAfterDays'],
    [{ type: 'poem' }, 'type'],
    [{ slug: 'post' }, 'request'],
    [{ isShown: true }, 'request'],
    [{ memberId: 'x' }, 'request'],
  ])('%j is refused at its field', async (change, field) => {
    const { id } = await postIn('draft');
    const answer = await people().editor.send('PATCH', `/api/editing/posts/${id}`, { revision: 1, ...change });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { [field]: expect.any(String) } },
    ]);
  });
});

it('The list shows authors their own posts and editors all, by state, language, what is missing, author and title', async () => {
  const { author, other } = people();
  const { id } = await postIn('in-review');
  await save(author, id, newText('zitronengelb', { title: 'Zitronengelb 100%' }), 'de');
  const idsOf = async (...asked: Parameters<typeof list>) => (await list(...asked)).items.map((item) => item.id);
  expect((await list('author')).items[0]).toMatchObject({
    ...{ id, titles: { de: 'Zitronengelb 100%' }, states: { en: 'in-review', de: 'draft' } },
    ...{ missing: ['ar', 'fr', 'gr'], publishedAt: null, mayEdit: true },
  });
  expect(await idsOf('other')).toEqual(
    (await list('other')).items.filter((item) => item.mayEdit).map((item) => item.id),
  );
  expect(await idsOf('other')).not.toContain(id);
  await begin(other);
  expect((await list('editor')).total).toBeGreaterThan((await list('author')).total + (await list('other')).total);
  expect(await idsOf('editor', `q=${encodeURIComponent('zitronen 100%')}`)).toEqual([id]);
  for (const q of ['%', '_', "' or 1=1 --"]) expect(await idsOf('other', `q=${encodeURIComponent(q)}`)).toEqual([]);
  expect(await idsOf('editor', 'state=in-review')).toContain(id);
  expect(await idsOf('editor', 'state=in-review&language=de')).not.toContain(id);
  expect(await idsOf('editor', 'state=draft&language=de')).toContain(id);
  expect(await idsOf('editor', 'missing=de')).not.toContain(id);
  const slug = (await read(author, id)).author.slug;
  expect((await list('editor', `author=${slug}`)).items.every((item) => item.author.slug === slug)).toBe(true);
  expect((await people().editor.send('GET', '/api/editing/posts?state=lost')).status).toBe(400);
});
