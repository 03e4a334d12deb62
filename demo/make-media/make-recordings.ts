/**
 * Plays the recordings of the posts into ../recordings, as long as the posts say, and describes them in ../catalog/recordings.json.
 * Only needed to change them: the results are committed. Needs ffmpeg 5.1 or later with libmp3lame.
 * Run `npx tsx make-media/make-recordings.ts [four-hundred-silences …]` in demo/.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileRevision } from '@sahra/shared/server/folder-revision';
import { readCatalog } from '../src/catalog/files.ts';
import { wavFile } from './narration.ts';
import { sandstorm } from './recordings/a-sandstorm-from-a-bag-of-rice.ts';
import { oneMinute } from './recordings/everything-a-post-can-hold.ts';
import { fiveStrings } from './recordings/five-strings-of-telephone-wire.ts';
import { fourHundredSilences } from './recordings/four-hundred-silences.ts';
import type { Recording } from './recordings/recording.ts';
import { faded, mixed, silence, type Sound } from './recordings/sound.ts';
import { theHorn } from './recordings/the-horn-in-minute-sixty-two.ts';

const recordings = [fourHundredSilences, fiveStrings, sandstorm, oneMinute, theHorn];
const out = join(import.meta.dirname, '..', 'recordings');

/** What a post says of the recording that it plays. */
function blockOf(name: string) {
  const blocks = readCatalog().posts.flatMap(({ translations }) =>
    Object.values(translations).flatMap((each) => each.blocks),
  );
  const found = blocks.find((block) => block.kind === 'audio' && block.file === `${name}.mp3`);
  if (found?.kind !== 'audio') throw new Error(`No post plays ${name}.mp3`);
  return found;
}

function sound({ name, chapters, ground }: Recording): Sound {
  const { seconds, chapters: starts } = blockOf(name);
  if (starts.length !== chapters.length)
    throw new Error(`${name} has ${chapters.length} chapters, in the post ${starts.length}`);
  const parts = chapters.map((chapter, index) => {
    const [from = 0, to = seconds] = [starts[index]?.seconds, starts[index + 1]?.seconds];
    return [faded(chapter(to - from), 0.25), from] as const;
  });
  return mixed(ground?.(seconds) ?? silence(seconds), ...parts);
}

/** How loud a file is as a whole, in LUFS. */
function loudnessOf(file: string): number {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostdin', '-i', file, '-af', 'ebur128', '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  const measured = /I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(stderr)?.[1];
  if (measured === undefined) throw new Error(`How loud ${file} is cannot be measured`);
  return Number(measured);
}

function make(recording: Recording): void {
  const work = mkdtempSync(join(tmpdir(), 'recording-'));
  const whole = sound(recording);
  const loudest = whole.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  writeFileSync(join(work, 'whole.wav'), wavFile(whole.map((sample) => (sample / loudest) * 0.9)));
  const gain = recording.loudness - loudnessOf(join(work, 'whole.wav'));
  execFileSync(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-nostdin', '-i', join(work, 'whole.wav')],
      // Peaks are held below -3 dB: the encoder goes over them.
      ...['-af', `volume=${gain.toFixed(2)}dB,alimiter=limit=0.71:level=false`],
      ...['-c:a', 'libmp3lame', '-b:a', '64k', '-ac', '1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
      join(out, `${recording.name}.mp3`),
    ],
    { stdio: 'inherit' },
  );
  rmSync(work, { recursive: true });
}

mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
for (const recording of recordings) {
  if (wanted.length > 0 && !wanted.includes(recording.name)) continue;
  make(recording);
  console.log(recording.name);
}
const described = readdirSync(out)
  .sort()
  .map((file) => ({ file, revision: fileRevision(readFileSync(join(out, file))) }));
writeFileSync(join(out, '..', 'catalog', 'recordings.json'), `${JSON.stringify(described, null, 2)}\n`);
