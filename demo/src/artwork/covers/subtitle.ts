import { mix } from '../canvas/color.ts';
import { drawTitle } from '../canvas/lettering.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, ellipse, path, place, polygon, rect } from '../canvas/svg.ts';
import { crowd, figure } from '../motifs/figures.ts';

/** A duel at sunset on a screen, and what it says below in an Arabic that nobody speaks. */
export function subtitle(stage: Stage): string {
  const { random, palette } = stage;
  const { ground, dark, mid, light, accent } = palette;
  const sky = stage.fade([
    [0, mix(mid, dark, 0.3)],
    [0.55, mix('#d9572f', mid, 0.25)],
    [1, '#f2a24a'],
  ]);
  const mesa = 'M110 560L170 400L330 400L372 470L470 470L520 560ZM860 560L905 440L1010 440L1040 350L1170 350L1240 560Z';
  const said = drawTitle(
    ['نل جزاءك أيها الوغد'],
    { x: 320, y: 620, width: 710, height: 78 },
    {
      face: 'text',
      color: accent,
      outline: { color: '#000000', width: 12 },
      align: 'center',
    },
  );
  const curtain = (side: 1 | -1, at: number) =>
    Array.from({ length: 3 }, (_, fold) =>
      rect(at + side * fold * 34 - 17, 0, 34, 900, mix('#7d1d3f', dark, 0.2 + (fold % 2) * 0.25)),
    ).join('');
  return (
    rect(0, 0, 1350, 900, dark) +
    polygon(
      [
        [675, -60],
        [1290, 740],
        [60, 740],
      ],
      light,
      { opacity: 0.07 },
    ) +
    rect(100, 60, 1150, 670, '#000000') +
    rect(110, 70, 1130, 650, sky) +
    circle(675, 470, 170, '#ffd98a') +
    path(mesa, mix('#8c3b22', dark, 0.35)) +
    rect(110, 556, 1130, 164, mix('#5a2416', dark, 0.3)) +
    ellipse(410, 640, 90, 9, '#000000', { opacity: 0.35 }) +
    ellipse(950, 640, 90, 9, '#000000', { opacity: 0.35 }) +
    place(figure(330, dark, 'coat'), 410, 640) +
    place(figure(300, dark, 'suit'), 950, 640) +
    rect(448, 408, 96, 13, dark) +
    [0, 1, 2, 3]
      .map((puff) => circle(566 + puff * 26, 410 - puff * 13, 15 + puff * 7, light, { opacity: 0.75 - puff * 0.14 }))
      .join('') +
    said.svg +
    curtain(-1, 84) +
    curtain(1, 1266) +
    place(crowd(1350, 146, mix(ground, mid, 0.18), random), 0, 900)
  );
}
