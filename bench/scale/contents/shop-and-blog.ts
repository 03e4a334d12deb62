import type { SeedContents } from '../../../api/src/seed/contents.ts';
import type { Random } from './random.ts';
import { paragraph, qualities, sentence, slugOf, titleOf } from './words.ts';

const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
const day = 24 * 60 * 60 * 1000;
const today = Date.UTC(2026, 10, 1);

/** Things of the shop: each of the kinds that the demo has, under other names. */
export const makeProducts = (
  random: Random,
  count: number,
  { products, tags }: Pick<SeedContents, 'products' | 'tags'>,
): SeedContents['products'] =>
  Array.from({ length: count }, (_, index) => {
    const model = random.one(products);
    const [quality, title] = [random.one(qualities), titleOf(random)];
    const name = {
      ar: `${model.name.ar} ${quality.ar} · ${title.ar}`,
      en: `${quality.en} ${model.name.en} · ${title.en}`,
    };
    return {
      ...model,
      // Made of its colors and sizes, at its own price.
      variants: undefined,
      pictures: [],
      slug: slugOf(name, index),
      sku: `BIG-${String(index).padStart(6, '0')}`,
      name,
      description: paragraph(random, 2),
      price: random.between(50, 3000) * 100,
      compareAtPrice: null,
      stockQuantity: random.between(0, 200),
      rating: random.between(20, 50) / 10,
      reviewCount: random.between(0, 400),
      soldCount: random.between(0, 5000),
      addedOn: new Date(today - random.between(0, 2000) * day).toISOString().slice(0, 10),
      tags: random.somePopular(slugsOf(tags), random.between(1, 3)),
    };
  });

/** What the blog says, a few texts a day. */
export const makePosts = (
  random: Random,
  count: number,
  { posts, authors, postCategories, tags }: Pick<SeedContents, 'posts' | 'authors' | 'postCategories' | 'tags'>,
): SeedContents['posts'] =>
  Array.from({ length: count }, (_, index) => {
    const title = titleOf(random);
    const body = Array.from({ length: random.between(3, 6) }, () => paragraph(random, 4));
    return {
      ...random.one(posts),
      slug: slugOf(title, index),
      title,
      excerpt: sentence(random),
      body: { ar: body.map(({ ar }) => ar), en: body.map(({ en }) => en) },
      author: random.popular(slugsOf(authors)),
      categories: random.somePopular(slugsOf(postCategories), random.between(1, 2)),
      tags: random.somePopular(slugsOf(tags), random.between(1, 4)),
      publishedAt: new Date(today - index * (day / 4)),
    };
  });
