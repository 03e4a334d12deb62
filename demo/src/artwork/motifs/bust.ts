import { circle, ellipse, group, path, rect, stroke } from '../canvas/svg.ts';
import type { Stage } from '../canvas/stage.ts';
import type { ProfileColors, ProfileLook } from './profile.ts';

const face = 'M0 -100C30 -100 42 -78 41 -52C40 -24 22 4 0 4C-22 4 -40 -24 -41 -52C-42 -78 -30 -100 0 -100Z';
const neck = 'M-19 -14L19 -14L21 36C8 48 -8 48 -21 36Z';
const shoulders = 'M-21 28C-50 38 -96 44 -108 130L108 130C96 44 50 38 21 28C10 44 -10 44 -21 28Z';
const crop =
  'M-43 -50C-52 -90 -30 -116 2 -114C34 -114 52 -88 43 -50C40 -62 38 -72 32 -78C14 -72 -14 -74 -28 -82C-36 -72 -40 -62 -43 -50Z';

function hairFor({ wear }: ProfileLook, { hair, cloth, trim }: ProfileColors): { behind: string; before: string } {
  switch (wear) {
    case 'tarboosh':
      return {
        behind: '',
        before:
          path('M-42 -70L-34 -132C-16 -139 16 -139 34 -132L42 -70C18 -82 -18 -82 -42 -70Z', cloth) +
          stroke('M0 -136C30 -140 44 -128 44 -104', trim, 2.6) +
          path('M40 -106L48 -106L50 -84L38 -84Z', trim),
      };
    case 'scarf':
      return {
        behind: path(
          'M0 -114C40 -114 56 -84 54 -40C54 0 70 24 96 52C106 80 108 104 108 130L-108 130C-108 104 -106 80 -96 52C-70 24 -54 0 -54 -40C-56 -84 -40 -114 0 -114Z',
          hair,
        ),
        before:
          path(
            'M0 -114C36 -114 50 -90 50 -50C50 -10 34 20 0 24C-34 20 -50 -10 -50 -50C-50 -90 -36 -114 0 -114ZM0 -90C-24 -90 -35 -72 -34 -48C-33 -22 -18 -2 0 -2C18 -2 33 -22 34 -48C35 -72 24 -90 0 -90Z',
            hair,
            { 'fill-rule': 'evenodd' },
          ) + path('M-34 6C-10 26 26 24 44 -10C48 20 40 50 10 66C-20 60 -36 36 -34 6Z', trim, { opacity: 0.22 }),
      };
    case 'turban':
      return {
        behind: '',
        before:
          path(
            'M-46 -66C-66 -100 -40 -132 0 -132C40 -132 66 -100 46 -66C34 -84 14 -88 0 -88C-14 -88 -34 -84 -46 -66Z',
            cloth,
          ) +
          stroke(
            'M-50 -84C-20 -116 16 -112 46 -68M50 -84C24 -106 0 -104 -22 -84M-36 -118C-6 -124 28 -112 50 -90',
            trim,
            2.2,
            { opacity: 0.6 },
          ),
      };
    case 'fedora':
      return {
        behind: '',
        before:
          path('M-42 -84C-42 -120 -26 -138 -8 -132C-2 -130 4 -130 8 -132C26 -138 42 -120 42 -84Z', cloth) +
          path('M-43 -96L43 -96L43 -84L-43 -84Z', trim) +
          path('M-78 -72C-50 -94 50 -94 78 -72C44 -80 -44 -80 -78 -72Z', cloth),
      };
    case 'long':
      return {
        behind: path(
          'M0 -114C46 -116 58 -76 56 -34C56 6 74 28 62 66C30 84 -30 84 -62 66C-74 28 -56 6 -56 -34C-58 -76 -46 -116 0 -114Z',
          hair,
        ),
        before: path(
          'M-42 -36C-44 -70 -30 -92 8 -96C30 -92 42 -70 42 -36C52 -60 50 -114 0 -114C-50 -114 -52 -60 -42 -36Z',
          hair,
        ),
      };
    case 'bob':
      return {
        behind: path('M0 -114C46 -114 60 -80 56 -8C40 6 -40 6 -56 -8C-60 -80 -46 -114 0 -114Z', hair),
        before: path(
          'M-44 -52C-40 -70 -30 -76 0 -76C30 -76 40 -70 44 -52C56 -92 34 -115 0 -115C-34 -115 -56 -92 -44 -52Z',
          hair,
        ),
      };
    case 'bun':
      return {
        behind: circle(0, -122, 22, hair),
        before: path(
          'M-42 -48C-50 -90 -30 -114 0 -114C30 -114 50 -90 42 -48C36 -72 22 -88 0 -90C-22 -88 -36 -72 -42 -48Z',
          hair,
        ),
      };
    case 'curls':
      return {
        behind: [
          [-44, -30],
          [-52, -56],
          [-46, -84],
          [44, -30],
          [52, -56],
          [46, -84],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 19, hair))
          .join(''),
        before: [
          [-36, -98],
          [-14, -108],
          [12, -108],
          [36, -98],
          [-24, -90],
          [0, -94],
          [24, -90],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 17, hair))
          .join(''),
      };
    case 'kerchief':
      return {
        behind: path('M-46 -50L-66 30L66 30L46 -50Z', cloth),
        before:
          path(
            'M-45 -44C-56 -90 -32 -117 0 -117C32 -117 56 -90 45 -44C38 -72 22 -84 0 -86C-22 -84 -38 -72 -45 -44Z',
            cloth,
          ) + stroke('M-42 -56C-34 -78 -20 -84 0 -86C20 -84 34 -78 42 -56', trim, 3, { opacity: 0.8 }),
      };
    case 'bald':
      return {
        behind: '',
        before: path(
          'M-42 -44C-47 -54 -46 -66 -42 -74C-38 -66 -37 -54 -38 -46ZM42 -44C47 -54 46 -66 42 -74C38 -66 37 -54 38 -46Z',
          hair,
        ),
      };
    default:
      return { behind: '', before: path(crop, hair) };
  }
}

/** A bust from the front with an empty face: half in the light, half in the shade. */
export function bust(
  stage: Stage,
  look: ProfileLook,
  colors: ProfileColors,
  collar: 'shirt' | 'galabeya' | 'round' | 'lapel',
): string {
  const { light, shade, hair, cloth, trim } = colors;
  const { behind, before } = hairFor(look, colors);
  const head = stage.clip(path(face, '#000') + path(neck, '#000'));
  const side = look.isLitFromBehind
    ? 'M6 -110C-4 -80 14 -50 2 -20C-6 -4 2 20 8 50L-70 50L-70 -110Z'
    : 'M-4 -110C10 -82 -8 -58 4 -30C10 -12 -4 14 -6 50L70 50L70 -110Z';
  const parts = [behind, path(shoulders, cloth)];
  if (collar === 'galabeya') parts.push(path('M-8 40L8 40L5 96L-5 96Z', trim, { opacity: 0.8 }));
  if (collar === 'lapel')
    parts.push(
      path('M-22 30L0 84L22 30L34 36L14 130L-14 130L-34 36Z', trim, { opacity: 0.85 }),
      path('M-5 60L5 60L7 130L-7 130Z', hair),
    );
  parts.push(
    path(neck, light),
    path(face, light),
    ellipse(-41, -50, 6, 11, light),
    ellipse(41, -50, 6, 11, look.isLitFromBehind ? light : shade),
  );
  parts.push(
    group(
      { 'clip-path': head },
      path(side, shade),
      path('M-30 -8C-10 16 16 14 30 -10L30 10C10 26 -12 24 -30 8Z', shade, { opacity: 0.7 }),
    ),
  );
  if (collar === 'shirt') parts.push(path('M-21 24L-2 52L-18 66L-34 34ZM21 24L2 52L18 66L34 34Z', trim));
  if (look.beard)
    parts.push(
      group(
        { 'clip-path': head },
        path('M-44 -46C-36 -34 -30 -26 -16 -26C-8 -30 8 -30 16 -26C30 -26 36 -34 44 -46L44 10L-44 10Z', hair),
      ),
    );
  parts.push(before);
  if (look.glasses)
    parts.push(
      circle(-17, -50, 12.5, light, { stroke: hair, 'stroke-width': 3.4, 'fill-opacity': 0.35 }),
      circle(17, -50, 12.5, light, { stroke: hair, 'stroke-width': 3.4, 'fill-opacity': 0.35 }),
      stroke('M-5 -52C-2 -55 2 -55 5 -52M-29 -53L-41 -54M29 -53L41 -54', hair, 3.4),
    );
  if (look.headphones)
    parts.push(
      stroke('M-44 -54C-46 -124 46 -124 44 -54', trim, 6),
      rect(-54, -68, 16, 36, trim, { rx: 8 }),
      rect(38, -68, 16, 36, trim, { rx: 8 }),
    );
  if (look.earring) parts.push(circle(-42, -32, 4, trim), circle(42, -32, 4, trim));
  return group({}, ...parts);
}
