import type { Random } from './random.ts';
import { round, type Point } from './svg.ts';

/** A soft curve through all points (Catmull-Rom, written as Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const bounded = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[bounded] ?? [0, 0];
  };
  const start = at(0);
  let d = `M${round(start[0])} ${round(start[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[one, two, to].map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Splits every edge and shakes the new points: torn paper, worn stone. */
export function torn(points: readonly Point[], random: Random, step: number, amount: number): Point[] {
  return points.flatMap((from, index): Point[] => {
    const to = points[(index + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const parts = Math.max(1, Math.round(length / step));
    return Array.from({ length: parts }, (_, part): Point => {
      const share = part / parts;
      return [
        from[0] + (to[0] - from[0]) * share + random.between(-amount, amount),
        from[1] + (to[1] - from[1]) * share + random.between(-amount, amount),
      ];
    });
  });
}

/** A rolling line from edge to edge, closed below: hills, dunes, clouds of dust. */
export function hills(
  width: number,
  floor: number,
  level: number,
  height: number,
  count: number,
  random: Random,
): string {
  const step = width / count;
  const points: Point[] = [];
  let up = random.chance(0.5);
  for (let x = -step; x <= width + step; x += step * random.between(0.75, 1.25)) {
    points.push([x, level + (up ? -1 : 1) * height * random.between(0.25, 0.6)]);
    up = !up;
  }
  points.push([width + step * 2, level]);
  return `${smooth(points)}L${round(width + step * 2)} ${round(floor)}L${round(-step)} ${round(floor)}Z`;
}
