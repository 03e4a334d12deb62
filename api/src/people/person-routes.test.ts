import { personCardSchema, personSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('people', () => {
  it('Visitor reads all people, page by page', async () => {
    const { items, total } = pageOf(personCardSchema).parse((await app().get('/api/people?pageSize=60')).body);
    expect(items).toHaveLength(60);
    expect(total).toBe(72);
  });

  it('Visitor opens a person: life, and the programs, the newest first', async () => {
    const person = personSchema.parse((await app().get('/api/people/1?lang=en')).body);
    expect(person).toMatchObject({ name: 'Nadine Halawani', birthday: '1986-03-14', birthPlace: 'Alexandria, Egypt' });
    const years = person.programs.map(({ year }) => year);
    expect(years.length).toBeGreaterThan(0);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  it('Every actor has a part somewhere', async () => {
    const { rows } = await app().testDatabase.pool.query(
      "select slug from people where designation = 'acting' and id not in (select person_id from program_people)",
    );
    expect(rows).toEqual([]);
  });
});
