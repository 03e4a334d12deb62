import { randomFrom } from '../draw.ts';
import { clock, traffic, weddingHorn } from './places.ts';
import { type Recording, SPEAKING } from './recording.ts';
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
  shaped,
  type Sound,
  struck,
  wandering,
} from './sound.ts';

/** It begins to sing, it boils, somebody switches it off. */
function kettle(seconds: number): Sound {
  const random = randomFrom(71);
  const off = seconds - 2.5;
  const heat = (time: number) => (time < off ? (time / off) ** 1.6 : Math.exp((off - time) * 2.4));
  const hiss = shaped(
    around(noise(seconds, random), (time) => 900 + 2600 * heat(time), 1.5),
    (time) => 0.1 + 0.8 * heat(time),
  );
  const bubbles = moments(random, off, 0.045)
    .filter((at) => random() < heat(at))
    .map((at) => {
      const pitch = 160 + random() * 320;
      return [
        shaped(
          generate(0.06, (time) => Math.sin(2 * Math.PI * pitch * time * (1 + time * 8))),
          (time) => 1 - time / 0.06,
        ),
        at,
        0.22,
      ] as const;
    });
  return inRoom(mixed(hiss, ...bubbles, [struck([1900, 3100], 0.06), off, 0.5]), 0.4, 0.2);
}

/** Strokes of a pencil, of different lengths, the clock, a sheet that is turned, and a silence in which somebody disagrees. */
function pencil(seconds: number): Sound {
  const random = randomFrom(72);
  const strokes = moments(random, seconds - 3, 0.34)
    .filter((at) => at % 6 < 4.6)
    .map((at) => {
      const length = 0.08 + random() * 0.22;
      const stroke = around(highPass(noise(length, random), 1500), 3200 + random() * 1500, 2);
      return [shaped(stroke, (time) => Math.sin((time * Math.PI) / length) ** 0.7), at, 0.7] as const;
    });
  const sheet = faded(highPass(noise(0.7, random), 1800), 0.25, 0.4);
  return inRoom(mixed(clock(seconds, 0.4), ...strokes, [sheet, 11.2, 0.16], [sheet, 20.4, 0.13]), 0.4, 0.2);
}

/** The window is opened: a tram with its bell, sparrows, a horn, and one that answers. */
function window(seconds: number): Sound {
  const random = randomFrom(73);
  const bell = struck([1180, 1930, 2960, 3720], 1.1);
  const roll = wandering(random, 0.25);
  const tram = shaped(
    lowPass(noise(9, random), 420),
    (time) => Math.sin((time * Math.PI) / 9) ** 2 * (0.6 + 0.6 * roll(time)),
  );
  const sparrows = moments(random, seconds, 0.9).map((at) => {
    const pitch = 3100 + random() * 1500;
    return [
      faded(
        generate(0.09, (time) => Math.sin(2 * Math.PI * pitch * time * (1 + time * 2))),
        0.02,
        0.05,
      ),
      at,
      0.03,
    ] as const;
  });
  return mixed(
    shaped(faded(traffic(seconds, 74), 0.6, 1.5), () => 0.6),
    ...sparrows,
    [tram, 2, 1.6],
    [bell, 4.2, 0.16],
    [bell, 4.75, 0.16],
    [weddingHorn(0.4), 10, 0.2],
    [weddingHorn(0.85, 370), 14.4, 0.2],
  );
}

export const oneMinute: Recording = {
  name: 'everything-a-post-can-hold',
  loudness: SPEAKING,
  chapters: [kettle, pencil, window],
};
