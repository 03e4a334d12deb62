import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { NewProgram } from '@sahra/shared/schemas/new-programs';
import { and, asc, desc, ne } from 'drizzle-orm';
import { programs } from '../database/catalog-tables.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findCards } from './program-cards.ts';

/** As many as readers of feeds expect. */
const NEWEST = 30;

/** The newest films and series. */
export async function listNewPrograms(context: ReadContext, language: LanguageCode): Promise<NewProgram[]> {
  const rows = await context.database
    .select({ id: programs.id, publishedAt: programs.publishedAt })
    .from(programs)
    .where(and(programs.isListed.getSQL(), ne(programs.kind, 'video')))
    .orderBy(desc(programs.publishedAt), asc(programs.id))
    .limit(NEWEST);
  const cards = await findCards(
    context,
    rows.map(({ id }) => id),
    language,
  );
  return rows.flatMap(({ id, publishedAt }) => {
    const card = cards.get(id);
    if (!card) return [];
    const { title, tagline, scene, genres } = card;
    return [
      { id, title, tagline, scene, genres: genres.map(({ name }) => name), publishedAt: publishedAt.toISOString() },
    ];
  });
}
