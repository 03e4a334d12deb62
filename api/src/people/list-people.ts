import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PersonCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import type { PersonLetter, PersonQuery, PersonSort } from '@sahra/shared/schemas/program-lists';
import { and, asc, desc, eq, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import { totalOf } from '../contents/list-totals.ts';
import { folded } from '../database/fold.ts';
import { namesOf, people } from '../database/people-tables.ts';
import { sortKey } from '../database/sort-keys.ts';
import { type PageQuery, readFromNearerEnd, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findPersonCards } from './person-cards.ts';

/** Each order ends in one that nothing shares, and has an index. Turned round, `up` is `desc`. */
const ordersOf = (up: typeof asc, down: typeof desc, language: LanguageCode): Readonly<Record<PersonSort, SQL[]>> => ({
  name: [up(sortKey(people.name, language)), up(people.id)],
  credits: [down(people.knownCredits), up(people.position), up(people.id)],
});

/** After everything that begins with a letter. */
const LAST = '\u{10ffff}';

/** What begins with this letter lies between two keys. */
function beginsWith(letter: string, language: LanguageCode): SQL | undefined {
  const key = sortKey(people.name, language);
  const first = folded(sql`${letter}::text`);
  return and(gte(key, first), lt(key, sql`${first} || ${LAST}`));
}

/** Each word begins a word of a name. */
const hasWords = (words: string): SQL | undefined =>
  and(
    ...words
      .replaceAll(/[\\%_]/g, String.raw`\$&`)
      .split(/\s+/)
      .map((word) => like(namesOf(people), sql`'% ' || ${folded(sql`${word}::text`)} || '%'`)),
  );

/** A page of the people: of all of them, or narrowed. */
export async function listPeople(
  context: ReadContext,
  { designation, letter, q, sort }: PersonQuery,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<PersonCard>> {
  const { database } = context;
  const where = and(
    designation && eq(people.designation, designation),
    letter === undefined ? undefined : beginsWith(letter, language),
    q === undefined ? undefined : hasWords(q),
  );
  const isKept = letter === undefined && q === undefined;
  const total = isKept
    ? totalOf(database, designation ? `people/${designation}` : 'people')
    : database.$count(people, where);
  const orderOf = (up: typeof asc, down: typeof desc) =>
    sort ? ordersOf(up, down, language)[sort] : [up(people.position), up(people.id)];
  const { rows, total: length } = await readFromNearerEnd(query, total, (part, isTurned) =>
    database
      .select({ id: people.id })
      .from(people)
      .where(where)
      .orderBy(...(isTurned ? orderOf(desc, asc) : orderOf(asc, desc)))
      .limit(part.limit)
      .offset(part.offset),
  );
  const ids = rows.map(({ id }) => id);
  const cards = await findPersonCards(context, ids, language);
  return toPage(
    ids.flatMap((id) => cards.get(id) ?? []),
    length,
    query,
  );
}

/** With which letters names begin in a language: from each, its index leads to the next one. */
export async function listLetters(
  { database }: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<PersonLetter>> {
  const key = sortKey(people.name, language);
  const { rows } = await database.execute<{ letter: string }>(sql`
    with recursive letters (letter) as (
      (select left(${key}, 1) from ${people} order by ${key} limit 1)
      union all
      select (select left(${key}, 1) from ${people} where ${key} >= letter || ${LAST} order by ${key} limit 1)
      from letters where letter is not null
    )
    select letter from letters where letter is not null`);
  const from = (query.page - 1) * query.pageSize;
  const items = rows.slice(from, from + query.pageSize).map(({ letter }) => ({ letter }));
  return toPage(items, rows.length, query);
}
