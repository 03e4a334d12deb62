import { drawLine, drawTitle, measureLine } from './canvas/lettering.ts';
import { createRandom } from './canvas/random.ts';
import { createStage } from './canvas/stage.ts';
import { element, rect } from './canvas/svg.ts';
import { chooseWorld, type World } from './choose.ts';
import type { Drawing, Family } from './composition.ts';
import type { PosterSubject } from './subject.ts';

export const posterSize = { width: 600, height: 900 } as const;

/** Breaks the names into at most two centred lines. */
function billing(names: readonly string[], color: string): string {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    const joined = last === undefined ? name : `${last}  ·  ${name}`;
    if (last !== undefined && measureLine(joined, 16) <= 480) lines[lines.length - 1] = joined;
    else if (lines.length < 2) lines.push(name);
  }
  return lines
    .map((line, index) =>
      drawLine(line, 300, 858 + index * 22 - (lines.length - 1) * 12, {
        color,
        size: 16,
        maxWidth: 480,
        anchor: 'middle',
        opacity: 0.9,
      }),
    )
    .join('');
}

function lettering(family: Family, drawing: Drawing, subject: PosterSubject, ink: string): string {
  const random = createRandom(`lettering:${subject.slug}`);
  const { area, latin, isDrawn = false, ...wishes } = drawing.title;
  const face = wishes.face ?? random.pick(family.faces);
  const color = wishes.color ?? ink;
  const setting = wishes.setting ?? random.pick(['block', 'block', 'even', 'steps'] as const);
  // The small title keeps its place under the block.
  const title = drawTitle(
    isDrawn ? [] : subject.lettering,
    { ...area, height: area.height - 34 },
    { ...wishes, face, color, setting },
  );
  const below = title.area.y + title.area.height + (isDrawn ? 16 : 32);
  return (
    title.svg +
    drawLine(subject.titleEn.toUpperCase(), area.x + area.width / 2, below, {
      color: latin ?? color,
      size: 16,
      maxWidth: area.width,
      anchor: 'middle',
      spacing: 0.2,
      opacity: wishes.outline ? 1 : 0.92,
      ...(wishes.outline ? { edge: wishes.outline.color } : {}),
    })
  );
}

/** A cream or dark edge like a printed sheet, on some posters. */
function edge(subject: PosterSubject, paper: string): string {
  const random = createRandom(`edge:${subject.slug}`);
  if (!random.chance(0.22)) return '';
  return rect(9, 9, 582, 882, 'none', { stroke: paper, 'stroke-width': 18 });
}

export interface ComposeOptions {
  /** Keeps ids apart when the poster is drawn inside another picture. */
  readonly prefix?: string;
  readonly edge?: boolean;
}

/** Draws a subject in a given world, without the svg element around it. */
export function compose(
  subject: PosterSubject,
  { family, palette, composition }: World,
  { prefix = 'd', edge: mayHaveEdge = true }: ComposeOptions = {},
): string {
  const stage = createStage({
    ...posterSize,
    focus: 300,
    seed: `poster:${subject.slug}`,
    palette,
    tags: subject.tags ?? [],
    prefix,
  });
  const drawing = composition.draw(stage, subject.lettering);
  const sink = drawing.sink
    ? rect(
        0,
        770,
        posterSize.width,
        130,
        stage.fade([
          [0, drawing.sink, 0],
          [0.55, drawing.sink, 0.86],
          [1, drawing.sink],
        ]),
      )
    : '';
  const body =
    drawing.art +
    sink +
    lettering(family, drawing, subject, palette.ink) +
    billing(subject.names, drawing.foot) +
    (mayHaveEdge ? edge(subject, palette.ink) : '');
  return element('defs', {}, stage.definitions()) + body;
}

/** The whole poster as SVG text. */
export function drawPoster(subject: PosterSubject): string {
  return posterSheet(subject, chooseWorld(subject));
}

/** A poster in a given world, as SVG text. */
export function posterSheet(subject: PosterSubject, world: World): string {
  const { width, height } = posterSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    compose(subject, world),
  );
}
