import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRevision } from '@sahra/shared/server/folder-revision';
import { describe, expect, it } from 'vitest';
import { readCatalog } from './catalog/files.ts';

const root = join(import.meta.dirname, '..');
const filmsIn = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const [free, gated] = [filmsIn('media'), filmsIn('gated')];

it.each(free)('the film %s has the revision of its files in its address', async (film) => {
  const clip = readCatalog().clips.find(({ id }) => film === `media/${id}`);
  expect(clip?.revision).toBe(await folderRevision(join(root, film)));
});

describe.each([...free, ...gated])('the film %s', (film) => {
  const read = (file: string) => readFileSync(join(root, film, file), 'utf8');
  const master = read('master.m3u8').split('\n');
  const linesOf = (tag: string) => master.filter((line) => line.startsWith(tag));

  it('names everything relatively: where its folder is signed, all of it is', () => {
    const names = ['master.m3u8', ...linesOf('#EXT-X-STREAM-INF').map((line) => master[master.indexOf(line) + 1] ?? '')]
      .flatMap((file) => [...read(file).matchAll(/URI="([^"]+)"|^([^#\s].*)$/gm)])
      .map(([, address, line]) => address ?? line);
    const pictures = [...read('trickplay.vtt').matchAll(/^(\S+)#xywh/gm)].map(([, name]) => name);
    expect([names.length > 10, pictures.length > 10]).toEqual([true, true]);
    for (const name of [...names, ...pictures]) expect(name).toMatch(/^[\w-]+\.\w+$/);
  });

  it('says of each audio track how many channels it has, and lets players choose by language', () => {
    const tracks = linesOf('#EXT-X-MEDIA:TYPE=AUDIO');
    expect(tracks.length).toBeGreaterThan(0);
    for (const track of tracks) expect(track).toMatch(/AUTOSELECT=YES,CHANNELS="1"/);
    expect(tracks.filter((track) => track.includes('DEFAULT=YES'))).toHaveLength(1);
  });

  it('shows subtitles to nobody who did not ask for them', () => {
    const tracks = linesOf('#EXT-X-MEDIA:TYPE=SUBTITLES');
    expect(tracks).toHaveLength(2);
    for (const track of tracks) expect(track).toContain('DEFAULT=NO,AUTOSELECT=YES');
  });

  it('can be begun at each segment', () => {
    expect(master[2]).toBe('#EXT-X-INDEPENDENT-SEGMENTS');
  });

  it('has an I-frame for each segment of each rendition, at its beginning', () => {
    const lists = linesOf('#EXT-X-I-FRAME-STREAM-INF').map((line) => /URI="([^"]+)"/.exec(line)?.[1] ?? '');
    expect(lists).toHaveLength(linesOf('#EXT-X-STREAM-INF').length);
    const rangesOf = (list: string) =>
      [...read(list).matchAll(/^#EXT-X-BYTERANGE:(\d+)@(\d+)$/gm)].map(([, size, start]) => [
        Number(size),
        Number(start),
      ]);
    for (const list of lists) {
      const [frames, segments] = [rangesOf(list), rangesOf(list.replace('-i-frames', ''))];
      expect(frames.map(([, start]) => start)).toEqual(segments.map(([, start]) => start));
      frames.forEach(([size = 0], index) => expect(size).toBeLessThan(segments[index]?.[0] ?? 0));
    }
  });
});
