import { randomFrom } from '../draw.ts';
import { SAMPLE_RATE } from '../music.ts';
import {
  around,
  faded,
  generate,
  highPass,
  inRoom,
  lowPass,
  mixed,
  moments,
  noise,
  type Random,
  shaped,
  silence,
  type Sound,
  struck,
  wandering,
} from './sound.ts';

/** A street that is awake: traffic that swells and ebbs, and tires that pass. */
export function traffic(seconds: number, seed: number): Sound {
  const random = randomFrom(seed);
  const swell = wandering(random, 3);
  const ground = shaped(lowPass(noise(seconds, random), 240), (time) => 0.5 + 0.7 * swell(time));
  const passing = moments(random, seconds, 6).map((at) => {
    const [length, pitch] = [3 + random() * 2, 500 + random() * 500];
    const tires = around(noise(length, random), (time) => pitch * (1.25 - (0.5 * time) / length), 1.2);
    const nearness = (time: number) => Math.exp(-(((time - length / 2) / (length / 6)) ** 2));
    return [shaped(tires, nearness), at - length / 2, 0.12] as const;
  });
  return mixed(ground, ...passing);
}

/** Wind that howls between `low` and `high`. */
export function wind(seconds: number, random: Random, [low, high]: readonly [number, number], sharpness = 3): Sound {
  const [gust, pitch] = [wandering(random, 2.2), wandering(random, 1.6)];
  const howl = around(noise(seconds, random), (time) => low + (high - low) * pitch(time), sharpness);
  return shaped(howl, (time) => 0.15 + gust(time) ** 2);
}

/** Mains, in what is plugged in: the harmonics of 50 Hz. */
export const hum = (seconds: number, shares: readonly number[]): Sound =>
  generate(seconds, (time) =>
    shares.reduce((sum, share, index) => sum + share * Math.sin(2 * Math.PI * 50 * (index + 1) * time + index), 0),
  );

/** A clock: tick and tock. */
export const clock = (seconds: number, loudness: number): Sound => {
  const beats = Array.from({ length: Math.floor(seconds) }, (_, at) => {
    const pitch = at % 2 === 0 ? 2100 : 1750;
    return [struck([pitch, pitch * 1.63, pitch * 2.4], 0.05), at + 0.3, loudness] as const;
  });
  return mixed(silence(seconds), ...beats);
};

/** Drops from a faucet into a basin. */
export function drops(seconds: number, random: Random, between: number): Sound {
  const fallen = moments(random, seconds, between).map((at) => {
    const pitch = 700 + random() * 500;
    const drop = generate(0.14, (time) => Math.sin(2 * Math.PI * pitch * time * (1 + time * 3)) * Math.exp(-time * 42));
    return [drop, at, 0.3] as const;
  });
  return inRoom(mixed(silence(seconds), ...fallen), 0.5, 0.35);
}

/** Many grains that fall: `densityAt` says how many in a second. Each is a click of a hard thing on cloth, wood or tin. */
export function grains(seconds: number, random: Random, densityAt: (time: number) => number, pitch: number): Sound {
  const hits = generate(seconds, (time) =>
    random() < densityAt(time) / SAMPLE_RATE ? (random() * 2 - 1) * (0.3 + random() ** 3) : 0,
  );
  return mixed(highPass(around(hits, pitch, 1.4), pitch / 3), [around(hits, pitch * 1.9, 2), 0, 0.7]);
}

/** A car's horn: two reeds a third apart. `far` in [0, 1] takes its brightness and gives it the street. */
export function horn(seconds: number, far: number, pitch = 420): Sound {
  const reed = (hertz: number) => (time: number) => Math.tanh(4 * Math.sin(2 * Math.PI * hertz * time));
  const [low, high] = [reed(pitch), reed(pitch * 1.26)];
  const near = faded(
    generate(seconds, (time) => (low(time) + high(time)) / 2),
    0.02,
    0.04,
  );
  const tail = mixed(silence(seconds + 1.2), [near, 0]);
  return inRoom(lowPass(tail, 5200 - 4200 * far), 0.6 + 1.2 * far, 0.2 + 0.4 * far);
}

/** Two taps, a pause, three taps: a wedding goes by. */
export function weddingHorn(far: number, pitch?: number): Sound {
  const taps = [0, 0.34, 1.25, 1.55, 1.85].map((at) => [horn(0.17, far, pitch), at] as const);
  return mixed(silence(3.6), ...taps);
}
