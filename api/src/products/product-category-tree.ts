import { asc } from 'drizzle-orm';
import type { Localized } from '../database/localized.ts';
import { productCategories } from '../database/shop-tables.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** A category in the tree. */
export interface CategoryNode {
  readonly id: number;
  readonly slug: string;
  readonly name: Localized;
  /** The slug of the one above it. */
  readonly parent: string | null;
  /** Its own id, and those of all below it. */
  readonly ids: readonly number[];
  /** How many products it has, with those of all below it. */
  readonly total: number;
  /** The colors and sizes that these products have, the commonest of each category. */
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

type Row = Pick<
  typeof productCategories.$inferSelect,
  'id' | 'slug' | 'name' | 'parentId' | 'productTotal' | 'colors' | 'sizes'
>;

/** A category and all below it, one after the other. Where categories are above each other in a circle, it ends. */
function nodesFrom(row: Row, rows: readonly Row[], above: readonly Row[]): CategoryNode[] {
  const path = [...above, row];
  const children = rows.filter(({ id, parentId }) => parentId === row.id && !path.some((one) => one.id === id));
  const direct = children.map((child) => nodesFrom(child, rows, path));
  const tops = direct.flatMap(([top]) => top ?? []);
  const own: CategoryNode = {
    id: row.id,
    slug: row.slug,
    name: row.name,
    parent: above.at(-1)?.slug ?? null,
    ids: [row.id, ...tops.flatMap(({ ids }) => ids)],
    total: tops.reduce((sum, { total }) => sum + total, row.productTotal),
    colors: [...new Set([row, ...tops].flatMap(({ colors }) => colors))],
    sizes: [...new Set([row, ...tops].flatMap(({ sizes }) => sizes))],
  };
  return [own, ...direct.flat()];
}

/** All categories, each followed by those below it. A shop has some tens of them. */
export async function readCategoryTree({ database }: ReadContext): Promise<CategoryNode[]> {
  const { id, slug, name, parentId, productTotal, colors, sizes, position } = productCategories;
  const rows = await database
    .select({ id, slug, name, parentId, productTotal, colors, sizes })
    .from(productCategories)
    .orderBy(asc(position), asc(id));
  return rows.filter((row) => row.parentId === null).flatMap((row) => nodesFrom(row, rows, []));
}
