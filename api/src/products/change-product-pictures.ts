import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { media } from '../database/media-tables.ts';
import { productUploads } from '../database/product-upload-tables.ts';
import { found, notFound } from '../server/http/api-failure.ts';
import { changeHeld, type Saving } from './held-product.ts';

const action = 'change-product-pictures';

/** Shows one more upload of the admin's own, after those that are there. */
export const addProductPicture = (database: Database, saving: Saving, mediaId: number): Promise<void> =>
  changeHeld(database, saving, async (tx) => {
    const isTheirs = and(eq(media.id, mediaId), eq(media.ownerId, saving.admin.id), eq(media.use, 'product'));
    const [upload] = await tx.select({ id: media.id }).from(media).where(isTheirs).for('no key update');
    found(upload, 'picture');
    const { productId } = saving;
    const [last] = await tx
      .select({ position: max(productUploads.position) })
      .from(productUploads)
      .where(eq(productUploads.productId, productId));
    const [added] = await tx
      .insert(productUploads)
      .values({ mediaId, productId, position: (last?.position ?? 0) + 1 })
      .onConflictDoNothing()
      .returning({ id: productUploads.mediaId });
    if (!added) throw notFound('picture');
    return { action, details: { added: String(mediaId) } };
  });

/** Takes a picture away from a product, and with it the upload. */
export const removeProductPicture = (database: Database, saving: Saving, mediaId: number): Promise<void> =>
  changeHeld(database, saving, async (tx) => {
    const [removed] = await tx
      .delete(productUploads)
      .where(and(eq(productUploads.mediaId, mediaId), eq(productUploads.productId, saving.productId)))
      .returning({ id: productUploads.mediaId });
    await tx.delete(media).where(eq(media.id, found(removed, 'picture').id));
    return { action, details: { removed: String(mediaId) } };
  });
