import { mix } from './canvas/color.ts';
import type { Stage } from './canvas/stage.ts';
import { circle, path, place, polar, polygon, rect, round } from './canvas/svg.ts';
import type { Family } from './composition.ts';
import { buttons } from './covers/buttons.ts';
import { editorsTable } from './covers/editors-table.ts';
import { instantPhotos } from './covers/instant-photos.ts';
import { picturePalace } from './covers/picture-palace.ts';
import { projectionBooth } from './covers/projection-booth.ts';
import { reelCourier } from './covers/reel-courier.ts';
import { returnedParcel } from './covers/returned-parcel.ts';
import { rooftop } from './covers/rooftop.ts';
import { seventeenBowls } from './covers/seventeen-bowls.ts';
import { subtitle } from './covers/subtitle.ts';
import { weddingHorn } from './covers/wedding-horn.ts';
import { blinds } from './families/blinds.ts';
import { cairo } from './families/cairo.ts';
import { kufic } from './families/kufic.ts';
import { paperTheatre } from './families/paper-theatre.ts';
import { portrait } from './families/portrait.ts';
import { stageFamily } from './families/stage.ts';
import { street } from './families/street.ts';
import { crowd } from './motifs/figures.ts';
import { starAndCross } from './motifs/girih.ts';
import { eightPointStar, mark } from './motifs/mark.ts';
import { stars } from './motifs/nature.ts';
import { reel } from './motifs/things.ts';

/** The hall of a cinema: the beam, the screen, the heads. */
export function hall(stage: Stage): string {
  const { random, palette } = stage;
  const x = random.between(180, 340);
  return (
    rect(0, 0, 1350, 900, palette.dark) +
    rect(420, 130, 800, 450, mix(palette.mid, palette.dark, 0.3)) +
    polygon(
      [
        [x, 60],
        [420, 130],
        [420, 580],
      ],
      palette.light,
      { opacity: 0.14 },
    ) +
    polygon(
      [
        [x, 60],
        [1220, 130],
        [1220, 580],
        [420, 580],
        [420, 130],
      ],
      palette.accent,
      { opacity: 0.16 },
    ) +
    rect(
      440,
      150,
      760,
      410,
      stage.fade([
        [0, palette.ground],
        [0.7, palette.mid],
        [1, palette.accent],
      ]),
    ) +
    circle(820, 400, 120, palette.accent) +
    stars(760, 180, 30, palette.light, random, 160).replaceAll('<circle', '<circle transform="translate(440 0)"') +
    polygon(
      [
        [440, 560],
        [640, 450],
        [800, 540],
        [980, 430],
        [1200, 560],
      ],
      palette.dark,
    ) +
    place(reel(96, mix(palette.mid, palette.dark, 0.4), palette.dark), x - 50, 40) +
    place(crowd(1350, 210, mix(palette.dark, '#000000', 0.35), random), 0, 900)
  );
}

/** Guillemets as large as a building. */
export function quotation(stage: Stage): string {
  const { random, palette } = stage;
  const chevron = (x: number, fill: string) =>
    path(
      `M${round(x)} 450L${round(x - 150)} 190L${round(x - 40)} 190L${round(x + 120)} 450L${round(x - 40)} 710L${round(x - 150)} 710Z`,
      fill,
    );
  const x = random.between(480, 660);
  const behind = random.pick([
    () => circle(random.between(600, 950), random.between(380, 520), random.between(280, 380), palette.mid),
    () =>
      Array.from({ length: 12 }, (_, index) =>
        polygon(
          [[x + 60, 450], polar(x + 60, 450, 1500, index * 30), polar(x + 60, 450, 1500, index * 30 + 15)],
          palette.mid,
          { opacity: 0.7 },
        ),
      ).join(''),
    () =>
      Array.from({ length: 9 }, (_, index) => rect(0, index * 100, 1350, 50, palette.mid, { opacity: 0.65 })).join(''),
    () =>
      starAndCross(1350, 900, 150, 0, 20)
        .filter(({ role }) => role === 'star')
        .map(({ points }) => polygon(points, mix(palette.ground, palette.mid, 0.6)))
        .join(''),
  ])();
  return (
    rect(0, 0, 1350, 900, palette.ground) +
    behind +
    place(
      path(eightPointStar(random.between(120, 190)), mix(palette.mid, palette.dark, 0.3)),
      random.between(850, 1150),
      random.between(200, 700),
    ) +
    chevron(x + 14, palette.dark) +
    chevron(x, palette.accent) +
    chevron(x + 214, palette.dark) +
    chevron(x + 200, palette.light)
  );
}

/** Stars tied together by one thread. */
export function threads(stage: Stage): string {
  const { random, palette } = stage;
  const knots = Array.from({ length: 5 }, (_, index): readonly [number, number] => [
    160 + index * 255,
    random.between(260, 640),
  ]);
  const d = knots
    .map(([x, y], index) =>
      index === 0 ? `M${round(x)} ${round(y)}` : `S${round(x - 110)} ${round(y)} ${round(x)} ${round(y)}`,
    )
    .join('');
  return (
    rect(0, 0, 1350, 900, palette.ground) +
    stars(1350, 900, 70, palette.light, random) +
    path(d, 'none', {
      stroke: palette.light,
      'stroke-width': 6,
      'stroke-dasharray': '2 14',
      'stroke-linecap': 'round',
    }) +
    knots
      .map(([x, y], index) =>
        place(
          index === 2
            ? mark(150, palette.accent, palette.dark)
            : path(
                eightPointStar(random.between(50, 92)),
                [palette.mid, palette.light, palette.accent][index % 3] ?? palette.mid,
              ),
          x,
          y,
          1,
          index === 2 ? 0 : random.between(0, 45),
        ),
      )
      .join('')
  );
}

/** A drawing that was made for one post, in one of the palettes of a family. */
export interface OwnScene {
  readonly draw: (stage: Stage) => string;
  readonly family: Family;
  readonly palette: number;
}

/** Posts that have a drawing of their own, by their slugs. */
export const ownScenes: ReadonlyMap<string, OwnScene> = new Map([
  ['everything-a-post-can-hold', { draw: editorsTable, family: street, palette: 6 }],
  ['the-second-reel-is-on-its-way', { draw: reelCourier, family: cairo, palette: 0 }],
  ['who-moved-the-glass', { draw: instantPhotos, family: kufic, palette: 4 }],
  ['seventeen-takes-of-molokhia', { draw: seventeenBowls, family: paperTheatre, palette: 7 }],
  ['damn-it-in-classical-arabic', { draw: subtitle, family: blinds, palette: 4 }],
  ['a-projector-from-dresden', { draw: projectionBooth, family: blinds, palette: 3 }],
  ['sundays-at-barbes', { draw: picturePalace, family: portrait, palette: 5 }],
  ['the-cap-that-came-back', { draw: returnedParcel, family: paperTheatre, palette: 5 }],
  ['what-is-kept-on-the-roof', { draw: rooftop, family: cairo, palette: 4 }],
  ['the-horn-in-minute-sixty-two', { draw: weddingHorn, family: stageFamily, palette: 6 }],
  ['a-hundred-and-twelve-drawers', { draw: buttons, family: stageFamily, palette: 5 }],
]);
