import type { Picture } from '@sahra/shared/schemas/common';
import type { UploadedPicture } from '@sahra/shared/schemas/media';
import type { ProductPicture } from '@sahra/shared/schemas/shop';
import type { products } from '../database/shop-tables.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

type Pictured = Pick<typeof products.$inferSelect, 'slug' | 'pictureColor' | 'pictures'>;

/** The pictures of a product's page: those that were uploaded, which show no one color, before those that are drawn. */
export function galleryOf(
  context: ReadContext,
  { slug, pictureColor, pictures }: Pictured,
  uploads: readonly UploadedPicture[] = [],
): ProductPicture[] {
  const uploaded = uploads.map(({ alternative, ...picture }): ProductPicture => ({
    ...{ picture, color: '', view: 'front' },
    ...(alternative && { alternative }),
  }));
  if (uploaded.length === 0 && pictures.length === 0)
    return [{ picture: pictureOf(context, 'product', slug, pictureColor), color: '', view: 'front' }];
  const drawn = pictures.map(({ name, ground, color, view }): ProductPicture => ({
    picture: pictureOf(context, 'product', name, ground),
    ...{ color, view },
  }));
  return [...uploaded, ...drawn];
}

/** The picture of a product in a color, for lists; without one of that color it is the product's. */
export function pictureInColor(context: ReadContext, product: Pictured, color: string): Picture {
  const own = product.pictures.find((picture) => picture.color === color && picture.view === 'front');
  return pictureOf(context, 'product', own?.name ?? product.slug, own?.ground ?? product.pictureColor);
}
