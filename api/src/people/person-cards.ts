import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PersonCard } from '@sahra/shared/schemas/catalog';
import { asc, eq, inArray } from 'drizzle-orm';
import { programPeople } from '../database/catalog-tables.ts';
import { people } from '../database/people-tables.ts';
import { textIn } from '../database/localized.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

export const personCardColumns = {
  id: people.id,
  slug: people.slug,
  name: people.name,
  designation: people.designation,
  color: people.color,
};
type CardRow = Pick<typeof people.$inferSelect, keyof typeof personCardColumns>;

export const toPersonCard = (
  context: ReadContext,
  { id, slug, name, designation, color }: CardRow,
  language: LanguageCode,
): PersonCard => ({
  id,
  slug,
  name: textIn(name, language),
  designation,
  portrait: pictureOf(context, 'portrait', slug, color),
});

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

/** Who made a program. */
export async function findCredits(
  context: ReadContext,
  programId: number,
  language: LanguageCode,
): Promise<{ cast: PersonCard[]; directors: PersonCard[] }> {
  const rows = await context.database
    .select({ ...personCardColumns, role: programPeople.role })
    .from(programPeople)
    .innerJoin(people, eq(people.id, programPeople.personId))
    .where(eq(programPeople.programId, programId))
    .orderBy(asc(programPeople.position));
  const ofRole = (role: 'cast' | 'director') =>
    rows.filter((row) => row.role === role).map((row) => toPersonCard(context, row, language));
  return { cast: ofRole('cast'), directors: ofRole('director') };
}
