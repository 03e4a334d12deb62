import type { SeedContents } from '../seed/contents.ts';
import { testContents } from './test-demo.ts';

/** Some programs, three products and two posts of the demo, with everything that they name. */
export async function smallContents(places = [0, 1, 2, 3]): Promise<SeedContents> {
  const demo = await testContents();
  const programs = demo.programs.filter((_, index) => places.includes(index));
  const people = new Set(programs.flatMap(({ directors, cast }) => [...directors, ...cast]));
  return {
    ...demo,
    programs,
    people: demo.people.filter(({ slug }) => people.has(slug)),
    slider: programs.slice(0, 2).map(({ slug }) => ({ program: slug, kicker: { ar: 'الليلة', en: 'Tonight' } })),
    topTen: programs.map(({ slug }) => slug),
    products: demo.products.slice(5, 8),
    posts: demo.posts.slice(0, 2),
  };
}
