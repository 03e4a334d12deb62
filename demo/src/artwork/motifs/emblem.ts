import { mix } from '../canvas/color.ts';
import { circle, ellipse, line, path, place, polar, polygon, rect, stroke } from '../canvas/svg.ts';
import type { Random } from '../canvas/random.ts';
import { fish, landAnimals } from './animals.ts';
import { dome, mamlukMinaret, pencilMinaret } from './architecture.ts';
import { camel } from './figures.ts';
import { mark } from './mark.ts';
import { crescent, sparkle } from './nature.ts';
import { key, lantern, oud, record, teaGlass } from './things.ts';
import { car, felucca } from './vessels.ts';

type Emblem = (ink: string, ground: string, random: Random) => string;

/** Small emblems for printing on products; each is about 200 wide around its own middle. */
const emblems: Readonly<Record<string, Emblem>> = {
  sea: (ink, ground) =>
    place(fish(150, ink, mix(ink, ground, 0.4)), 0, -30) +
    [0, 1, 2].map((index) => stroke(`M-90 ${48 + index * 22}q22 -18 45 0t45 0t45 0t45 0`, ink, 7)).join(''),
  nile: (ink) => place(felucca(180, ink, ink), 0, 60) + stroke('M-90 84q22 -14 45 0t45 0t45 0t45 0', ink, 6),
  desert: (ink, ground) =>
    circle(40, -50, 44, ink, { opacity: 0.45 }) +
    place(camel(160, ink, ground), 10, 80) +
    path('M-110 84Q-20 56 110 84Z', ink),
  train: (ink, ground) =>
    rect(-92, -64, 184, 110, ink, { rx: 22 }) +
    [-64, -14, 36].map((x) => rect(x, -44, 34, 40, ground, { rx: 6 })).join('') +
    rect(-92, 14, 184, 9, ground) +
    [-50, 50].map((x) => circle(x, 54, 17, ink)).join('') +
    rect(-110, 76, 220, 7, ink),
  music: (ink, ground) => place(oud(130, ink, ground, ink), 0, 40, 1, 18),
  night: (ink) =>
    place(crescent(76, ink), 0, 0, 1, -20) + place(sparkle(24, ink), 34, -16) + place(sparkle(14, ink), 62, 26),
  football: (ink, ground) =>
    circle(0, 0, 84, ink) +
    polygon(
      [0, 1, 2, 3, 4].map((index) => polar(0, 0, 30, index * 72)),
      ground,
    ) +
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          line(polar(0, 0, 30, index * 72), polar(0, 0, 64, index * 72), ground, 7) +
          polygon(
            [polar(0, 0, 84, index * 72 - 16), polar(0, 0, 62, index * 72), polar(0, 0, 84, index * 72 + 16)],
            ground,
          ),
      )
      .join(''),
  food: (ink, ground) =>
    place(teaGlass(170, ink, ground), 0, 84) +
    stroke('M-20 -62q-16 -18 0 -34t0 -34M18 -62q-16 -18 0 -34t0 -34', ink, 6),
  letters: (ink, ground) =>
    rect(-90, -60, 180, 120, ink, { rx: 8 }) + stroke('M-84 -52L0 18L84 -52', ground, 8) + circle(0, 26, 15, ground),
  animals: (ink, ground, random) => place(random.pick(landAnimals)(150, ink, mix(ink, ground, 0.45)), 10, 70),
  space: (ink, ground) =>
    circle(0, 0, 62, ink) +
    ellipse(0, 0, 108, 24, 'none', { stroke: ink, 'stroke-width': 9, transform: 'rotate(-20)' }) +
    path('M-60 -14A62 62 0 0 1 60 -14Q0 12 -60 -14Z', ground, { opacity: 0.35 }) +
    place(sparkle(20, ink), 74, -74),
  cairo: (ink) =>
    place(dome(84, ink), 0, 74) +
    place(mamlukMinaret(190, ink), -62, 74) +
    place(pencilMinaret(180, ink), 62, 74) +
    place(crescent(20, ink), 22, -92, 1, -20) +
    rect(-100, 72, 200, 10, ink),
  alexandria: (ink, ground) =>
    polygon(
      [
        [-22, -50],
        [22, -50],
        [38, 76],
        [-38, 76],
      ],
      ink,
    ) +
    rect(-27, 4, 54, 20, ground) +
    rect(-31, 44, 62, 18, ground) +
    rect(-18, -84, 36, 36, ink) +
    circle(0, -66, 9, ground) +
    path('M-24 -84Q0 -116 24 -84Z', ink) +
    polygon(
      [
        [22, -72],
        [108, -104],
        [108, -36],
      ],
      ink,
      { opacity: 0.4 },
    ) +
    polygon(
      [
        [-22, -72],
        [-108, -104],
        [-108, -36],
      ],
      ink,
      { opacity: 0.4 },
    ),
  heist: (ink) => place(key(190, ink), -66, 10, 1, -28),
  rooftop: (ink, ground) => place(lantern(160, ink, ground), 0, -84),
  migration: (ink, ground) => place(car(200, ink, ground, ground, [ink, ground, ink]), 0, 60),
  memory: (ink, ground) => record(90, ink, ground, ground, circle(0, 0, 13, ink)),
  school: (ink, ground) =>
    path('M-96 44Q-104 -6 -58 -12Q-46 -66 6 -58Q46 -74 66 -26Q108 -22 98 44Z', ink) +
    polygon(
      [
        [-24, 6],
        [24, 6],
        [24, 44],
        [-24, 44],
      ],
      ground,
    ) +
    path('M-34 8L0 -22L34 8Z', ground),
};

/** The mark, or the emblem that the tags of a film ask for. */
export function emblem(motif: string, tags: readonly string[], ink: string, ground: string, random: Random): string {
  if (motif === 'mark') return mark(104, ink, ground);
  const fitting = tags.flatMap((tag) => emblems[tag] ?? []);
  const [first, second] = fitting;
  // The first tag says most about a film; the second one is good for a change.
  if (first && second) return (random.chance(0.7) ? first : second)(ink, ground, random);
  return (first ?? random.pick(Object.values(emblems)))(ink, ground, random);
}
