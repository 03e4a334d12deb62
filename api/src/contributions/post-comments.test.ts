import type { OwnContributions } from '@sahra/shared/schemas/own-contributions';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { authors, posts } from '../database/blog-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { members } from '../database/member-tables.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { TestMember } from '../testing/member.ts';
import { testSite } from '../testing/test-app.ts';
import { useContributions } from './testing/use-contributions.ts';

const { app, database, guest, signUp, write, list, addressOf, salma, decide } = useContributions();
const post = (id: number) => ({ kind: 'post' as const, id });

let author: TestMember;
let editor: TestMember;
let mona: TestMember;
beforeAll(async () => {
  author = await signUp({ role: 'author' });
  editor = await signUp({ role: 'editor' });
  mona = await signUp();
  await database().update(authors).set({ memberId: author.id }).where(eq(authors.id, 1));
});
/** A post of the author, and one of somebody else. */
const find = async (isTheirs: boolean) => {
  const rows = await database().select().from(posts).where(posts.isShown.getSQL());
  return post(rows.find(({ authorId }) => (authorId === 1) === isTheirs)?.id ?? 0);
};
const own = async (member: TestMember, thing: ReturnType<typeof post>) =>
  (await member.send('GET', `${addressOf(thing)}/own`)).body as OwnContributions;
const decideAs = async (member: TestMember, decision: string, ...ids: number[]) =>
  member.send('POST', '/api/admin/contributions/decisions', { decision, ids });
const countOf = async (id: number) => {
  const { body } = await app().get(`/api/posts?pageSize=60&lang=en`);
  return (body as { items: { id: number; commentCount: number }[] }).items.find((card) => card.id === id)?.commentCount;
};
const mailsTo = async (email: string) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id))).flatMap(
    ({ kind, data, language }) => (data ? [{ kind, language, ...writeMail(kind, data, language, testSite) }] : []),
  );

describe('comments on a post', () => {
  it('Their number in lists is right after they are published, hidden, deleted, answered', async () => {
    const thing = await find(false);
    const before = (await countOf(thing.id)) ?? 0;
    const first = (await write(mona, thing, { text: 'هل من جزء ثان؟' })).body;
    expect([first.status, await countOf(thing.id)]).toEqual(['waiting', before]);
    await decide('publish', first.id);
    const answer = (await guest('نور').write(thing, { text: 'قريبًا', answers: first.id })).body;
    expect(await countOf(thing.id)).toBe(before + 1);
    await decide('publish', answer.id);
    expect([await countOf(thing.id), (await list(thing)).summary.count]).toEqual([before + 2, before + 2]);
    await decide('hide', answer.id);
    expect(await countOf(thing.id)).toBe(before + 1);
    await decide('publish', answer.id);
    await mona.send('DELETE', `/api/contributions/${first.id}`);
    expect(await countOf(thing.id)).toBe(before + 1);
    expect((await list(thing)).items[0]).toMatchObject({ text: null, replies: [{ text: 'قريبًا' }] });
  });

  it('The post’s author is marked there, in answers too, and nowhere else', async () => {
    const [theirs, others] = [await find(true), await find(false)];
    for (const [thing, isMarked] of [
      [theirs, true],
      [others, undefined],
    ] as const) {
      const { id } = (await write(author, thing, { text: 'كتبت هذا في ليلة واحدة.' })).body;
      await decide('publish', id);
      const answer = (await write(author, thing, { text: 'وراجعته في أسبوع.', answers: id })).body;
      const [shown] = (await list(thing)).items;
      expect([shown?.id, shown?.author?.isThingsAuthor]).toEqual([id, isMarked]);
      expect(shown?.replies[0]).toMatchObject({ id: answer.id });
      expect(shown?.replies[0]?.author?.isThingsAuthor).toBe(isMarked);
    }
    const film = { kind: 'program' as const, id: theirs.id };
    const review = (await write(author, film, { text: 'فيلم جميل ومصوّر بعناية.', rating: 4 })).body;
    expect(review.author?.isThingsAuthor).toBeUndefined();
  });
});

describe('who decides at the post', () => {
  it('Editors see what waits there and what was hidden, publish and hide it; others see none of it', async () => {
    const [thing, elsewhere] = [await find(false), await find(true)];
    const nour = (await guest('نور').write(thing, { text: 'تعليق ينتظر https://a.example' })).body;
    const other = (await guest('سامي').write(elsewhere, { text: 'في مكان آخر' })).body;
    const seen = async (member: TestMember) => (await own(member, thing)).undecided?.map(({ id }) => id);
    for (const member of [mona, author]) expect(await seen(member)).toBeUndefined();
    expect((await own(editor, thing)).undecided?.find(({ id }) => id === nour.id)).toMatchObject({
      ...{ id: nour.id, status: 'waiting', waitReason: 'first', heldWords: [], text: 'تعليق ينتظر https://a.example' },
      author: { name: 'نور', kind: 'guest' },
    });
    expect(await seen(editor)).not.toContain(other.id);
    expect(await seen(salma())).toContain(nour.id);
    const before = (await countOf(thing.id)) ?? 0;
    expect((await decideAs(editor, 'publish', nour.id)).body).toEqual({ results: [{ id: nour.id, outcome: 'done' }] });
    expect([await countOf(thing.id), await seen(editor)]).toEqual([before + 1, expect.not.arrayContaining([nour.id])]);
    await decideAs(editor, 'hide', nour.id);
    expect((await own(editor, thing)).undecided?.find(({ id }) => id === nour.id)?.status).toBe('hidden');
    const log = await database()
      .select()
      .from(adminActions)
      .where(eq(adminActions.target, `contribution:${nour.id}`));
    expect(log.map(({ action }) => action).sort()).toEqual(['hide-contribution', 'publish-contribution']);
  });

  it('Editors decide nothing else: no reviews, nobody shut out, no queue of all; members and authors nothing at all', async () => {
    const review = (await write(mona, { kind: 'program', id: 5 }, { text: 'مسلسل جميل من أوله.', rating: 5 })).body;
    const comment = (await guest().write(await find(false), { text: 'تعليق' })).body;
    for (const [decision, id] of [
      ['publish', review.id],
      ['hide', review.id],
      ['block', comment.id],
      ['pin', comment.id],
    ] as const)
      expect((await decideAs(editor, decision, id)).body).toEqual({
        results: [{ id, outcome: 'refused', code: 'not_allowed' }],
      });
    expect((await editor.send('GET', '/api/admin/contributions')).status).toBe(403);
    expect((await own(editor, { kind: 'episode', id: 1 } as never)).undecided).toBeUndefined();
    for (const member of [mona, author]) expect((await decideAs(member, 'publish', comment.id)).status).toBe(403);
  });
});

describe('mails to the author of a post', () => {
  const spend = async (link: string | undefined) => {
    const token = new URL(link ?? 'https://none').searchParams.get('token');
    return (await app().inject({ method: 'POST', url: '/api/reply-mails/removals', payload: { token } })).statusCode;
  };

  it('come once for each comment that is published, in their language, with a link that stops them', async () => {
    const thing = await find(true);
    const before = (await mailsTo(author.email)).length;
    await database().update(members).set({ language: 'de' }).where(eq(members.id, author.id));
    const nour = guest('نور');
    const comment = (await nour.write(thing, { text: 'قرأته مرتين.' })).body;
    expect(await mailsTo(author.email)).toHaveLength(before);
    for (const decision of ['publish', 'hide', 'publish']) await decideAs(editor, decision, comment.id);
    const mails = await mailsTo(author.email);
    expect(mails).toHaveLength(before + 1);
    const [mail] = mails;
    expect(mail).toMatchObject({ kind: 'post-comment', language: 'de' });
    expect(mail?.subject).toMatch(/^\u2068نور\u2069 hat \u2068.+\u2069 kommentiert$/);
    expect(mail?.text).toContain('قرأته مرتين.');
    expect(mail?.text).toMatch(/^https:\/\/sahra\.example\/blogs-detail\/\S+\?lang=de$/m);
    // What they write themselves, and what answers that, is no news of this kind.
    const theirs = (await write(author, thing, { text: 'شكرًا' })).body;
    await nour.write(thing, { text: 'بل الشكر لك', answers: theirs.id });
    expect((await mailsTo(author.email)).filter(({ kind }) => kind === 'post-comment')).toHaveLength(1);
    expect((await mailsTo(author.email))[0]?.kind).toBe('reply');
    expect(mail?.unsubscribe).toMatch(/^https:\/\/sahra\.example\/reply-mails\?token=/);
    expect([await spend(mail?.unsubscribe), await spend(mail?.unsubscribe)]).toEqual([200, 200]);
    await nour.write(thing, { text: 'وقرأته مرة أخرى.' });
    expect((await mailsTo(author.email)).filter(({ kind }) => kind === 'post-comment')).toHaveLength(1);
  });

  it('A mail about an answer below a post leads to the post', async () => {
    const thing = await find(false);
    const first = (await write(mona, thing, { text: 'أين التقطت هذه؟' })).body;
    await decide('publish', first.id);
    const answer = (await guest('سامي').write(thing, { text: 'في برلس', answers: first.id })).body;
    await decide('publish', answer.id);
    const [mail] = await mailsTo(mona.email);
    expect(mail?.text).toMatch(/^https:\/\/sahra\.example\/blogs-detail\/\S+/m);
  });
});
