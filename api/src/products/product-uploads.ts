import type { UploadedPicture } from '@sahra/shared/schemas/media';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { media } from '../database/media-tables.ts';
import { productUploads } from '../database/product-upload-tables.ts';
import { toPicture } from '../uploads/media-repository.ts';

export interface ProductUpload {
  readonly productId: number;
  readonly mediaId: number;
  readonly picture: UploadedPicture;
}

/** What admins uploaded for these products, in its order. */
export async function readUploads(
  database: Database | Transaction,
  productIds: readonly number[],
): Promise<ProductUpload[]> {
  if (productIds.length === 0) return [];
  const rows = await database
    .select({ productId: productUploads.productId, media })
    .from(productUploads)
    .innerJoin(media, eq(media.id, productUploads.mediaId))
    .where(inArray(productUploads.productId, [...productIds]))
    .orderBy(asc(productUploads.position), asc(productUploads.mediaId));
  return rows.map((row) => ({ productId: row.productId, mediaId: row.media.id, picture: toPicture(row.media) }));
}
