import { randomFrom } from '../draw.ts';
import { clock, drops, grains, hum, traffic, wind } from './places.ts';
import { ROOM, type Recording } from './recording.ts';
import {
  around,
  generate,
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

/** The air of a place, softer the more is heard in it. */
const air = (seconds: number, seed: number, hertz: number, loudness: number): Sound =>
  shaped(lowPass(noise(seconds, randomFrom(seed)), hertz), () => loudness);

/** A long corridor, wind at its windows, the line of the flag against its pole, swallows outside. */
function school(seconds: number): Sound {
  const random = randomFrom(401);
  const flag = moments(random, seconds, 2.7).map(
    (at) => [struck([940, 2310, 3870], 0.5), at, 0.05 + random() * 0.05] as const,
  );
  const swallows = moments(random, seconds, 4.5).map((at) => {
    const top = 4200 + random() * 1400;
    const call = generate(0.35, (time) => Math.sin(2 * Math.PI * top * time * (1 - time)) * Math.sin(time * 62) ** 2);
    return [shaped(call, (time) => 1 - time / 0.35), at, 0.018] as const;
  });
  const all = mixed(air(seconds, 402, 420, 0.35), [wind(seconds, random, [260, 520]), 0, 0.35], ...flag, ...swallows);
  return inRoom(all, 2.6, 0.55);
}

/** A refrigerator, a clock, a faucet; somebody has put a plate down a little too hard. */
function kitchen(seconds: number): Sound {
  const random = randomFrom(411);
  const plate = mixed(struck([1240, 2870, 4410, 5230], 0.9), [struck([1310, 2990], 0.5), 0.16, 0.5]);
  return inRoom(
    mixed(
      air(seconds, 412, 300, 0.2),
      [hum(seconds, [0.01, 0.03, 0.006, 0.01]), 0],
      [clock(seconds, 0.09), 0],
      [drops(seconds, random, 3.4), 0, 0.3],
      [plate, 1.4, 0.12],
    ),
    0.35,
    0.2,
  );
}

/** Four hundred people who whisper, seats, an oboe that gives its note; and behind the bar a refrigerator that should be looked at. */
function theater(seconds: number): Sound {
  const random = randomFrom(421);
  const voices = Array.from({ length: 7 }, (_, index) => {
    const [syllables, pitch] = [wandering(random, 0.11), 420 + index * 260];
    const vowel = around(noise(seconds, random), (time) => pitch * (0.8 + 0.4 * syllables(time + index)), 5);
    return [shaped(vowel, (time) => syllables(time) ** 2), 0, 0.3] as const;
  });
  const seats = moments(random, seconds, 5).map(
    (at) =>
      [shaped(around(noise(0.25, random), 380, 8), (time) => Math.sin((time * Math.PI) / 0.25)), at, 1.1] as const,
  );
  const oboe = generate(4, (time) => {
    const tone = Math.sin(2 * Math.PI * 440 * time + 0.2 * Math.sin(time * 32));
    return Math.tanh(3 * tone) * Math.sin((time * Math.PI) / 4) ** 0.5;
  });
  const rattle = wandering(random, 0.6);
  const ailing = shaped(hum(seconds, [0.03, 0.04, 0.02, 0.03, 0.02]), (time) => 0.3 + (rattle(time) > 0.6 ? 1 : 0.2));
  return inRoom(
    mixed(air(seconds, 422, 500, 0.5), ...voices, ...seats, [ailing, 0, 0.35], [oboe, 17, 0.05], [oboe, 27, 0.03]),
    1.6,
    0.5,
  );
}

/** A roof, no generator any more, and one palm. */
function siwa(seconds: number): Sound {
  const random = randomFrom(431);
  const gust = wandering(random, 3.4);
  const fronds = grains(seconds, random, (time) => 1800 * gust(time) ** 3, 3600);
  const breeze = shaped(
    around(noise(seconds, random), (time) => 240 + 200 * gust(time), 1.4),
    (time) => gust(time) ** 2,
  );
  return mixed(lowPass(air(seconds, 432, 160, 0.8), 160), [breeze, 0, 0.3], [fronds, 0, 0.22]);
}

/** Yours: a machine's fan, the street behind the pane, and somebody who breathes. */
function yours(seconds: number): Sound {
  const random = randomFrom(441);
  const breath = shaped(
    around(noise(seconds, random), (time) => 620 + 260 * Math.sin((time * Math.PI) / 2), 1.5),
    (time) => Math.max(0, Math.sin((time * Math.PI) / 2)) ** 2 * 0.16,
  );
  const fan = mixed(around(noise(seconds, random), 690, 2), [hum(seconds, [0, 0.02, 0, 0.03]), 0]);
  return mixed(air(seconds, 442, 700, 0.4), [fan, 0, 0.25], [traffic(seconds, 443), 0, 0.12], [breath, 0]);
}

export const fourHundredSilences: Recording = {
  name: 'four-hundred-silences',
  loudness: ROOM,
  chapters: [school, kitchen, theater, siwa, yours],
};
