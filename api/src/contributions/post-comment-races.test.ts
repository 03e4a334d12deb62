import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { authors, posts } from '../database/blog-tables.ts';
import { contributors } from '../database/contribution-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { useContributions } from './testing/use-contributions.ts';

const { app, database, signUp, write, list, decide } = useContributions();
const isEverything = process.env['SAHRA_ALL'] === '1';
/** Who comments ten times each, and who likes three times each. */
const [writers, readers] = isEverything ? [50, 100] : [12, 30];
const post = (id: number) => ({ kind: 'post' as const, id });

async function trustedPeople(count: number) {
  const people = [];
  for (let index = 0; index < count; index += 1) people.push(await signUp());
  await database()
    .insert(contributors)
    .values(
      people.map(({ id }) => ({
        ...{ kind: 'member' as const, memberId: id, language: 'ar' as const, wantsReplies: true },
        trustedAt: new Date(),
      })),
    );
  return people;
}

/** Sends again what the api had no time for, as clients do: the same once more is the same comment, or the same like. */
async function untilTaken<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}

it(`${writers * 10} comments in parallel on one post, its author’s among them: all are there, and are counted`, async () => {
  const all = writers * 10;
  const people = await trustedPeople(writers);
  // Who has never written anything is known to comments only by the post that is theirs; what they write waits.
  const author = await signUp({ role: 'author' });
  const [row] = await database().select().from(posts).where(eq(posts.id, 3));
  await database()
    .update(authors)
    .set({ memberId: author.id })
    .where(eq(authors.id, row?.authorId ?? 0));
  const say = (member: typeof author, count: number) =>
    Array.from({ length: count }, (_, index) => untilTaken(() => write(member, post(3), { text: `يقول ${index}` })));
  const [theirs, answers] = await Promise.all([
    Promise.all(say(author, 5)),
    Promise.all(people.flatMap((member) => say(member, 10))),
  ]);
  expect([...theirs, ...answers].map(({ status }) => status)).toEqual(Array(all + 5).fill(201));
  expect(await list(post(3))).toMatchObject({ total: all, summary: { count: all } });
  await Promise.all(theirs.map(({ body }) => decide('publish', body.id)));
  expect(await list(post(3))).toMatchObject({ total: all + 5, summary: { count: all + 5 } });
  const { body } = await app().get('/api/posts?pageSize=60');
  const { items } = body as { items: { id: number; commentCount: number }[] };
  expect(items.find(({ id }) => id === 3)?.commentCount).toBe(all + 5);
  // A post that is talked about fills no mailbox.
  expect(await database().$count(outbox, eq(outbox.recipient, author.email))).toBe(20);
}, 300_000);

it(`${readers * 3} likes of ${readers} people for one comment are ${readers}, and none after all have taken theirs back`, async () => {
  const people = await trustedPeople(readers);
  const [writer] = await trustedPeople(1);
  if (!writer) throw new Error('They are there');
  const { id } = (await write(writer, post(4), { text: 'من هنا أيضًا؟' })).body;
  const all = (hasVoted: boolean) =>
    Promise.all(
      [...people, ...people, ...people].map((member) =>
        untilTaken(() => member.send('PUT', `/api/contributions/${id}/vote`, { hasVoted })),
      ),
    );
  const likes = async () => (await list(post(4))).items.find((item) => item.id === id)?.voteCount;
  expect(new Set((await all(true)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await likes()).toBe(readers);
  expect(new Set((await all(false)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await likes()).toBe(0);
}, 300_000);
