import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Product } from '@sahra/shared/schemas/shop';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { products } from '../database/shop-tables.ts';
import { placeWatched } from '../home/continue-watching.ts';
import { findCollected } from '../home/own-home-repository.ts';
import type { Viewer } from '../profiles/viewer.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listProductCards } from './product-cards.ts';

const SHOWN = 12;
/** Of what comes from these films so much is looked at. */
const LOOKED_AT = 200;

/** Things that are in stock from what a viewer watched, the latest first, then from what they want to watch. */
export async function listRecommendedProducts(
  context: ReadContext,
  viewer: Viewer,
  language: LanguageCode,
): Promise<Product[]> {
  const { watched, watchlist } = await findCollected(context, viewer);
  const placed = await placeWatched(context, watched);
  const programIds = [...new Set([...placed.map(({ programId }) => programId), ...watchlist])];
  if (programIds.length === 0) return [];
  const rows = await context.database
    .select({ id: products.id, programId: products.programId })
    .from(products)
    .where(and(inArray(products.programId, programIds), eq(products.inStock, true)))
    .orderBy(asc(products.position), asc(products.id))
    .limit(LOOKED_AT);
  const ids = programIds.flatMap((id) => rows.filter(({ programId }) => programId === id).map((row) => row.id));
  return listProductCards(context, ids.slice(0, SHOWN), language);
}
