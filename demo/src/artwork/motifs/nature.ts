import { smooth } from '../canvas/curve.ts';
import type { Random } from '../canvas/random.ts';
import { circle, ellipse, group, path, place, polar, rect, round, stroke, type Point } from '../canvas/svg.ts';

/** Stars over an area; few are large, most are small. */
export function stars(width: number, height: number, count: number, color: string, random: Random, top = 0): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, width), top + random.between(0, 1) ** 1.4 * height];
    if (random.chance(0.06)) return place(sparkle(random.between(6, 11), color), x, y);
    return circle(x, y, random.between(0.8, 2.3), color, { opacity: random.between(0.45, 1) });
  }).join('');
}

/** A four-pointed star. */
export function sparkle(radius: number, fill: string): string {
  const waist = radius * 0.16;
  return path(
    `M0 ${round(-radius)}Q${round(waist)} ${round(-waist)} ${round(radius)} 0Q${round(waist)} ${round(waist)} 0 ${round(radius)}Q${round(-waist)} ${round(waist)} ${round(-radius)} 0Q${round(-waist)} ${round(-waist)} 0 ${round(-radius)}Z`,
    fill,
  );
}

/** A crescent that opens to the right (or, mirrored by its caller, to the left). */
export function crescent(radius: number, fill: string): string {
  const r = round(radius);
  const inner = round(radius * 0.82);
  const [x, y] = [radius * 0.42, radius * 0.9];
  return path(
    `M${round(x)} ${round(-y)}A${r} ${r} 0 1 0 ${round(x)} ${round(y)}A${inner} ${inner} 0 1 1 ${round(x)} ${round(-y)}Z`,
    fill,
  );
}

/** A flat painted cloud: a bank of round tops on a straight base. */
export function cloud(width: number, fill: string, random: Random): string {
  const count = random.int(3, 5);
  const height = width * 0.2;
  const bumps = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const lift = Math.sin(share * Math.PI);
    return ellipse(
      (share - 0.5) * width * 0.86,
      -height * 0.25,
      (width / count) * 0.75,
      height * (0.35 + 0.75 * lift * random.between(0.6, 1)),
      fill,
    );
  });
  return group(
    {},
    ...bumps,
    path(
      `M${round(-width / 2)} 0Q${round(-width / 2)} ${round(-height * 0.5)} ${round(-width * 0.3)} ${round(-height * 0.5)}L${round(width * 0.3)} ${round(-height * 0.5)}Q${round(width / 2)} ${round(-height * 0.5)} ${round(width / 2)} 0Z`,
      fill,
    ),
  );
}

/** A date palm; origin at the foot. */
export function palm(height: number, fill: string, random: Random): string {
  const lean = height * random.between(-0.12, 0.12);
  const w = height * 0.022;
  const trunk = path(
    `M${round(-w * 1.5)} 0Q${round(-w)} ${round(-height * 0.5)} ${round(lean - w)} ${round(-height)}L${round(lean + w)} ${round(-height)}Q${round(w * 1.4)} ${round(-height * 0.5)} ${round(w * 1.6)} 0Z`,
    fill,
  );
  const fronds = [-118, -88, -58, -28, -4, 22, 52, 84, 116].map((angle) => {
    const length = height * random.between(0.34, 0.42);
    const [tx, ty] = polar(0, 0, length, angle + random.between(-7, 7));
    const drop = length * (0.12 + 0.3 * Math.abs(Math.sin((angle * Math.PI) / 180)));
    const [mx, my] = [tx * 0.55, ty * 0.55 - length * 0.2];
    return path(
      `M0 0Q${round(mx)} ${round(my)} ${round(tx)} ${round(ty + drop)}Q${round(mx * 0.9)} ${round(my + length * 0.2)} 0 0Z`,
      fill,
    );
  });
  return trunk + place(fronds.join('') + circle(0, height * 0.02, height * 0.035, fill), lean, -height);
}

/** A flock of birds in the air, smaller the farther away. */
export function flock(count: number, spread: number, color: string, random: Random): string {
  return Array.from({ length: count }, (_, index) => {
    const size = 16 * (1 - (index / count) * 0.6) * random.between(0.7, 1.1);
    const [x, y] = polar(0, 0, spread * Math.sqrt(random.next()), random.between(0, 360));
    const lift = random.between(0.3, 0.75);
    return path(
      `M${round(x - size)} ${round(y - size * lift)}Q${round(x - size * 0.35)} ${round(y - size * 0.55)} ${round(x)} ${round(y)}Q${round(x + size * 0.35)} ${round(y - size * 0.55)} ${round(x + size)} ${round(y - size * lift)}Q${round(x + size * 0.3)} ${round(y - size * 0.2)} ${round(x)} ${round(y + size * 0.22)}Q${round(x - size * 0.3)} ${round(y - size * 0.2)} ${round(x - size)} ${round(y - size * lift)}Z`,
      color,
    );
  }).join('');
}

/** The light of a moon or sun on water: strokes that widen towards the viewer. */
export function glitter(cx: number, top: number, bottom: number, width: number, color: string, random: Random): string {
  const parts: string[] = [];
  for (let y = top + 4; y < bottom; y += 9 + (y - top) * 0.05) {
    const share = (y - top) / (bottom - top);
    const w = width * (0.25 + share * 0.85) * random.between(0.35, 1);
    parts.push(
      rect(cx - w / 2 + random.between(-0.25, 0.25) * width * share, y, w, 2.4 + share * 4, color, {
        rx: 2,
        opacity: 0.9 - share * 0.35,
      }),
    );
  }
  return parts.join('');
}

/** Long flat ripples over a stretch of water. */
export function ripples(
  width: number,
  top: number,
  bottom: number,
  color: string,
  count: number,
  random: Random,
): string {
  return Array.from({ length: count }, () => {
    const share = random.next() ** 0.8;
    const w = 40 + 190 * share * random.next();
    return rect(random.between(-40, width), top + (bottom - top) * share, w, 1.5 + share * 3, color, {
      rx: 2,
      opacity: random.between(0.25, 0.7),
    });
  }).join('');
}

/** A band of mist or a brushed cloud across the sheet. */
export function brushed(
  width: number,
  y: number,
  thickness: number,
  color: string,
  random: Random,
  opacity = 1,
): string {
  const top: Point[] = [];
  const under: Point[] = [];
  const step = width / 7;
  for (let x = -step; x <= width + step; x += step) {
    top.push([x, y - thickness * random.between(0.1, 0.6)]);
    under.unshift([x, y + thickness * random.between(0.1, 0.6)]);
  }
  return path(smooth([...top, ...under], true), color, { opacity });
}

/** Smoke that rises from the origin. */
export function smoke(height: number, color: string, width: number, random: Random): string {
  const points: Point[] = [];
  const side = random.sign();
  for (let step = 0; step <= 7; step += 1) {
    points.push([Math.sin(step * 1.25) * side * height * 0.035 * step * 0.7, (-height * step) / 7]);
  }
  return stroke(smooth(points), color, width, { opacity: 0.7 });
}
