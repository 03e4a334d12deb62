import { type ProductView, productViews } from '@sahra/shared/schemas/shop';
import type { CatalogProduct } from '../catalog/file-schemas.ts';

export interface ProductPicture {
  readonly name: string;
  /** Empty where it comes in one only. */
  readonly color: string;
  readonly view: ProductView;
}

/** The pictures of a product, of its first color first: `mug`, `mug.nile.detail`, `mug.nile.use`, `mug.night` and so on. */
export function picturesOf({ slug, colors }: Pick<CatalogProduct, 'slug' | 'colors'>): ProductPicture[] {
  const named = colors.length > 0 ? colors : [''];
  return named.flatMap((color, index) =>
    productViews.map((view) => {
      const ofView = view === 'front' ? '' : view;
      const parts = [slug, index === 0 && !ofView ? '' : color, ofView];
      return { name: parts.filter(Boolean).join('.'), color, view };
    }),
  );
}
