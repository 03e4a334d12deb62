import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import * as files from './file-schemas.ts';
import { missingReel } from './missing-reel.ts';
import { type CatalogPost, postFile } from './post-file.ts';

/** The sources lie deeper than the bundle: what is beside both is found from the folder of the package. */
function findFolder(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!readdirSync(folder).includes('package.json')) folder = dirname(folder);
  return join(folder, name);
}
const findCatalog = () => findFolder('catalog');

/** Where films lie that are not free: what the gateway gives to everyone is in `media`. */
export const gatedFolder = findFolder('gated');
/** Where the files lie that the shop sells, by what products call them. */
export const downloadFolder = findFolder('downloads');

function read<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const result = schema.safeParse(JSON.parse(readFileSync(join(findCatalog(), name), 'utf8')));
  if (result.success) return result.data;
  const places = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`demo/catalog/${name} is not as it must be. ${places.join('; ')}`);
}

const readPrograms = () =>
  readdirSync(join(findCatalog(), 'programs'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => read(join('programs', name), files.programFile));

/** The oldest first, so that their ids follow upon each other as those of later posts do. */
function readPosts(): CatalogPost[] {
  const names = readdirSync(join(findCatalog(), 'posts')).filter((name) => name.endsWith('.json'));
  const posts = names.map((name) => {
    const post = read(join('posts', name), postFile);
    if (name !== `${post.slug}.json`) throw new Error(`demo/catalog/posts/${name} is called "${post.slug}" in itself`);
    return post;
  });
  const timeOf = ({ publishedAt }: CatalogPost) => Date.parse(publishedAt);
  return posts.sort((a, b) => timeOf(a) - timeOf(b) || (a.slug < b.slug ? -1 : 1));
}

/** Everything that the files say, in their order. The program that is missing on purpose comes last. */
export const readCatalog = () => ({
  categories: read('categories.json', files.categoryFile),
  genres: read('genres.json', files.genreFile),
  tags: read('tags.json', files.namedFile),
  people: read('people.json', files.personFile),
  programs: [...readPrograms(), missingReel],
  videos: read('videos.json', files.videoFile),
  access: read('access.json', files.accessFile),
  clips: read('clips.json', files.clipFile),
  clipMarks: read('clip-marks.json', files.clipMarksFile),
  recordings: read('recordings.json', files.recordingFile),
  slider: read('slider.json', files.sliderFile),
  topTen: read('top-ten.json', files.topTenFile),
  productCategories: read('product-categories.json', files.productCategoryFile),
  products: read('products.json', files.productFile),
  postCategories: read('post-categories.json', files.namedFile),
  authors: read('authors.json', files.authorFile),
  posts: readPosts(),
  contributions: read('contributions.json', files.contributionFile),
  coupons: read('coupons.json', files.couponFile),
});
export type Catalog = ReturnType<typeof readCatalog>;
export type CatalogPerson = Catalog['people'][number];
