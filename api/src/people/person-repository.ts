import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Person } from '@sahra/shared/schemas/catalog';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { programPeople, programs } from '../database/catalog-tables.ts';
import { people } from '../database/people-tables.ts';
import { pickText, textIn } from '../database/localized.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listCards } from '../programs/program-cards.ts';
import { listCompanions } from './companions.ts';
import { toPersonCard } from './person-cards.ts';

/** How many videos a person's page shows. */
const VIDEOS = 12;

/** The newest videos about what a person took part in. */
async function listVideosOf(context: ReadContext, personId: number, language: LanguageCode) {
  const rows = await context.database
    .selectDistinct({ id: programs.id, publishedAt: programs.publishedAt })
    .from(programPeople)
    .innerJoin(programs, eq(programs.aboutProgramId, programPeople.programId))
    .where(and(eq(programPeople.personId, personId), programs.isListed.getSQL()))
    .orderBy(desc(programs.publishedAt), asc(programs.id))
    .limit(VIDEOS);
  return listCards(
    context,
    rows.map(({ id }) => id),
    language,
  );
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
      .select({ id: programs.id, role: programPeople.role })
      .from(programPeople)
      .innerJoin(programs, eq(programs.id, programPeople.programId))
      .where(and(eq(programPeople.personId, personId), programs.isListed.getSQL(), ne(programs.kind, 'video')))
      .orderBy(desc(programs.year), asc(programs.id)),
  ]);
  if (!row) return undefined;
  const biography = pickText(row.biography, language);
  return {
    ...toPersonCard(context, row, language),
    biography: biography.text,
    biographyLanguage: biography.language,
    knownCredits: row.knownCredits,
    birthday: row.birthday,
    birthPlace: textIn(row.birthPlace, language),
    alsoKnownAs: row.alsoKnownAs,
    programs: await listCards(context, [...new Set(credits.map(({ id }) => id))], language),
    roles: (['director', 'cast'] as const).flatMap((role) => {
      const programIds = credits.flatMap((credit) => (credit.role === role ? [credit.id] : []));
      return programIds.length > 0 ? [{ role, programIds }] : [];
    }),
    videos: await listVideosOf(context, personId, language),
    worksWith: await listCompanions(context, personId, language),
  };
}
