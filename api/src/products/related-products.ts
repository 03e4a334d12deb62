import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { programTags, tags } from '../database/catalog-tables.ts';
import { products } from '../database/shop-tables.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** Of each tag so many products are looked at, the first in the shop: the work is bounded, however many there are. */
const relatedOfEach = 24;

/** Products that have some of these tags, or come from the program. */
export interface Related {
  readonly programId: number | null;
  readonly tags: readonly string[];
  readonly ids: number[];
}

/** What the shop has with these tags, by their slugs, and what comes from the program. */
async function findRelated({ database }: ReadContext, about: Omit<Related, 'ids'>): Promise<Related> {
  const first = (condition: SQL) => sql`(
    select ${products.id} from ${products} where ${condition}
    order by ${products.position}, ${products.id} limit ${relatedOfEach})`;
  const all = about.tags.map((slug) => first(sql`${products.tags} @> array[${slug}]`));
  if (about.programId !== null) all.push(first(sql`${products.programId} = ${about.programId}`));
  const { rows } = all.length > 0 ? await database.execute<{ id: number }>(sql.join(all, sql` union `)) : { rows: [] };
  return { ...about, ids: rows.map(({ id }) => id) };
}

/** What comes from a program, and what the shop has with its tags. */
export async function findOfProgram(context: ReadContext, programId: number): Promise<Related> {
  const own = await context.database
    .select({ slug: tags.slug })
    .from(programTags)
    .innerJoin(tags, eq(tags.id, programTags.tagId))
    .where(eq(programTags.programId, programId));
  return findRelated(context, { programId, tags: own.map(({ slug }) => slug) });
}

/** How near related products are: those from the program first, then by how many of the tags they have. */
export function nearness({ programId, tags: slugs }: Related): SQL[] {
  const isOwn = sql`(${products.programId} is not distinct from ${programId}::int)`;
  const shared = slugs.map((slug) => sql`(${slug} = any(${products.tags}))::int`);
  return [...(programId === null ? [] : [isOwn]), ...(shared.length > 0 ? [sql.join(shared, sql` + `)] : [])];
}

/** So many related products a page of a product shows. */
const SHOWN = 6;

/** Other products of the same film, then those that share tags with one, those that share most first. */
export async function findRelatedIds(
  context: ReadContext,
  { id: own, tags: slugs, programId }: Pick<typeof products.$inferSelect, 'id' | 'tags' | 'programId'>,
): Promise<number[]> {
  const related = await findRelated(context, { programId, tags: slugs });
  const others = related.ids.filter((id) => id !== own);
  if (others.length === 0) return [];
  const rows = await context.database
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, others))
    .orderBy(...nearness(related).map((rank) => desc(rank)), asc(products.position), asc(products.id))
    .limit(SHOWN);
  return rows.map(({ id }) => id);
}
