import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, line, path, place, polygon, rect, stroke } from '../canvas/svg.ts';
import { skyline } from '../motifs/architecture.ts';
import { cat, figure } from '../motifs/figures.ts';
import { crescent, flock, stars } from '../motifs/nature.ts';
import { dish, laundry } from '../motifs/street.ts';
import { lantern } from '../motifs/things.ts';

/** A goat in side view that looks to the right; origin under it. */
function goat(fill: string): string {
  return (
    path(
      'M-62 0L-66 -62C-82 -74 -86 -92 -80 -104L-70 -88L34 -88L56 -122L76 -128L98 -108L92 -96L76 -94L66 -62L62 0L50 0L46 -48L-44 -48L-50 0Z',
      fill,
    ) +
    stroke('M62 -124C58 -146 44 -152 34 -150M72 -126C74 -148 64 -160 54 -162', fill, 7) +
    path('M84 -96L88 -70L78 -92Z', fill)
  );
}

/** A loft of slats on legs. */
const pigeonLoft = (wood: string, dark: string) =>
  rect(-70, -230, 140, 150, wood) +
  [0, 1, 2, 3].map((row) => rect(-70, -214 + row * 36, 140, 8, dark)).join('') +
  [-40, 0, 40].map((x) => circle(x, -176, 15, dark)).join('') +
  path('M-84 -228L0 -284L84 -228Z', dark) +
  line([-54, -80], [-64, 0], wood, 10) +
  line([54, -80], [64, 0], wood, 10);

/** A roof at dusk with all that is kept on it, and a sheet on the line that is tonight's screen. */
export function rooftop(stage: Stage): string {
  const { random, palette } = stage;
  const { ground, dark, mid, light, accent } = palette;
  const sky = stage.fade([
    [0, mix(ground, dark, 0.3)],
    [0.5, mid],
    [0.8, light],
  ]);
  const floor = 720;
  const chair =
    rect(-44, -96, 88, 13, dark) +
    [-38, 30].map((x) => rect(x, -90, 9, 90, dark)).join('') +
    rect(-44, -188, 9, 100, dark);
  const tank =
    rect(-70, -196, 140, 146, mix(mid, dark, 0.45), { rx: 14 }) +
    rect(-70, -160, 140, 6, dark) +
    [-56, 44].map((x) => rect(x, -52, 12, 52, dark)).join('');
  return (
    rect(0, 0, 1350, 900, sky) +
    stars(1350, 330, 70, accent, random) +
    place(crescent(56, accent), 1160, 140, 1, -24) +
    place(flock(9, 120, dark, random), 300, 190) +
    skyline(1350, floor, 450, mix(mid, dark, 0.35), random, accent) +
    rect(0, floor, 1350, 180, mix(mid, dark, 0.28)) +
    rect(0, floor - 34, 1350, 44, mix(mid, dark, 0.55)) +
    polygon(
      [
        [236, 596],
        [500, 330],
        [500, 640],
        [236, 604],
      ],
      accent,
      { opacity: 0.28 },
    ) +
    line([470, floor], [470, 290], dark, 12) +
    line([930, floor], [930, 290], dark, 12) +
    laundry([930, 300], [1340, 250], 24, 60, [light, mid, accent, mix(mid, light, 0.5)], dark, random) +
    stroke('M470 304Q700 330 930 304', dark, 4) +
    path('M494 312Q700 334 906 312C896 420 916 520 902 648C800 636 640 660 502 648C490 530 508 420 494 312Z', accent) +
    path('M560 590L660 470L730 560L800 440L860 600L856 620L560 622Z', light, { opacity: 0.8 }) +
    circle(640, 410, 34, light) +
    place(tank, 1090, floor) +
    place(pigeonLoft(mix(mid, dark, 0.25), dark), 96, floor) +
    place(dish(120, mix(light, accent, 0.5), dark, -30), 1240, floor - 6) +
    place(dish(90, mix(light, accent, 0.5), dark, 24), 1010, floor - 30) +
    place(
      chair + rect(-30, -134, 66, 38, mix(dark, mid, 0.4), { rx: 6 }) + circle(44, -116, 12, accent),
      190,
      830,
      1.15,
    ) +
    [600, 690, 770]
      .map((x, index) => place(figure(150 - index * 12, dark, index === 2 ? 'child' : 'galabeya'), x, 838))
      .join('') +
    place(goat(dark), 430, 838) +
    place(cat(74, dark), 880, 838) +
    place(lantern(110, dark, accent), 1000, 726)
  );
}
