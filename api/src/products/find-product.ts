import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProductDetail } from '@sahra/shared/schemas/shop';
import { asc, eq, inArray } from 'drizzle-orm';
import { tags } from '../database/catalog-tables.ts';
import { pickText, textIn } from '../database/localized.ts';
import { products } from '../database/shop-tables.ts';
import { listCards } from '../programs/program-cards.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listProductCards } from './product-cards.ts';
import { type CategoryNode, readCategoryTree } from './product-category-tree.ts';
import { galleryOf } from './product-pictures.ts';
import { readUploads } from './product-uploads.ts';
import { listVariants } from './product-variant-repository.ts';
import { findRelatedIds } from './related-products.ts';

/** A category after those above it. */
function pathTo(tree: readonly CategoryNode[], slug: string): CategoryNode[] {
  const node = tree.find((one) => one.slug === slug);
  if (!node) return [];
  return node.parent === null ? [node] : [...pathTo(tree, node.parent), node];
}

/** The product with this slug, with what its page shows. */
export async function findProduct(
  context: ReadContext,
  slug: string,
  language: LanguageCode,
): Promise<ProductDetail | undefined> {
  const { database } = context;
  const [own] = await database.select().from(products).where(eq(products.slug, slug));
  if (!own) return undefined;
  const [[product, ...related], variants, tree, named, [program], uploads] = await Promise.all([
    findRelatedIds(context, own).then((ids) => listProductCards(context, [own.id, ...ids], language)),
    listVariants(database, own),
    readCategoryTree(context),
    database
      .select({ slug: tags.slug, name: tags.name })
      .from(tags)
      .where(inArray(tags.slug, own.tags))
      .orderBy(asc(tags.position)),
    listCards(context, own.programId === null ? [] : [own.programId], language),
    readUploads(database, [own.id]),
  ]);
  if (!product) return undefined;
  const { text, language: contentLanguage } = pickText(own.description, language);
  return {
    ...product,
    variants,
    isDigital: own.file !== null,
    categories: pathTo(tree, product.category.slug).map((node) => ({
      slug: node.slug,
      name: textIn(node.name, language),
    })),
    pictures: galleryOf(
      context,
      own,
      uploads.map(({ picture }) => picture),
    ),
    description: text,
    contentLanguage,
    weightGrams: own.weightGrams,
    tags: named.map((tag) => ({ slug: tag.slug, name: textIn(tag.name, language) })),
    program: program ?? null,
    related,
  };
}
