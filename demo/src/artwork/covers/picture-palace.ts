import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, ellipse, path, place, rect } from '../canvas/svg.ts';
import { figure } from '../motifs/figures.ts';
import { stars } from '../motifs/nature.ts';

/** A column with a lotus on top; origin at its foot. */
function column(height: number, stone: string, paint: string, second: string): string {
  const top = -height;
  return (
    rect(-34, top + 96, 68, height - 96, stone) +
    [0.3, 0.42, 0.54].map((share) => rect(-34, top + height * share, 68, 12, paint)).join('') +
    path(
      `M-34 ${top + 100}C-40 ${top + 40} -66 ${top + 30} -70 ${top}L70 ${top}C66 ${top + 30} 40 ${top + 40} 34 ${top + 100}Z`,
      paint,
    ) +
    path(
      `M-12 ${top + 100}C-14 ${top + 50} -24 ${top + 30} -28 ${top}L28 ${top}C24 ${top + 30} 14 ${top + 50} 12 ${top + 100}Z`,
      second,
    ) +
    rect(-44, -28, 88, 28, stone)
  );
}

/** The disc of the sun between two wings; origin at its middle. */
function wingedDisc(wing: string, feather: string, disc: string): string {
  const side = (sign: 1 | -1) =>
    [0, 1, 2]
      .map((row) => {
        const [reach, drop] = [250 - row * 66, 20 + row * 22];
        return path(
          `M${sign * 30} -26C${sign * 110} -44 ${sign * (reach - 50)} -40 ${sign * reach} -14C${sign * (reach - 60)} ${drop} ${sign * 90} ${drop + 8} ${sign * 30} 24Z`,
          row % 2 === 0 ? wing : feather,
        );
      })
      .join('');
  return side(-1) + side(1) + circle(0, 0, 42, disc);
}

/** A cinema with the front of a temple, the elevated railway beside it, and a Sunday line in good suits. */
export function picturePalace({ random, palette, fade }: Stage): string {
  const { ground, dark, mid, light, accent } = palette;
  const stone = mix(light, mid, 0.25);
  const windows = Array.from({ length: 7 }, (_, index) => rect(-30 + index * 88, 348, 62, 50, mix(light, mid, 0.2)));
  const pillars = [30, 250].map(
    (x) => rect(x, 448, 34, 370, mix(ground, dark, 0.55)) + rect(x - 18, 448, 70, 20, dark),
  );
  const scarabs = Array.from({ length: 9 }, (_, index) => {
    const x = 498 + index * 91;
    return (
      ellipse(x, 193, 19, 24, index % 2 === 0 ? accent : ground) +
      rect(x - 2, 172, 4, 44, stone) +
      rect(x - 19, 182, 38, 4, stone)
    );
  });
  const ribs = Array.from({ length: 14 }, (_, rib) =>
    rect(424 + rib * 65, 80, 24, 64, rib % 2 === 0 ? ground : accent),
  );
  const waiting = Array.from({ length: 8 }, (_, index) =>
    place(figure(random.between(172, 196), mix(dark, '#000000', 0.2), 'suit'), 420 + index * 62, 846),
  );
  const sky = fade([
    [0, mix(ground, dark, 0.5)],
    [0.7, ground],
    [1, mix(ground, mid, 0.6)],
  ]);
  return (
    rect(0, 0, 1350, 900, sky) +
    stars(1350, 330, 60, light, random) +
    rect(-10, 404, 460, 50, mix(ground, dark, 0.6)) +
    rect(-10, 330, 470, 82, mix(accent, dark, 0.15), { rx: 10 }) +
    windows.join('') +
    pillars.join('') +
    path('M440 820L452 150L1268 150L1280 820Z', stone) +
    path('M420 150C424 118 404 96 392 74L1328 74C1316 96 1296 118 1300 150Z', mix(stone, dark, 0.12)) +
    ribs.join('') +
    rect(452, 156, 816, 74, mix(stone, mid, 0.45)) +
    scarabs.join('') +
    rect(700, 440, 330, 380, dark) +
    rect(722, 462, 286, 358, mid) +
    path('M722 820L790 560L940 560L1008 820Z', light, { opacity: 0.7 }) +
    place(wingedDisc(ground, accent, mid), 865, 366, 0.62) +
    [530, 652, 1078, 1200]
      .map((x) => place(column(536, mix(stone, '#ffffff', 0.25), ground, accent), x, 820))
      .join('') +
    rect(0, 818, 1350, 82, mix(dark, ground, 0.25)) +
    waiting.join('')
  );
}
