import createBidi from 'bidi-js';
import {
  Blob,
  Buffer as ShapeBuffer,
  Direction,
  Face,
  Font,
  shape,
  type GlyphInfo,
  type GlyphPosition,
} from 'harfbuzzjs';

/** A face of lettering. */
export interface OpenFont {
  readonly font: Font;
  readonly unitsPerEm: number;
}

/** Opens a TrueType or OpenType file. */
export function openFont(file: Uint8Array): OpenFont {
  const face = new Face(new Blob(file));
  return { font: new Font(face), unitsPerEm: face.upem };
}

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
function visualRuns(text: string, base: Run['direction'] | undefined): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, base);
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

/** Joins letters, or keeps them apart, and is itself nothing to see. */
const isJoiner = (char: string) => char === '\u200c' || char === '\u200d';

/** Cuts a run where another font is needed: the first that has a letter, for as long as that has the next ones. What none has is left out. */
function byFont({ text, direction }: Run, fonts: readonly OpenFont[]): { run: Run; open: OpenFont }[] {
  const [only] = fonts;
  if (only && fonts.length === 1) return [{ run: { text, direction }, open: only }];
  const parts: { text: string; open: OpenFont }[] = [];
  for (const char of text) {
    const last = parts.at(-1);
    const has = ({ font }: OpenFont) => font.nominalGlyph(char.codePointAt(0) ?? 0) !== undefined;
    // Spaces, marks and punctuation are in all of them.
    const goesOn = last && (isJoiner(char) || (!/\p{L}/u.test(char) && has(last.open)));
    const open = goesOn ? last.open : fonts.find(has);
    if (!open) continue;
    if (last?.open === open) last.text += char;
    else parts.push({ text: char, open });
  }
  const inOrder = direction === 'rtl' ? parts.reverse() : parts;
  return inOrder.map((part) => ({ run: { text: part.text, direction }, open: part.open }));
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

interface Setting {
  /** Of the paragraph; by default that of its first letter. */
  readonly direction?: Run['direction'];
  /** In em, and for Latin only. */
  readonly spacing?: number;
}

/** Shapes a line of text: each letter in the first of the fonts that has it. */
export function outlineText(
  text: string,
  fonts: readonly OpenFont[],
  { direction, spacing = 0 }: Setting = {},
): Outline {
  const commands: Command[] = [];
  let pen = 0;
  let box: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  const parts = visualRuns(text, direction).flatMap((run) => byFont(run, fonts));
  for (const { run, open } of parts) {
    const { font } = open;
    const scale = 1 / open.unitsPerEm;
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

/** One decimal is finer than any pixel that is ever asked for. */
const round = (value: number) => String(Math.round(value * 10) / 10);

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
