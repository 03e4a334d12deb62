import { postRevisionsSchema, wholePostRevisionSchema } from '@sahra/shared/schemas/editing';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { posts, postTranslations } from '../../database/blog-tables.ts';
import { members } from '../../database/member-tables.ts';
import { postRevisions } from '../../database/post-editing-tables.ts';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { database, people, signUp, at, begin, readText, save, move, done, postIn, uniqueSlug } = useEditing();

const list = async (id: number) =>
  postRevisionsSchema.parse((await people().editor.send('GET', `${at(id)}/revisions`)).body).items;
const whole = async (id: number, number: number) =>
  wholePostRevisionSchema.parse((await people().editor.send('GET', `${at(id)}/revisions/${number}`)).body);
/** As if so much time had passed since everything that was saved. */
const pass = (id: number, minutes: number) =>
  database()
    .update(postRevisions)
    .set({
      begunAt: sql`begun_at - ${minutes} * interval '1 minute'`,
      savedAt: sql`saved_at - ${minutes} * interval '1 minute'`,
    })
    .where(eq(postRevisions.postId, id));
const retitle = async (who: 'author' | 'editor', id: number, title: string) =>
  save(people()[who], id, asRead(await readText(people()[who], id), { title }));

describe('revisions', () => {
  it('What one person saves within some minutes is one; another person, more time or another state begin one', async () => {
    const { id } = await begin(people().author, uniqueSlug('grown'));
    for (const title of ['A', 'B', 'C']) await retitle('author', id, title);
    expect((await list(id)).map(({ number, title }) => [number, title])).toEqual([[1, 'C']]);
    await pass(id, 9);
    await retitle('author', id, 'D');
    await pass(id, 2);
    await retitle('author', id, 'E');
    await retitle('editor', id, 'F');
    await retitle('author', id, 'G');
    expect((await list(id)).map(({ title }) => title)).toEqual(['G', 'F', 'E', 'D']);
    await save(
      people().author,
      id,
      asRead(
        await readText(people().author, id),
        newText(uniqueSlug('with-text'), { revision: (await readText(people().author, id)).revision }),
      ),
    );
    done(await move(people().editor, id, 'published'));
    await retitle('editor', id, 'H');
    await retitle('editor', id, 'I');
    const [last, published] = await list(id);
    expect([last, published]).toMatchObject([
      { title: 'I', state: 'published' },
      { state: 'published', by: 'Mona Hassan' },
    ]);
    expect(published?.title).not.toBe('H');
  });

  it('What changes nothing makes none', async () => {
    const { id, text } = await postIn('published');
    const before = await list(id);
    expect((await save(people().editor, id, asRead(text))).revision).toBe(text.revision);
    expect(await list(id)).toEqual(before);
  });

  it('Each has the whole text; restored it is the text again, at the address and in the state that it has now', async () => {
    const { id, text } = await postIn('published');
    await save(
      people().editor,
      id,
      asRead(text, { title: 'Spoiled', blocks: [{ kind: 'divider' }], slug: uniqueSlug('moved') }),
    );
    const good = (await list(id)).find(({ title }) => title === text.title);
    expect(await whole(id, good?.number ?? 0)).toMatchObject({
      title: text.title,
      blocks: text.blocks,
      slug: text.slug,
    });
    const now = await readText(people().editor, id);
    const url = `${at(id)}/revisions/${good?.number ?? 0}/restore`;
    const restored = done(await people().editor.send('POST', url, { revision: now.revision }));
    expect(restored).toMatchObject({ title: text.title, blocks: text.blocks, slug: now.slug, state: 'published' });
    expect((await list(id))[0]).toMatchObject({ title: text.title });
    expect((await people().editor.send('POST', url, { revision: now.revision })).body).toMatchObject({
      ...{ code: 'edited_meanwhile', revision: restored.revision },
    });
    expect(
      (await people().editor.send('POST', `${at(id)}/revisions/99/restore`, { revision: restored.revision })).status,
    ).toBe(404);
    expect((await people().editor.send('GET', `${at(id)}/revisions/99`)).status).toBe(404);
  });

  it('What the seed wrote is the first one, as soon as somebody saves it', async () => {
    const [row] = await database()
      .select({ id: posts.id, title: postTranslations.title })
      .from(postTranslations)
      .innerJoin(posts, eq(posts.id, postTranslations.postId))
      .where(and(eq(postTranslations.language, 'en'), eq(posts.isShown, true), sql`${posts.slug} not like 'post-%'`))
      .limit(1);
    const id = row?.id ?? 0;
    expect(await list(id)).toEqual([]);
    await retitle('editor', id, 'Another title');
    expect(await list(id)).toMatchObject([
      { number: 2, title: 'Another title', by: 'Mona Hassan' },
      { number: 1, title: row?.title, by: null },
    ]);
  });

  it('They stay when who saved them has left, without their name', async () => {
    const leaver = await signUp({ role: 'author' });
    const { id } = await begin(leaver);
    await database().delete(members).where(eq(members.id, leaver.id));
    expect(await list(id)).toMatchObject([{ number: 1, by: null }]);
    expect((await readText(people().editor, id)).revision).toBe(1);
  });

  it('Twenty saves at once: one of them counts, and numbers have no gaps', async () => {
    const { id, text } = await postIn('draft');
    const saves = Array.from({ length: 20 }, (_, index) =>
      people()[index % 2 ? 'author' : 'editor'].send('PUT', at(id), asRead(text, { title: `Version ${index}` })),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const numbers = (await list(id)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
  });
});
