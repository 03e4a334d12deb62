import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { adminActions } from '../database/account-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { postKind } from '../posts/post-contents.ts';
import { writtenPost } from '../posts/testing/written-post.ts';
import { signUpMember } from '../testing/member.ts';
import { MONTH, textsOf, useLetters } from './testing/use-letters.ts';

const { app, database, send, read, draft, subscribe, begin, editor, mails } = useLetters();

describe('what an issue needs before it is sent', () => {
  it('What is missing is said before anything is sent: subjects, posts, readers', async () => {
    const empty = await send('POST', 'letters', { month: '1999-01' });
    const { id, revision } = await read((empty.body as { id: number }).id);
    expect(await send('POST', `letters/${id}/send`, { revision })).toMatchObject({
      status: 409,
      body: { code: 'not_ready', fields: { postIds: expect.any(String), recipients: expect.any(String) } },
    });
    await subscribe(3, ['fr', 'en']);
    const missing = await send('POST', `letters/${id}/send`, { revision });
    expect((missing.body as { fields: object }).fields).toEqual({
      ...{ 'texts.fr.subject': 'is missing', 'texts.en.subject': 'is missing' },
      postIds: 'has no published post',
    });
    expect([(await read(id)).state, await mails()]).toEqual(['draft', []]);
  });

  it('Whose language has no post of its own gets others only if the editor says so', async () => {
    const [postId] = await writeContents(database(), postKind, [await writtenPost(database(), 'only-in-english')]);
    await subscribe(4, ['en', 'de', 'gr']);
    const { id, revision } = await draft();
    await send('PUT', `letters/${id}/posts`, { revision, postIds: [postId] });
    const letter = await read(id);
    expect(await begin(letter, {})).toMatchObject({
      status: 409,
      body: { code: 'nothing_in_language', fields: { de: expect.any(String), gr: expect.any(String) } },
    });
    expect(await begin(letter)).toMatchObject({
      status: 200,
      body: { state: 'sending', progress: { of: 4, sent: 0 } },
    });
  });

  it('What was begun is neither changed, sent again nor deleted; a draft is deleted', async () => {
    await subscribe(2);
    const letter = await draft();
    const begun = await Promise.all([begin(letter), begin(letter), begin(letter)]);
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { id, revision } = letter;
    for (const answer of [
      await begin(letter),
      await send('PUT', `letters/${id}/posts`, { revision, postIds: [] }),
      await send('DELETE', `letters/${id}`),
      await send('POST', `letters/${id}/resume`, {}),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'not_possible' } });
    const other = await draft();
    expect((await send('DELETE', `letters/${other.id}`)).body).toEqual({ id: other.id, status: 'deleted' });
    expect((await send('GET', `letters/${other.id}`)).status).toBe(404);
    const actions = await database()
      .select()
      .from(adminActions)
      .where(eq(adminActions.target, `letter:${id}`));
    expect(actions.map(({ action, adminId }) => [action, adminId])).toEqual([['send-letter', editor().id]]);
  });

  it('Only editors and admins see or do any of it', async () => {
    const { id, revision } = await draft();
    const requests = [
      ['GET', 'letters'],
      ['POST', 'letters', { month: MONTH }],
      ['GET', `letters/${id}`],
      ['PUT', `letters/${id}/posts`, { revision, postIds: [] }],
      ['PUT', `letters/${id}/texts`, { revision, texts: textsOf('Mine') }],
      ['DELETE', `letters/${id}`],
      ['GET', `letters/${id}/preview?language=en`],
      ['GET', `letters/${id}/mail?language=en`],
      ['POST', `letters/${id}/test`, { language: 'en' }],
      ['POST', `letters/${id}/send`, { revision }],
      ['POST', `letters/${id}/stop`, {}],
      ['POST', `letters/${id}/resume`, {}],
      ['GET', 'bounces'],
      ['POST', 'bounces', { addresses: ['a@example.org'] }],
    ] as const;
    for (const role of ['member', 'author', 'moderator'] as const) {
      const other = await signUpMember(app(), { role });
      for (const [method, path, body] of requests)
        expect([role, path, (await other.send(method, `/api/editing/${path}`, body)).status]).toEqual([
          role,
          path,
          403,
        ]);
    }
    for (const [method, path, payload] of requests) {
      const answer = await app().inject({ method, url: `/api/editing/${path}`, ...(payload && { payload }) });
      expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 401, 'no-store']);
    }
    const admin = await signUpMember(app(), { role: 'admin' });
    expect((await admin.send('GET', '/api/editing/letters')).status).toBe(200);
    expect(await database().$count(outbox)).toBe(0);
  });
});
