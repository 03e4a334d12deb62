import { programCardSchema, programSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { newProgramsSchema } from '@sahra/shared/schemas/new-programs';
import { describe, expect, it } from 'vitest';
import { testRevision, useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const page = pageOf(programCardSchema);
const readProgram = async (id: number, lang = 'ar') =>
  programSchema.parse((await app().get(`/api/programs/${id}?lang=${lang}`)).body);

describe('programs', () => {
  it('Visitor opens a film: one season with one episode, its people and what is like it', async () => {
    const film = await readProgram(1);
    expect(film).toMatchObject({
      kind: 'movie',
      title: 'سراج باب زويلة',
      seasonCount: 1,
      durationMinutes: 128,
      synopsisLanguage: 'ar',
    });
    expect(film.seasons.map(({ episodes }) => episodes.map(({ id }) => id))).toEqual([[film.firstEpisodeId]]);
    expect(film.cast.length).toBeGreaterThanOrEqual(4);
    expect(film.directors.length).toBeGreaterThanOrEqual(1);
    expect(film.related).toHaveLength(12);
    expect(film.related.map(({ id }) => id)).not.toContain(film.id);
    expect(film.poster.src).toBe(`/media/art/${testRevision}/poster/lamp-of-bab-zuweila`);
    expect(film.poster.color).toMatch(/^#[0-9a-f]{6}$/i);
  });

  it('Visitor opens a series: three seasons of four episodes of 45 minutes', async () => {
    const { items } = page.parse((await app().get('/api/programs?kind=series&pageSize=1')).body);
    const series = await readProgram(items[0]?.id ?? 0);
    expect(
      series.seasons.map(({ number, episodes }) => [number, episodes.map((episode) => episode.durationMinutes)]),
    ).toEqual([
      [1, [45, 45, 45, 45]],
      [2, [45, 45, 45, 45]],
      [3, [45, 45, 45, 45]],
    ]);
    expect(series.firstEpisodeId).toBe(series.seasons[0]?.episodes[0]?.id);
  });

  it('Visitor finds the videos about a series on its page, those that the list of them begins with', async () => {
    const { videoCount, videos } = await readProgram(120);
    const listed = page.parse((await app().get('/api/programs/120/videos?lang=ar&pageSize=12')).body);
    expect(videoCount).toBe(2);
    expect(videos).toEqual(listed.items);
    expect(videos[0]?.videoType).toBe('trailer');
    expect((await readProgram(1)).videos).toEqual([]);
  });

  it('Greek visitor reads the title in Greek and the synopsis, which is not translated, in English', async () => {
    const film = await readProgram(1, 'gr');
    expect(film.title).toBe('Το λυχνάρι της Μπαμπ Ζουέιλα');
    expect(film.synopsisLanguage).toBe('en');
    expect(film.synopsis).toMatch(/^In the winter of 1919/);
    expect(film.categories[0]?.name).toBe('Ιστορίες του Καΐρου');
  });

  it.each([
    ['?kind=series', 35],
    ['?kind=movie', 91],
    ['', 126],
  ])('Visitor lists programs%s', async (query, total) => {
    expect(page.parse((await app().get(`/api/programs${query}`)).body).total).toBe(total);
  });

  it('Visitor lists the films of a genre with a tag, and only those', async () => {
    const { items } = page.parse(
      (await app().get('/api/programs?kind=movie&genre=musical&tag=cairo&pageSize=60')).body,
    );
    expect(items.length).toBeGreaterThan(0);
    for (const program of items) {
      expect(program.kind).toBe('movie');
      expect(program.genres.map(({ slug }) => slug)).toContain('musical');
      expect((await readProgram(program.id)).tags.map(({ slug }) => slug)).toContain('cairo');
    }
  });

  it('Visitor lists the programs of their list, one that is not listed too; what does not exist is not there', async () => {
    const idsOf = async (ids: string) =>
      page
        .parse((await app().get(`/api/programs?ids=${ids}`)).body)
        .items.map(({ id }) => id)
        .sort((a, b) => a - b);
    expect([await idsOf('127,3,7,3'), await idsOf('7,999999,4294967296'), await idsOf('4294967296')]).toEqual([
      [3, 7, 127],
      [7],
      [],
    ]);
  });

  it.each(['', 'a', '3,', '3;7', '-3', '3,7%20', "3'", Array.from({ length: 61 }, (_, index) => index + 1).join(',')])(
    'A list of ids that is none, %s, is refused',
    async (ids) => {
      expect(await app().get(`/api/programs?ids=${ids}`)).toMatchObject({
        status: 400,
        body: { fields: { ids: 'must be 1 to 60 ids, separated by commas' } },
      });
    },
  );

  it('Reader of a feed gets the thirty newest films and series, none of which is hidden, and no video', async () => {
    const all = newProgramsSchema.parse((await app().get('/api/programs/new?lang=de')).body);
    expect(all).toHaveLength(30);
    const dates = all.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const { rows } = await app().testDatabase.pool.query<{ id: number }>(
      "select id from programs where is_listed and kind <> 'video' order by published_at desc, id limit 30",
    );
    expect(all.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(all[0]?.genres.length).toBeGreaterThan(0);
  });

  it('Visitor of an unknown genre sees an empty list', async () => {
    expect(page.parse((await app().get('/api/programs?genre=opera')).body)).toMatchObject({ items: [], total: 0 });
  });

  it('The program without a film opens by its address and is in no list', async () => {
    const missing = await readProgram(127, 'en');
    expect(missing.title).toBe('The Missing Reel');
    const { items } = page.parse((await app().get('/api/programs?genre=documentary&pageSize=60')).body);
    expect(items.map(({ id }) => id)).not.toContain(127);
    const { body } = await app().get('/api/search?q=missing%20reel&lang=en');
    expect(JSON.stringify(body)).not.toContain('The Missing Reel');
  });
});
