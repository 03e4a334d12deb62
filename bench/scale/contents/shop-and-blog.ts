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

/** What the blog says in Arabic and English, a few texts a day, the oldest first. */
export const makePosts = (
  random: Random,
  count: number,
  of: Pick<SeedContents, 'posts' | 'authors' | 'postCategories' | 'tags' | 'programs' | 'products'>,
): SeedContents['posts'] =>
  Array.from({ length: count }, (_, index) => {
    const [model, title, excerpt] = [random.one(of.posts), titleOf(random), sentence(random)];
    const paragraphs = Array.from({ length: random.between(3, 6) }, () => paragraph(random, 4));
    const slug = slugOf(title, index);
    const publishedAt = new Date(today - (count - index) * (day / 4));
    return {
      ...model,
      ...{ slug, publishedAt },
      author: random.popular(slugsOf(of.authors)),
      categories: random.somePopular(slugsOf(of.postCategories), random.between(1, 2)),
      tags: random.somePopular(slugsOf(of.tags), random.between(1, 4)),
      programs: random.somePopular(slugsOf(of.programs), random.between(0, 2)),
      products: random.somePopular(slugsOf(of.products), random.between(0, 1)),
      translations: (['ar', 'en'] as const).map((language) => {
        const { quote, link } = model.translations.find((translation) => translation.language === language) ?? {};
        return {
          ...{ language, slug, state: 'published' as const, publishedAt, quote, link },
          ...{ title: title[language], excerpt: excerpt[language] },
          blocks: paragraphs.map((each) => ({ kind: 'paragraph' as const, text: [{ text: each[language] }] })),
        };
      }),
    };
  });
