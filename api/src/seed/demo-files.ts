import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { packageFolder } from '../server/package-folder.ts';
import { StartError } from '../server/settings.ts';
import * as files from './demo-schemas.ts';

const folder = join(packageFolder, '..', 'demo', 'catalog');

function read<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const path = join(folder, name);
  if (!existsSync(path)) throw new StartError(`The demo data are not complete: ${path} is missing`);
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const places = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`demo/${name} is not as it must be. ${places.join('; ')}`);
}

const readPrograms = () =>
  readdirSync(join(folder, 'programs'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => read(join('programs', name), files.programFile));

/** Everything that the demo catalog is made of, in the order of the files. */
export const readDemo = () => ({
  categories: read('categories.json', files.categoryFile),
  genres: read('genres.json', files.genreFile),
  tags: read('tags.json', files.namedFile),
  people: read('people.json', files.personFile),
  programs: readPrograms(),
  clips: read('clips.json', files.clipFile),
  slider: read('slider.json', files.sliderFile),
  topTen: read('top-ten.json', files.topTenFile),
  productCategories: read('product-categories.json', files.namedFile),
  products: read('products.json', files.productFile),
  postCategories: read('post-categories.json', files.namedFile),
  authors: read('authors.json', files.authorFile),
  posts: read('posts.json', files.postFile),
});
export type Demo = ReturnType<typeof readDemo>;
export type DemoProgram = Demo['programs'][number];
