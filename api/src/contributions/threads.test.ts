import type { Thread } from '@sahra/shared/schemas/contributions';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contributions } from '../database/contribution-tables.ts';
import type { TestMember } from '../testing/member.ts';
import { useContributions } from './testing/use-contributions.ts';

const { app, database, guest, signUp, write, list, decide } = useContributions();
const episode = (id: number) => ({ kind: 'episode' as const, id });
const program = (id: number) => ({ kind: 'program' as const, id });
const review = { text: 'فيلم جميل ومصوّر بعناية.', rating: 4 };
let [mona, karim]: TestMember[] = [];

const trusted = async (): Promise<TestMember> => {
  const member = await signUp();
  const { body } = await write(member, episode(90), { text: 'أهلًا' });
  await decide('publish', body.id);
  return member;
};
const person = (member: TestMember | undefined): TestMember => {
  if (!member) throw new Error('They are there as soon as the tests run');
  return member;
};
beforeAll(async () => {
  [mona, karim] = [await trusted(), await trusted()];
});
const say = async (who: TestMember | undefined, thing: ReturnType<typeof episode>, text: string, answers?: number) =>
  (await write(person(who), thing, { text, ...(answers && { answers }) })).body;

describe('threads', () => {
  it('are two deep: an answer to an answer stands beside it and says whom it answers', async () => {
    const first = await say(mona, episode(1), 'من فهم النهاية؟');
    const second = await say(karim, episode(1), 'هي لم ترحل.', first.id);
    const third = await say(mona, episode(1), 'كيف عرفت؟', second.id);
    expect([first.threadId, second.threadId, third.threadId]).toEqual([null, first.id, first.id]);
    const { items, total, summary } = await list(episode(1));
    expect([total, summary.count]).toEqual([1, 3]);
    expect(items[0]).toMatchObject({ id: first.id, answerCount: 2, answers: null });
    expect(items[0]?.replies).toMatchObject([
      { id: second.id, answers: null },
      { id: third.id, answers: { id: second.id, name: 'Mona Hassan' } },
    ]);
    expect((await write(person(karim), episode(2), { text: 'هنا لا', answers: first.id })).status).toBe(404);
  });

  it('come with their first ten answers; the others have pages of their own', async () => {
    const first = await say(mona, episode(3), 'عدّوا معي');
    await database()
      .update(contributions)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(contributions.id, first.id));
    const [row] = await database().select().from(contributions).where(eq(contributions.id, first.id));
    const answer = { kind: 'comment', thingKind: 'episode', thingId: 3, threadId: first.id, language: 'ar' } as const;
    await database()
      .insert(contributions)
      .values(
        Array.from({ length: 12 }, (_, index) => ({
          ...{ ...answer, text: `${index + 1}`, status: 'published' as const, contributorId: row?.contributorId ?? 0 },
          createdAt: new Date(Date.now() + index),
        })),
      );
    const [thread] = (await list(episode(3))).items;
    expect([thread?.answerCount, thread?.replies.map(({ text }) => text).join(' ')]).toEqual([
      12,
      '1 2 3 4 5 6 7 8 9 10',
    ]);
    const more = await app().get(`/api/contributions/${first.id}/replies?page=2&pageSize=10`);
    expect(more.body).toMatchObject({ total: 12, items: [{ text: '11' }, { text: '12' }] });
  });

  it('keep the place of what was deleted, without a word of it; what nobody answered goes whole', async () => {
    const first = await say(mona, episode(4), 'سأمحو هذا');
    const second = await say(karim, episode(4), 'وأنا باقٍ', first.id);
    const remove = (who: TestMember | undefined, id: number) => person(who).send('DELETE', `/api/contributions/${id}`);
    expect((await remove(karim, first.id)).status).toBe(404);
    expect((await remove(mona, first.id)).body).toEqual({ id: first.id, status: 'deleted' });
    expect((await list(episode(4))).items).toMatchObject([
      { id: first.id, author: null, text: null, rating: null, answerCount: 1, replies: [{ text: 'وأنا باقٍ' }] },
    ]);
    const [row] = await database().select().from(contributions).where(eq(contributions.id, first.id));
    expect(row?.text).toBe('');
    await remove(karim, second.id);
    expect((await list(episode(4))).summary.count).toBe(0);
    expect((await remove(karim, second.id)).status).toBe(404);
  });
});

describe('what authors do', () => {
  it('One review for each person and thing; the same key again is the same review', async () => {
    const nour = guest('نور');
    const key = { 'idempotency-key': 'a-key-of-the-form-0001' };
    const sent = await nour.write(program(3), review, key);
    const again = await nour.write(program(3), review, key);
    expect([sent.status, again.status, again.body.id]).toEqual([201, 201, sent.body.id]);
    expect(again.headers['set-cookie']).toEqual(sent.headers['set-cookie']);
    expect((await nour.write(program(3), { ...review, rating: 1 }, key)).body).toMatchObject({
      code: 'idempotency_key_reused',
    });
    const second = await nour.write(program(3), review);
    expect([second.status, second.body]).toMatchObject([409, { code: 'already_reviewed' }]);
  });

  it('A lost answer of a guest’s first request is found again by its key, and with it who they are', async () => {
    const key = { 'idempotency-key': 'a-key-of-the-form-0002' };
    const [first, second] = [guest('نور', 'nour@example.org'), guest('نور', 'nour@example.org')];
    const sent = await first.write(program(3), review, key);
    const replayed = await second.write(program(3), review, key);
    expect([replayed.body.id, (await second.own(program(3))).items.length]).toEqual([sent.body.id, 1]);
  });

  it('They change it within its time; stars count anew; a word of the list holds it until a moderator has looked', async () => {
    const { body } = await write(person(mona), program(4), review);
    const change = (id: number, to: object) => person(mona).send('PUT', `/api/contributions/${id}`, to);
    expect((await change(body.id, { text: 'رأيت الفيلم مرة أخرى وأعجبني أكثر.', rating: 5 })).body).toMatchObject({
      status: 'published',
      rating: 5,
      editedAt: expect.any(String),
    });
    expect((await list(program(4))).summary).toEqual({ count: 1, average: 5, stars: [0, 0, 0, 0, 1] });
    expect((await change(body.id, { text: 'قصير' })).body).toMatchObject({ fields: { text: expect.any(String) } });
    expect((await change(body.id, { text: 'أفضل كازينو هنا كازينو' })).body).toMatchObject({ status: 'waiting' });
    expect((await list(program(4))).summary).toMatchObject({ count: 0, average: null });
    await database()
      .update(contributions)
      .set({ createdAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(contributions.id, body.id));
    expect((await change(body.id, { text: 'كلام جديد بعد وقته' })).body).toMatchObject({ code: 'not_editable' });
    expect((await person(karim).send('PUT', `/api/contributions/${body.id}`, { text: 'ليس لي' })).status).toBe(404);
  });

  it('They vote for what others wrote, once, and take it back; never for their own', async () => {
    const { body } = await write(person(mona), program(5), review);
    const vote = (who: TestMember | undefined, hasVoted: boolean) =>
      person(who).send('PUT', `/api/contributions/${body.id}/vote`, { hasVoted });
    expect((await vote(mona, true)).body).toMatchObject({ code: 'own_contribution' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => vote(karim, true)));
    expect(answers.map((answer) => (answer.body as { voteCount: number }).voteCount)).toEqual(Array(10).fill(1));
    expect((await list(program(5))).items[0]?.voteCount).toBe(1);
    expect((await person(karim).send('GET', '/api/things/program/5/contributions/own')).body).toMatchObject({
      votes: [body.id],
    });
    expect((await vote(karim, false)).body).toEqual({ id: body.id, hasVoted: false, voteCount: 0 });
    expect((await guest().send('PUT', `/api/contributions/${body.id}/vote`, { hasVoted: true })).status).toBe(401);
  });

  it.each([
    ['program', 1, { text: 'بلا نجوم، وهذا لا يصح' }, ['rating']],
    ['program', 1, { text: 'قصير', rating: 9 }, ['rating']],
    ['program', 1, { text: 'ردّ على تقييم لا يصح', rating: 3, answers: 1 }, ['answers']],
    ['episode', 1, { text: 'نجوم لحلقة', rating: 3 }, ['rating']],
    ['episode', 1, { text: '' }, ['text']],
    ['post', 1, { text: 'م'.repeat(3_001) }, ['text']],
    ['product', 1, { text: 'منتج جميل وتغليف ممتاز', rating: 5, email: 'none' }, ['email']],
    ['product', 1, { text: 'منتج جميل وتغليف ممتاز', rating: 5, name: '\u200b' }, ['name']],
    ['season', 1, { text: 'لا شيء كهذا' }, ['kind']],
  ])('Of %s %i, %j is refused because of %j', async (kind, id, body, fields) => {
    const answer = await guest().write({ kind: kind as 'program', id }, body);
    const refused = Object.fromEntries(fields.map((name) => [name, expect.anything()]));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(expect.objectContaining({ code: 'invalid_request', fields: refused }));
  });

  it('Of what is not there nothing is written and nothing read', async () => {
    expect((await guest().write(program(999_999), review)).status).toBe(404);
    expect((await app().get('/api/things/post/999999/contributions')).status).toBe(404);
    expect((await app().get('/api/contributions/999999/replies')).status).toBe(404);
  });

  it('A program that fills the trap is thanked, and nothing is stored', async () => {
    const answer = await guest().write(program(6), { ...review, website: 'https://spam.example' });
    expect([answer.status, answer.body.status]).toEqual([201, 'waiting']);
    expect(await database().$count(contributions, eq(contributions.thingId, 6))).toBe(0);
  });
});

describe('a list', () => {
  it('has an order that one chooses, and stars that one chooses', async () => {
    for (const rating of [2, 5, 3])
      await write(await trusted(), program(7), { text: `هذا رأيي فيه: ${rating}`, rating });
    const ratings = async (query: string) => (await list(program(7), query)).items.map((item: Thread) => item.rating);
    expect(await ratings('')).toEqual([3, 5, 2]);
    expect(await ratings('?sort=oldest')).toEqual([2, 5, 3]);
    expect(await ratings('?sort=highest')).toEqual([5, 3, 2]);
    expect(await ratings('?sort=lowest&pageSize=2')).toEqual([2, 3]);
    expect(await ratings('?rating=5')).toEqual([5]);
    expect((await list(program(7))).summary).toEqual({ count: 3, average: 3.33, stars: [0, 1, 1, 0, 1] });
    expect((await app().get('/api/programs/7')).body).toMatchObject({ memberRating: { count: 3, average: 3.33 } });
  });
});
