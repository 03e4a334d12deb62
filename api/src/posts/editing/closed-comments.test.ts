import { sql, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { posts } from '../../database/blog-tables.ts';
import { useEditing } from './testing/use-editing.ts';

const { app, database, people, postIn } = useEditing();

const comment = (id: number, text = 'A comment') =>
  people().member.send('POST', `/api/things/post/${id}/contributions`, { text });
const close = (id: number, commentsCloseAfterDays: number | null, revision = 1) =>
  people().editor.send('PATCH', `/api/editing/posts/${id}`, { revision, commentsCloseAfterDays });
/** As if it had been published so many days ago. */
const age = (id: number, days: number) =>
  database()
    .update(posts)
    .set({ publishedAt: sql`published_at - ${days} * interval '1 day'` })
    .where(eq(posts.id, id));

describe('comments of a post', () => {
  it('are open for as many days as editors say, and closed from then on for everybody, moderators too', async () => {
    const { id, text } = await postIn('published');
    const closing = async () =>
      ((await app().get(`/api/posts/${text.slug}`)).body as { commentsClosedAt: string }).commentsClosedAt;
    expect(await closing()).toBeNull();
    expect((await close(id, 7)).status).toBe(200);
    expect(Math.round((Date.parse(await closing()) - Date.now()) / 86_400_000)).toBe(7);
    expect((await comment(id)).status).toBe(201);
    await age(id, 6.9);
    expect((await comment(id, 'Another one')).status).toBe(201);
    await age(id, 0.2);
    const late = await comment(id, 'Too late');
    expect([late.status, late.body]).toMatchObject([409, { code: 'comments_closed' }]);
    const byAdmin = await people().admin.send('POST', `/api/things/post/${id}/contributions`, { text: 'As an admin' });
    expect(byAdmin.body).toMatchObject({ code: 'comments_closed' });
    // What is there is read on.
    expect((await app().get(`/api/things/post/${id}/contributions`)).status).toBe(200);
    expect((await close(id, null, 2)).status).toBe(200);
    expect((await comment(id, 'Open again')).status).toBe(201);
  });

  it('are closed at once after no days, and the same comment that was sent before is still the same', async () => {
    const { id } = await postIn('published');
    const first = await comment(id);
    expect((await close(id, 0)).status).toBe(200);
    const again = await comment(id);
    expect([again.status, again.body]).toMatchObject([201, { id: (first.body as { id: number }).id }]);
    expect((await comment(id, 'Something else')).status).toBe(409);
  });
});
