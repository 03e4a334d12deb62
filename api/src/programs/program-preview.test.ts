import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const previewOf = async (id: number | string) => (await app().get(`/api/programs/${id}/preview`)).body;

/** The id of a program, and where its own first episode plays. */
async function find(slug: string): Promise<{ id: number; manifest_url: string }> {
  const { rows } = await app().testDatabase.pool.query<{ id: number; manifest_url: string }>(
    `select programs.id, clips.manifest_url from programs join episodes on episodes.id = programs.first_episode_id
     join clips on clips.id = episodes.clip_id where programs.slug = $1`,
    [slug],
  );
  return rows[0] ?? { id: 0, manifest_url: '' };
}

it('A card plays the trailer of its program, and a trailer plays itself', async () => {
  const [series, trailer] = await Promise.all([find('burullus'), find('burullus-trailer')]);
  expect(await previewOf(series.id)).toEqual({ manifestUrl: trailer.manifest_url });
  expect(await previewOf(trailer.id)).toEqual({ manifestUrl: trailer.manifest_url });
});

it('A card of a free film without a trailer plays how it begins', async () => {
  const { rows } = await app().testDatabase.pool.query<{ slug: string }>(
    `select slug from programs as film where kind = 'movie' and access = 'free' and is_listed
     and not exists (select from programs where about_program_id = film.id) order by id limit 1`,
  );
  const film = await find(rows[0]?.slug ?? '');
  expect(await previewOf(film.id)).toEqual({ manifestUrl: film.manifest_url });
});

it('Nothing plays of what is not free, unless it has a trailer, nor of what is not there', async () => {
  const gated = await find('cotton');
  const withTrailer = await find('delta-2090');
  expect(await previewOf(gated.id)).toEqual({ manifestUrl: null });
  expect(await previewOf(withTrailer.id)).toEqual({ manifestUrl: expect.stringContaining('/media/demo/') });
  expect(await previewOf(999_999)).toEqual({ manifestUrl: null });
});

it.each(['0', '-1', 'x', '4294967296'])('A program %s that cannot be is refused', async (id) => {
  expect((await app().get(`/api/programs/${id}/preview`)).status).toBe(400);
});
