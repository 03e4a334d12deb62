import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, ellipse, path, place, rect, stroke } from '../canvas/svg.ts';
import { figure } from '../motifs/figures.ts';
import { stars } from '../motifs/nature.ts';
import { streetLamp } from '../motifs/things.ts';
import { car } from '../motifs/vessels.ts';

/** How far the horn has come: two rings, a pause, three rings. */
const rings = [190, 250, 400, 460, 520] as const;

/** A street at three in the morning: one window with light, one who waits below it, and a wedding far away that is heard. */
export function weddingHorn(stage: Stage): string {
  const { random, palette } = stage;
  const { ground, dark, mid, light, accent } = palette;
  const houses = [
    [-20, 250, 250],
    [230, 330, 190],
    [420, 210, 230],
  ] as const;
  const row = houses.map(([x, top, width], house) => {
    const wall = mix(ground, dark, 0.35 + house * 0.12);
    const panes = Array.from({ length: 12 }, (_, index) =>
      rect(x + 30 + (index % 3) * (width / 3.4), top + 50 + Math.floor(index / 3) * 96, 36, 54, mix(wall, dark, 0.5)),
    );
    return (
      rect(x, top, width, 760 - top, wall) + rect(x - 8, top - 12, width + 16, 16, mix(wall, mid, 0.4)) + panes.join('')
    );
  });
  const [x, y] = [300, 690];
  const sound = rings.map((radius, index) =>
    stroke(
      `M${x + radius * 0.5} ${y - radius * 0.84}A${radius} ${radius} 0 0 1 ${x + radius} ${y - 20}`,
      index < 2 ? accent : mix(accent, light, 0.35),
      20 - index * 1.5,
    ),
  );
  const ribbons = stroke('M-64 -92L-190 -66M64 -92L150 -62', light, 6) + circle(-4, -92, 13, accent);
  return (
    rect(
      0,
      0,
      1350,
      900,
      stage.fade([
        [0, dark],
        [0.9, ground],
      ]),
    ) +
    stars(1350, 420, 80, light, random) +
    row.join('') +
    rect(880, 110, 480, 660, mix(ground, dark, 0.5)) +
    rect(868, 96, 500, 20, mix(ground, mid, 0.5)) +
    [0, 1, 2, 3, 4, 5]
      .map((index) =>
        rect(930 + (index % 3) * 138, 420 + Math.floor(index / 3) * 170, 70, 104, mix(dark, ground, 0.25)),
      )
      .join('') +
    rect(930, 190, 70, 104, mix(dark, ground, 0.25)) +
    rect(1206, 190, 70, 104, mix(dark, ground, 0.25)) +
    circle(
      1103,
      242,
      260,
      stage.glow(1103, 242, 260, [
        [0, accent, 0.5],
        [1, accent, 0],
      ]),
    ) +
    rect(1058, 180, 90, 124, light) +
    rect(1066, 188, 74, 108, accent) +
    path('M1084 296C1084 250 1094 240 1103 240C1112 240 1122 250 1122 296Z', dark) +
    circle(1103, 226, 15, dark) +
    rect(1040, 300, 126, 12, mix(ground, light, 0.3)) +
    rect(0, 758, 1350, 142, mix(dark, '#000000', 0.25)) +
    [0, 1, 2, 3, 4].map((dash) => rect(60 + dash * 280, 826, 150, 10, light, { opacity: 0.5 })).join('') +
    ellipse(610, 806, 200, 22, accent, { opacity: 0.22 }) +
    sound.join('') +
    place(car(400, '#15131a', light, accent) + ribbons, 230, 790) +
    rect(186, 594, 84, 20, accent, { rx: 5 }) +
    place(streetLamp(430, mix(dark, '#000000', 0.3), accent), 800, 772, 1, 0, true) +
    place(figure(210, mix(dark, '#000000', 0.35), 'suit'), 1000, 800)
  );
}
