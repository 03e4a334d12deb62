import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { ManagedProduct, productChoicesSchema } from '@sahra/shared/schemas/managed-products';
import type { Product } from '@sahra/shared/schemas/shop';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { programs, tags } from '../database/catalog-tables.ts';
import { type Localized, selectText, textIn } from '../database/localized.ts';
import { hasAllTerms } from '../database/search-terms.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listProductCards } from './product-cards.ts';
import { type CategoryNode, readCategoryTree } from './product-category-tree.ts';
import { readUploads } from './product-uploads.ts';

/** Products of which each word is found in one variant: in a name or an item number. */
function isMeant(q: string): SQL | undefined {
  const isVariantMeant = hasAllTerms(productVariants.searchText, q);
  return (
    isVariantMeant &&
    sql`${products.id} in (select ${productVariants.productId} from ${productVariants} where ${isVariantMeant})`
  );
}

/** A page of what the shop sells, what was changed last first. */
export async function listManagedProducts(
  context: ReadContext,
  { q, category, ...query }: PageQuery & { q: string; category?: string | undefined },
  language: LanguageCode,
): Promise<Page<Product>> {
  const { database } = context;
  const { limit, offset } = limitOf(query);
  const tree = category === undefined ? [] : await readCategoryTree(context);
  const isInCategory =
    category === undefined
      ? undefined
      : inArray(products.categoryId, [...(tree.find(({ slug }) => slug === category)?.ids ?? [])]);
  const meant = and(isInCategory, isMeant(q));
  const [rows, [counted]] = await Promise.all([
    database
      .select({ id: products.id })
      .from(products)
      .where(meant)
      .orderBy(desc(products.updatedAt), desc(products.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(products).where(meant),
  ]);
  const ids = rows.map(({ id }) => id);
  return toPage(await listProductCards(context, ids, language), counted?.total ?? 0, query);
}

function depthOf(tree: readonly CategoryNode[], node: CategoryNode): number {
  const parent = tree.find(({ slug }) => slug === node.parent);
  return parent ? depthOf(tree, parent) + 1 : 0;
}

/** What a product can be given: categories, tags, and files that are sold already. */
export async function readProductChoices(
  context: ReadContext,
  language: LanguageCode,
): Promise<z.infer<typeof productChoicesSchema>> {
  const { database } = context;
  const [tree, tagRows, files] = await Promise.all([
    readCategoryTree(context),
    database
      .select({ slug: tags.slug, name: selectText(tags.name, language) })
      .from(tags)
      .orderBy(asc(tags.position)),
    database
      .selectDistinct({ file: products.file })
      .from(products)
      .where(isNotNull(products.file))
      .orderBy(asc(products.file)),
  ]);
  return {
    categories: tree.map((node) => ({
      slug: node.slug,
      name: textIn(node.name, language),
      depth: depthOf(tree, node),
    })),
    tags: tagRows,
    files: files.flatMap(({ file }) => file ?? []),
  };
}

const allLanguages = ({ ar, en = '', de = '', fr = '', gr = '' }: Localized) => ({ ar, en, de, fr, gr });

/** A product with everything that can be changed of it. */
export async function readManagedProduct({ database }: ReadContext, id: number): Promise<ManagedProduct> {
  const [rows, variants, pictures] = await Promise.all([
    database
      .select({ product: products, program: programs.slug })
      .from(products)
      .leftJoin(programs, eq(programs.id, products.programId))
      .where(eq(products.id, id)),
    database
      .select()
      .from(productVariants)
      .where(and(eq(productVariants.productId, id), productVariants.isOffered))
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
    readUploads(database, [id]),
  ]);
  const { product, program } = found(rows[0], 'product');
  const tree = await readCategoryTree({ database, pictureRevision: '' });
  const { slug, sku, taxClass, weightGrams, file, currency } = product;
  return {
    ...{ id, slug, sku, taxClass, weightGrams, file, currency, program },
    revision: product.updatedAt.toISOString(),
    name: allLanguages(product.name),
    description: allLanguages(product.description),
    category: found(
      tree.find((node) => node.id === product.categoryId),
      'category',
    ).slug,
    tags: product.tags,
    variants: variants.map((variant) => ({
      ...{ id: variant.id, sku: variant.sku, color: variant.color, size: variant.size, price: variant.price },
      ...{ compareAtPrice: variant.compareAtPrice, weightGrams: variant.weightGrams, stock: variant.stockQuantity },
    })),
    pictures: pictures.map(({ mediaId, picture }) => ({ mediaId, picture })),
  };
}
