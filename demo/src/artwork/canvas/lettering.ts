import type { Face } from './fonts.ts';
import { outlinePath, outlineText, type Outline } from './outline.ts';
import { element, group, path, round, stroke } from './svg.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TitleStyle {
  readonly face: Face;
  readonly color: string;
  /** Where lines that do not fill the area stand; Arabic starts at the right. */
  readonly align?: 'right' | 'center' | 'left';
  /** Where the block stands in an area that is higher than it. */
  readonly anchor?: 'top' | 'middle' | 'bottom';
  /** `block` makes every line as wide as the area, `even` gives all lines one size, `steps` staggers them. */
  readonly setting?: 'block' | 'even' | 'steps';
  readonly shadow?: { readonly color: string; readonly x: number; readonly y: number };
  readonly outline?: { readonly color: string; readonly width: number };
  readonly turn?: number;
}

interface PlacedLine {
  readonly outline: Outline;
  readonly size: number;
  readonly x: number;
  readonly top: number;
}

export interface TitleBlock {
  readonly svg: string;
  /** The space that the ink takes before any turn. */
  readonly area: Area;
}

const inkWidth = (outline: Outline) => outline.box.maxX - outline.box.minX;
const inkHeight = (outline: Outline) => outline.box.maxY - outline.box.minY;
/** Ink to ink, as a share of the smaller line. */
const gapShare = 0.13;

function lineSizes(outlines: readonly Outline[], area: Area, setting: string): number[] {
  const room = setting === 'steps' && outlines.length > 1 ? area.width * 0.84 : area.width;
  const full = outlines.map((outline) => room / inkWidth(outline));
  const smallest = Math.min(...full);
  // A short word beside a long one may be larger, not gigantic.
  return setting === 'block' ? full.map((size) => Math.min(size, smallest * 2.1)) : full.map(() => smallest);
}

function stackHeight(outlines: readonly Outline[], sizes: readonly number[]): number {
  const gap = Math.min(...sizes) * gapShare;
  return outlines.reduce(
    (sum, outline, index) => sum + inkHeight(outline) * (sizes[index] ?? 0),
    gap * (outlines.length - 1),
  );
}

function fit(lines: readonly string[], area: Area, style: TitleStyle): { outlines: Outline[]; sizes: number[] } {
  const outlines = lines.map((line) => outlineText(line, style.face)).filter((outline) => inkWidth(outline) > 0);
  const wanted = lineSizes(outlines, area, style.setting ?? 'block');
  const shrink = Math.min(1, area.height / stackHeight(outlines, wanted));
  return { outlines, sizes: wanted.map((size) => size * shrink) };
}

/** Every way to write the lines with some neighbours joined. */
function joinings(lines: readonly string[]): string[][] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  if (rest.length === 0) return [[first]];
  return joinings(rest).flatMap(([head = '', ...tail]) => [
    [first, head, ...tail],
    [`${first} ${head}`, ...tail],
  ]);
}

/** Sets the lines as large as the area allows: no ink ever lies outside it. In a flat area lines are joined where that makes them larger. */
export function placeLines(lines: readonly string[], area: Area, style: TitleStyle): PlacedLine[] {
  const setting = style.setting ?? 'block';
  const settings = joinings(lines).map((joined) => fit(joined, area, style));
  const broken = settings[0];
  if (!broken) return [];
  // A break is kept unless giving it up makes the smallest line a good deal larger.
  const { outlines, sizes } = settings.reduce(
    (best, next) => (Math.min(...next.sizes) > Math.min(...best.sizes) * 1.18 ? next : best),
    broken,
  );
  const height = stackHeight(outlines, sizes);
  const slack = area.height - height;
  let top = area.y + (style.anchor === 'top' ? 0 : style.anchor === 'bottom' ? slack : slack / 2);
  const gap = Math.min(...sizes) * gapShare;
  return outlines.map((outline, index) => {
    const size = sizes[index] ?? 0;
    const room = area.width - inkWidth(outline) * size;
    const step = outlines.length > 1 ? index / (outlines.length - 1) : 0.5;
    const share = setting === 'steps' ? 1 - step : style.align === 'right' ? 1 : style.align === 'left' ? 0 : 0.5;
    const line = { outline, size, x: area.x + room * share, top };
    top += inkHeight(outline) * size + gap;
    return line;
  });
}

/** Path data of a whole title. */
export function titlePath(lines: readonly PlacedLine[]): string {
  return lines
    .map(({ outline, size, x, top }) => outlinePath(outline, x, top - outline.box.minY * size, size))
    .join('');
}

/** Draws a title into an area, with its shadow and outline. */
export function drawTitle(text: readonly string[], area: Area, style: TitleStyle): TitleBlock {
  const lines = placeLines(text, area, style);
  const d = titlePath(lines);
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return { svg: '', area: { ...area, height: 0 } };
  const bottom = last.top + inkHeight(last.outline) * last.size;
  const left = Math.min(...lines.map((line) => line.x));
  const right = Math.max(...lines.map((line) => line.x + inkWidth(line.outline) * line.size));
  const parts: string[] = [];
  const { shadow, outline } = style;
  if (shadow) parts.push(path(d, shadow.color, { transform: `translate(${round(shadow.x)} ${round(shadow.y)})` }));
  if (outline) parts.push(stroke(d, outline.color, outline.width));
  parts.push(path(d, style.color));
  const turn = style.turn ?? 0;
  const center = `${round((left + right) / 2)} ${round((first.top + bottom) / 2)}`;
  return {
    svg: turn === 0 ? parts.join('') : group({ transform: `rotate(${round(turn)} ${center})` }, ...parts),
    area: { x: left, y: first.top, width: right - left, height: bottom - first.top },
  };
}

export interface LineStyle {
  readonly color: string;
  readonly size: number;
  readonly maxWidth: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly opacity?: number;
  readonly face?: Face;
  /** Colour of a thin edge, for text over a busy ground. */
  readonly edge?: string;
}

/** One line of small text; it shrinks where it would be too wide. */
export function drawLine(text: string, x: number, y: number, style: LineStyle): string {
  const outline = outlineText(text, style.face ?? 'text', style.spacing ?? 0);
  const width = inkWidth(outline);
  if (width <= 0) return '';
  const size = Math.min(style.size, style.maxWidth / width);
  const shift = style.anchor === 'middle' ? width / 2 : style.anchor === 'end' ? width : 0;
  const d = outlinePath(outline, x - shift * size, y, size);
  return (
    (style.edge ? stroke(d, style.edge, size * 0.34) : '') +
    element('path', { d, fill: style.color, opacity: style.opacity ?? 1 })
  );
}

/** Width of the ink of a line. */
export function measureLine(text: string, size: number, face: Face = 'text', spacing = 0): number {
  return inkWidth(outlineText(text, face, spacing)) * size;
}
