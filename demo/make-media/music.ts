import { randomFrom } from './draw.ts';
import type { Tune } from './film.ts';

export const SAMPLE_RATE = 44_100;

const frequency = (tune: Tune, step: number): number => {
  const octave = Math.floor(step / tune.scale.length);
  const cents = tune.scale[step - octave * tune.scale.length] ?? 0;
  return tune.root * 2 ** (octave + cents / 1200);
};

/** A plucked string (Karplus and Strong): noise in a loop that loses its brightness. */
export function pluck(into: Float32Array, start: number, pitch: number, loudness: number, random: () => number): void {
  const size = Math.round(SAMPLE_RATE / pitch);
  const string = Float32Array.from({ length: size }, () => random() * 2 - 1);
  let before = 0;
  const length = Math.min(SAMPLE_RATE * 2.4, into.length - start);
  for (let i = 0; i < length; i += 1) {
    const at = i % size;
    const sample = string[at] ?? 0;
    const softer = (sample + before) * 0.498;
    before = sample;
    string[at] = softer;
    into[start + i] = (into[start + i] ?? 0) + softer * loudness;
  }
}

/** The music of a film in [-1, 1], mono: a drone that breathes and a melody that wanders through the maqam. */
export function music(tune: Tune, seconds: number): Float32Array {
  const random = randomFrom(tune.seed);
  const sound = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / SAMPLE_RATE;
    const breath = 0.6 + 0.4 * Math.sin(t * 0.9 + tune.seed);
    const tone = (ratio: number) => Math.sin(2 * Math.PI * tune.root * ratio * t);
    sound[i] = 0.05 * breath * (tone(0.5) + 0.6 * tone(0.75) + 0.35 * tone(1.001));
  }
  let step = tune.scale.length;
  for (let at = 0.6; at < seconds - 2.6; at += tune.beat * (random() < 0.25 ? 0.5 : random() < 0.3 ? 2 : 1)) {
    step += Math.round((random() - 0.5) * 4);
    if (step < 2) step += 3;
    if (step > tune.scale.length * 2) step -= 4;
    pluck(sound, Math.round(at * SAMPLE_RATE), frequency(tune, step), 0.24 + random() * 0.14, random);
    if (random() < 0.2) pluck(sound, Math.round(at * SAMPLE_RATE), frequency(tune, 0), 0.2, random);
  }
  return withRoom(sound, seconds);
}

/** Three quiet echoes, and silence at both ends. */
function withRoom(dry: Float32Array, seconds: number): Float32Array {
  const wet = Float32Array.from(dry);
  for (const [delay, share] of [
    [0.11, 0.3],
    [0.23, 0.22],
    [0.37, 0.14],
  ] as const) {
    const offset = Math.round(delay * SAMPLE_RATE);
    for (let i = offset; i < wet.length; i += 1) wet[i] = (wet[i] ?? 0) + (dry[i - offset] ?? 0) * share;
  }
  return wet.map((sample, i) => {
    const t = i / SAMPLE_RATE;
    return sample * Math.min(1, t / 0.8, Math.max(0, (seconds - t) / 2));
  });
}
