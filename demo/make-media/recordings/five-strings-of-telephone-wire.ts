import { randomFrom } from '../draw.ts';
import { pluck, SAMPLE_RATE } from '../music.ts';
import { hum, wind } from './places.ts';
import { type Recording, SPEAKING } from './recording.ts';
import {
  around,
  faded,
  generate,
  highPass,
  inRoom,
  lowPass,
  mixed,
  noise,
  type Random,
  shaped,
  silence,
  type Sound,
  struck,
  wandering,
} from './sound.ts';

/** Five strings in rast on the note of the ship: its third is between minor and major. */
const ROOT = 220;
const STRINGS = [0, 200, 350, 500, 700].map((cents) => ROOT * 2 ** (cents / 1200));

interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly loudness?: number;
}

/** Notes on an oil can: it rings along with each, thin and bright. */
function played(seconds: number, notes: readonly Note[], random: Random): Sound {
  const strings = silence(seconds);
  for (const { at, pitch, loudness = 0.5 } of notes)
    if (at < seconds - 0.1) pluck(strings, Math.round(at * SAMPLE_RATE), pitch, loudness, random);
  return mixed(highPass(strings, 120), [around(strings, 780, 6), 0, 1.2], [around(strings, 1430, 8), 0, 0.7]);
}

/** The ferry: its engine, the canal along its side, the wind. */
function ferry(seconds: number): Sound {
  const random = randomFrom(500);
  const lap = wandering(random, 0.8);
  const water = shaped(
    around(noise(seconds, random), (time) => 380 + 320 * lap(time), 1.5),
    (time) => lap(time) ** 2 * 0.12,
  );
  const engine = shaped(
    lowPass(hum(seconds, [0.12, 0.05, 0.03]), 160),
    (time) => 0.6 + 0.4 * Math.sin(2 * Math.PI * 4.2 * time),
  );
  return faded(mixed(water, [engine, 0, 0.35], [wind(seconds, random, [180, 320]), 0, 0.12]), 2, 3);
}

/** He knocks on the can, tries one string after the other, and all of them; then a little of a tune. */
function oilCan(seconds: number): Sound {
  const random = randomFrom(501);
  const can = struck([310, 780, 1430, 2260], 0.3);
  const knocks = [0.8, 1.1, 1.7].map((at) => [can, at, 0.35] as const);
  const tried = STRINGS.flatMap((pitch, index) => [0, 0.9].map((later) => ({ at: 3.4 + index * 2.4 + later, pitch })));
  const swept = [0, 0.5, 1.4].flatMap((later) =>
    STRINGS.map((pitch, index) => ({ at: 16.4 + later + index * 0.06, pitch, loudness: 0.3 })),
  );
  const tune = [0, 2, 3, 4, 3, 2, 1, 2, 0, 2, 4, 3, 2, 1, 0, 0].map((string, index) => ({
    at: 20.5 + index * 1.15,
    pitch: STRINGS[string] ?? ROOT,
  }));
  return mixed(played(seconds, [...tried, ...swept, ...tune], random), ...knocks);
}

/** The damp has let it down: he turns it up by quarters of a tone until it is right, and stays on it. */
function thirdString(seconds: number): Sound {
  const random = randomFrom(502);
  const third = STRINGS[2] ?? ROOT;
  const turned = Array.from({ length: 15 }, (_, index) => ({
    at: 1 + index * 1.1,
    pitch: third * 2 ** (-Math.max(0, 11 - index) / 110) * (index === 12 ? 1.012 : 1),
  }));
  const above = Array.from({ length: 60 }, (_, index) => ({
    at: 19 + index * 0.58,
    pitch: index % 2 === 0 ? third : (STRINGS[Math.floor(random() * 5)] ?? third),
    loudness: index % 2 === 0 ? 0.34 : 0.5,
  }));
  return played(seconds, [...turned, ...above.filter(({ at }) => at < seconds - 2)], random);
}

/** A ship on its way into the canal: a low chord that is felt more than heard, and the far bank gives it back. */
function shipsHorn(seconds: number): Sound {
  const saw = (hertz: number, time: number) =>
    Math.tanh(3 * Math.sin(2 * Math.PI * hertz * time + Math.sin(time * 5) * 0.2));
  const blast = (length: number) =>
    faded(
      lowPass(
        generate(length, (time) => (saw(ROOT / 2, time) + saw(ROOT / 4, time) + 0.6 * saw(ROOT * 0.75, time)) / 2.6),
        700,
      ),
      0.35,
      0.7,
    );
  const ship = mixed(silence(seconds), [blast(5.2), 3, 0.8], [blast(2.4), 10, 0.7], [blast(2.4), 36.5, 0.18]);
  const random = randomFrom(503);
  const tuned = Array.from({ length: 7 }, (_, index) => ({
    at: 5 + index * 0.95,
    pitch: ROOT * (1 - Math.max(0, 4 - index) * 0.006),
    loudness: 0.55,
  }));
  const on = [0, 0, 4, 3, 2, 3, 4, 0, 2, 1, 0, 4, 3, 2, 1, 2, 3, 2, 1, 0, 0, 2, 4, 4, 3, 2, 1, 0].map(
    (string, index) => ({
      at: 14.6 + index * 0.98,
      pitch: STRINGS[string] ?? ROOT,
    }),
  );
  return mixed(played(seconds, [...tuned, ...on], random), [inRoom(ship, 3.4, 0.45), 0]);
}

/** Fast, in four, with hands that clap and a foot on the deck. */
function manyTunes(seconds: number): Sound {
  const random = randomFrom(504);
  const beat = 0.25;
  const notes: Note[] = [];
  const hands: (readonly [Sound, number, number])[] = [];
  let string = 0;
  for (let index = 0; index * beat < seconds - 2.5; index += 1) {
    const at = 0.4 + index * beat;
    if (index % 4 === 0) string = Math.floor(random() * 5);
    else string = Math.max(0, Math.min(4, string + (random() < 0.5 ? -1 : 1)));
    if (index % 8 !== 7)
      notes.push({
        at,
        pitch: (STRINGS[string] ?? ROOT) * (index % 32 > 23 ? 2 : 1),
        loudness: index % 4 === 0 ? 0.55 : 0.38,
      });
    if (index % 8 === 0 || index % 8 === 3) hands.push([struck([82, 130], 0.25), at, 0.7]);
    if (index % 8 === 2 || index % 8 === 6 || index % 16 === 5)
      hands.push([
        shaped(around(noise(0.09, random), 1500, 1.3), (time) => Math.exp(-time * 55)),
        at + random() * 0.012,
        0.9,
      ]);
  }
  return mixed(played(seconds, notes, random), [inRoom(mixed(silence(seconds), ...hands), 0.5, 0.25), 0]);
}

/** From the other bank, over the water, slow and in another scale; he does not play along. */
function notHis(seconds: number): Sound {
  const hijaz = [0, 100, 400, 500, 700, 800, 1000].map((cents) => ROOT * 0.75 * 2 ** (cents / 1200));
  const tune = [4, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0].map((step, index) => ({
    at: 1.2 + index * 1.9,
    pitch: hijaz[step] ?? ROOT,
    loudness: 0.6,
  }));
  return faded(inRoom(lowPass(played(seconds, tune, randomFrom(505)), 1100), 3.6, 0.75), 0.5, 3);
}

export const fiveStrings: Recording = {
  name: 'five-strings-of-telephone-wire',
  loudness: SPEAKING,
  chapters: [oilCan, thirdString, shipsHorn, manyTunes, notHis],
  ground: ferry,
};
