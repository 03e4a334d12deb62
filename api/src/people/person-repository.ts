import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Person, PersonCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { programPeople, programs } from '../database/catalog-tables.ts';
import { people } from '../database/people-tables.ts';
import { textIn } from '../database/localized.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listCards } from '../programs/program-cards.ts';
import { personCardColumns, toPersonCard } from './person-cards.ts';

/** A page of the people. */
export async function listPeople(
  context: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<PersonCard>> {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    context.database
      .select({ id: people.id })
      .from(people)
      .orderBy(asc(people.position), asc(people.id))
      .limit(limit)
      .offset(offset),
    context.database.select({ total: count() }).from(people),
  ]);
  const ids = rows.map(({ id }) => id);
  const cards = await findPersonCards(context, ids, language);
  return toPage(
    ids.flatMap((id) => cards.get(id) ?? []),
    counted?.total ?? 0,
    query,
  );
}

/** The cards of these people, by id. */
export async function findPersonCards(
  context: ReadContext,
  ids: number[],
  language: LanguageCode,
): Promise<Map<number, PersonCard>> {
  if (ids.length === 0) return new Map();
  const rows = await context.database.select(personCardColumns).from(people).where(inArray(people.id, ids));
  return new Map(rows.map((row) => [row.id, toPersonCard(context, row, language)]));
}

/** One person with the programs that they took part in. */
export async function findPerson(
  context: ReadContext,
  personId: number,
  language: LanguageCode,
): Promise<Person | undefined> {
  const [[row], credits] = await Promise.all([
    context.database.select().from(people).where(eq(people.id, personId)),
    context.database
      .selectDistinct({ id: programs.id, year: programs.year })
      .from(programPeople)
      .innerJoin(programs, eq(programs.id, programPeople.programId))
      .where(and(eq(programPeople.personId, personId), eq(programs.isListed, true)))
      .orderBy(desc(programs.year), asc(programs.id)),
  ]);
  if (!row) return undefined;
  return {
    ...toPersonCard(context, row, language),
    biography: textIn(row.biography, language),
    knownCredits: row.knownCredits,
    birthday: row.birthday,
    birthPlace: textIn(row.birthPlace, language),
    alsoKnownAs: row.alsoKnownAs,
    programs: await listCards(
      context,
      credits.map(({ id }) => id),
      language,
    ),
  };
}
