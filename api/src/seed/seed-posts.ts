import type { PostBlock } from '@sahra/shared/schemas/post-blocks';
import { authors, postCategories } from '../database/blog-tables.ts';
import { programs, tags } from '../database/catalog-tables.ts';
import { products } from '../database/shop-tables.ts';
import { type PostContents, postKind } from '../posts/post-contents.ts';
import type { SeedBlock, SeedContents } from './contents.ts';
import type { SeedItem, SeedKind } from './seed-kind.ts';
import type { SeedNames } from './seed-names.ts';

/**
 * The block as it is stored; none where what it plays is not there. Files name films in links by their slugs, addresses of pages by
 * their ids; where a film is not there, its link leads to the catalog.
 */
function storedBlock(block: SeedBlock, names: SeedNames, films: ReadonlySet<string>): PostBlock[] {
  const storedLink = (href: string) => {
    const slug = /^\/shows-details\/([^/?#]+)$/.exec(href)?.[1];
    if (slug === undefined) return href;
    const id = films.has(slug) ? names.find(programs, slug) : undefined;
    return id === undefined ? '/shows-details' : `/shows-details/${id}`;
  };
  const linked = JSON.parse(JSON.stringify(block), (key, value: unknown) =>
    key === 'href' && typeof value === 'string' ? storedLink(value) : value,
  ) as SeedBlock;
  if (!('episode' in linked)) return [linked];
  const { episode, ...rest } = linked;
  const episodeId = names.findEpisode(episode);
  return episodeId === undefined ? [] : [{ ...rest, episodeId }];
}

/** Slugs of all that plays in posts. */
const episodesIn = ({ posts }: SeedContents): string[] =>
  posts
    .flatMap(({ translations }) => translations.flatMap(({ blocks }) => blocks))
    .flatMap((block) => ('episode' in block ? [block.episode] : []));

function items(contents: SeedContents): SeedItem<PostContents>[] {
  const there = {
    programs: new Set(contents.programs.map(({ slug }) => slug)),
    products: new Set(contents.products.map(({ slug }) => slug)),
  };
  return contents.posts.map(({ author, categories, tags: tagged, programs: films, products: things, ...post }) => ({
    key: post.slug,
    item: (names, id) => {
      const authorId = names.find(authors, author);
      if (authorId === undefined) return undefined;
      return {
        ...post,
        ...{ id, authorId },
        categoryIds: names.findAll(postCategories, categories),
        tagIds: names.findAll(tags, tagged),
        programIds: names.findAll(
          programs,
          films.filter((slug) => there.programs.has(slug)),
        ),
        productIds: names.findAll(
          products,
          things.filter((slug) => there.products.has(slug)),
        ),
        translations: post.translations.map((translation) => ({
          ...translation,
          blocks: translation.blocks.flatMap((block) => storedBlock(block, names, there.programs)),
        })),
      };
    },
  }));
}

/** The posts of the files. They name films and products, which are written before them. */
export const seedPosts: SeedKind<PostContents> = {
  kind: postKind,
  items,
  prepare: (tx, contents, names) => names.readEpisodes(tx, episodesIn(contents)),
};
