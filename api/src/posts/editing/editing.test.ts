import { editingRefusalSchema } from '@sahra/shared/schemas/editing';
import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { totalOf } from '../../contents/list-totals.ts';
import { authors, posts } from '../../database/blog-tables.ts';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { app, database, people, at, begin, read, readText, save, move, done, postIn, uniqueSlug } = useEditing();

const page = (slug: string, language = 'en') => app().get(`/api/posts/${encodeURIComponent(slug)}?lang=${language}`);
const isFound = async (q: string, slug: string) =>
  JSON.stringify((await app().get(`/api/search?lang=en&q=${encodeURIComponent(q)}`)).body).includes(slug);

describe('a post from its beginning on', () => {
  it('is a draft of an author who is made with it, and is nowhere; published it is in the lists, the search and the numbers', async () => {
    const { author, editor } = people();
    const title = 'Marmalade Quixotry';
    const post = await begin(author, title);
    expect(post).toMatchObject({ isListed: true, categoryIds: [], publishedAt: null, settingsRevision: 1 });
    expect(post.translations).toMatchObject([
      { language: 'en', slug: 'marmalade-quixotry', state: 'draft', revision: 1 },
    ]);
    const [own] = await database().select().from(authors).where(eq(authors.memberId, author.id));
    expect(own).toMatchObject({ id: post.author.id, name: { ar: 'Mona Hassan' } });
    expect((await begin(author)).author.id).toBe(own?.id);

    const [total, byAuthor] = [await totalOf(database(), 'posts'), own?.postTotal ?? -1];
    const saved = await save(
      author,
      post.id,
      asRead(await readText(author, post.id), newText('marmalade-quixotry', { title, revision: 1 })),
    );
    expect(saved).toMatchObject({ revision: 2, excerpt: 'Excerpt marmalade-quixotry' });
    expect([(await page('marmalade-quixotry')).status, await isFound('Quixotry', 'marmalade-quixotry')]).toEqual([
      404,
      false,
    ]);

    done(await move(editor, post.id, 'published'));
    expect(await totalOf(database(), 'posts')).toBe(total + 1);
    const [counted] = await database().select().from(authors).where(eq(authors.memberId, author.id));
    expect(counted?.postTotal).toBe(byAuthor + 1);
    expect(postDetailSchema.parse((await page('marmalade-quixotry')).body)).toMatchObject({ id: post.id, title });
    expect(await isFound('Quixotry', 'marmalade-quixotry')).toBe(true);

    done(await move(editor, post.id, 'withdrawn'));
    expect([(await page('marmalade-quixotry')).status, await isFound('Quixotry', 'marmalade-quixotry')]).toEqual([
      404,
      false,
    ]);
    expect(await totalOf(database(), 'posts')).toBe(total);
  });

  it('in another language has an address of its own; titles that are the same get different addresses', async () => {
    const { author } = people();
    const [one, other] = [await begin(author, 'مساء الخير!', 'ar'), await begin(author, 'مساءُ الخير', 'ar')];
    expect(one.translations[0]?.slug).toBe('مساء-الخير');
    expect(other.translations[0]?.slug).toBe('مساء-الخير-2');
    expect((await begin(author, '✦✦✦')).translations[0]?.slug).toMatch(/^post/);
    await save(author, one.id, newText('guten-abend'), 'de');
    expect((await read(author, one.id)).translations.map(({ language }) => language)).toEqual(['ar', 'de']);
    const taken = await author.send('PUT', at(other.id, 'de'), newText('guten-abend'));
    expect([taken.status, taken.body]).toMatchObject([409, { code: 'taken', fields: { slug: 'is taken' } }]);
  });

  it('keeps its date when it is published again, and gets a new one when it was a draft in between', async () => {
    const { id, text } = await postIn('withdrawn');
    expect(done(await move(people().editor, id, 'published')).publishedAt).toBe(text.publishedAt);
    await move(people().editor, id, 'withdrawn');
    expect(done(await move(people().editor, id, 'draft')).publishedAt).toBeNull();
    const again = done(await move(people().editor, id, 'published'));
    expect(Date.parse(again.publishedAt ?? '')).toBeGreaterThan(Date.parse(text.publishedAt ?? ''));
    // In the order of lists it stays where it was.
    const [row] = await database().select().from(posts).where(eq(posts.id, id));
    expect(row?.publishedAt.toISOString()).toBe(text.publishedAt);
  });

  it('is not published, nor scheduled, without anything to read', async () => {
    const { id } = await begin(people().editor);
    for (const to of ['published', 'scheduled'] as const) {
      const answer = await move(people().editor, id, to);
      expect([answer.status, answer.body]).toMatchObject([
        409,
        { code: 'incomplete', fields: { blocks: expect.any(String) } },
      ]);
    }
    const { id: published, text } = await postIn('published');
    expect((await people().editor.send('PUT', at(published), asRead(text, { blocks: [] }))).body).toMatchObject({
      code: 'incomplete',
    });
  });

  it('is removed while nobody can have read it; what was published, or will be, stays', async () => {
    const { author, editor } = people();
    const { id } = await begin(author);
    expect((await author.send('DELETE', `/api/editing/posts/${id}`)).body).toEqual({ id });
    expect((await author.send('GET', `/api/editing/posts/${id}`)).status).toBe(404);
    const { id: withdrawn } = await postIn('withdrawn');
    await move(editor, withdrawn, 'draft');
    expect((await editor.send('DELETE', `/api/editing/posts/${withdrawn}`)).body).toMatchObject({
      code: 'was_published',
    });
    const { id: scheduled } = await postIn('scheduled');
    expect((await editor.send('DELETE', `/api/editing/posts/${scheduled}`)).body).toMatchObject({
      code: 'not_possible',
      from: 'scheduled',
    });
  });
});

describe('two who work on the same', () => {
  it('text: of two who save at once one is told who the other was, and when; nothing of the other is lost', async () => {
    const { author, editor } = people();
    const { id, text } = await postIn('draft');
    const answers = await Promise.all(
      [author, editor].map((who) => who.send('PUT', at(id), asRead(text, { title: `By ${who.username}` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = editingRefusalSchema.parse(answers.find(({ status }) => status === 409)?.body);
    expect(refused).toMatchObject({ code: 'edited_meanwhile', by: 'Mona Hassan', revision: text.revision + 1 });
    expect(Date.now() - Date.parse(refused.at ?? '')).toBeLessThan(60_000);
    const won = answers[0]?.status === 200 ? author : editor;
    expect(await readText(editor, id)).toMatchObject({ title: `By ${won.username}`, revision: text.revision + 1 });
  });

  it('text that neither had before: one of them begins it', async () => {
    const { id } = await postIn('draft');
    const saves = [people().author, people().editor].map((who, index) =>
      who.send('PUT', at(id, 'fr'), newText(uniqueSlug(`debut-${index}`))),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('text of languages that differ: both', async () => {
    const { id, text } = await postIn('draft');
    const saves = [
      people().author.send('PUT', at(id), asRead(text, { title: 'In English' })),
      people().editor.send('PUT', at(id, 'gr'), newText(uniqueSlug('stin-ellada'))),
      people().editor.send('PATCH', `/api/editing/posts/${id}`, { revision: 1, type: 'gallery' }),
    ];
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(people().editor, id)).toMatchObject({
      ...{ type: 'gallery', settingsRevision: 2, translations: [{ title: 'In English' }, { language: 'gr' }] },
    });
  });

  it('settings: one is told', async () => {
    const { id } = await postIn('published');
    const saves = [true, false].map((isListed) =>
      people().editor.send('PATCH', `/api/editing/posts/${id}`, { revision: 1, isListed }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'edited_meanwhile', revision: 2 });
  });

  it('state: what was saved meanwhile is not published unseen', async () => {
    const { id, text } = await postIn('in-review');
    await save(people().author, id, asRead(text, { title: 'One more change' }));
    const answer = await people().editor.send('POST', `${at(id)}/transition`, {
      revision: text.revision,
      to: 'published',
    });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'edited_meanwhile' }]);
    expect((await readText(people().editor, id)).state).toBe('in-review');
  });
});

it.each([
  ['scheduled', undefined],
  ['scheduled', '2020-01-01T00:00:00Z'],
  ['scheduled', '2099-01-01T00:00:00Z'],
  ['scheduled', 'tomorrow'],
  ['published', '2030-01-01T00:00:00Z'],
] as const)('%s with the date %s is refused at its field', async (to, publishAt) => {
  const { id, text } = await postIn('draft');
  const answer = await people().editor.send('POST', `${at(id)}/transition`, { revision: text.revision, to, publishAt });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'invalid_request', fields: { publishAt: expect.any(String) } },
  ]);
  expect((await readText(people().editor, id)).state).toBe('draft');
});
