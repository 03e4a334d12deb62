import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ContributionKind, ContributionStatus, ThingKind } from '@sahra/shared/schemas/contributions';
import type { ModeratedContribution, ModerationList } from '@sahra/shared/schemas/moderation';
import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { countUpTo } from '../database/count-up-to.ts';
import { contributionReports, contributions, contributors } from '../database/contribution-tables.ts';
import { folded } from '../database/fold.ts';
import { members, memberSearchText } from '../database/member-tables.ts';
import { hasTerm, termsOf } from '../database/search-terms.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { type ContributionRow, nameThingsOf, readPage, toContribution } from './contribution-rows.ts';
import { readAuthors } from './moderated-authors.ts';

/** What a moderator looks for. */
export interface ModerationFilter {
  status?: Exclude<ContributionStatus, 'deleted'> | undefined;
  kind?: ContributionKind | undefined;
  thing?: ThingKind | undefined;
  reported: boolean;
  author?: number | undefined;
  q: string;
}

const { id, createdAt, status, kind, thingKind, contributorId, text, waitReason } = contributions;
const isOpen = isNull(contributionReports.decidedAt);
const isReported = sql`exists (select 1 from ${contributionReports} where ${contributionReports.contributionId} = ${id} and ${isOpen})`;
/** What somebody sends who is shut out is in no queue; their own page has it. */
const isQueued = sql`${waitReason} is distinct from 'blocked'`;

/** Contributions in which every search term is found: in the text, or in the author's name. Indexes know texts and names. */
function isFound(q: string): SQL | undefined {
  const authors = (term: string) => sql`array(
    select ${contributors.id} from ${contributors} where ${hasTerm(folded(sql`${contributors.name}`), term)}
    union all select ${contributors.id} from ${members} join ${contributors} on ${contributors.memberId} = ${members.id}
    where ${hasTerm(memberSearchText(), term)} and ${hasTerm(folded(sql`${members.name}`), term)})`;
  return and(
    ...termsOf(q).map((term) => {
      const has = or(hasTerm(folded(sql`${text}`), term), sql`${contributorId} = any(${authors(term)})`);
      // Found before they are put in order: for a word that few have PostgreSQL would else go through all, the newest first.
      return sql`${id} = any(array(select ${id} from ${contributions} where ${has}))`;
    }),
  );
}

const whereOf = ({ status: asked, reported, author, q, ...filter }: ModerationFilter): SQL | undefined =>
  and(
    asked === undefined ? ne(status, 'deleted') : eq(status, asked),
    filter.kind && eq(kind, filter.kind),
    filter.thing && eq(thingKind, filter.thing),
    reported ? isReported : undefined,
    author === undefined ? isQueued : eq(contributorId, author),
    isFound(q),
  );

async function readReports(database: Database, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(contributionReports)
          .where(and(inArray(contributionReports.contributionId, [...ids]), isOpen))
          .orderBy(asc(contributionReports.id));
  return (of: number) =>
    rows
      .filter((row) => row.contributionId === of)
      .map((row) => ({ reason: row.reason, note: row.note, createdAt: row.createdAt.toISOString() }));
}

/** Contributions as moderators see them. */
async function toModerated(
  database: Database,
  rows: readonly ContributionRow[],
  language: LanguageCode,
): Promise<ModeratedContribution[]> {
  const [authorsOf, reportsOf, aboutOf] = await Promise.all([
    readAuthors(database, inArray(contributors.id, [...new Set(rows.map((row) => row.contribution.contributorId))])),
    readReports(
      database,
      rows.map((row) => row.contribution.id),
    ),
    nameThingsOf(database, rows, language),
  ]);
  const byId = new Map(authorsOf.map((author) => [author.id, author]));
  return rows.flatMap((row) => {
    const { contribution } = row;
    const author = byId.get(contribution.contributorId);
    if (!author) return [];
    const { blockedAt: _, ...known } = author;
    return {
      ...toContribution(row, true),
      ...aboutOf(row),
      author: known,
      threadId: contribution.threadId,
      status: contribution.status,
      language: contribution.language,
      waitReason: contribution.waitReason,
      heldWords: contribution.heldWords,
      reports: reportsOf(contribution.id),
    };
  });
}

const countWhere = async (database: Database, where: SQL | undefined): Promise<number> =>
  (await database.select({ total: count() }).from(contributions).where(where))[0]?.total ?? 0;

/** How many there are, up to some beyond a page. What has words was found by an index already. */
async function countShown(database: Database, filter: ModerationFilter, query: PageQuery) {
  const where = whereOf(filter);
  if (filter.q !== '') return { total: await countWhere(database, where), isMore: false };
  return countUpTo(database, limitOf(query), (most) =>
    database.select({ id }).from(contributions).where(where).limit(most).as('seen'),
  );
}

/** A page of what people wrote: the oldest of what waits first, the newest of all others first. */
export async function listForModerators(
  database: Database,
  filter: ModerationFilter,
  query: PageQuery,
  language: LanguageCode,
): Promise<ModerationList> {
  const where = whereOf(filter);
  const orderBy = filter.status === 'waiting' ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)];
  const [rows, { total, isMore }, waiting, reported] = await Promise.all([
    readPage(database, where, orderBy, limitOf(query)),
    countShown(database, filter, query),
    countWhere(database, and(eq(status, 'waiting'), isQueued)),
    countWhere(database, and(ne(status, 'deleted'), isReported)),
  ]);
  const items = await toModerated(database, rows, language);
  return { ...toPage(items, total, query), isMore, counts: { waiting, reported } };
}
