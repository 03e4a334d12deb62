import { execFileSync } from 'node:child_process';
import type { Film } from './film.ts';
import { SAMPLE_RATE } from './music.ts';

const voices = { ar: ['-v', 'ar', '-s', '142', '-p', '38'], en: ['-v', 'en-gb', '-s', '150', '-p', '40'] } as const;

/** Speaks a sentence with espeak-ng; mono samples at our rate. */
function speak(text: string, language: 'ar' | 'en'): Float32Array {
  const wav = execFileSync('espeak-ng', [...voices[language], '--stdout', text], { maxBuffer: 1 << 26 });
  const rate = wav.readUInt32LE(24);
  const spoken = new Int16Array((wav.length - 44) >> 1).map((_, i) => wav.readInt16LE(44 + i * 2));
  const samples = spoken.subarray(0, spoken.findLastIndex((sample) => Math.abs(sample) > 300) + rate / 10);
  return Float32Array.from({ length: Math.floor((samples.length * SAMPLE_RATE) / rate) }, (_, i) => {
    const at = (i * rate) / SAMPLE_RATE;
    const [low, share] = [Math.floor(at), at % 1];
    return ((samples[low] ?? 0) * (1 - share) + (samples[low + 1] ?? 0) * share) / 32_768;
  });
}

/** The film's sound in one language: its music, quieter while the narrator speaks. */
export function narrated(film: Film, language: 'ar' | 'en', score: Float32Array): Float32Array {
  const sound = Float32Array.from(score);
  for (const line of film.lines) {
    const voice = speak((language === 'ar' ? line.spoken : line.en).replaceAll('- ', ''), language);
    const room = line.until - line.at;
    if (voice.length / SAMPLE_RATE > room) {
      throw new Error(
        `${film.id} ${language}: ${(voice.length / SAMPLE_RATE).toFixed(1)} s of speech in ${room.toFixed(1)} s: ${line.en}`,
      );
    }
    const start = Math.round(line.at * SAMPLE_RATE);
    const fade = SAMPLE_RATE / 3;
    for (let i = -fade; i < voice.length + fade; i += 1) {
      const away = Math.max(0, -i, i - voice.length) / fade;
      const at = Math.round(start + i);
      sound[at] = (score[at] ?? 0) * (0.4 + 0.6 * away) + (voice[i] ?? 0) * 0.75;
    }
  }
  return sound;
}

/** A mono 16-bit WAV file. */
export function wavFile(sound: Float32Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + sound.length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(sound.length * 2, 40);
  const body = Int16Array.from(sound, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
  return Buffer.concat([head, Buffer.from(body.buffer)]);
}
