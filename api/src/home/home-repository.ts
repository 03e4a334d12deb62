import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Home, ProgramCard, SliderItem } from '@sahra/shared/schemas/catalog';
import { asc, eq, sql } from 'drizzle-orm';
import { listCategories } from '../categories/category-repository.ts';
import { categories, categoryPrograms, sliderItems, topPrograms } from '../database/catalog-tables.ts';
import { type Localized, textIn } from '../database/localized.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findCards } from '../programs/program-cards.ts';

/** Programs in a row of the home page. */
const railLength = 9;
/** More categories than there will be rows on one page. */
const everyCategory = { page: 1, pageSize: 60 };

interface SliderRow {
  id: number;
  kicker: Localized;
  programId: number;
}

const readSlider = ({ database }: ReadContext): Promise<SliderRow[]> =>
  database.select().from(sliderItems).orderBy(asc(sliderItems.id));

/** The first programs of each category. */
function readRails({ database }: ReadContext) {
  const first = database
    .select({ programId: categoryPrograms.programId, position: categoryPrograms.position })
    .from(categoryPrograms)
    .where(eq(categoryPrograms.categoryId, categories.id))
    .orderBy(asc(categoryPrograms.position), asc(categoryPrograms.programId))
    .limit(railLength)
    .as('first');
  return database
    .select({ categoryId: categories.id, programId: first.programId })
    .from(categories)
    .innerJoinLateral(first, sql`true`)
    .orderBy(asc(categories.id), asc(first.position), asc(first.programId));
}

const toSlider = (rows: SliderRow[], cards: ReadonlyMap<number, ProgramCard>, language: LanguageCode): SliderItem[] =>
  rows.flatMap(({ id, kicker, programId }) => {
    const program = cards.get(programId);
    return program ? [{ id, kicker: textIn(kicker, language), program }] : [];
  });

/** What the top of the home page shows. */
export async function listSlider(context: ReadContext, language: LanguageCode): Promise<SliderItem[]> {
  const rows = await readSlider(context);
  return toSlider(
    rows,
    await findCards(
      context,
      rows.map(({ programId }) => programId),
      language,
    ),
    language,
  );
}

/** The whole home page: each program is read once, however many rows it is in. */
export async function findHome(context: ReadContext, language: LanguageCode): Promise<Home> {
  const { database } = context;
  const [slider, top, all, members] = await Promise.all([
    readSlider(context),
    database.select({ programId: topPrograms.programId }).from(topPrograms).orderBy(asc(topPrograms.position)),
    listCategories(context, everyCategory, language),
    readRails(context),
  ]);
  const ids = [...slider, ...top, ...members].map(({ programId }) => programId);
  const cards = await findCards(context, [...new Set(ids)], language);
  const cardsOf = (rows: { programId: number }[]) => rows.flatMap(({ programId }) => cards.get(programId) ?? []);
  return {
    slider: toSlider(slider, cards, language),
    topTen: cardsOf(top),
    rails: all.items.map((category) => ({
      category,
      programs: cardsOf(members.filter(({ categoryId }) => categoryId === category.id)),
    })),
  };
}
