import { can } from '@sahra/shared/session/permissions';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { AccountContribution, Thing } from '@sahra/shared/schemas/contributions';
import type { OwnContributions } from '@sahra/shared/schemas/own-contributions';
import type { Page } from '@sahra/shared/schemas/common';
import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { contributions, contributionVotes, contributors } from '../database/contribution-tables.ts';
import { members } from '../database/member-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { nameThingsOf, readPage, toOwn } from './contribution-rows.ts';
import { type Caller, idsOfCaller, isCaller } from './contributor-repository.ts';

/** More than one person says about one thing and still looks at. */
const MAX_OWN = 200;

async function findAuthor(database: Database, caller: Caller): Promise<OwnContributions['author']> {
  if (caller.memberId !== undefined) {
    const [member] = await database.select().from(members).where(eq(members.id, caller.memberId));
    if (member) return { name: member.name, kind: 'member', isStaff: can(member.role, 'moderate') };
  }
  if (caller.guestKeyHash === undefined) return null;
  const [guest] = await database
    .select({ name: contributors.name })
    .from(contributors)
    .where(isCaller(caller))
    .orderBy(desc(contributors.lastAt))
    .limit(1);
  return guest ? { name: guest.name, kind: 'guest', isStaff: false } : null;
}

/** What one person wrote about a thing, whatever its state, and what of others they voted for. */
export async function listOwn(database: Database, thing: Thing, caller: Caller, now: Date): Promise<OwnContributions> {
  const ids = await idsOfCaller(database, caller);
  const author = await findAuthor(database, caller);
  if (ids.length === 0) return { author, items: [], votes: [] };
  const { thingKind, thingId, contributorId, status, createdAt, id } = contributions;
  const ofThing = and(eq(thingKind, thing.kind), eq(thingId, thing.id));
  const [rows, votes] = await Promise.all([
    readPage(database, and(ofThing, inArray(contributorId, ids), ne(status, 'deleted')), [desc(createdAt), desc(id)], {
      limit: MAX_OWN,
      offset: 0,
    }),
    database
      .select({ id })
      .from(contributionVotes)
      .innerJoin(contributions, eq(id, contributionVotes.contributionId))
      .where(and(ofThing, inArray(contributionVotes.contributorId, ids))),
  ]);
  return { author, items: rows.map((row) => toOwn(row, now)), votes: votes.map((vote) => vote.id) };
}

/** A page of everything that a member wrote, the newest first, and what it is about. */
export async function listOfMember(
  database: Database,
  memberId: string,
  query: PageQuery,
  language: LanguageCode,
  now: Date,
): Promise<Page<AccountContribution>> {
  const ids = await idsOfCaller(database, { memberId, guestKeyHash: undefined });
  const where = and(inArray(contributions.contributorId, ids), ne(contributions.status, 'deleted'));
  const [rows, [counted]] = await Promise.all([
    readPage(database, where, [desc(contributions.createdAt), desc(contributions.id)], limitOf(query)),
    database.select({ total: count() }).from(contributions).where(where),
  ]);
  const aboutOf = await nameThingsOf(database, rows, language);
  return toPage(
    rows.map((row) => ({ ...toOwn(row, now), ...aboutOf(row) })),
    counted?.total ?? 0,
    query,
  );
}
