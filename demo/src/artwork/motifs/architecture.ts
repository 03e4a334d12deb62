import { mix } from '../canvas/color.ts';
import type { Random } from '../canvas/random.ts';
import { circle, closedPath, group, path, place, rect, round, type Point } from '../canvas/svg.ts';

/** A symmetrical silhouette from its right-hand profile, written upwards from the ground. */
export function lathe(profile: readonly Point[]): string {
  const left = profile.map(([x, y]): Point => [-x, y]).reverse();
  return closedPath([...profile, ...left]);
}

/** A small crescent on a staff; origin at the foot. */
export function finial(height: number, fill: string): string {
  const r = height * 0.2;
  return (
    rect(-height * 0.025, -height * 0.7, height * 0.05, height * 0.7, fill) +
    circle(0, -height * 0.3, height * 0.07, fill) +
    path(
      `M${round(-r)} ${round(-height * 0.95)}A${round(r)} ${round(r)} 0 1 0 ${round(r)} ${round(-height * 0.95)}A${round(r * 0.86)} ${round(r * 0.86)} 0 1 1 ${round(-r)} ${round(-height * 0.95)}Z`,
      fill,
    )
  );
}

/** Mamluk minaret: square shaft, balconies on stalactites, open lantern and bulb. About a tenth as wide as high. */
export function mamlukMinaret(height: number, fill: string): string {
  const h = (share: number) => -height * share;
  const w = height / 100;
  return (
    path(
      lathe([
        [7 * w, 0],
        [7 * w, h(0.38)],
        [8.6 * w, h(0.405)],
        [9.4 * w, h(0.425)],
        [9.4 * w, h(0.45)],
        [5.6 * w, h(0.45)],
        [5.4 * w, h(0.63)],
        [6.6 * w, h(0.65)],
        [7.4 * w, h(0.67)],
        [7.4 * w, h(0.69)],
        [3.6 * w, h(0.69)],
        [3.6 * w, h(0.79)],
        [4.8 * w, h(0.8)],
        [4.8 * w, h(0.815)],
        [2.4 * w, h(0.825)],
        [3.6 * w, h(0.85)],
        [3.5 * w, h(0.875)],
        [2 * w, h(0.905)],
        [0.4 * w, h(0.925)],
      ]),
      fill,
    ) + place(finial(height * 0.09, fill), 0, h(0.915))
  );
}

/** Ottoman minaret: a pencil with two balconies. */
export function pencilMinaret(height: number, fill: string): string {
  const h = (share: number) => -height * share;
  const w = height / 100;
  return (
    path(
      lathe([
        [5.5 * w, 0],
        [5.5 * w, h(0.12)],
        [3.4 * w, h(0.17)],
        [3.2 * w, h(0.5)],
        [4.9 * w, h(0.53)],
        [4.9 * w, h(0.555)],
        [2.9 * w, h(0.555)],
        [2.8 * w, h(0.7)],
        [4.2 * w, h(0.725)],
        [4.2 * w, h(0.745)],
        [2.5 * w, h(0.745)],
        [2.5 * w, h(0.8)],
        [0.2 * w, h(0.95)],
      ]),
      fill,
    ) + place(finial(height * 0.07, fill), 0, h(0.94))
  );
}

/** A pointed dome on a drum; origin at the middle of its foot. */
export function dome(width: number, fill: string): string {
  const r = width / 2;
  const drum = width * 0.28;
  const crown = -drum - width * 0.72;
  return (
    rect(-r * 1.04, -drum - 1, r * 2.08, drum + 3, fill) +
    path(
      `M${round(-r * 0.97)} ${round(-drum + 1)}C${round(-r * 1.15)} ${round(-drum - width * 0.34)} ${round(-r * 0.35)} ${round(-drum - width * 0.5)} 0 ${round(crown)}` +
        `C${round(r * 0.35)} ${round(-drum - width * 0.5)} ${round(r * 1.15)} ${round(-drum - width * 0.34)} ${round(r * 0.97)} ${round(-drum)}Z`,
      fill,
    ) +
    place(finial(width * 0.26, fill), 0, crown + 2)
  );
}

/** Path of a pointed (four-centred) arch opening, standing on y = 0. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  const spring = y - height + r * 1.15;
  return (
    `M${round(x - r)} ${round(y)}L${round(x - r)} ${round(spring)}C${round(x - r)} ${round(spring - r * 0.62)} ${round(x - r * 0.5)} ${round(spring - r * 0.95)} ${round(x)} ${round(y - height)}` +
    `C${round(x + r * 0.5)} ${round(spring - r * 0.95)} ${round(x + r)} ${round(spring - r * 0.62)} ${round(x + r)} ${round(spring)}L${round(x + r)} ${round(y)}Z`
  );
}

/** Roofs of an old quarter from edge to edge: flat houses, domes, minarets. */
export function skyline(width: number, floor: number, top: number, fill: string, random: Random, lit?: string): string {
  const parts: string[] = [];
  let x = -40;
  const reach = floor - top;
  while (x < width + 20) {
    const w = reach * random.between(0.22, 0.5);
    const h = reach * random.between(0.22, 0.5);
    parts.push(rect(x, floor - h, w + 2, h, fill));
    const middle = x + w / 2;
    const roof = random.next();
    if (roof < 0.24) parts.push(place(dome(w * 0.62, fill), middle, floor - h + 1));
    else if (roof < 0.42) parts.push(place(mamlukMinaret(reach * random.between(0.8, 1), fill), middle, floor));
    else if (roof < 0.54) parts.push(place(pencilMinaret(reach * random.between(0.85, 1.02), fill), middle, floor));
    else if (roof < 0.8) parts.push(rect(x + w * random.between(0.1, 0.6), floor - h * 1.18, w * 0.22, h * 0.2, fill));
    if (lit) {
      for (let row = 0; row < 3; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          if (!random.chance(0.28)) continue;
          parts.push(
            rect(
              x + w * (0.18 + column * 0.27),
              floor - h + h * (0.2 + row * 0.26),
              w * 0.09,
              h * 0.12,
              random.chance(0.3) ? mix(lit, fill, 0.35) : lit,
            ),
          );
        }
      }
    }
    x += w * random.between(0.82, 1);
  }
  return group({}, ...parts);
}
