import { randomFrom } from '../draw.ts';
import { traffic, weddingHorn } from './places.ts';
import { type Recording, SPEAKING } from './recording.ts';
import { generate, inRoom, lowPass, mixed, moments, shaped, silence, type Sound } from './sound.ts';

/** Three in the morning below a window: the city far away, a cricket, a dog two streets off. The same each time. */
function street(seconds: number): Sound {
  const random = randomFrom(620);
  const cricket = generate(seconds, (time) => {
    const chirp = time % 0.92 < 0.36 ? Math.max(0, Math.sin(time * 170)) : 0;
    return Math.sin(2 * Math.PI * 4300 * time) * chirp * 0.035;
  });
  const bark = shaped(
    generate(0.22, (time) => Math.tanh(5 * Math.sin(2 * Math.PI * (340 - 500 * time) * time))),
    (time) => Math.sin((time * Math.PI) / 0.22),
  );
  const dog = moments(random, seconds, 9).flatMap((at) => [0, 0.42].map((later) => [bark, at + later, 0.05] as const));
  const barking = inRoom(lowPass(mixed(silence(seconds), ...dog), 900), 1.4, 0.6);
  return mixed(
    shaped(traffic(seconds, 621), () => 0.5),
    [cricket, 0, 0.7],
    [barking, 0],
  );
}

/** It comes from far away, once more from nearer, and the end of the street answers. */
const streetWithWedding = (seconds: number): Sound =>
  mixed(street(seconds), [weddingHorn(0.9), 5, 0.16], [weddingHorn(0.6), 11, 0.24], [weddingHorn(1, 360), 17.5, 0.14]);

export const theHorn: Recording = {
  name: 'the-horn-in-minute-sixty-two',
  loudness: SPEAKING,
  chapters: [street, streetWithWedding],
};
