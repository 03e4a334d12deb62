import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileRevision } from '@sahra/shared/server/folder-revision';
import { describe, expect, it } from 'vitest';
import { readCatalog } from './catalog/files.ts';

const folder = join(import.meta.dirname, '..', 'recordings');
const { posts, recordings } = readCatalog();
const played = posts.flatMap(({ translations }) =>
  Object.values(translations).flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'audio')),
);
const blocksOf = (file: string) => played.filter((block) => block.file === file);

const rates = [44_100, 48_000, 32_000];
const kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** How long an MP3 file plays, in seconds, and how many channels it has: each frame of MPEG 1, layer III, has 1152 samples. */
function probe(bytes: Buffer): { seconds: number; channels: number } {
  const tag = bytes.toString('latin1', 0, 3) === 'ID3';
  let at = tag ? 10 + [6, 7, 8, 9].reduce((size, index) => size * 128 + bytes.readUInt8(index), 0) : 0;
  let [seconds, channels] = [0, 0];
  while (at + 4 <= bytes.length) {
    const head = bytes.readUInt32BE(at);
    if (head >>> 17 !== 0b111_1111_1111_1101) throw new Error(`There is no frame at byte ${at}`);
    const [rate = 0, bits = 0] = [rates[(head >>> 10) & 3], kilobits[(head >>> 12) & 15]];
    // The first frame only says what is in the others.
    if (channels > 0) seconds += 1152 / rate;
    channels = ((head >>> 6) & 3) === 3 ? 1 : 2;
    at += Math.floor((144_000 * bits) / rate) + ((head >>> 9) & 1);
  }
  return { seconds, channels };
}

it('Each recording that was made is played by a post, and each that is played was made', () => {
  const made = readdirSync(folder).sort();
  expect(recordings.map(({ file }) => file)).toEqual(made);
  expect([...new Set(played.map(({ file }) => file))].sort()).toEqual(made);
});

describe.each(recordings)('The recording $file', ({ file, revision }) => {
  const bytes = readFileSync(join(folder, file));

  it('has the revision of its bytes in its address', () => {
    expect(fileRevision(bytes)).toBe(revision);
  });

  it('is as long as each language of its post says, and small', () => {
    const { seconds, channels } = probe(bytes);
    expect(blocksOf(file).length).toBeGreaterThanOrEqual(2);
    for (const block of blocksOf(file)) expect(Math.abs(block.seconds - seconds)).toBeLessThan(0.5);
    expect(channels).toBe(1);
    expect(bytes.length / seconds).toBeLessThan(8_100);
  });

  it('has the same chapters in each language, one after the other, from the beginning', () => {
    const [first = [], ...others] = blocksOf(file).map(({ chapters }) => chapters.map((chapter) => chapter.seconds));
    for (const starts of others) expect(starts).toEqual(first);
    expect(first[0]).toBe(0);
    expect(first).toEqual([...first].sort((a, b) => a - b));
  });
});
