import { searchAnswerSchema, type SearchHit } from '@sahra/shared/schemas/search';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

function nameOf(hit: SearchHit): string {
  switch (hit.type) {
    case 'program':
      return hit.program.title;
    case 'person':
      return hit.person.name;
    case 'episode':
      return hit.episode.title;
    case 'product':
      return hit.product.name;
    case 'post':
      return hit.post.title;
  }
}

async function search(q: string, more = '') {
  const { body } = await app().get(`/api/search?q=${encodeURIComponent(q)}&lang=en${more}`);
  const answer = searchAnswerSchema.parse(body);
  return { ...answer, names: answer.items.map(nameOf) };
}

describe('search', () => {
  it.each([
    ['احمد', 'أحمد'],
    ['موسيقي', 'موسيقى'],
    ['القاهره', 'قاهرة'],
    ['Φουάτ', 'φουατ'],
    ['ΛΥΧΝΑΡΙ', 'λυχνάρι'],
  ])('Visitor who types %s finds the same as with %s', async (typed, meant) => {
    const found = await search(typed);
    expect(found.total).toBeGreaterThan(0);
    expect(found.groups).toEqual((await search(meant)).groups);
  });

  it.each([
    ['سراج', 'The Lamp of Bab Zuweila'],
    ['zuweila lamp', 'The Lamp of Bab Zuweila'],
    ['reverberes', 'The Lamp of Bab Zuweila'],
    ['Aufzug', 'Fifth Floor, No Elevator'],
    ['nadine hal', 'Nadine Halawani'],
    ['نادين الحلواني', 'Nadine Halawani'],
  ])('Visitor who types %s finds %s', async (typed, name) => {
    expect((await search(typed)).names).toContain(name);
  });

  it.each([
    ['zuwela lampe', 'The Lamp of Bab Zuweila'],
    ['halawany', 'Nadine Halawani'],
    ['الحلوني', 'Nadine Halawani'],
  ])('Visitor who mistypes %s finds %s all the same', async (typed, name) => {
    expect((await search(typed)).names).toContain(name);
  });

  it('A hit in the title comes before hits in the text', async () => {
    expect((await search('elevator')).names.slice(0, 3).every((name) => /elevator/i.test(name))).toBe(true);
  });

  it.each([["'); drop table programs; --"], ['a & b | !c:*'], ['%_\\'], ['😀'], ['ـــ']])(
    'Nothing breaks when somebody searches for %s',
    async (typed) => {
      expect((await app().get(`/api/search?q=${encodeURIComponent(typed)}`)).status).toBe(200);
    },
  );

  it('Visitor turns the pages of what was found', async () => {
    const first = await search('cairo', '&pageSize=5');
    const second = await search('cairo', '&pageSize=5&page=2');
    expect(second.total).toBe(first.total);
    expect(first.names.filter((name) => second.names.includes(name))).toEqual([]);
    expect(await search('cairo', '&page=500')).toMatchObject({ items: [], total: first.total });
  });

  it.each([[''], ['?q='], ['?q=%20%20'], [`?q=${'a'.repeat(101)}`]])(
    'A search without a usable word (%s) is refused',
    async (query) => {
      expect(await app().get(`/api/search${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', fields: { q: expect.any(String) } },
      });
    },
  );
});
