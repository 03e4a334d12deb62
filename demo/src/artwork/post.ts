import { mix } from './canvas/color.ts';
import { createRandom, type Random } from './canvas/random.ts';
import { createStage, type Palette, type Stage } from './canvas/stage.ts';
import { circle, element, group, hasLayers, path, place, polar, polygon, rect, round } from './canvas/svg.ts';
import { chooseComposition } from './choose.ts';
import type { Family } from './composition.ts';
import { blinds } from './families/blinds.ts';
import { cairo } from './families/cairo.ts';
import { cutPaper } from './families/cut-paper.ts';
import { girih } from './families/girih.ts';
import { paperTheatre } from './families/paper-theatre.ts';
import { portrait } from './families/portrait.ts';
import { seaDesert } from './families/sea-desert.ts';
import { stageFamily } from './families/stage.ts';
import { street } from './families/street.ts';
import { starAndCross } from './motifs/girih.ts';
import { crowd } from './motifs/figures.ts';
import { eightPointStar, mark } from './motifs/mark.ts';
import { stars } from './motifs/nature.ts';
import { reel } from './motifs/things.ts';
import type { PostSubject } from './subject.ts';

export const postSize = { width: 1350, height: 900 } as const;

const scenic: readonly Family[] = [street, cairo, seaDesert, paperTheatre, blinds, girih];

/** A family's composition on the sheet of a post, its subject in the middle. */
function fromFamily(
  family: Family,
  subject: PostSubject,
  random: Random,
  palette: Palette,
): { stage: Stage; art: string } {
  const stage = createStage({
    ...postSize,
    focus: 640,
    seed: `post:${subject.slug}`,
    palette,
    tags: subject.tags ?? [],
  });
  return { stage, art: chooseComposition(family, random, subject.tags ?? []).draw(stage, []).art };
}

/** The hall of a cinema: the beam, the screen, the heads. */
function hall(stage: Stage): string {
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

/** Sheets that hang side by side, like a cinema's front. */
function sheets(stage: Stage, random: Random): string {
  const families = random.shuffle([cairo, street, stageFamily, girih, cutPaper, seaDesert, paperTheatre]).slice(0, 5);
  const hung = families.map((family, index) => {
    const inner = createStage({
      width: 600,
      height: 900,
      focus: 300,
      seed: `${index}:${random.next()}`,
      palette: random.pick(family.palettes),
      prefix: `s${index}x`,
    });
    const flat = random
      .shuffle(family.compositions)
      .map((composition) => composition.draw(inner, ['سهرة']).art)
      .find((drawn) => !hasLayers(drawn));
    const art = flat ?? rect(0, 0, 600, 900, inner.palette.ground);
    const clip = inner.clip(rect(0, 0, 600, 900, '#000000'));
    return group(
      {
        transform: `translate(${round(40 + index * 255)} ${round(190 + (index % 2) * 80)}) rotate(${round(random.between(-4, 4))}) scale(.46)`,
      },
      element('defs', {}, inner.definitions()),
      rect(14, 22, 600, 900, '#000000', { opacity: 0.3 }),
      group({ 'clip-path': clip }, art),
      rect(8, 8, 584, 884, 'none', { stroke: stage.palette.light, 'stroke-width': 16 }),
    );
  });
  return (
    rect(0, 0, 1350, 900, mix(stage.palette.ground, stage.palette.dark, 0.3)) +
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 12 }, (__, column) =>
        rect(
          column * 130 - (row % 2) * 65,
          row * 100,
          126,
          96,
          mix(stage.palette.ground, stage.palette.mid, random.between(0.05, 0.22)),
        ),
      ).join(''),
    ).join('') +
    hung.join('')
  );
}

/** Guillemets as large as a building. */
function quotation(stage: Stage): string {
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
function threads(stage: Stage): string {
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

function familyFor(subject: PostSubject, random: Random): Family {
  return subject.type === 'audio' || subject.type === 'link' || subject.type === 'video'
    ? stageFamily
    : subject.type === 'quote'
      ? portrait
      : random.pick(scenic);
}

interface Choice {
  readonly family: Family;
  readonly palette: Palette;
  readonly random: Random;
}

function choose(subject: PostSubject): Choice {
  const random = createRandom(`post:${subject.type}:${subject.slug}`);
  const family = familyFor(subject, random);
  return { family, palette: random.pick(family.palettes), random };
}

export const postPalette = (subject: PostSubject): Palette => choose(subject).palette;

/** The cover of a post; its type decides the drawing. */
export function drawPostCover(subject: PostSubject): string {
  const { family, palette, random } = choose(subject);
  const own = createStage({ ...postSize, focus: 640, seed: `cover:${subject.slug}`, palette });
  const drawn: { stage: Stage; art: string } =
    subject.type === 'video'
      ? { stage: own, art: hall(own) }
      : subject.type === 'gallery'
        ? { stage: own, art: sheets(own, random) }
        : subject.type === 'link'
          ? { stage: own, art: threads(own) }
          : subject.type === 'quote'
            ? { stage: own, art: quotation(own) }
            : fromFamily(family, subject, random, palette);
  const { width, height } = postSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, drawn.stage.definitions()),
    drawn.art,
  );
}
