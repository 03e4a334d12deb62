import { readContents as readDemo } from '../../demo/src/demo.ts';
import type { SeedContents } from '../../api/src/seed/contents.ts';
import { makePeople, makePrograms, makeTags } from './contents/catalog.ts';
import { createRandom } from './contents/random.ts';
import { makePosts, makeProducts } from './contents/shop-and-blog.ts';

/** How much there is besides the demo. */
export interface Size {
  readonly programs: number;
  /** About so many, in all programs together. */
  readonly episodes: number;
  readonly people: number;
  readonly tags: number;
  readonly products: number;
  readonly posts: number;
}

/** What a site has after years. */
export const large: Size = {
  programs: 10_000,
  episodes: 200_000,
  people: 5_000,
  tags: 300,
  products: 10_000,
  posts: 10_000,
};

/** The demo, and after it invented contents of that size: the same ones each time. */
export function contentsOf(size: Size): SeedContents {
  const demo = readDemo();
  // Each noun has chance of its own: more of one changes nothing of the others.
  const tags = [...demo.tags, ...makeTags(createRandom(1), size.tags)];
  const people = [...demo.people, ...makePeople(createRandom(2), size.people)];
  const { genres, categories, clips } = demo;
  return {
    ...demo,
    tags,
    people,
    programs: [...demo.programs, ...makePrograms(createRandom(3), size, { genres, tags, categories, people, clips })],
    products: [...demo.products, ...makeProducts(createRandom(4), size.products, { products: demo.products, tags })],
    posts: [...demo.posts, ...makePosts(createRandom(5), size.posts, { ...demo, tags })],
  };
}

// As the api loads it by its address: `DEMO_MODULE=bench/scale/large-contents.ts`.

export const readContents = (): SeedContents => contentsOf(large);
/** Only what the demo has is drawn. */
export { drawPicture } from '../../demo/src/demo.ts';
