import { n, randomFrom } from './draw.ts';

/** A Mamluk minaret standing on (x, y): square shaft, octagon, pavilion, bulb. */
export function minaret(x: number, y: number, height: number): string {
  const w = height * 0.12;
  const part = (from: number, to: number, width: number, top = width) =>
    `M${n(-width * w)} ${n(-from * height)}L${n(-top * w)} ${n(-to * height)}H${n(top * w)}L${n(width * w)} ${n(-from * height)}Z`;
  const shape = [
    part(0, 0.42, 0.5),
    part(0.41, 0.43, 0.5, 0.78),
    part(0.43, 0.46, 0.78),
    part(0.45, 0.68, 0.36),
    part(0.67, 0.69, 0.36, 0.56),
    part(0.69, 0.71, 0.56),
    part(0.7, 0.84, 0.17),
    part(0.83, 0.85, 0.32),
    `M${n(-0.14 * w)} ${n(-0.84 * height)}C${n(-0.5 * w)} ${n(-0.88 * height)} ${n(-0.2 * w)} ${n(-0.91 * height)} 0 ${n(-0.96 * height)}` +
      `C${n(0.2 * w)} ${n(-0.91 * height)} ${n(0.5 * w)} ${n(-0.88 * height)} ${n(0.14 * w)} ${n(-0.84 * height)}Z`,
    part(0.94, 1, 0.03),
  ].join('');
  return `<path transform="translate(${n(x)} ${n(y)})" d="${shape}"/>`;
}

/** A pointed dome on a drum, standing on (x, y). */
export function dome(x: number, y: number, radius: number): string {
  const r = radius;
  const path =
    `M${n(-r)} 0V${n(-r * 0.5)}C${n(-r * 1.05)} ${n(-r * 1.2)} ${n(-r * 0.35)} ${n(-r * 1.55)} 0 ${n(-r * 1.95)}` +
    `C${n(r * 0.35)} ${n(-r * 1.55)} ${n(r * 1.05)} ${n(-r * 1.2)} ${n(r)} ${n(-r * 0.5)}V0ZM-1.5 ${n(-r * 1.9)}h3v${n(-r * 0.4)}h-3Z`;
  return `<path transform="translate(${n(x)} ${n(y)})" d="${path}"/>`;
}

type Street = { shapes: string; windows: { x: number; y: number; since: number }[] };

/** A row of houses, domes and minarets with windows that are lit one after the other. */
export function street(seed: number, width: number, y: number, tall: number, seconds: number): Street {
  const random = randomFrom(seed);
  const windows: Street['windows'] = [];
  let shapes = '';
  for (let x = -40, house = 0; x < width; house += 1) {
    const wide = 60 + random() * 90;
    const high = tall * (0.35 + random() * 0.65);
    shapes += `<rect x="${n(x)}" y="${n(y - high)}" width="${n(wide + 1)}" height="${n(high + 400)}"/>`;
    if (house % 7 === 2) shapes += dome(x + wide / 2, y - high + 2, wide * 0.36);
    if (house % 7 === 3) shapes += minaret(x + wide / 2, y - high * 0.4, tall * (1.7 + random() * 0.9));
    if (house % 3 === 0) shapes += `<path d="M${n(x + 12)} ${n(y - high)}v-16h26v16Z"/>`;
    for (let row = 0; row * 34 < high + 40; row += 1) {
      for (let column = 0; (column + 1) * 28 < wide; column += 1) {
        const since = random() < 0.34 ? random() * seconds : Infinity;
        windows.push({ x: x + 12 + column * 28, y: y - high + 22 + row * 34, since });
      }
    }
    x += wide;
  }
  return { shapes, windows };
}

/** Draws a street moved by `shift`; windows light up when their moment has come. */
export function drawStreet(row: Street, shift: number, color: string, light: string, seconds: number): string {
  const lit = row.windows
    .filter(({ since, x }) => since < seconds && x - shift > -20 && x - shift < 1300)
    .map(
      ({ x, y, since }) =>
        `<rect x="${n(x)}" y="${n(y)}" width="9" height="14" opacity="${n(Math.min(1, seconds - since))}"/>`,
    );
  return `<g transform="translate(${n(-shift)} 0)"><g fill="${color}">${row.shapes}</g><g fill="${light}">${lit.join('')}</g></g>`;
}

/** A felucca with its lateen sail; (x, y) is the middle of the water line. */
export function felucca(x: number, y: number, scale: number, tilt: number, hull: string, sail: string): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${n(scale)})">` +
    `<path fill="${hull}" d="M-104 -14Q-66 24 0 24Q74 24 112 -20L84 -8H-80ZM-3 -10V-150h5V-10Z"/>` +
    `<path fill="${sail}" d="M-78 -34L74 -272Q92 -140 58 -32Q-12 -20 -78 -34Z"/>` +
    `<path fill="none" stroke="${hull}" stroke-width="4" d="M-92 -14L80 -284"/></g>`
  );
}

/** A palm that sways; (x, y) is its foot. */
export function palm(x: number, y: number, height: number, sway: number, color: string): string {
  const topX = sway * height * 0.12 + height * 0.1;
  const fronds = [-165, -140, -112, -84, -56, -30, -8].map((degrees, index) => {
    const angle = ((degrees + sway * 7 + index) * Math.PI) / 180;
    const reach = height * 0.42;
    const [endX, endY] = [Math.cos(angle) * reach, Math.sin(angle) * reach + height * 0.16];
    const [bendX, bendY] = [Math.cos(angle) * reach * 0.6, Math.sin(angle) * reach * 0.8 - height * 0.05];
    return `M${n(topX)} ${n(-height)}q${n(bendX)} ${n(bendY)} ${n(endX)} ${n(endY)}q${n(bendX - endX)} ${n(bendY - endY + 14)} ${n(-endX)} ${n(-endY)}`;
  });
  return (
    `<g transform="translate(${n(x)} ${n(y)})" fill="${color}"><path fill="none" stroke="${color}" stroke-width="${n(height * 0.05)}" ` +
    `d="M0 0Q${n(height * 0.02)} ${n(-height * 0.5)} ${n(topX)} ${n(-height)}"/><path d="${fronds.join('Z')}Z"/></g>`
  );
}
