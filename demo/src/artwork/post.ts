import { mix } from './canvas/color.ts';
import { createRandom, type Random } from './canvas/random.ts';
import { createStage, type Palette, type Stage } from './canvas/stage.ts';
import { element, group, hasLayers, rect, round } from './canvas/svg.ts';
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
import { hall, ownScenes, quotation, threads, type OwnScene } from './post-scenes.ts';
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
  readonly own: OwnScene | undefined;
}

function choose(subject: PostSubject): Choice {
  const random = createRandom(`post:${subject.type}:${subject.slug}`);
  const own = ownScenes.get(subject.slug);
  const family = own?.family ?? familyFor(subject, random);
  return { family, palette: own?.family.palettes[own.palette] ?? random.pick(family.palettes), random, own };
}

export const postPalette = (subject: PostSubject): Palette => choose(subject).palette;

/** The cover of a post: the drawing that was made for it, or one that its type decides. */
export function drawPostCover(subject: PostSubject): string {
  const { family, palette, random, own } = choose(subject);
  const stage = createStage({ ...postSize, focus: 640, seed: `cover:${subject.slug}`, palette });
  const drawn: { stage: Stage; art: string } = own
    ? { stage, art: own.draw(stage) }
    : subject.type === 'video'
      ? { stage, art: hall(stage) }
      : subject.type === 'gallery'
        ? { stage, art: sheets(stage, random) }
        : subject.type === 'link'
          ? { stage, art: threads(stage) }
          : subject.type === 'quote'
            ? { stage, art: quotation(stage) }
            : fromFamily(family, subject, random, palette);
  const { width, height } = postSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, drawn.stage.definitions()),
    drawn.art,
  );
}
