import { SAMPLE_RATE } from '../music.ts';

/** Mono samples in [-1, 1] at `SAMPLE_RATE`. All times are seconds, all pitches hertz. */
export type Sound = Float32Array;
export type Random = () => number;

const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE);
export const secondsOf = (sound: Sound): number => sound.length / SAMPLE_RATE;

export const generate = (seconds: number, sampleAt: (time: number, index: number) => number): Sound =>
  Float32Array.from({ length: samples(seconds) }, (_, index) => sampleAt(index / SAMPLE_RATE, index));

export const silence = (seconds: number): Sound => new Float32Array(samples(seconds));

/** Everything at once, as long as the first. */
export function mixed(
  first: Sound,
  ...others: readonly (readonly [sound: Sound, at: number, loudness?: number])[]
): Sound {
  const all = Float32Array.from(first);
  for (const [sound, at, loudness = 1] of others) {
    const start = samples(at);
    const end = Math.min(sound.length, all.length - start);
    for (let i = Math.max(0, -start); i < end; i += 1)
      all[start + i] = (all[start + i] ?? 0) + (sound[i] ?? 0) * loudness;
  }
  return all;
}

export const shaped = (sound: Sound, loudnessAt: (time: number) => number): Sound =>
  sound.map((sample, index) => sample * loudnessAt(index / SAMPLE_RATE));

export const faded = (sound: Sound, from: number, to = from): Sound =>
  shaped(sound, (time) => Math.min(1, time / from, (secondsOf(sound) - time) / to));

export const noise = (seconds: number, random: Random): Sound => generate(seconds, () => random() * 2 - 1);

/** What is above a pitch fades, 12 dB an octave. */
export function lowPass(sound: Sound, hertz: number): Sound {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  let [first, second] = [0, 0];
  return sound.map((sample) => {
    first += share * (sample - first);
    second += share * (first - second);
    return second;
  });
}

export function highPass(sound: Sound, hertz: number): Sound {
  const low = lowPass(sound, hertz);
  return sound.map((sample, index) => sample - (low[index] ?? 0));
}

/** What is near a pitch, which may move; the larger `sharpness`, the nearer. (A state variable filter.) */
export function around(sound: Sound, hertz: number | ((time: number) => number), sharpness: number): Sound {
  let [low, band] = [0, 0];
  return sound.map((sample, index) => {
    const pitch = typeof hertz === 'number' ? hertz : hertz(index / SAMPLE_RATE);
    const step = 2 * Math.sin((Math.PI * Math.min(pitch, SAMPLE_RATE / 6)) / SAMPLE_RATE);
    low += step * band;
    band += step * (sample - low - band / sharpness);
    return band / sharpness;
  });
}

/** A number in [0, 1] that wanders: a new aim each `seconds`, smoothly. */
export function wandering(random: Random, seconds: number): (time: number) => number {
  const aims = Array.from({ length: 400 }, random);
  return (time) => {
    const at = Math.min(time / seconds, aims.length - 2);
    const share = at % 1;
    const [from = 0, to = 0] = aims.slice(Math.floor(at), Math.floor(at) + 2);
    return from + (to - from) * share * share * (3 - 2 * share);
  };
}

/** Times from 0 to `seconds`, `between` apart in the mean, each off by chance. */
export function moments(random: Random, seconds: number, between: number): number[] {
  const times: number[] = [];
  for (let at = between * random(); at < seconds; at += between * (0.4 + 1.2 * random())) times.push(at);
  return times;
}

/** A thing that is struck: it rings at its pitches, the higher ones shorter. `ring` is how long the lowest takes to be gone. */
export const struck = (pitches: readonly number[], ring: number): Sound =>
  generate(ring, (time) =>
    pitches.reduce((sum, pitch, index) => {
      const decay = Math.exp((-5 * time * (1 + index * 0.7)) / ring);
      return sum + (Math.sin(2 * Math.PI * pitch * time) * decay) / (index + 1.5);
    }, 0),
  );

/** A room round it: echoes that come back to themselves, each a little duller. `seconds` is how long they take to fade by 60 dB. */
export function inRoom(dry: Sound, seconds: number, share: number): Sound {
  const wet = new Float32Array(dry.length);
  for (const delay of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const size = samples(delay);
    const loop = new Float32Array(size);
    const kept = 10 ** ((-3 * delay) / seconds);
    let dull = 0;
    dry.forEach((sample, index) => {
      const back = loop[index % size] ?? 0;
      dull += 0.5 * (back - dull);
      loop[index % size] = sample + dull * kept;
      wet[index] = (wet[index] ?? 0) + back / 4;
    });
  }
  return dry.map((sample, index) => sample * (1 - share) + (wet[index] ?? 0) * share);
}
