import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { AccountContribution, Contribution, OwnContribution, Thing } from '@sahra/shared/schemas/contributions';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { authors, posts } from '../database/blog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { members } from '../database/member-tables.ts';
import { readPhotos } from './contribution-photos.ts';
import { editableUntil } from './contribution-rules.ts';
import { nameThings } from './things.ts';
import { isBoughtThing } from './bought-things.ts';

const answered = alias(contributions, 'answered');
const answeredContributor = alias(contributors, 'answered_contributor');
const answeredMember = alias(members, 'answered_member');

/** A member's name is the one that they have now; a guest's the one that they gave. */
const nameOf = (
  member: typeof answeredMember | typeof members,
  contributor: typeof contributors | typeof answeredContributor,
) => sql<string | null>`coalesce(${member.name}, ${contributor.name})`;

/** Whether who wrote it is the author of the post that it is about. */
const isPostsAuthor = sql<boolean>`(${contributions.thingKind} = 'post' and exists (
  select from ${posts} join ${authors} on ${authors.id} = ${posts.authorId}
  where ${posts.id} = ${contributions.thingId} and ${authors.memberId} = ${contributors.memberId}))`;

const columns = {
  contribution: contributions,
  name: nameOf(members, contributors),
  contributorKind: contributors.kind,
  isStaff: sql<boolean>`coalesce(${members.role} in ('moderator', 'admin'), false)`,
  isVerified: isBoughtThing,
  isThingsAuthor: isPostsAuthor,
  answersName: nameOf(answeredMember, answeredContributor),
  answersStatus: answered.status,
};
export type ContributionRow = Awaited<ReturnType<typeof readRows>>[number];

const selectRows = (database: Database | Transaction) =>
  database
    .select(columns)
    .from(contributions)
    .innerJoin(contributors, eq(contributors.id, contributions.contributorId))
    .leftJoin(members, eq(members.id, contributors.memberId))
    .leftJoin(answered, eq(answered.id, contributions.answersId))
    .leftJoin(answeredContributor, eq(answeredContributor.id, answered.contributorId))
    .leftJoin(answeredMember, eq(answeredMember.id, answeredContributor.memberId));

/** A statement with a name is planned once on each connection: to plan this one takes PostgreSQL four times as long as to answer it. */
const prepareById = (database: Database | Transaction) =>
  selectRows(database)
    .where(sql`${contributions.id} = any(${sql.placeholder('ids')})`)
    .prepare('contributions_by_id');
const prepared = new WeakMap<Database | Transaction, ReturnType<typeof prepareById>>();

/**
 * Contributions with their authors, with the author of what each answers, and with the photos of reviews, in the order of the ids; those
 * that are no more are left out.
 */
export async function readRows(database: Database | Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const byId = prepared.get(database) ?? prepareById(database);
  prepared.set(database, byId);
  const found = await byId.execute({ ids });
  const ofProducts = found.filter(({ contribution }) => contribution.thingKind === 'product');
  const photosOf = await readPhotos(
    database,
    ofProducts.map(({ contribution }) => contribution.id),
  );
  const rows = new Map(found.map((row) => [row.contribution.id, { ...row, photos: photosOf(row.contribution.id) }]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** A page of them: an index knows which are on it, and of the others no author is looked up. */
export async function readPage(
  database: Database,
  where: SQL | undefined,
  orderBy: SQL[],
  { limit, offset }: { limit: number; offset: number },
): Promise<ContributionRow[]> {
  const page = await database
    .select({ id: contributions.id })
    .from(contributions)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return readRows(
    database,
    page.map(({ id }) => id),
  );
}

/** Who wrote it, as everybody may know. */
export const authorOf = ({
  name,
  contributorKind,
  isStaff,
  isThingsAuthor,
}: Pick<ContributionRow, 'name' | 'contributorKind' | 'isStaff' | 'isThingsAuthor'>) => ({
  name,
  kind: name === null ? ('former' as const) : contributorKind,
  isStaff,
  ...(isThingsAuthor && { isThingsAuthor }),
});

/** As everybody sees it: of what is not published nothing but its place. */
export function toContribution(row: ContributionRow, isOwn = false): Contribution {
  const { id, kind, rating, text, status, createdAt, editedAt, isPinned, hasSpoilers, voteCount, answersId } =
    row.contribution;
  const isShown = isOwn || status === 'published';
  const shown = isShown
    ? {
        author: authorOf(row),
        rating,
        text,
        editedAt: editedAt?.toISOString() ?? null,
        isPinned,
        hasSpoilers,
        voteCount,
      }
    : { author: null, rating: null, text: null, editedAt: null, isPinned: false, hasSpoilers: false, voteCount: 0 };
  const isOfProduct = row.contribution.thingKind === 'product';
  const isAnswerShown = isShown && answersId !== null && row.answersStatus === 'published';
  return {
    id,
    kind,
    ...shown,
    ...(isOfProduct && { isVerified: isShown && row.isVerified, photos: isShown ? row.photos : [] }),
    createdAt: createdAt.toISOString(),
    answers: isAnswerShown ? { id: answersId, name: row.answersName } : null,
  };
}

const thingOf = ({ contribution: { thingKind, thingId } }: ContributionRow): Thing => ({
  kind: thingKind,
  id: thingId,
});

/** What each is about, by name, for those who do not read it at the thing. */
export async function nameThingsOf(database: Database, rows: readonly ContributionRow[], language: LanguageCode) {
  const named = await nameThings(database, rows.map(thingOf), language);
  return (row: ContributionRow): Pick<AccountContribution, 'thing' | 'thingTitle' | 'programId' | 'slug'> => {
    const thing = thingOf(row);
    const { title, programId, slug } = named(thing);
    return { thing, thingTitle: title, programId, ...(slug !== null && { slug }) };
  };
}

/** As its author sees it. */
export function toOwn(row: ContributionRow, now: Date): OwnContribution {
  const { threadId, status } = row.contribution;
  return {
    ...toContribution(row, true),
    thing: thingOf(row),
    threadId,
    status,
    editableUntil: editableUntil(row.contribution, now)?.toISOString() ?? null,
  };
}
