import { polar, type Point } from '../canvas/svg.ts';

export interface Tile {
  readonly points: readonly Point[];
  readonly center: Point;
  readonly role: 'star' | 'cross' | 'petal' | 'field';
}

const at = (cx: number, cy: number, radius: number, degrees: number): Point => polar(cx, cy, radius, degrees);

/** Eight-pointed stars and the crosses between them, `size` from star to star. */
export function starAndCross(width: number, height: number, size: number, dx = 0, dy = 0): Tile[] {
  const tiles: Tile[] = [];
  const r = size / 2;
  const inner = r * 0.7654;
  const star = (cx: number, cy: number) =>
    Array.from({ length: 16 }, (_, index): Point => at(cx, cy, index % 2 === 0 ? r : inner, index * 22.5));
  for (let row = -1; row * size + dy < height + size; row += 1) {
    for (let column = -1; column * size + dx < width + size; column += 1) {
      const [cx, cy] = [column * size + dx, row * size + dy];
      tiles.push({ points: star(cx, cy), center: [cx, cy], role: 'star' });
      const [mx, my] = [cx + r, cy + r];
      // The cross is what four neighbouring stars leave free.
      const q = at(0, 0, inner, 22.5);
      const d = at(0, 0, r, 45);
      const cross: Point[] = [];
      for (const [sx, sy] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const [ox, oy] = [mx + sx * r, my + sy * r];
        const near = (p: Point): Point => [ox - sx * Math.abs(p[0]), oy - sy * Math.abs(p[1])];
        const corner: Point[] = [near([r, 0]), near([q[1], q[0]]), near(d), near(q), near([0, r])];
        cross.push(...(sx * sy > 0 ? corner.reverse() : corner));
      }
      tiles.push({ points: cross, center: [mx, my], role: 'cross' });
    }
  }
  return tiles;
}

/** One great rosette: a star, two rings of petals and kites, `folds` times around. */
export function rosette(cx: number, cy: number, radius: number, folds: number): Tile[] {
  const tiles: Tile[] = [];
  const turn = 360 / folds;
  const [r1, r2, r3, r4] = [radius * 0.3, radius * 0.2, radius * 0.62, radius * 0.78];
  const star: Point[] = [];
  for (let index = 0; index < folds; index += 1) {
    const angle = index * turn;
    star.push(at(cx, cy, r1, angle), at(cx, cy, r2, angle + turn / 2));
    tiles.push({
      points: [
        at(cx, cy, r1 * 1.06, angle),
        at(cx, cy, radius * 0.46, angle - turn * 0.3),
        at(cx, cy, r3, angle - turn * 0.3),
        at(cx, cy, r4, angle),
        at(cx, cy, r3, angle + turn * 0.3),
        at(cx, cy, radius * 0.46, angle + turn * 0.3),
      ],
      center: at(cx, cy, radius * 0.5, angle),
      role: 'petal',
    });
    const middle = angle + turn / 2;
    tiles.push({
      points: [
        at(cx, cy, r2 * 1.12, middle),
        at(cx, cy, radius * 0.42, middle + turn * 0.14),
        at(cx, cy, radius * 0.58, middle),
        at(cx, cy, radius * 0.42, middle - turn * 0.14),
      ],
      center: at(cx, cy, radius * 0.4, middle),
      role: 'field',
    });
    tiles.push({
      points: [
        at(cx, cy, radius * 0.64, middle),
        at(cx, cy, radius * 0.8, middle - turn * 0.32),
        at(cx, cy, radius, middle),
        at(cx, cy, radius * 0.8, middle + turn * 0.32),
      ],
      center: at(cx, cy, radius * 0.8, middle),
      role: 'cross',
    });
    tiles.push({
      points: [
        at(cx, cy, radius * 0.83, angle),
        at(cx, cy, radius * 0.86, angle + turn * 0.16),
        at(cx, cy, radius * 0.97, angle),
        at(cx, cy, radius * 0.86, angle - turn * 0.16),
      ],
      center: at(cx, cy, radius * 0.9, angle),
      role: 'star',
    });
  }
  tiles.push({ points: star, center: [cx, cy], role: 'star' });
  return tiles;
}
