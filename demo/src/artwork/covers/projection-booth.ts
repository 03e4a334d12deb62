import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, line, path, place, polygon, rect, stroke } from '../canvas/svg.ts';
import { figure } from '../motifs/figures.ts';
import { reel } from '../motifs/things.ts';

/** A stove of tiles that must not be lit. */
function stove(stage: Stage): string {
  const { random, palette } = stage;
  const glaze = mix(palette.mid, '#2f6f5e', 0.6);
  const tiles = Array.from({ length: 28 }, (_, index) =>
    rect(
      (index % 4) * 56 + 3,
      Math.floor(index / 4) * 70 + 3,
      50,
      64,
      mix(glaze, index % 4 === 0 ? palette.light : palette.dark, random.between(0.05, 0.25)),
    ),
  );
  return (
    rect(-20, -26, 264, 26, mix(glaze, palette.dark, 0.3)) +
    rect(0, 0, 224, 490, mix(glaze, palette.dark, 0.55)) +
    tiles.join('') +
    rect(54, 352, 116, 66, palette.dark) +
    rect(-20, 490, 264, 40, mix(glaze, palette.dark, 0.4))
  );
}

/** The machine in side view; its lens looks to the right. Origin at the foot of its column. */
function projector({ palette }: Stage): string {
  const { dark, mid, light, accent } = palette;
  const metal = mix(mid, dark, 0.25);
  return (
    path('M-96 0L-58 -220L58 -220L96 0Z', mix(metal, dark, 0.4)) +
    stroke('M-30 -420L-40 -560M40 -230L86 -120', metal, 22) +
    place(reel(128, mix(mid, light, 0.15), dark), -52, -610, 1, 12) +
    place(reel(104, mix(mid, light, 0.1), dark), 96, -92, 1, 40) +
    stroke('M74 -606C96 -520 84 -470 66 -430M66 -260C96 -230 180 -200 196 -110', dark, 7) +
    rect(-210, -420, 220, 210, metal, { rx: 18 }) +
    rect(-236, -390, 40, 150, mix(metal, dark, 0.35), { rx: 8 }) +
    [0, 1, 2, 3].map((slit) => rect(-186, -396 + slit * 26, 104, 12, dark, { rx: 6 })).join('') +
    rect(-2, -440, 118, 230, mix(metal, light, 0.12), { rx: 10 }) +
    circle(56, -372, 30, dark) +
    circle(56, -282, 30, dark) +
    place(path('M-6 -26L6 -26L6 -6L26 -6L26 6L6 6L6 26L-6 26L-6 6L-26 6L-26 -6L-6 -6Z', accent), 56, -282, 0.8, 20) +
    rect(116, -372, 74, 70, dark) +
    rect(190, -384, 26, 94, metal) +
    circle(-126, -262, 17, accent)
  );
}

/** A small booth up a ladder: the machine from Dresden, the stove, and who looks after both. */
export function projectionBooth(stage: Stage): string {
  const { ground, dark, mid, light } = stage.palette;
  const beam = stage.fade(
    [
      [0, light, 0.95],
      [1, light, 0.3],
    ],
    90,
  );
  const bricks = Array.from({ length: 108 }, (_, index) => {
    const row = Math.floor(index / 9);
    return rect(
      (index % 9) * 160 - (row % 2) * 80,
      row * 64,
      154,
      58,
      mix(ground, mid, 0.12 + ((index * 7) % 5) * 0.03),
    );
  });
  const rungs = [0, 1, 2, 3, 4].map((rung) => line([1212, 560 + rung * 76], [1300, 560 + rung * 76], mid, 12));
  return (
    rect(0, 0, 1350, 900, ground) +
    bricks.join('') +
    rect(0, 768, 1350, 132, dark) +
    polygon(
      [
        [856, 420],
        [856, 444],
        [1350, 640],
        [1350, 150],
      ],
      beam,
    ) +
    place(stove(stage), 60, 238) +
    place(figure(420, mix(dark, '#000000', 0.3), 'dress'), 392, 770) +
    stroke('M428 436L520 404', mix(dark, '#000000', 0.3), 24) +
    place(projector(stage), 640, 770) +
    rect(1206, 480, 12, 420, mid) +
    rect(1294, 480, 12, 420, mid) +
    rungs.join('')
  );
}
