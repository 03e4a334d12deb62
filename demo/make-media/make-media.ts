/**
 * Draws, scores, narrates and encodes the demo films into ../media and describes them in ../catalog/clips.json.
 * Only needed to change the films: the results are committed. Needs ffmpeg 5.1 or later and espeak-ng. Run `npx tsx make-media/make-media.ts [clip-1 …]` in demo/.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderRevision } from '@sahra/shared/server/folder-revision';
import type { Film } from './film.ts';
import { films } from './films.ts';
import { fixMaster } from './fix-master.ts';
import { music } from './music.ts';
import { narrated, wavFile } from './narration.ts';
import { picture } from './picture.ts';
import { subtitlePlaylist, subtitles, trickplay } from './texts.ts';

const here = import.meta.dirname;
const framesPerSecond = 24;

/** Draws every frame into a lossless file. */
async function drawFrames(film: Film, file: string): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      '1280x720',
      '-r',
      String(framesPerSecond),
      '-i',
      '-',
      '-c:v',
      'ffv1',
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < film.seconds * framesPerSecond; frame += 1) {
    if (!ffmpeg.stdin.write(picture(film, frame / framesPerSecond))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} while drawing ${film.id}`);
}

async function make(film: Film): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), `${film.id}-`));
  const out = join(here, '..', 'media', film.id);
  const score = music(film.tune, film.seconds);
  for (const language of film.audio)
    writeFileSync(join(work, `${language}.wav`), wavFile(narrated(film, language, score)));
  await drawFrames(film, join(work, 'picture.mkv'));
  execFileSync(join(here, 'encode.sh'), [work, out, String(film.seconds), String(film.posterAt), ...film.audio], {
    stdio: 'inherit',
  });
  for (const language of ['ar', 'en'] as const) {
    writeFileSync(join(out, `subs-${language}.vtt`), subtitles(film, language));
    writeFileSync(join(out, `subs-${language}.m3u8`), subtitlePlaylist(film, language));
  }
  writeFileSync(join(out, 'trickplay.vtt'), trickplay(film));
  fixMaster(out, framesPerSecond);
  rmSync(work, { recursive: true });
}

const wanted = process.argv.slice(2);
for (const film of films) {
  if (wanted.length > 0 && !wanted.includes(film.id)) continue;
  await make(film);
  console.log(`${film.id} ${film.title.en}`);
}
const clips = await Promise.all(
  films.map(async ({ id, title, seconds, audio }) => ({
    id,
    title,
    durationSeconds: seconds,
    audio,
    subtitles: ['ar', 'en'],
    revision: await folderRevision(join(here, '..', 'media', id)),
  })),
);
writeFileSync(join(here, '..', 'catalog', 'clips.json'), `${JSON.stringify(clips, null, 2)}\n`);
