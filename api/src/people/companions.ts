import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PersonCard } from '@sahra/shared/schemas/catalog';
import { and, asc, countDistinct, desc, eq, gte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { programPeople, programs } from '../database/catalog-tables.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findPersonCards } from './person-cards.ts';

/** Most people that a person's page names. */
const COMPANIONS = 12;
/** From so many programs on it is no coincidence. */
const OFTEN = 2;

/** With whom a person made several programs, the most frequent first. */
export async function listCompanions(
  context: ReadContext,
  personId: number,
  language: LanguageCode,
): Promise<PersonCard[]> {
  const other = alias(programPeople, 'other');
  const together = countDistinct(other.programId);
  const rows = await context.database
    .select({ id: other.personId })
    .from(programPeople)
    .innerJoin(programs, and(eq(programs.id, programPeople.programId), programs.isListed.getSQL()))
    .innerJoin(other, and(eq(other.programId, programPeople.programId), ne(other.personId, programPeople.personId)))
    .where(and(eq(programPeople.personId, personId), ne(programs.kind, 'video')))
    .groupBy(other.personId)
    .having(gte(together, OFTEN))
    .orderBy(desc(together), asc(other.personId))
    .limit(COMPANIONS);
  const ids = rows.map(({ id }) => id);
  const cards = await findPersonCards(context, ids, language);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
