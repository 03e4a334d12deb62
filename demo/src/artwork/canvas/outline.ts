import createBidi from 'bidi-js';
import { Buffer as ShapeBuffer, Direction, shape, type Font, type GlyphInfo, type GlyphPosition } from 'harfbuzzjs';
import { openFace, type Face } from './fonts.ts';
import { round } from './svg.ts';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

interface Command {
  readonly letter: string;
  readonly points: readonly number[];
}

/** Text as shaped outlines, one unit high per em, baseline at 0, y downwards. */
export interface Outline {
  readonly commands: readonly Command[];
  /** The extent of the ink, not of the advance widths. */
  readonly box: Box;
}

const bidi = createBidi();

interface Run {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Cuts a text into runs of one direction, in the order in which they stand from left to right. */
function visualRuns(text: string): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const order = bidi.getReorderedIndices(text, { levels, paragraphs });
  const runs: { text: string; level: number; last: number }[] = [];
  for (const index of order) {
    const level = levels[index] ?? 0;
    const run = runs.at(-1);
    const char = text.charAt(index);
    if (run && run.level === level && Math.abs(index - run.last) === 1) {
      run.text = level % 2 === 1 ? char + run.text : run.text + char;
      run.last = index;
    } else runs.push({ text: char, level, last: index });
  }
  return runs.map((run) => ({ text: run.text, direction: run.level % 2 === 1 ? 'rtl' : 'ltr' }));
}

/** Shapes one run with HarfBuzz: joining, ligatures, marks. */
function shapeRun({ text, direction }: Run, font: Font): (GlyphInfo & Partial<GlyphPosition>)[] {
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Without a stated direction Arabic digits would be turned around with the letters.
  buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** Shapes a text in one face. `spacing` is in em and for Latin only. */
export function outlineText(text: string, face: Face, spacing = 0): Outline {
  const { font, unitsPerEm } = openFace(face);
  const scale = 1 / unitsPerEm;
  const commands: Command[] = [];
  let pen = 0;
  let box: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const run of visualRuns(text)) {
    for (const { codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 } of shapeRun(run, font)) {
      const [dx, dy] = [pen + xOffset * scale, -yOffset * scale];
      const drawn = font.glyphToJson(codepoint);
      for (const { type, values } of drawn) {
        commands.push({
          letter: type,
          points: values.map((value, at) => (at % 2 === 0 ? dx + value * scale : dy - value * scale)),
        });
      }
      const ink = font.glyphExtents(codepoint);
      if (drawn.length > 0 && ink) {
        const [left, top] = [dx + ink.xBearing * scale, dy - ink.yBearing * scale];
        // Heights count downwards in a font and are therefore negative.
        box = {
          minX: Math.min(box.minX, left),
          maxX: Math.max(box.maxX, left + ink.width * scale),
          minY: Math.min(box.minY, top),
          maxY: Math.max(box.maxY, top - ink.height * scale),
        };
      }
      pen += xAdvance * scale + spacing;
    }
  }
  return { commands, box: commands.length > 0 ? box : { minX: 0, minY: 0, maxX: 0, maxY: 0 } };
}

/** Path data of an outline whose ink starts at x, with its baseline at y. */
export function outlinePath(outline: Outline, x: number, y: number, size: number): string {
  const left = x - outline.box.minX * size;
  return outline.commands
    .map(
      ({ letter, points }) =>
        letter + points.map((value, at) => round(at % 2 === 0 ? left + value * size : y + value * size)).join(' '),
    )
    .join('');
}
