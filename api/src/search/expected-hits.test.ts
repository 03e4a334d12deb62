import { searchAnswerSchema, type SearchHit } from '@sahra/shared/schemas/search';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postTranslations } from '../database/blog-tables.ts';
import { categories, categoryPrograms, episodes, programs } from '../database/catalog-tables.ts';
import { people } from '../database/people-tables.ts';
import { products } from '../database/shop-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { expectedHits } from './testing/expected-hits.ts';

const app = useTestApp();
const plain = (name: string) => name.replaceAll('’', "'");
const keyOf = ({ type, ...thing }: SearchHit): string => `${type} ${Object.values(thing)[0]?.id}`;

/** `program 7` by `program Burullus`. */
const keys = new Map<string, string>();
const members = new Map<string, Set<string>>();
beforeAll(async () => {
  const { database } = app().testDatabase;
  const named = {
    program: await database.select({ id: programs.id, name: programs.title }).from(programs),
    episode: await database.select({ id: episodes.id, name: episodes.title }).from(episodes),
    person: await database.select({ id: people.id, name: people.name }).from(people),
    product: await database.select({ id: products.id, name: products.name }).from(products),
    post: (await database.select().from(postTranslations).where(eq(postTranslations.language, 'en'))).map(
      ({ postId, title }) => ({ id: postId, name: { en: title } }),
    ),
  };
  for (const [type, rows] of Object.entries(named))
    for (const { id, name } of rows) keys.set(plain(`${type} ${name.en}`), `${type} ${id}`);
  const placed = await database
    .select({ slug: categories.slug, id: categoryPrograms.programId })
    .from(categoryPrograms)
    .innerJoin(categories, and(eq(categories.id, categoryPrograms.categoryId)));
  for (const { slug, id } of placed) members.set(slug, (members.get(slug) ?? new Set()).add(`program ${id}`));
});

/** Whether a hit is what `kind series, genre crime` says. */
const fits = (hit: SearchHit, rule: string): boolean =>
  hit.type === 'program' &&
  rule.split(', ').every((part) => {
    const [name, value = ''] = part.split(' ');
    if (name === 'kind') return hit.program.kind === value;
    if (name === 'year') return hit.program.year === Number(value);
    if (name === 'genre') return hit.program.genres[0]?.slug === value;
    return members.get(value)?.has(keyOf(hit)) === true;
  });

async function isMet(typed: string, wanted: string, among: number, language: string): Promise<boolean> {
  const { body } = await app().get(`/api/search?q=${encodeURIComponent(typed)}&lang=${language}`);
  const hits = searchAnswerSchema.parse(body).groups.flatMap((group) => group.hits);
  if (/^(kind|genre|year|category) /.test(wanted)) {
    const first = hits.slice(0, wanted.startsWith('year') ? 2 : 3);
    return first.length > 0 && first.every((hit) => fits(hit, wanted));
  }
  const found = wanted.split('|').map((name) => {
    const key = keys.get(plain(name));
    if (!key) throw new Error(`There is no ${name}`);
    return key;
  });
  return hits.slice(0, among).some((hit) => found.includes(keyOf(hit)));
}

it('What people type leads to what they mean', async () => {
  const missed: string[] = [];
  const scores: string[] = [];
  for (const { name, language, queries } of expectedHits) {
    let met = 0;
    for (const [typed, wanted, among = 1] of queries) {
      if (await isMet(typed, wanted, among, language)) met += 1;
      else missed.push(`${typed} → ${wanted}`);
    }
    scores.push(`${name} ${met}/${queries.length}`);
  }
  console.info(scores.join(', '));
  expect(missed).toEqual([]);
});
