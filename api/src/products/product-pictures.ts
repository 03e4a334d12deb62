import type { Picture } from '@sahra/shared/schemas/common';
import type { ProductPicture } from '@sahra/shared/schemas/shop';
import type { products } from '../database/shop-tables.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

type Pictured = Pick<typeof products.$inferSelect, 'slug' | 'pictureColor' | 'pictures'>;

/** The pictures of a product's page. */
export function galleryOf(context: ReadContext, { slug, pictureColor, pictures }: Pictured): ProductPicture[] {
  if (pictures.length === 0)
    return [{ picture: pictureOf(context, 'product', slug, pictureColor), color: '', view: 'front' }];
  return pictures.map(({ name, ground, color, view }) => ({
    picture: pictureOf(context, 'product', name, ground),
    ...{ color, view },
  }));
}

/** The picture of a product in a color, for lists; without one of that color it is the product's. */
export function pictureInColor(context: ReadContext, product: Pictured, color: string): Picture {
  const own = product.pictures.find((picture) => picture.color === color && picture.view === 'front');
  return pictureOf(context, 'product', own?.name ?? product.slug, own?.ground ?? product.pictureColor);
}
