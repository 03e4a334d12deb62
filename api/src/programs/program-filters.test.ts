import { type ProgramCard, programCardSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const read = async (query: string) =>
  pageOf(programCardSchema).parse((await app().get(`/api/programs?lang=en&pageSize=60&${query}`)).body);

/** Every film and series. */
const readAll = async () =>
  (await Promise.all([1, 2, 3].map((page) => read(`page=${page}`)))).flatMap(({ items }) => items);

const hasGenre = (program: ProgramCard, ...slugs: string[]) => program.genres.some(({ slug }) => slugs.includes(slug));

it.each<[string, (program: ProgramCard) => boolean]>([
  ['kind=video', ({ kind }) => kind === 'video'],
  ['videoType=interview', ({ videoType }) => videoType === 'interview'],
  ['genre=comedy,horror', (program) => hasGenre(program, 'comedy', 'horror')],
  ['yearFrom=1960&yearTo=1969', ({ year }) => year >= 1960 && year <= 1969],
  ['length=short', ({ durationMinutes }) => durationMinutes < 90],
  ['length=medium', ({ durationMinutes }) => durationMinutes >= 90 && durationMinutes < 120],
  ['length=long', ({ durationMinutes }) => durationMinutes >= 120],
  ['access=subscriber', ({ access }) => access === 'subscriber'],
  ['maturity=7', ({ maturity }) => ['all', '7'].includes(maturity)],
])('Visitor narrows programs to %s', async (query, fits) => {
  const { items, total } = await read(query);
  expect(total).toBeGreaterThan(0);
  expect(items.filter((program) => !fits(program))).toEqual([]);
  if (!query.includes('video')) expect((await readAll()).filter(fits)).toHaveLength(total);
});

it.each<[string, (one: ProgramCard, next: ProgramCard) => boolean]>([
  ['rating', (one, next) => one.rating >= next.rating],
  ['year', (one, next) => one.year >= next.year],
])('Visitor has programs in the order of %s', async (sort, isInOrder) => {
  const { items } = await read(`sort=${sort}`);
  const next = items.slice(1);
  expect(next.filter((program, at) => !isInOrder(items[at] ?? program, program))).toEqual([]);
});

it.each([
  ['kind=opera', 'kind'],
  ['videoType=opera', 'videoType'],
  ['genre=a%20b', 'genre'],
  ['yearFrom=soon', 'yearFrom'],
  ['yearTo=19', 'yearTo'],
  ['language=Arabic', 'language'],
  ['length=endless', 'length'],
  ['access=everybody', 'access'],
  ['maturity=99', 'maturity'],
  ['sort=random', 'sort'],
])('%s is refused, and the answer names the field', async (query, field) => {
  const { status, body } = await app().get(`/api/programs?${query}`);
  expect([status, body]).toMatchObject([400, { fields: { [field]: expect.anything() } }]);
});
