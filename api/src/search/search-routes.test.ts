import { searchAnswerSchema, type SearchHit } from '@sahra/shared/schemas/search';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { searchWordCounts } from '../database/search-tables.ts';
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

  it('Everything that can be found comes in groups, that with the best hit first, with true totals', async () => {
    const { groups, totalOfAll, isRelaxed, filters } = await search('burullus mug');
    expect(groups.map(({ area }) => area)).toEqual(['shop']);
    expect({ totalOfAll, isRelaxed, filters }).toEqual({ totalOfAll: 1, isRelaxed: false, filters: [] });
    const cairo = await search('cairo');
    for (const { area, total, types } of cairo.groups) {
      expect(types.reduce((sum, type) => sum + type.total, 0)).toBe(total);
      expect((await search('cairo', `&area=${area}&pageSize=1`)).total).toBe(total);
    }
    const streaming = cairo.groups.find(({ area }) => area === 'streaming');
    expect(streaming?.types.map(({ type }) => type).sort()).toEqual(['episode', 'person', 'program']);
  });

  it.each([
    ['streaming', 'genre', 'cairo'],
    ['streaming', 'year', 'cairo'],
    ['streaming', 'type', 'cairo'],
    ['shop', 'category', 'night'],
    ['shop', 'price', 'night'],
    ['blog', 'tag', 'film'],
  ])('Visitor narrows hits of %s by %s, and sees as many as it said', async (area, name, q) => {
    const { filters } = await search(q, `&area=${area}`);
    const option = filters.find((filter) => filter.name === name)?.options[0];
    const narrowed = await search(q, `&area=${area}&${name}=${option?.value}`);
    expect(narrowed.total).toBe(option?.count);
    expect(narrowed.items).toHaveLength(Math.min(narrowed.total, 24));
    // What else there is can still be chosen.
    const again = narrowed.filters.find((filter) => filter.name === name);
    expect(again).toEqual(filters.find((filter) => filter.name === name));
  });

  it('A genre that is asked for is the one that is shown, and leads', async () => {
    const { items } = await search('comedy', '&type=program');
    const programs = items.flatMap((hit) => (hit.type === 'program' ? [hit.program] : []));
    expect(programs.map(({ genres }) => genres[0]?.slug)).toEqual(items.map(() => 'comedy'));
    for (const { id } of programs.slice(0, 3))
      expect((await app().get(`/api/programs/${id}`)).body).toHaveProperty('genres.0.slug', 'comedy');
  });

  it('Where nothing has all words, what has most of them is shown, and that is said', async () => {
    expect(await search('burullus spaceship')).toMatchObject({ isRelaxed: true, suggestion: null });
    expect((await search('zzqqxx wwvvkk')).groups).toEqual([]);
  });

  it.each([
    ['burulus', 'Burullus'],
    ['hgfvgs', 'البرلس'],
    ['φαρμακιο', 'φαρμακείο'],
  ])('Visitor who types %s reads that %s was looked for', async (typed, meant) => {
    expect(await search(typed)).toMatchObject({ query: meant, suggestion: { query: meant, isApplied: true } });
  });

  it('Releases from before areas go on reading programs and people', async () => {
    const { items, total } = await search('sahra');
    expect(items.filter(({ type }) => type !== 'program' && type !== 'person')).toEqual([]);
    expect(items).toHaveLength(total);
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

  it('An answer says whether all of it was counted', async () => {
    const { groups } = await search('cairo');
    expect(groups.map(({ isMore }) => isMore)).toEqual(groups.map(() => false));
    const { database } = app().testDatabase;
    await database.update(searchWordCounts).set({ entries: 60, heads: 60 }).where(eq(searchWordCounts.word, 'cairo'));
    const crowded = await search('cairo');
    expect(crowded.groups.map(({ total, isMore }) => [total, isMore])).toEqual(
      crowded.groups.map(({ types }) => [60 * types.length, true]),
    );
  });
});
