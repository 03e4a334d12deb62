import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { programTags, tags } from '../database/catalog-tables.ts';
import { products } from '../database/shop-tables.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** Of each tag so many products are looked at, the first in the shop: the work is bounded, however many there are. */
const relatedOfEach = 24;

/** Products that have some of these tags. */
export interface Related {
  readonly tags: readonly string[];
  readonly ids: number[];
}

/** What the shop has with these tags, by their slugs. */
async function findWithTags({ database }: ReadContext, slugs: readonly string[]): Promise<Related> {
  const withTag = (slug: string) => sql`(
    select ${products.id} from ${products} where ${products.tags} @> array[${slug}]
    order by ${products.position}, ${products.id} limit ${relatedOfEach})`;
  const all = slugs.map(withTag);
  const { rows } = all.length > 0 ? await database.execute<{ id: number }>(sql.join(all, sql` union `)) : { rows: [] };
  return { tags: slugs, ids: rows.map(({ id }) => id) };
}

/** What the shop has with a program's tags. */
export async function findOfProgram(context: ReadContext, programId: number): Promise<Related> {
  const own = await context.database
    .select({ slug: tags.slug })
    .from(programTags)
    .innerJoin(tags, eq(tags.id, programTags.tagId))
    .where(eq(programTags.programId, programId));
  return findWithTags(
    context,
    own.map(({ slug }) => slug),
  );
}

/** How many of these tags a product has. */
export const sharedTags = (slugs: readonly string[]): SQL =>
  sql.join(
    slugs.map((slug) => sql`(${slug} = any(${products.tags}))::int`),
    sql` + `,
  );

/** So many related products a page of a product shows. */
const SHOWN = 6;

/** Other products that share tags with one, those that share most first. */
export async function findRelatedIds(
  context: ReadContext,
  product: Pick<typeof products.$inferSelect, 'id' | 'tags'>,
): Promise<number[]> {
  const related = await findWithTags(context, product.tags);
  const others = related.ids.filter((id) => id !== product.id);
  if (others.length === 0) return [];
  const rows = await context.database
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, others))
    .orderBy(desc(sharedTags(related.tags)), asc(products.position), asc(products.id))
    .limit(SHOWN);
  return rows.map(({ id }) => id);
}
