import { contributionKindOf, type Thing } from '@sahra/shared/schemas/contributions';
import { and, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { countAnew } from '../contributions/contribution-totals.ts';
import { posts } from '../database/blog-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { contributions, contributionVotes, contributors } from '../database/contribution-tables.ts';
import { seededRows } from '../database/seed-tables.ts';
import { products } from '../database/shop-tables.ts';
import type { SeedContents, SeedContribution } from './contents.ts';

/** How the seed's book calls them. */
const KIND = 'contributions';
const tables = { program: programs, product: products, post: posts, episode: episodes };

/** What is called `on` is a kind and a slug; together with the moment it is the name in the book. */
const keyOf = ({ on, at }: Pick<SeedContribution, 'on' | 'at'>) => `${on} ${at}`;

async function findThing(tx: Transaction, on: string): Promise<Thing | undefined> {
  const [kind, slug = ''] = on.split('/') as [Thing['kind'], string];
  const table = tables[kind];
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.slug, slug));
  return row && { kind, id: row.id };
}

/** People of the demo: each has a name and nothing else, so that nobody can be them. */
async function findAuthors(tx: Transaction, firstAt: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const isDemo = sql`${contributors.kind} = 'member' and ${contributors.memberId} is null and ${contributors.name} is not null`;
  const { id, name } = contributors;
  const known = await tx.select({ id, name }).from(contributors).where(isDemo).orderBy(id);
  const missing = [...firstAt].filter(([each]) => !known.some((row) => row.name === each));
  const made =
    missing.length === 0
      ? []
      : await tx
          .insert(contributors)
          .values(
            missing.map(([each, at]) => ({
              ...{ kind: 'member' as const, name: each, language: 'ar' as const, wantsReplies: false },
              ...{ createdAt: new Date(at), lastAt: new Date(at) },
            })),
          )
          .returning({ id, name });
  return new Map([...known, ...made].flatMap((row) => (row.name === null ? [] : [[row.name, row.id]])));
}

/** Removes what is not in the files any more, and what nobody answered. Returns the names of those that are there. */
async function prune(tx: Transaction, keys: ReadonlySet<string>): Promise<Set<string>> {
  const entries = await tx.select().from(seededRows).where(eq(seededRows.kind, KIND));
  const gone = entries.filter(({ key }) => !keys.has(key)).map(({ rowId }) => rowId);
  if (gone.length > 0) {
    const answered = sql`exists (select 1 from ${contributions} reply where reply.thread_id = ${contributions}.id and not reply.is_demo)`;
    const { id, threadId, isDemo, thingKind, thingId } = contributions;
    const isGone = and(or(inArray(id, gone), inArray(threadId, gone)), isDemo);
    const things = await tx.selectDistinct({ kind: thingKind, id: thingId }).from(contributions).where(isGone);
    await tx.delete(contributions).where(and(isGone, isNotNull(threadId)));
    await tx.delete(contributions).where(and(isGone, not(answered)));
    for (const thing of things) await countAnew(tx, thing);
    await tx.delete(seededRows).where(and(eq(seededRows.kind, KIND), inArray(seededRows.rowId, gone)));
  }
  return new Set(entries.map(({ key }) => key));
}

async function writeOne(
  tx: Transaction,
  authors: ReadonlyMap<string, number>,
  thing: Thing,
  item: SeedContribution,
  place: { threadId: number | null; answersId: number | null },
): Promise<number> {
  const at = new Date(item.at);
  const contributorId = authors.get(item.by) ?? 0;
  const [row] = await tx
    .insert(contributions)
    .values({
      ...{ kind: contributionKindOf[thing.kind], thingKind: thing.kind, thingId: thing.id, contributorId, ...place },
      ...{ rating: item.rating ?? null, text: item.text, language: item.language, status: 'published', isDemo: true },
      ...{ isPinned: item.isPinned ?? false, createdAt: at, announcedAt: at },
    })
    .returning({ id: contributions.id });
  const id = row?.id ?? 0;
  await tx.insert(seededRows).values({ kind: KIND, key: keyOf(item), rowId: id });
  const voters = [...authors.values()].filter((voter) => voter !== contributorId).slice(0, item.helpful);
  if (voters.length > 0) {
    await tx
      .insert(contributionVotes)
      .values(voters.map((voter) => ({ contributionId: id, contributorId: voter, createdAt: at })));
    await tx.update(contributions).set({ voteCount: voters.length }).where(eq(contributions.id, id));
  }
  return id;
}

/**
 * Writes the demo's reviews and comments. Each is written once: what a moderator hid or somebody answered is theirs, and what is gone does
 * not come back. Those about things that are not there are left out.
 */
export async function writeContributions(tx: Transaction, { contributions: all }: SeedContents): Promise<void> {
  const items = all.flatMap((item) => [item, ...(item.replies ?? []).map((reply) => ({ ...reply, on: item.on }))]);
  const known = await prune(tx, new Set(items.map(keyOf)));
  const authors = await findAuthors(tx, new Map(items.map(({ by, at }) => [by, at])));
  for (const item of all) {
    if (known.has(keyOf(item))) continue;
    const thing = await findThing(tx, item.on);
    if (!thing) continue;
    const threadId = await writeOne(tx, authors, thing, item, { threadId: null, answersId: null });
    const written = new Map<string, number>();
    for (const { answers, ...reply } of item.replies ?? []) {
      const answersId = answers === undefined ? null : (written.get(answers) ?? null);
      const id = await writeOne(tx, authors, thing, { ...reply, on: item.on }, { threadId, answersId });
      written.set(reply.at, id);
    }
    await countAnew(tx, thing);
  }
}
