import type { Face } from './fonts.ts';
import { outlineText, type Outline } from './outline.ts';
import type { Point } from './svg.ts';

/** Lettering on a grid: `cells[row][column]` is set where a block lies. */
export interface Blocks {
  readonly cells: readonly (readonly boolean[])[];
  readonly columns: number;
  readonly rows: number;
}

const curveSteps = 6;

function flatten(outline: Outline): Point[][] {
  const loops: Point[][] = [];
  let loop: Point[] = [];
  let pen: Point = [0, 0];
  for (const { letter, points } of outline.commands) {
    const at = (index: number): Point => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
    if (letter === 'M') {
      loop = [at(0)];
      loops.push(loop);
    } else if (letter === 'L') loop.push(at(0));
    else if (letter === 'Q' || letter === 'C') {
      const from = pen;
      const [one, two, to] = letter === 'Q' ? [at(0), at(0), at(1)] : [at(0), at(1), at(2)];
      for (let step = 1; step <= curveSteps; step += 1) {
        const t = step / curveSteps;
        const u = 1 - t;
        const blend = (axis: 0 | 1) =>
          letter === 'Q'
            ? u * u * from[axis] + 2 * u * t * one[axis] + t * t * to[axis]
            : u ** 3 * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t ** 3 * to[axis];
        loop.push([blend(0), blend(1)]);
      }
    }
    pen = loop.at(-1) ?? pen;
  }
  return loops;
}

function isInside(loops: readonly (readonly Point[])[], x: number, y: number): boolean {
  let winding = 0;
  for (const loop of loops) {
    let [fromX, fromY] = loop.at(-1) ?? [0, 0];
    for (const [toX, toY] of loop) {
      if (fromY <= y !== toY <= y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
        winding += toY > fromY ? 1 : -1;
      [fromX, fromY] = [toX, toY];
    }
  }
  return winding !== 0;
}

/** Builds a line of text out of square blocks, `rows` high. */
export function blockLetters(text: string, face: Face, rows: number): Blocks {
  const outline = outlineText(text, face);
  const { minX, minY, maxX, maxY } = outline.box;
  const unit = (maxY - minY) / rows;
  const columns = unit > 0 ? Math.max(1, Math.round((maxX - minX) / unit)) : 0;
  const loops = flatten(outline);
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      isInside(loops, minX + (column + 0.5) * unit, minY + (row + 0.5) * unit),
    ),
  );
  return { cells, columns, rows };
}
