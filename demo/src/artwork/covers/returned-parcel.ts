import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, group, path, place, polar, rect, stroke } from '../canvas/svg.ts';
import { cat } from '../motifs/figures.ts';
import { eightPointStar } from '../motifs/mark.ts';

/** A knitted cap; origin at the middle of its brim. */
function knittedCap(fill: string, rib: string, bright: string): string {
  const ribs = [-96, -64, -32, 0, 32, 64, 96].map((x) => stroke(`M${x} 30L${x * 0.72} -96`, rib, 5));
  return (
    path('M-128 20C-128 -150 -70 -176 0 -178C70 -176 128 -150 128 20Z', fill) +
    ribs.join('') +
    stroke('M-112 -62C-50 -44 50 -44 112 -62', bright, 6) +
    rect(-140, 4, 280, 58, mix(fill, rib, 0.35), { rx: 16 })
  );
}

/** The scale of the shop with a parcel that came back: a cap, a letter, some sand, and a cat who has seen it coming. */
export function returnedParcel({ random, palette }: Stage): string {
  const { ground, dark, mid, light, accent } = palette;
  const card = mix(mid, dark, 0.18);
  const marks = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = polar(0, 0, 84, index * 15);
    return circle(x, y, index % 6 === 0 ? 6 : 3, dark);
  });
  const scale =
    path('M-250 0L250 0L220 -26L-220 -26Z', mix(light, dark, 0.25)) +
    path('M-150 0L150 0L190 230L-190 230Z', accent) +
    circle(0, 118, 104, light) +
    group({ transform: 'translate(0 118)' }, ...marks) +
    place(rect(-4, -84, 8, 96, dark) + circle(0, 0, 11, dark), 0, 118, 1, 38);
  const box =
    path('M-205 -190L205 -190L188 0L-188 0Z', card) +
    path('M-205 -190L-205 -206L-300 -264L-284 -208Z', mix(card, light, 0.25)) +
    path('M205 -190L205 -206L300 -264L284 -208Z', mix(card, light, 0.25)) +
    rect(-26, -190, 52, 190, mix(card, light, 0.4)) +
    rect(84, -150, 74, 58, light) +
    place(path(eightPointStar(20), accent), 121, -121);
  const letter = [150, 164, 120, 158, 96].map((width, row) =>
    rect(86 - width, -76 + row * 32, width, 8, dark, { opacity: 0.6 }),
  );
  const sand = Array.from({ length: 90 }, () =>
    circle(
      random.between(120, 470),
      random.between(800, 850),
      random.between(1.5, 4),
      random.pick([light, mid, accent]),
    ),
  );
  const shelf = [150, 330].map((y) => rect(0, y, 1350, 14, mix(ground, dark, 0.45)));
  const parcels = [60, 230, 1000, 1160].map((x, index) =>
    rect(x, index % 2 === 0 ? 236 : 262, 130, index % 2 === 0 ? 94 : 68, mix(card, ground, 0.45)),
  );
  return (
    rect(0, 0, 1350, 900, ground) +
    shelf.join('') +
    parcels.join('') +
    rect(0, 780, 1350, 120, mix(ground, dark, 0.6)) +
    place(knittedCap(dark, mix(dark, light, 0.22), light), 590, 322, 1, -9) +
    place(box, 640, 526) +
    place(scale, 640, 552) +
    sand.join('') +
    place(
      rect(-104, -120, 224, 240, '#000000', { opacity: 0.2 }) + rect(-112, -128, 224, 240, light) + letter.join(''),
      270,
      690,
      1,
      -8,
    ) +
    place(stroke('M0 0C30 -40 74 -60 120 -62M40 -38L52 -12M66 -52L84 -26', light, 6), 390, 836, 0.8) +
    place(cat(190, mix(dark, '#000000', 0.25)), 1080, 784)
  );
}
