import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { contributions, contributionTotals, contributors } from '../database/contribution-tables.ts';
import { countAnew } from './contribution-totals.ts';
import { useContributions } from './testing/use-contributions.ts';

const { database, signUp, write, list, salma, decide } = useContributions();
const isEverything = process.env['SAHRA_ALL'] === '1';
const people = isEverything ? 50 : 12;
const text = 'رأيي فيه بعد مشاهدتين كاملتين.';
const program = (id: number) => ({ kind: 'program' as const, id });

async function trustedPeople() {
  const members = [];
  for (let index = 0; index < people; index += 1) members.push(await signUp());
  await database()
    .insert(contributors)
    .values(
      members.map(({ id }) => ({
        ...{ kind: 'member' as const, memberId: id, language: 'ar' as const, wantsReplies: true },
        trustedAt: new Date(),
      })),
    );
  return members;
}

describe('at the same moment', () => {
  it(`${people * 10} reviews of ${people} people, and a second one of each: one of each is there, and counts and means are exact`, async () => {
    const members = await trustedPeople();
    const ratingOf = (person: number, thing: number) => ((person * 7 + thing) % 5) + 1;
    const things = [11, 12, 13, 14, 15];
    const answers = await Promise.all(
      members.flatMap((member, person) =>
        [text, `${text} وثالثة.`].flatMap((said) =>
          things.map((id) => write(member, program(id), { text: said, rating: ratingOf(person, id) })),
        ),
      ),
    );
    const codes = answers.map(({ status }) => status);
    expect([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length]).toEqual([
      people * 5,
      people * 5,
    ]);
    for (const id of things) {
      const stars = [1, 2, 3, 4, 5].map((star) => members.filter((_, person) => ratingOf(person, id) === star).length);
      const points = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
      const summary = { count: people, average: Math.round((points * 100) / people) / 100, stars };
      expect(await list(program(id))).toMatchObject({ total: people, summary });
    }
  }, 120_000);

  it('While people write, change and delete, moderators hide and publish: totals are what is there in the end', async () => {
    const members = await trustedPeople();
    const sent = await Promise.all(members.map((member) => write(member, program(16), { text, rating: 3 })));
    const all = await Promise.all(
      members.flatMap((member, index) => {
        const id = sent[index]?.body.id ?? 0;
        const own = `/api/contributions/${id}`;
        return [
          member.send('PUT', own, { text: `${text} عدت إليه.`, rating: (index % 5) + 1 }),
          salma().send('POST', '/api/admin/contributions/decisions', { decision: 'hide', ids: [id] }),
          index % 3 === 0 ? member.send('DELETE', own) : member.send('PUT', own, { text, rating: 1 }),
          salma().send('POST', '/api/admin/contributions/decisions', { decision: 'publish', ids: [id] }),
          members[(index + 1) % members.length]?.send('PUT', `${own}/vote`, { hasVoted: true }),
        ];
      }),
    );
    expect(all.filter((answer) => (answer?.status ?? 0) >= 500)).toEqual([]);
    const counted = await database().execute<{ count: number; stars: number[] }>(sql`
      select count(*)::integer as count,
        array(select (select count(*)::integer from ${contributions} where thing_id = 16 and status = 'published' and rating = star)
          from generate_series(1, 5) as star) as stars
      from ${contributions} where thing_id = 16 and status = 'published'`);
    const [totals] = await database().select().from(contributionTotals).where(eq(contributionTotals.thingId, 16));
    expect(totals).toMatchObject(counted.rows[0] ?? {});
    const wrong = await database().execute(sql`
      select id from ${contributions} c where vote_count <> (select count(*) from contribution_votes where contribution_id = c.id)`);
    expect(wrong.rows).toEqual([]);
  }, 120_000);

  it('Totals that somebody is just changing are counted after them', async () => {
    const [mona, karim] = await trustedPeople();
    if (!mona || !karim) throw new Error('There are two at least');
    await write(mona, program(18), { text, rating: 5 });
    const [row] = await database().select().from(contributions).where(eq(contributions.thingId, 18));
    if (!row) throw new Error('It is there');
    const isWaiting = async () => {
      const { rows } = await database().execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    const { asked } = await database().transaction(async (tx) => {
      await tx.update(contributions).set({ rating: 1 }).where(eq(contributions.id, row.id));
      await countAnew(tx, program(18));
      const sent = write(karim, program(18), { text, rating: 3 });
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 20_000 });
      return { asked: sent };
    });
    expect((await asked).status).toBe(201);
    expect((await list(program(18))).summary).toEqual({ count: 2, average: 2, stars: [1, 0, 1, 0, 0] });
  });

  it('Two moderators who publish the same are both told so, and it is in the log once', async () => {
    const mona = await signUp();
    const { body } = await write(mona, program(17), { text, rating: 4 });
    const results = await Promise.all(Array.from({ length: 8 }, () => decide('publish', body.id)));
    const outcomes = results.flatMap((answer) => answer.results.map(({ outcome }) => outcome)).sort();
    expect(outcomes).toEqual(['done', ...Array(7).fill('unchanged')]);
  });
});
