import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { postUploads } from '../../database/blog-tables.ts';
import { media } from '../../database/media-tables.ts';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { app, database, people, signUp, at, begin, read, readText, save, postIn, uniqueSlug } = useEditing();

/** An upload of somebody's, as if it had been sent. */
async function uploadOf(ownerId: string | null, use: 'post' | 'avatar' = 'post'): Promise<number> {
  const [row] = await database()
    .insert(media)
    .values({
      ...{
        ownerId,
        use,
        kind: 'post',
        contentHash: randomUUID(),
        sources: ['360.avif'],
        bytes: 1,
        width: 1200,
        height: 800,
      },
      ...{ color: '#102030', alternative: 'A lamp', focusX: 0.5, focusY: 0.5 },
    })
    .returning({ id: media.id });
  return row?.id ?? 0;
}
const withPicture = (mediaId: number) => [{ kind: 'picture', picture: { source: { mediaId }, alternative: '' } }];

describe('pictures', () => {
  it('of one’s own are taken, and are the blog’s from then on: they stay when who uploaded them leaves', async () => {
    const leaver = await signUp({ role: 'author' });
    const mediaId = await uploadOf(leaver.id);
    const { id } = await begin(leaver);
    const saved = await save(leaver, id, { ...newText(uniqueSlug('own')), revision: 1, blocks: withPicture(mediaId) });
    expect(saved.pictures).toMatchObject({ [mediaId]: { kind: 'post' } });
    await database().delete(media).where(eq(media.ownerId, leaver.id));
    expect(await database().select().from(postUploads).where(eq(postUploads.postId, id))).toEqual([
      { postId: id, mediaId },
    ]);
    const settings = await leaver.send('PATCH', `/api/editing/posts/${id}`, { revision: 1, picture: { mediaId } });
    expect([settings.status, settings.body]).toMatchObject([
      200,
      { picture: { source: { mediaId }, shown: { color: '#102030' } } },
    ]);
  });

  it('of others, for something else, or of another post are refused; editors take what was uploaded for posts', async () => {
    const { other, author, editor } = people();
    const [theirs, avatar] = [await uploadOf(other.id), await uploadOf(author.id, 'avatar')];
    const ofPost = await uploadOf(other.id);
    const { id: elsewhere } = await begin(other);
    await save(other, elsewhere, { ...newText(uniqueSlug('theirs')), revision: 1, blocks: withPicture(ofPost) });
    for (const mediaId of [theirs, avatar, ofPost]) {
      const { id } = await begin(author);
      const sent = { ...newText(uniqueSlug('refused')), revision: 1, blocks: withPicture(mediaId) };
      expect((await author.send('PUT', at(id), sent)).body).toMatchObject({
        fields: { 'blocks.0': expect.any(String) },
      });
      const answer = await author.send('PATCH', `/api/editing/posts/${id}`, { revision: 1, picture: { mediaId } });
      expect([answer.status, answer.body]).toMatchObject([400, { fields: { picture: expect.any(String) } }]);
    }
    const { id, text } = await postIn('published');
    await save(editor, id, asRead(text, { blocks: withPicture(ofPost) }));
    expect(
      (await editor.send('PUT', at(id), asRead(await readText(editor, id), { blocks: withPicture(avatar) }))).status,
    ).toBe(400);
  });

  it('that are gone do not stand in the way of other changes', async () => {
    const { author, editor } = people();
    const mediaId = await uploadOf(author.id);
    const { id } = await begin(author);
    await save(author, id, { ...newText(uniqueSlug('gone')), revision: 1, blocks: withPicture(mediaId) });
    await database().delete(media).where(eq(media.id, mediaId));
    expect((await read(author, id)).translations[0]?.pictures).toEqual({});
    expect((await editor.send('PATCH', `/api/editing/posts/${id}`, { revision: 1, isListed: false })).status).toBe(200);
  });
});

describe('uploads', () => {
  it('for posts are taken from those only who write posts', async () => {
    const { member, author } = people();
    const send = (cookie: string) =>
      app().inject({
        ...{ method: 'POST', url: '/api/media?use=post' },
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--x--\r\n',
      });
    expect((await send(member.cookie)).statusCode).toBe(403);
    expect((await send(author.cookie)).json()).toMatchObject({ code: 'picture_format_unknown' });
  });
});
