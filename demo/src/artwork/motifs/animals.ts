import { circle, ellipse, path, place, polygon, round, stroke } from '../canvas/svg.ts';

/** Animals of a few shapes, cut from paper. Each stands on y = 0 (a fish and a bird float), about `size` wide. */
export type Animal = (size: number, body: string, second: string) => string;

const bodyScale = (content: string, size: number) => place(content, 0, 0, size / 100);

const elephant: Animal = (size, body, second) =>
  bodyScale(
    path('M-46 0L-46 -34C-46 -66 -14 -74 10 -70C36 -70 52 -58 50 -30L50 0L30 0L30 -20L-24 -20L-24 0Z', body) +
      path('M-30 -60C-66 -66 -64 -26 -62 -8C-62 -2 -72 -2 -74 -8L-80 -4C-76 10 -54 10 -52 -6L-50 -24Z', body) +
      ellipse(-22, -50, 17, 21, second),
    size,
  );
const hedgehog: Animal = (size, body, second) =>
  bodyScale(
    polygon(
      Array.from({ length: 21 }, (_, index) => {
        const angle = Math.PI * (index / 20);
        const r = index % 2 === 0 ? 50 : 38;
        return [-Math.cos(angle) * r + 6, -Math.sin(angle) * r * 0.95] as const;
      }),
      body,
    ) +
      path('M-58 0C-50 -18 -36 -28 -22 -26L-16 0Z', second) +
      circle(-58, -1, 4, body),
    size,
  );
const owl: Animal = (size, body, second) =>
  bodyScale(
    path('M-34 0C-46 -50 -40 -86 -38 -102L-16 -90L16 -90L38 -102C40 -86 46 -50 34 0Z', body) +
      circle(-16, -68, 15, second) +
      circle(16, -68, 15, second) +
      circle(-16, -68, 6, body) +
      circle(16, -68, 6, body) +
      path('M-6 -58L6 -58L0 -46Z', second) +
      path('M-18 -34L0 -24L18 -34L18 -12L0 -4L-18 -12Z', second),
    size,
  );
const fish: Animal = (size, body, second) =>
  bodyScale(
    path('M-50 0C-30 -34 16 -34 34 0C16 34 -30 34 -50 0Z', body) +
      polygon(
        [
          [26, 0],
          [56, -26],
          [56, 26],
        ],
        second,
      ) +
      [
        [-4, 0],
        [12, 0],
      ]
        .map(([x = 0]) => stroke(`M${x} -20Q${x + 12} 0 ${x} 20`, second, 3))
        .join('') +
      circle(-30, -5, 4.5, second),
    size,
  );
const bird: Animal = (size, body, second) =>
  bodyScale(
    path('M-40 -10C-40 -44 0 -48 14 -20L56 -34L34 6C10 30 -40 24 -40 -10Z', body) +
      path('M-8 -14C6 -22 26 -18 30 -2C18 10 0 6 -8 -14Z', second) +
      polygon(
        [
          [-38, -14],
          [-56, -6],
          [-38, -2],
        ],
        second,
      ) +
      circle(-26, -18, 3.6, second),
    size,
  );
const donkey: Animal = (size, body, second) =>
  bodyScale(
    path(
      'M-34 0L-34 -46C-50 -46 -58 -58 -66 -60C-76 -60 -78 -72 -68 -76L-48 -84L-46 -104L-38 -86L-30 -106L-28 -80C-20 -66 -8 -62 8 -62C36 -62 46 -50 46 0L34 0L32 -28L-20 -28L-22 0Z',
      body,
    ) +
      path('M-6 -62L22 -62L26 -34L-10 -34Z', second) +
      stroke('M46 -44Q56 -34 52 -14', body, 4),
    size,
  );
const fox: Animal = (size, body, second) =>
  bodyScale(
    path('M-20 0L-24 -44L-50 -62L-58 -96L-40 -82L-26 -82L-8 -96L-10 -66C14 -60 26 -30 24 0Z', body) +
      path('M20 0C60 6 66 -40 44 -66C46 -40 34 -22 16 -14Z', body) +
      path('M44 -66C56 -52 58 -36 52 -26L40 -38Z', second) +
      path('M-50 -62L-33 -46L-24 -62Z', second),
    size,
  );
const turtle: Animal = (size, body, second) =>
  bodyScale(
    path('M-40 -10C-38 -52 38 -52 42 -10Z', body) +
      path('M-22 -10L-12 -34L12 -36L24 -10Z', second) +
      ellipse(-52, -20, 13, 10, second) +
      ellipse(-24, -4, 11, 6, second) +
      ellipse(26, -4, 11, 6, second),
    size,
  );
const kitten: Animal = (size, body, second) =>
  bodyScale(
    path('M-26 0C-32 -30 -16 -40 -18 -52L-22 -82L-6 -70L8 -70L24 -82L20 -52C34 -40 36 -20 32 0Z', body) +
      stroke('M30 -6C60 0 60 -30 44 -40', body, 8) +
      path('M-8 -34L10 -34L6 0L-4 0Z', second),
    size,
  );
const camelCalf: Animal = (size, body, second) =>
  bodyScale(
    path(
      'M-26 0L-28 -40C-46 -42 -50 -56 -50 -76L-66 -78C-74 -80 -72 -90 -64 -92L-44 -96C-34 -94 -36 -70 -30 -60C-22 -60 -16 -86 2 -86C20 -86 22 -60 36 -56C46 -50 44 -30 42 0L32 0L30 -30L-14 -30L-16 0Z',
      body,
    ) + path('M-14 -68C-8 -86 12 -88 20 -66L16 -40L-10 -40Z', second),
    size,
  );

export const landAnimals: readonly Animal[] = [elephant, hedgehog, owl, donkey, fox, turtle, kitten, camelCalf];
export { bird, fish };

/** A paper boat. */
export function paperBoat(size: number, light: string, shade: string): string {
  const s = (value: number) => round(value * size);
  return (
    path(`M${s(-0.5)} ${s(-0.2)}L${s(0.5)} ${s(-0.2)}L${s(0.32)} ${s(0.06)}L${s(-0.32)} ${s(0.06)}Z`, light) +
    path(`M0 ${s(-0.62)}L${s(0.26)} ${s(-0.2)}L${s(-0.26)} ${s(-0.2)}Z`, shade)
  );
}
