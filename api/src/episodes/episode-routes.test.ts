import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { episodeSchema, programCardSchema, programSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { packageFolder } from '../server/package-folder.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const read = async (id: number) => episodeSchema.parse((await app().get(`/api/episodes/${id}?lang=en`)).body);
/** The file at an address, whose revision names no folder. */
const fileOf = (url: string) =>
  join(packageFolder, '../demo/media', url.replace('/media/demo/', '').replace(/~[0-9a-f]{8}/, ''));

async function firstSeries() {
  const { items } = pageOf(programCardSchema).parse((await app().get('/api/programs?kind=series&pageSize=1')).body);
  return programSchema.parse((await app().get(`/api/programs/${items[0]?.id ?? 0}`)).body);
}

describe('episodes', () => {
  it('Visitor watches a series from the first episode to the last by "next"', async () => {
    const series = await firstSeries();
    const watched: number[] = [];
    for (let id: number | undefined = series.firstEpisodeId; id !== undefined; id = (await read(id)).next?.id)
      watched.push(id);
    expect(watched).toEqual(series.seasons.flatMap(({ episodes }) => episodes.map((episode) => episode.id)));
    const last = await read(watched.at(-1) ?? 0);
    expect(last.previous?.id).toBe(watched.at(-2));
    expect(last.season).toMatchObject({ number: 3 });
    expect((await read(series.firstEpisodeId)).previous).toBeNull();
  });

  it('Neighbors in a season show different clips, and every clip is there', async () => {
    const series = await firstSeries();
    const clips: string[] = [];
    for (const { id } of series.seasons[0]?.episodes ?? []) {
      const { playback } = await read(id);
      expect(playback.isDemoClip).toBe(true);
      for (const url of [playback.manifestUrl, playback.posterUrl, playback.trickplayUrl])
        expect(existsSync(fileOf(url)), url).toBe(true);
      clips.push(playback.manifestUrl);
    }
    expect(new Set(clips).size).toBe(4);
  });

  it('The program without a film has a manifest that does not exist', async () => {
    const missing = programSchema.parse((await app().get('/api/programs/127')).body);
    const { playback } = await read(missing.firstEpisodeId);
    expect(playback.manifestUrl).toBe('/media/demo/missing-reel/master.m3u8');
    expect(existsSync(fileOf(playback.manifestUrl))).toBe(false);
  });

  it('Visitor is told that an episode does not exist', async () => {
    expect(await app().get('/api/episodes/999999999')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
