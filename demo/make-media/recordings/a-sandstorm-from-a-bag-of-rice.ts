import { randomFrom } from '../draw.ts';
import { SAMPLE_RATE } from '../music.ts';
import { grains, hum, wind } from './places.ts';
import { type Recording, SPEAKING } from './recording.ts';
import {
  around,
  faded,
  generate,
  inRoom,
  lowPass,
  mixed,
  noise,
  shaped,
  silence,
  type Sound,
  struck,
  wandering,
} from './sound.ts';

/** A storm: grains of rice that slide in cloth, and wind made by a mouth. */
function storm(seconds: number, seed: number): Sound {
  const random = randomFrom(seed);
  const force = wandering(random, 1.7);
  const rice = grains(seconds, random, (time) => 900 + 5200 * force(time) ** 2, 2700);
  const cloth = shaped(
    around(noise(seconds, random), (time) => 1400 + 1500 * force(time), 1),
    (time) => force(time) ** 2,
  );
  return mixed(rice, [cloth, 0, 0.35], [wind(seconds, random, [240, 760], 6), 0, 0.5]);
}

/** Sand of three deserts, each of which sounds like water; then rice, a handful, a bag, a storm. */
function bag(seconds: number): Sound {
  const random = randomFrom(331);
  const lap = wandering(random, 0.5);
  const water = (pitch: number) =>
    faded(
      shaped(
        around(noise(4, random), (time) => pitch * (0.7 + 0.6 * lap(time)), 3),
        (time) => 0.3 + lap(time * 2),
      ),
      0.8,
    );
  const handfuls = [15, 17.4, 19.6].map(
    (at) =>
      [
        faded(
          grains(1.6, random, (time) => 900 * Math.exp(-time * 2), 3300),
          0.02,
          0.6,
        ),
        at,
        1,
      ] as const,
  );
  const length = seconds - 22;
  return inRoom(
    mixed(silence(seconds), [water(420), 0.8, 0.9], [water(610), 5.4, 0.9], [water(300), 10, 0.9], ...handfuls, [
      faded(storm(length, 332), 6, 2),
      22,
    ]),
    0.35,
    0.15,
  );
}

/** A heel and, right after it, the sole. */
function step(random: () => number, anger: number): Sound {
  const heel = struck([150 + anger * 40, 330, 870 + anger * 600, 1900], 0.16);
  const sole = shaped(around(noise(0.12, random), 700 + anger * 900, 1.2), (time) => Math.exp(-time * 40));
  return mixed(mixed(silence(0.3), [heel, 0, 0.4 + anger * 0.6]), [sole, 0.055 - anger * 0.03, 0.5]);
}

/** The walking pair crosses the tiles; then the other one does, faster. It turns round twice and stops before a door. */
function shoes(seconds: number): Sound {
  const random = randomFrom(341);
  const steps: (readonly [Sound, number, number])[] = [];
  for (let at = 1; at < seconds * 0.42; at += 0.62 + random() * 0.06)
    steps.push([step(random, 0), at, 0.4 + random() * 0.1]);
  for (let at = seconds * 0.5; at < seconds - 3; at += at % 7 < 0.4 ? 1.3 : 0.33 + random() * 0.03)
    steps.push([step(random, 1), at, 0.75 + random() * 0.2]);
  return inRoom(
    mixed(
      shaped(lowPass(noise(seconds, random), 200), () => 0.12),
      ...steps,
    ),
    0.8,
    0.3,
  );
}

/** Wood that sticks and slips: a click at each slip, and the board rings with it. */
function creak(seconds: number, [from, to]: readonly [number, number], board: number): Sound {
  let phase = 0;
  const slips = generate(seconds, (time) => {
    const before = Math.floor(phase);
    phase += (from + (to - from) * (time / seconds)) / SAMPLE_RATE;
    return Math.floor(phase) > before ? 1 : 0;
  });
  return mixed(faded(around(slips, board, 14), 0.05, 0.1), [around(slips, board * 2.3, 18), 0, 0.8]);
}

/** One cupboard: curious, hurt, in a hurry, and offended. Each mood twice. */
function cupboard(seconds: number): Sound {
  const random = randomFrom(351);
  const slam = mixed(struck([72, 118, 260, 540], 0.5), [
    shaped(noise(0.2, random), (time) => Math.exp(-time * 35)),
    0,
    0.6,
  ]);
  const latch = struck([1650, 2900, 4100], 0.07);
  const moods = [
    mixed(silence(5), [creak(3, [28, 95], 620), 0.2, 6], [latch, 3.6, 0.3]),
    mixed(silence(5), [creak(4.2, [120, 18], 430), 0.2, 6], [latch, 4.6, 0.15]),
    mixed(
      silence(5),
      [creak(0.7, [60, 240], 880), 0.6, 6],
      [latch, 1.3, 0.5],
      [creak(0.5, [220, 70], 880), 2.6, 6],
      [latch, 3.2, 0.5],
    ),
    mixed(silence(5), [creak(0.5, [90, 200], 520), 1, 6], [slam, 1.5, 1.5], [latch, 1.9, 0.4]),
  ];
  const places = moods.flatMap(
    (mood, index) =>
      [
        [mood, 1 + index * 11.2],
        [mood, 6.4 + index * 11.2, 0.7],
      ] as const,
  );
  return inRoom(
    mixed(
      shaped(lowPass(noise(seconds, random), 180), () => 0.12),
      ...places,
    ),
    0.5,
    0.25,
  );
}

/** All of it at once, round a bus that waits; toward morning the storm lies down, the door opens, and somebody gets off. */
function mix(seconds: number): Sound {
  const random = randomFrom(361);
  const calm = seconds - 12;
  const lying = (time: number) => (time < calm ? 1 : Math.exp((calm - time) * 0.9));
  const rattle = wandering(random, 0.3);
  const panes = shaped(around(noise(seconds, random), 210, 9), (time) => rattle(time) ** 3 * lying(time) * 2);
  const door = faded(
    around(noise(1.1, random), (time) => 4200 - 2200 * time, 1),
    0.03,
    0.5,
  );
  const steps = [0, 0.7, 1.4, 2.1].map(
    (later) => [step(random, 0), seconds - 5.5 + later, 0.3 - later * 0.08] as const,
  );
  return mixed(
    shaped(storm(seconds, 362), (time) => lying(time) * Math.min(1, time / 3)),
    [panes, 0],
    [lowPass(hum(seconds, [0.05, 0.03, 0.04]), 300), 0, 0.6],
    [door, seconds - 7.2, 0.4],
    ...steps,
  );
}

export const sandstorm: Recording = {
  name: 'a-sandstorm-from-a-bag-of-rice',
  loudness: SPEAKING,
  chapters: [bag, shoes, cupboard, mix],
};
