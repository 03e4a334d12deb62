import { languageCodes } from '@sahra/shared/i18n/languages';
import { productRefusals } from '@sahra/shared/form-rules/product-form';
import type { NewProduct, ProductChange } from '@sahra/shared/schemas/managed-products';
import { eq, inArray, max, ne, sql } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import { lockContents, writeTheirs } from '../contents/write-contents.ts';
import { programs, tags } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import type { Localized } from '../database/localized.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { invalidRequest } from '../server/http/api-failure.ts';
import { asWritten, changeHeld, refusal, requireFreeSku, type Saving } from './held-product.ts';
import { productKind } from './product-contents.ts';

/** The ground of a product without pictures. */
const NO_PICTURE_COLOR = '#2a2438';

type Texts = ProductChange['name'];

/** Only what is written: where a language has no text, another one's is shown. */
const writtenIn = (texts: Texts): Localized => ({
  ...Object.fromEntries(languageCodes.flatMap((code) => (texts[code] ? [[code, texts[code]] as const] : []))),
  ar: texts.ar,
});

/** The columns of what an admin typed; what it refers to is there, or is said at its field. */
async function columnsOf(
  tx: Transaction,
  { sku, name, description, category, taxClass, weightGrams, file, ...named }: Omit<ProductChange, 'revision'>,
) {
  const wantedTags = [...new Set(named.tags)];
  const [inCategory] = await tx
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(eq(productCategories.slug, category));
  const [program] = await tx
    .select({ id: programs.id })
    .from(programs)
    .where(eq(programs.slug, named.program ?? ''));
  const known = await tx.select({ slug: tags.slug }).from(tags).where(inArray(tags.slug, wantedTags));
  const [sold] = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.file, file ?? ''))
    .limit(1);
  const problems = {
    ...(!inCategory && { category: 'is no category' }),
    ...(named.program !== null && !program && { program: 'is no film or series' }),
    ...(known.length < wantedTags.length && { tags: 'is no tag' }),
    ...(file !== null && !sold && { file: 'is no file that is sold' }),
  };
  if (!inCategory || Object.keys(problems).length > 0) throw invalidRequest(problems);
  return {
    ...{ sku, taxClass, weightGrams, file, categoryId: inCategory.id, programId: program?.id ?? null },
    ...{ name: writtenIn(name), description: writtenIn(description), tags: wantedTags },
  };
}

/** Saves what a product is, if it still is as it was read. */
export const changeProduct = (database: Database, saving: Saving, change: ProductChange): Promise<void> =>
  changeHeld(database, saving, async (tx, { product, variants }) => {
    await requireFreeSku(tx, change.sku, product.id, ne(productVariants.productId, product.id));
    const columns = await columnsOf(tx, change);
    return { action: 'change-product', written: { ...product, ...columns, variants: variants.map(asWritten) } };
  });

/** Makes a product with one variant, of which there are none yet; returns its id. */
export const createProduct = (
  database: Database,
  admin: Actor & { id: string },
  { slug, color, size, price, compareAtPrice, ...fields }: NewProduct,
): Promise<number> =>
  database.transaction(async (tx) => {
    await lockContents(tx);
    const [other] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
    if (other) throw refusal(productRefusals.slugTaken, 'Another product has this address', { slug: 'is taken' });
    await requireFreeSku(tx, fields.sku, 0, sql`true`);
    const columns = await columnsOf(tx, fields);
    const [last] = await tx.select({ position: max(products.position) }).from(products);
    const { sku, weightGrams } = columns;
    const [id = 0] = await writeTheirs(tx, productKind, [
      {
        ...columns,
        ...{ slug, price, compareAtPrice, position: (last?.position ?? 0) + 1 },
        ...{ rating: 0, reviewCount: 0, soldCount: 0, addedOn: new Date().toISOString().slice(0, 10) },
        ...{ colors: [], sizes: [], shape: '', motif: '', pictureColor: NO_PICTURE_COLOR },
        variants: [{ sku, color, size, price, compareAtPrice, weightGrams, stockQuantity: 0 }],
      },
    ]);
    await recordAction(tx, { admin, action: 'create-product', target: `product:${slug}` });
    return id;
  });
