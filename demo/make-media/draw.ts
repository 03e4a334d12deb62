/** Drawing helpers for the demo films. Every picture is 1280 × 720. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** A repeatable random source (mulberry32): the same seed draws the same film. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as short as SVG needs it. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** 0 before `from`, 1 after `to`, smooth between. */
export function ease(value: number, from = 0, to = 1): number {
  const x = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** A colour between two colours given as #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  const part = (at: number) =>
    Math.round(channel(first, at) + (channel(second, at) - channel(first, at)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The whole picture filled with a gradient from top to bottom. */
export function sky(colors: readonly string[]): string {
  const stops = colors.map(
    (color, index) => `<stop offset="${n(index / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`
  );
}

/** Stars; every fourth one twinkles slowly (still stars cost no bytes in a film). */
export function stars(seed: number, count: number, maxY: number, seconds: number, color = '#f5f0e4'): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [x, y, size, phase] = [random() * WIDTH, random() * maxY, 0.8 + random() * 1.7, random() * 6.28];
    const light = 0.5 + 0.4 * Math.sin((index % 4 === 0 ? seconds * 0.7 : 0) + phase);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${color}" opacity="${n(light)}"/>`;
  }).join('');
}

/** A crescent that opens to the upper corner. */
export function crescent(x: number, y: number, radius: number, color: string): string {
  const r = n(radius);
  const inner = n(radius * 1.2);
  return (
    `<path transform="translate(${n(x)} ${n(y)}) rotate(-35)" fill="${color}" ` +
    `d="M0 -${r}A${r} ${r} 0 0 0 0 ${r}A${inner} ${inner} 0 0 1 0 -${r}Z"/>`
  );
}

/** A soft light round a point. `id` must be unique in the picture. */
export function glow(id: string, x: number, y: number, radius: number, color: string, strength: number): string {
  return (
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${n(strength)}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`
  );
}

/** A closed band from a height curve down to the lower edge. */
export function band(height: (x: number) => number, color: string, step = 32): string {
  const points: string[] = [];
  for (let x = -step; x <= WIDTH + step; x += step) points.push(`${n(x)} ${n(height(x))}`);
  return `<path fill="${color}" d="M${points.join('L')}V${HEIGHT}H-${step}Z"/>`;
}

/** The points of a star polygon. */
export function starPath(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = turn + (index * Math.PI) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
