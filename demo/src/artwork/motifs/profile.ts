import { circle, ellipse, group, path, rect, stroke } from '../canvas/svg.ts';
import type { Stage } from '../canvas/stage.ts';

export type HeadWear =
  'short' | 'tarboosh' | 'scarf' | 'turban' | 'fedora' | 'long' | 'bun' | 'curls' | 'bald' | 'kerchief' | 'bob';
export const headWears: readonly HeadWear[] = [
  'short',
  'tarboosh',
  'scarf',
  'turban',
  'fedora',
  'long',
  'bun',
  'curls',
  'bald',
  'kerchief',
  'bob',
];

export interface ProfileColors {
  readonly light: string;
  readonly shade: string;
  readonly hair: string;
  readonly cloth: string;
  readonly trim: string;
}

export interface ProfileLook {
  readonly wear: HeadWear;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly headphones?: boolean;
  readonly earring?: boolean;
  /** The face is in the shade and the back of the head is lit. */
  readonly isLitFromBehind?: boolean;
}

/** Head and neck in profile, looking to the left; the chin is at y = 0 and the crown at y = -100. */
export const headPath =
  'M6 -100C-18 -101 -34 -90 -36 -72C-37 -66 -38.5 -63 -37 -59C-36 -55 -38 -52 -40 -49L-50 -37C-52 -34 -49 -31 -42 -31C-41 -29 -44 -27 -44 -25C-44 -23 -41 -22 -39 -21.5' +
  'C-42 -20 -43 -17 -41 -14.5C-38 -13 -39 -10 -40 -6C-40 1 -34 5 -27 4C-18 2 -12 -1 -9 3C-8 14 -12 28 -20 40L42 40C34 20 34 0 40 -20C50 -36 54 -60 44 -80C36 -95 22 -101 6 -100Z';
export const shoulderPath = 'M-20 34C-34 46 -72 48 -92 130L112 130C106 72 84 50 40 30C26 44 -2 46 -20 34Z';
const shadePath =
  'M-4 -104C-18 -84 -6 -66 -20 -52C-28 -44 -18 -36 -25 -25C-18 -16 -27 -8 -20 6C-12 12 -8 26 -14 44L70 44L70 -104Z';

const cap =
  'M-35 -77C-22 -78 -8 -74 0 -58C2 -52 3 -46 4 -40C10 -48 17 -44 17 -34C17 -27 24 -20 40 -14C58 -36 60 -68 46 -88C28 -112 -28 -108 -35 -77Z';

export function hairFor(wear: HeadWear, { hair, trim, cloth }: ProfileColors): string {
  switch (wear) {
    case 'tarboosh':
      return (
        path(cap, hair) +
        path('M-36 -78L-27 -128C-10 -134 22 -132 34 -124L46 -74C20 -88 -14 -88 -36 -78Z', cloth) +
        path('M-36 -78L-35 -84C-12 -93 22 -92 45 -79L46 -74C20 -88 -14 -88 -36 -78Z', hair, { opacity: 0.35 }) +
        stroke('M4 -131C26 -138 44 -128 47 -96', trim, 2.4) +
        path('M44 -98L51 -98L53 -78L43 -78Z', trim)
      );
    case 'scarf':
      return (
        path(
          'M-33 -84C-20 -82 -14 -70 -13 -52C-12 -30 -18 -8 -29 5C-24 16 -26 30 -40 42C-64 52 -84 80 -92 130L112 130C106 72 74 44 56 14C62 -30 66 -70 44 -92C20 -114 -24 -112 -33 -84Z',
          hair,
        ) +
        path('M-13 -52C-12 -30 -18 -8 -29 5C-6 6 20 -4 36 -30C24 -14 4 -8 -10 -12C-8 -24 -9 -38 -13 -52Z', trim, {
          opacity: 0.28,
        })
      );
    case 'turban':
      return (
        path(cap, hair) +
        path(
          'M-40 -76C-52 -100 -30 -126 4 -126C44 -126 62 -100 52 -72C44 -62 30 -66 18 -74C0 -84 -24 -84 -40 -76Z',
          cloth,
        ) +
        stroke(
          'M-42 -88C-20 -108 20 -106 52 -82M-34 -108C-8 -120 30 -116 52 -96M-36 -78C-14 -96 12 -92 36 -70',
          trim,
          2,
          { opacity: 0.55 },
        )
      );
    case 'fedora':
      return (
        path(cap, hair) +
        path('M-34 -84C-34 -112 -24 -132 -6 -130C2 -128 8 -126 16 -130C36 -134 46 -112 46 -84Z', cloth) +
        path('M-35 -94L47 -94L47 -84L-35 -84Z', trim) +
        path('M-64 -76C-50 -88 -34 -90 4 -90C42 -90 58 -88 74 -72C52 -80 34 -82 4 -82C-26 -82 -46 -80 -64 -76Z', cloth)
      );
    case 'long':
      return (
        path(
          'M-35 -77C-20 -80 -8 -72 0 -56C4 -42 -2 -24 8 -6C16 12 8 30 16 52C26 74 74 74 84 50C72 30 72 8 70 -20C70 -62 62 -92 38 -104C10 -116 -30 -108 -35 -77Z',
          hair,
        ) + stroke('M24 -88C44 -66 40 -20 50 40', trim, 1.6, { opacity: 0.4 })
      );
    case 'bob':
      return path(
        'M-36 -70C-24 -74 -12 -72 -6 -60C-4 -40 -12 -22 -12 -8C8 2 42 4 62 -6C70 -40 66 -84 42 -100C14 -116 -34 -108 -36 -70Z',
        hair,
      );
    case 'bun':
      return (
        circle(52, -84, 21, hair) +
        path(cap, hair) +
        circle(52, -84, 21, 'none', { stroke: trim, 'stroke-width': 1.6, opacity: 0.5 })
      );
    case 'curls':
      return [
        [-26, -92, 15],
        [-6, -104, 17],
        [18, -104, 18],
        [38, -92, 18],
        [50, -70, 18],
        [50, -46, 17],
        [42, -26, 15],
        [22, -34, 12],
        [16, -58, 18],
        [0, -76, 17],
        [26, -78, 24],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
        .join('');
    case 'kerchief':
      return (
        path(
          'M-35 -80C-18 -80 -4 -66 4 -44C14 -30 30 -20 42 -14C52 -2 62 8 78 8C66 -2 58 -12 54 -22C62 -54 58 -84 40 -98C16 -114 -28 -108 -35 -80Z',
          cloth,
        ) + stroke('M-34 -82C-12 -84 6 -70 12 -44', trim, 3, { opacity: 0.8 })
      );
    case 'bald':
      return '';
    default:
      return path(cap, hair);
  }
}

/** A bust in profile in three flat tones; no features. */
export function profile(stage: Stage, look: ProfileLook, colors: ProfileColors): string {
  const { light, shade, hair, cloth, trim } = colors;
  const clipped = stage.clip(path(headPath, '#000'));
  const tones = look.isLitFromBehind ? [shade, light] : [light, shade];
  const parts = [
    path(shoulderPath, cloth),
    path('M-20 34C-2 46 26 44 40 30L46 40C26 58 -6 58 -28 42Z', trim, { opacity: 0.75 }),
    path(headPath, tones[0] ?? light),
    group({ 'clip-path': clipped }, path(shadePath, tones[1] ?? shade)),
  ];
  if (look.wear !== 'scarf' && look.wear !== 'bob')
    parts.push(
      path('M8 -50C16 -56 22 -46 18 -38C16 -32 10 -30 8 -34C10 -40 6 -44 8 -50Z', light, {
        opacity: look.isLitFromBehind ? 0.5 : 0.35,
      }),
    );
  if (look.beard)
    parts.push(
      group(
        { 'clip-path': clipped },
        path(
          'M4 -42C2 -26 -8 -24 -22 -27C-30 -30 -38 -32 -46 -29L-46 -23C-38 -24 -36 -22 -36 -18C-40 -16 -44 -14 -44 -6C-44 6 -30 8 -20 5C-4 0 14 -8 16 -34Z',
          hair,
        ),
      ),
      path('M-40 -8C-42 8 -32 16 -22 12C-10 6 0 0 8 -8L-20 -10Z', hair),
    );
  parts.push(hairFor(look.wear, colors));
  if (look.glasses)
    parts.push(
      ellipse(-31, -51, 8, 9.5, light, { stroke: hair, 'stroke-width': 3, 'fill-opacity': 0.5 }),
      stroke('M-23 -53L12 -51', hair, 3),
    );
  if (look.earring) parts.push(circle(10, -24, 4.2, trim));
  if (look.headphones)
    parts.push(
      stroke('M12 -50C6 -90 6 -108 8 -113', trim, 6),
      rect(2, -58, 20, 34, trim, { rx: 9 }),
      rect(7, -54, 10, 26, cloth, { rx: 5 }),
    );
  return group({}, ...parts);
}
