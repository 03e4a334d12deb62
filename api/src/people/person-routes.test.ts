import { personCardSchema, personSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { personLetterSchema } from '@sahra/shared/schemas/program-lists';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('people', () => {
  it('Visitor reads all people, page by page', async () => {
    const { items, total } = pageOf(personCardSchema).parse((await app().get('/api/people?pageSize=60')).body);
    expect(items).toHaveLength(60);
    expect(total).toBe(72);
  });

  it('Visitor goes through all people letter by letter, in their own alphabet', async () => {
    for (const [lang, first] of [
      ['ar', 'ا'],
      ['en', 'a'],
    ]) {
      const { body } = await app().get(`/api/people/letters?pageSize=60&lang=${lang}`);
      const letters = pageOf(personLetterSchema)
        .parse(body)
        .items.map(({ letter }) => letter);
      expect(letters[0]).toBe(first);
      expect(letters).toEqual([...new Set(letters)].toSorted());
      let found = 0;
      for (const letter of letters) {
        const page = await app().get(`/api/people?lang=${lang}&letter=${encodeURIComponent(letter)}`);
        found += pageOf(personCardSchema).parse(page.body).total;
      }
      expect(found).toBe(72);
    }
  });

  it('Visitor finds people by words, by what they do, and in an order', async () => {
    const read = async (query: string) =>
      pageOf(personCardSchema).parse((await app().get(`/api/people?lang=en&pageSize=60&${query}`)).body);
    expect((await read('q=nadi')).items.map(({ name }) => name)).toContain('Nadine Halawani');
    const directors = await read('designation=directing');
    expect(directors.items).toHaveLength(directors.total);
    expect(new Set(directors.items.map(({ designation }) => designation))).toEqual(new Set(['directing']));
    const names = (await read('sort=name')).items.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    for (const [query, field] of [
      ['letter=ab', 'letter'],
      ['designation=cook', 'designation'],
      ['sort=height', 'sort'],
    ])
      expect((await app().get(`/api/people?${query}`)).body).toMatchObject({
        fields: { [field ?? '']: expect.anything() },
      });
  });

  it('Visitor opens a person: life, and the programs, the newest first', async () => {
    const person = personSchema.parse((await app().get('/api/people/1?lang=en')).body);
    expect(person).toMatchObject({ name: 'Nadine Halawani', birthday: '1986-03-14', birthPlace: 'Alexandria, Egypt' });
    const years = person.programs.map(({ year }) => year);
    expect(years.length).toBeGreaterThan(0);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  it('Visitor reads in which language a biography is written', async () => {
    const language = async (lang: string) =>
      personSchema.parse((await app().get(`/api/people/1?lang=${lang}`)).body).biographyLanguage;
    expect([await language('ar'), await language('de')]).toEqual(['ar', 'en']);
  });

  it('Who is said to work with somebody often made two programs with them at least', async () => {
    const person = personSchema.parse((await app().get('/api/people/1')).body);
    const { rows } = await app().testDatabase.pool.query<{ id: number; together: number }>(
      `select other.person_id as id, count(distinct other.program_id)::int as together
       from program_people one join program_people other using (program_id) join programs on programs.id = program_id
       where one.person_id = 1 and other.person_id <> 1 and programs.is_listed group by 1 order by 2 desc, 1 limit 12`,
    );
    expect(person.worksWith.map(({ id }) => id)).toEqual(
      rows.filter(({ together }) => together > 1).map(({ id }) => id),
    );
  });

  it('Every actor has a part somewhere', async () => {
    const { rows } = await app().testDatabase.pool.query(
      "select slug from people where designation = 'acting' and id not in (select person_id from program_people)",
    );
    expect(rows).toEqual([]);
  });
});
