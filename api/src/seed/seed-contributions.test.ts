import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributions, contributionTotals } from '../database/contribution-tables.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { smallContents } from '../testing/small-contents.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { applySeed } from './apply-seed.ts';
import type { SeedContribution } from './contents.ts';

const small = await smallContents();
const slug = small.programs[0]?.slug ?? '';
const said = (at: string, more: Partial<SeedContribution> = {}): SeedContribution => ({
  ...{ on: `program/${slug}`, by: 'نور', at, language: 'ar', text: 'فيلم جميل جدًا.', rating: 4, helpful: 0 },
  ...more,
});
const first = said('2026-10-01T10:00:00Z');
const second = said('2026-10-02T10:00:00Z', { by: 'سلمى', rating: 2, helpful: 1 });
const onEpisode = said('2026-10-03T10:00:00Z', {
  ...{ on: `episode/${small.programs[0]?.episodes[0]?.slug}`, rating: undefined },
  replies: [{ by: 'سلمى', at: '2026-10-03T11:00:00Z', language: 'ar', text: 'وأنا أيضًا', helpful: 0 }],
});
const files = (...all: SeedContribution[]) => ({ ...small, contributions: all });

let site: TestDatabase;
beforeAll(async () => {
  site = await createTestDatabase('empty');
  await migrateDatabase(site.pool);
});
afterAll(() => site.close());
const texts = async (kind: 'program' | 'episode') =>
  (
    await site.database
      .select()
      .from(contributions)
      .where(eq(contributions.thingKind, kind))
      .orderBy(contributions.createdAt)
  ).map(({ text, rating, voteCount, status }) => [text, rating, voteCount, status]);
const total = async (kind: 'program' | 'episode') =>
  (await site.database.select().from(contributionTotals).where(eq(contributionTotals.thingKind, kind)))[0];

describe('reviews and comments of the demo', () => {
  it('are written once, with their answers, votes and totals; those about what is not there are left out', async () => {
    const all = files(first, second, onEpisode, said('2026-10-04T10:00:00Z', { on: 'program/nowhere' }));
    await applySeed(site.database, all);
    await applySeed(site.database, { ...all, tags: [...all.tags] });
    expect(await texts('program')).toEqual([
      [first.text, 4, 0, 'published'],
      [second.text, 2, 1, 'published'],
    ]);
    expect((await texts('episode')).map(([text]) => text)).toEqual([onEpisode.text, 'وأنا أيضًا']);
    expect(await total('program')).toMatchObject({ count: 2, stars: [0, 1, 0, 1, 0] });
  });

  it('go when they are not in the files any more; what a moderator hid or removed does not come back', async () => {
    const isFirst = and(
      eq(contributions.thingKind, 'program'),
      eq(contributions.text, first.text),
      eq(contributions.rating, 4),
    );
    await site.database.update(contributions).set({ status: 'hidden' }).where(isFirst);
    const third = said('2026-10-05T10:00:00Z', { by: 'هبة', rating: 5 });
    await applySeed(site.database, files(first, third));
    expect(await texts('program')).toEqual([
      [first.text, 4, 0, 'hidden'],
      [third.text, 5, 0, 'published'],
    ]);
    expect(await texts('episode')).toEqual([]);
    expect(await total('program')).toMatchObject({ count: 1, stars: [0, 0, 0, 0, 1] });
    expect(await total('episode')).toMatchObject({ count: 0 });
    await site.database.delete(contributions).where(isFirst);
    await applySeed(site.database, files(first, third, second));
    expect((await texts('program')).map(([, rating]) => rating)).toEqual([2, 5]);
  });
});
