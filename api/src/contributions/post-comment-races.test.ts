import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { authors, posts } from '../database/blog-tables.ts';
import { contributors } from '../database/contribution-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { useContributions } from './testing/use-contributions.ts';

const { app, database, signUp, write, list, decide } = useContributions();
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

it('500 comments in parallel on one post, its author’s among them: all are there, and are counted', async () => {
  const people = await trustedPeople(50);
  // Who has never written anything is known to comments only by the post that is theirs; what they write waits.
  const author = await signUp({ role: 'author' });
  const [row] = await database().select().from(posts).where(eq(posts.id, 3));
  await database()
    .update(authors)
    .set({ memberId: author.id })
    .where(eq(authors.id, row?.authorId ?? 0));
  const say = (member: typeof author, count: number) =>
    Array.from({ length: count }, (_, index) => write(member, post(3), { text: `يقول ${index}` }));
  const [theirs, answers] = await Promise.all([
    Promise.all(say(author, 5)),
    Promise.all(people.flatMap((member) => say(member, 10))),
  ]);
  expect([...theirs, ...answers].map(({ status }) => status)).toEqual(Array(505).fill(201));
  expect(await list(post(3))).toMatchObject({ total: 500, summary: { count: 500 } });
  await Promise.all(theirs.map(({ body }) => decide('publish', body.id)));
  expect(await list(post(3))).toMatchObject({ total: 505, summary: { count: 505 } });
  const { body } = await app().get('/api/posts?pageSize=60');
  const { items } = body as { items: { id: number; commentCount: number }[] };
  expect(items.find(({ id }) => id === 3)?.commentCount).toBe(505);
  // A post that is talked about fills no mailbox.
  expect(await database().$count(outbox, eq(outbox.recipient, author.email))).toBe(20);
}, 180_000);

it('300 likes of 100 people for one comment are 100, and none after all have taken theirs back', async () => {
  const people = await trustedPeople(100);
  const [writer] = await trustedPeople(1);
  if (!writer) throw new Error('They are there');
  const { id } = (await write(writer, post(4), { text: 'من هنا أيضًا؟' })).body;
  const all = (hasVoted: boolean) =>
    Promise.all(
      [...people, ...people, ...people].map((member) =>
        member.send('PUT', `/api/contributions/${id}/vote`, { hasVoted }),
      ),
    );
  const likes = async () => (await list(post(4))).items.find((item) => item.id === id)?.voteCount;
  expect(new Set((await all(true)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await likes()).toBe(100);
  expect(new Set((await all(false)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await likes()).toBe(0);
}, 180_000);
