import createBidi from 'bidi-js';
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

const letters: Readonly<Record<string, string>> = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
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

/** Shapes a text (joining, ligatures, direction) in one face. `spacing` is in em and for Latin only. */
export function outlineText(text: string, face: Face, spacing = 0): Outline {
  const font = openFace(face);
  const scale = 1 / font.unitsPerEm;
  const commands: Command[] = [];
  let pen = 0;
  let box: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const part of visualRuns(text)) {
    // Without a stated direction Arabic digits would be turned around with the letters.
    const run = font.layout(part.text, undefined, undefined, undefined, part.direction);
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      if (!position) return;
      const [dx, dy] = [pen + position.xOffset * scale, -position.yOffset * scale];
      for (const { command, args } of glyph.path.commands) {
        const points = args.map((value: number, at: number) => (at % 2 === 0 ? dx + value * scale : dy - value * scale));
        commands.push({ letter: letters[command] ?? '', points });
      }
      if (glyph.path.commands.length > 0) {
        const ink = glyph.path.bbox;
        box = {
          minX: Math.min(box.minX, dx + ink.minX * scale),
          maxX: Math.max(box.maxX, dx + ink.maxX * scale),
          minY: Math.min(box.minY, dy - ink.maxY * scale),
          maxY: Math.max(box.maxY, dy - ink.minY * scale),
        };
      }
      pen += position.xAdvance * scale + spacing;
    });
  }
  return { commands, box: commands.length > 0 ? box : { minX: 0, minY: 0, maxX: 0, maxY: 0 } };
}

/** Path data of an outline whose ink starts at x, with its baseline at y. */
export function outlinePath(outline: Outline, x: number, y: number, size: number): string {
  const left = x - outline.box.minX * size;
  return outline.commands
    .map(({ letter, points }) => letter + points.map((value, at) => round(at % 2 === 0 ? left + value * size : y + value * size)).join(' '))
    .join('');
}
