/**
 * Draws the posters that the shop sells to print, and plays its soundtrack, into ../downloads, by the names that products give.
 * Only needed to change them: the results are committed. Needs ffmpeg with libmp3lame. Run `npx tsx make-media/make-downloads.ts` in demo/.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { drawArtwork } from '../src/artwork/artwork.ts';
import { artworkRequests } from '../src/artwork/requests.ts';
import { readCatalog, downloadFolder } from '../src/catalog/files.ts';
import type { Tune } from './film.ts';
import { music } from './music.ts';
import { wavFile } from './narration.ts';
import { pdfOf } from './pdf.ts';

/** As high as a sheet of A2, at 300 dots an inch. */
const paper = { width: 396, dots: 4677 };

async function makePoster(program: string, file: string): Promise<void> {
  const catalog = readCatalog();
  const request = artworkRequests(catalog).poster.get(program);
  if (!request) throw new Error(`There is no poster of ${program}`);
  const drawn = new Resvg(drawArtwork(request).svg, {
    fitTo: { mode: 'width', value: paper.dots },
    font: { loadSystemFonts: false },
  }).render();
  const { width, height } = drawn;
  const jpeg = await sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  const title = catalog.programs.find(({ slug }) => slug === program)?.title.ar ?? program;
  writeFileSync(file, pdfOf({ jpeg, width, height, paperWidth: paper.width, title }));
}

/** The last set: it opens in bayati, rises to rast, grieves in saba, and comes home more slowly. */
const set: readonly { tune: Tune; seconds: number }[] = [
  { tune: { root: 146.83, scale: [0, 150, 300, 500, 700, 800, 1000], beat: 0.62, seed: 71 }, seconds: 48 },
  { tune: { root: 196, scale: [0, 200, 350, 500, 700, 900, 1050], beat: 0.48, seed: 72 }, seconds: 44 },
  { tune: { root: 146.83, scale: [0, 150, 300, 400, 700, 800, 1000], beat: 0.74, seed: 73 }, seconds: 48 },
  { tune: { root: 130.81, scale: [0, 150, 300, 500, 700, 800, 1000], beat: 0.86, seed: 74 }, seconds: 40 },
];

function makeSoundtrack(title: string, file: string): void {
  const parts = set.map(({ tune, seconds }) => music(tune, seconds));
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  const work = mkdtempSync(join(tmpdir(), 'soundtrack-'));
  writeFileSync(join(work, 'set.wav'), wavFile(whole));
  const tags = ['-metadata', `title=${title}`, '-metadata', 'artist=Sahra', '-metadata', `album=${title}`];
  execFileSync(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-nostdin', '-i', join(work, 'set.wav')],
      ...['-c:a', 'libmp3lame', '-b:a', '96k', '-fflags', '+bitexact', '-flags:a', '+bitexact', ...tags, file],
    ],
    { stdio: 'inherit' },
  );
  rmSync(work, { recursive: true });
}

for (const { file, motif, name } of readCatalog().products) {
  if (!file) continue;
  const target = join(downloadFolder, file);
  mkdirSync(dirname(target), { recursive: true });
  if (file.endsWith('.pdf')) await makePoster(motif, target);
  else makeSoundtrack(name.ar, target);
  console.log(file);
}
