import { mix } from './canvas/color.ts';
import { createRandom } from './canvas/random.ts';
import { createStage, type Palette } from './canvas/stage.ts';
import { circle, element, group, path, place, polar, polygon, rect } from './canvas/svg.ts';
import { genderOf } from './first-names.ts';
import { archPath } from './motifs/architecture.ts';
import { bust } from './motifs/bust.ts';
import { starAndCross } from './motifs/girih.ts';
import { eightPointStar } from './motifs/mark.ts';
import { profile, type HeadWear, type ProfileColors, type ProfileLook } from './motifs/profile.ts';
import type { PortraitSubject } from './subject.ts';

export const portraitSize = { width: 600, height: 600 } as const;

const palettes: readonly Palette[] = [
  { ground: '#2a3f7a', dark: '#131a3a', mid: '#e5794f', light: '#f3bd92', accent: '#f2b441', ink: '#fff1d6' },
  { ground: '#e0a63a', dark: '#2d1a2c', mid: '#a93752', light: '#edb78a', accent: '#1f7a74', ink: '#fff3d8' },
  { ground: '#1f6b6b', dark: '#0c2730', mid: '#e2573f', light: '#e9b184', accent: '#f4cf70', ink: '#fdf1d4' },
  { ground: '#c94f4a', dark: '#2b1023', mid: '#f2c46b', light: '#f0c09a', accent: '#24506b', ink: '#fff0d8' },
  { ground: '#5d3b7e', dark: '#1b0f30', mid: '#d98bb0', light: '#efc0a0', accent: '#f0b64c', ink: '#fbe9dd' },
  { ground: '#dfd0b0', dark: '#23283a', mid: '#7a94a6', light: '#e0a77c', accent: '#c4502f', ink: '#fffaf0' },
  { ground: '#35684a', dark: '#10261b', mid: '#e7a95a', light: '#e6b48b', accent: '#e8d38a', ink: '#f8f1d6' },
  { ground: '#151b2e', dark: '#090c17', mid: '#3d5f94', light: '#dfa67d', accent: '#e2557a', ink: '#f5f0e4' },
];

const skins = ['#f0c29c', '#e3ab80', '#cf9468', '#b77b50', '#9a633e', '#7c4c2f'];
const hairs = [
  '#17131a',
  '#17131a',
  '#241812',
  '#241812',
  '#3a2317',
  '#4b2f22',
  '#3a3036',
  '#5a4a46',
  '#8d8680',
  '#d9d4ca',
];
const womenWears: readonly HeadWear[] = ['scarf', 'long', 'bun', 'bob', 'kerchief', 'curls', 'scarf', 'long'];
const menWears: readonly HeadWear[] = ['short', 'tarboosh', 'turban', 'fedora', 'curls', 'bald', 'short', 'short'];

/** The palette is the ground colour too, so it is drawn first and alone. */
export function portraitPalette(subject: PortraitSubject): Palette {
  return createRandom(`palette:${subject.slug}`).pick(palettes);
}

function backdrop(palette: Palette, kind: number): string {
  const { ground, mid, accent, dark } = palette;
  switch (kind) {
    case 0:
      return circle(300, 290, 216, accent);
    case 1:
      return rect(300, 0, 300, 600, mid);
    case 2:
      return path(archPath(300, 600, 400, 540), mid) + path(archPath(300, 600, 340, 500), mix(mid, ground, 0.4));
    case 3:
      return Array.from({ length: 14 }, (_, index) =>
        polygon(
          [[300, 330], polar(300, 330, 700, (index * 360) / 14), polar(300, 330, 700, ((index + 0.5) * 360) / 14)],
          mid,
          { opacity: 0.5 },
        ),
      ).join('');
    case 4:
      return starAndCross(600, 600, 100, 0, 10)
        .filter(({ role }) => role === 'star')
        .map(({ points }) => polygon(points, mix(ground, mid, 0.32)))
        .join('');
    case 5:
      return place(path(eightPointStar(262), accent), 300, 300);
    case 6:
      return Array.from({ length: 8 }, (_, index) => rect(0, index * 80, 600, 40, mix(ground, mid, 0.4))).join('');
    default:
      return polygon(
        [
          [0, 600],
          [600, 60],
          [600, 600],
        ],
        mix(mid, dark, 0.15),
      );
  }
}

/** A bust without features on the palette of a poster. */
export function drawPortrait(subject: PortraitSubject): string {
  const palette = portraitPalette(subject);
  const random = createRandom(`portrait:${subject.slug}`);
  const stage = createStage({ ...portraitSize, focus: 300, seed: subject.slug, palette });
  const isWoman = (subject.gender ?? genderOf(subject.slug)) === 'woman';
  const wear = random.pick(isWoman ? womenWears : menWears);
  const light = random.pick(skins);
  const hair =
    wear === 'scarf' ? random.pick([palette.accent, palette.mid, palette.ink, palette.dark]) : random.pick(hairs);
  const colors: ProfileColors = {
    light,
    shade: mix(light, palette.dark, 0.42),
    hair,
    cloth: random.pick([
      palette.dark,
      mix(palette.accent, palette.dark, 0.3),
      palette.accent,
      mix(palette.mid, palette.dark, 0.45),
      palette.ink,
    ]),
    trim: random.pick([palette.ink, palette.accent, palette.mid]),
  };
  const look: ProfileLook = {
    wear,
    beard: !isWoman && random.chance(0.5),
    glasses: random.chance(subject.designation === 'writing' || subject.designation === 'editing' ? 0.6 : 0.22),
    headphones: subject.designation === 'sound' && (wear === 'short' || wear === 'bald' || wear === 'curls'),
    earring: isWoman && wear !== 'scarf' && random.chance(0.6),
    isLitFromBehind: random.chance(0.4),
  };
  const inFront = random.chance(0.5);
  const drawn = inFront
    ? bust(stage, look, colors, random.pick(['shirt', 'galabeya', 'round', 'lapel'] as const))
    : profile(stage, look, colors);
  const hat = wear === 'tarboosh' || wear === 'fedora' || wear === 'turban' || wear === 'bun';
  const scale = hat ? 3.05 : 3.4;
  const figure = place(drawn, inFront ? 300 : 290, hat ? 440 : 420, scale, 0, random.chance(0.5));
  const body = rect(0, 0, 600, 600, palette.ground) + backdrop(palette, random.int(0, 7)) + group({}, figure);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...portraitSize, viewBox: '0 0 600 600' },
    element('defs', {}, stage.definitions()),
    body,
  );
}
