import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, line, path, place, rect, stroke } from '../canvas/svg.ts';
import { skyline } from '../motifs/architecture.ts';
import { stars } from '../motifs/nature.ts';
import { reel } from '../motifs/things.ts';

/** A boy on a bicycle that runs on reels of film, riding to the right; origin on the road between the wheels. */
function rider(frame: string, who: string, metal: string, box: string): string {
  const wheel = (x: number) =>
    circle(x, -100, 106, 'none', { stroke: frame, 'stroke-width': 10 }) + place(reel(92, metal, frame), x, -100, 1, x);
  return (
    wheel(-170) +
    wheel(170) +
    stroke('M-170 -100L-96 -260L120 -270L0 -100L-170 -100M-96 -260L0 -100M104 -330L124 -260L170 -100', frame, 13) +
    stroke('M104 -330L150 -346', frame, 12) +
    rect(-128, -284, 70, 16, frame, { rx: 8 }) +
    rect(-262, -306, 128, 92, box) +
    [0, 1].map((can) => rect(-252, -334 + can * -26, 108, 22, metal, { rx: 8 })).join('') +
    stroke('M-84 -288L20 -210L-2 -96', who, 36) +
    stroke('M-84 -288C-80 -360 -50 -420 -6 -448', who, 62) +
    stroke('M-6 -436L72 -372L128 -346', who, 26) +
    circle(34, -498, 44, who) +
    path('M-8 -516C0 -552 66 -558 78 -514L112 -506L78 -498Z', box)
  );
}

/** The road between two cinemas at night: behind the boy a train of cotton that has stopped to think, before him the barrier. */
export function reelCourier(stage: Stage): string {
  const { random, palette } = stage;
  const { ground, dark, mid, light, accent } = palette;
  const sky = stage.fade([
    [0, mix(ground, dark, 0.4)],
    [0.6, ground],
    [0.86, mid],
  ]);
  const wagons = Array.from({ length: 7 }, (_, index) => {
    const x = index * 206 - 40;
    const bales = [0, 1, 2, 3].map((bale) => circle(x + 34 + bale * 42, 566, 30, mix(accent, '#ffffff', 0.35)));
    return (
      bales.join('') +
      rect(x, 566, 190, 70, mix(mid, dark, 0.45)) +
      [40, 150].map((at) => circle(x + at, 644, 18, dark)).join('')
    );
  });
  const stripes = [0, 1, 2, 3, 4].map((stripe) => rect(-330 + stripe * 66, -10, 33, 20, '#d9483b'));
  return (
    rect(0, 0, 1350, 900, sky) +
    stars(1350, 420, 110, accent, random) +
    circle(1090, 170, 78, accent) +
    skyline(1350, 640, 400, mix(ground, dark, 0.45), random, light) +
    rect(120, 300, 300, 190, light) +
    rect(132, 312, 276, 166, accent) +
    path('M132 478L210 390L262 440L330 370L408 478Z', mix(mid, light, 0.3)) +
    rect(0, 656, 1350, 10, dark) +
    wagons.join('') +
    rect(0, 664, 1350, 240, mix(dark, ground, 0.35)) +
    [0, 1, 2, 3, 4].map((dash) => rect(40 + dash * 300, 856, 160, 9, accent, { opacity: 0.5 })).join('') +
    place(rider(dark, mix(dark, '#000000', 0.4), mix(light, mid, 0.35), light), 600, 828, 1.02) +
    line([1262, 840], [1262, 560], dark, 26) +
    place(rect(-340, -14, 380, 28, '#fff4e0') + stripes.join(''), 1262, 596, 1, 7) +
    circle(1262, 548, 20, '#d9483b')
  );
}
