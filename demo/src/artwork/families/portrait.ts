import { mix } from '../canvas/color.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, element, group, place, polygon, rect } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { skyline } from '../motifs/architecture.ts';
import { flock, palm, stars } from '../motifs/nature.ts';
import {
  hairFor,
  headPath,
  headWears,
  profile,
  shoulderPath,
  type HeadWear,
  type ProfileColors,
  type ProfileLook,
} from '../motifs/profile.ts';

const palettes: readonly Palette[] = [
  { ground: '#d9432f', dark: '#1c1230', mid: '#2f6f8f', light: '#f4b183', accent: '#f7c948', ink: '#fff3df' },
  { ground: '#0f5c63', dark: '#0b1c2b', mid: '#e8a33d', light: '#f2c9a0', accent: '#f05d3e', ink: '#fff4dc' },
  { ground: '#e9b13b', dark: '#2a1433', mid: '#b5304f', light: '#f6d2ab', accent: '#1f7a74', ink: '#2a1433' },
  { ground: '#3c2a78', dark: '#140d2e', mid: '#f06f8b', light: '#f8c8b0', accent: '#ffd166', ink: '#fff1e0' },
  { ground: '#efe3c8', dark: '#1d2435', mid: '#c8452f', light: '#f0b78a', accent: '#2b6777', ink: '#1d2435' },
  { ground: '#1f3b73', dark: '#0a1330', mid: '#f4a259', light: '#f9d8b4', accent: '#e84855', ink: '#fff2da' },
  { ground: '#7d1d3f', dark: '#22081a', mid: '#d98324', light: '#f3bf98', accent: '#8fd0c5', ink: '#ffeed6' },
  { ground: '#2d6a4f', dark: '#0b2118', mid: '#f2a65a', light: '#f7cfa6', accent: '#e4572e', ink: '#fdf3dc' },
];

function colors({ palette, random }: Stage, isDeep: boolean): ProfileColors {
  const skin = mix(palette.light, '#7a4327', isDeep ? 0.45 : random.between(0, 0.3));
  return {
    light: skin,
    shade: mix(skin, palette.dark, 0.52),
    hair: palette.dark,
    cloth: random.pick([palette.accent, mix(palette.accent, palette.dark, 0.35), palette.mid]),
    trim: random.pick([palette.accent, palette.ink === palette.dark ? palette.light : palette.ink]),
  };
}

function look({ random }: Stage, wears: readonly HeadWear[]): ProfileLook {
  const wear = random.pick(wears);
  const isWoman = ['scarf', 'long', 'bun', 'bob', 'kerchief'].includes(wear);
  return {
    wear,
    beard: !isWoman && random.chance(0.4),
    glasses: random.chance(0.22),
    earring: isWoman && wear !== 'scarf' && random.chance(0.6),
    isLitFromBehind: random.chance(0.35),
  };
}

/** The ground in two flat halves. */
function split({ width, random, palette, focus }: Stage): string {
  const { ground, mid } = palette;
  switch (random.int(0, 3)) {
    case 0:
      return rect(0, 0, width, 900, ground) + rect(focus, 0, width, 900, mid);
    case 1:
      return (
        rect(0, 0, width, 900, ground) +
        polygon(
          [
            [0, 900],
            [focus + 300, -60],
            [width + 900, -60],
            [width + 900, 900],
          ],
          mid,
        )
      );
    case 2:
      return rect(0, 0, width, 900, ground) + rect(0, 520, width, 380, mid);
    default:
      return (
        rect(0, 0, width, 900, ground) +
        Array.from({ length: 24 }, (_, index) =>
          index % 2 === 0
            ? polygon(
                [
                  [focus, 430],
                  [focus + 1800 * Math.cos((index * Math.PI) / 12), 430 + 1800 * Math.sin((index * Math.PI) / 12)],
                  [
                    focus + 1800 * Math.cos(((index + 1) * Math.PI) / 12),
                    430 + 1800 * Math.sin(((index + 1) * Math.PI) / 12),
                  ],
                ],
                mid,
                { opacity: 0.55 },
              )
            : '',
        ).join('')
      );
  }
}

const haired = headWears.filter((wear) => wear !== 'bald');

const single: Composition = {
  name: 'single',
  tags: ['friendship', 'food', 'school', 'music', 'football', 'village'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const isMirrored = random.chance(0.5);
    const scale = random.between(3.7, 4.2);
    const head = profile(stage, look(stage, haired), colors(stage, random.chance(0.3)));
    const halo = random.pick([
      circle(focus, 340, random.between(210, 270), palette.accent),
      circle(focus, 340, 250, 'none', { stroke: palette.accent, 'stroke-width': 26 }),
      '',
    ]);
    return {
      art:
        split(stage) +
        halo +
        place(head, focus + (isMirrored ? 4 : -4), 560, scale, 0, isMirrored) +
        rect(
          0,
          690,
          width,
          210,
          stage.fade([
            [0, palette.dark, 0],
            [0.28, palette.dark, 0.92],
            [1, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.low, y: 585, height: 235 },
        anchor: 'bottom',
        color: palette.ink === palette.dark ? '#fff3df' : palette.ink,
        outline: { color: palette.dark, width: 14 },
      },
      foot: palette.ink === palette.dark ? palette.light : palette.ink,
    };
  },
};

/** A whole landscape seen inside a head. */
const inward: Composition = {
  name: 'inward',
  tags: ['memory', 'village', 'cairo', 'migration', 'nile', 'war-years'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const isMirrored = random.chance(0.5);
    const scale = random.between(4.5, 5);
    const transform = `translate(${focus + (isMirrored ? -30 : 30)} 640) scale(${isMirrored ? -scale : scale} ${scale})`;
    const black: ProfileColors = {
      light: '#000000',
      shade: '#000000',
      hair: '#000000',
      cloth: '#000000',
      trim: '#000000',
    };
    const wear = hairFor(random.pick(['bald', 'short', 'tarboosh', 'turban', 'bun', 'bob', 'scarf', 'long']), black);
    const head = stage.clip(
      [
        headPath,
        shoulderPath,
        ...Array.from(wear.matchAll(/<path d="([^"]+)" fill="#000000"/g), (found) => found[1] ?? ''),
      ]
        .map((d) => element('path', { d, transform }))
        .join(''),
    );
    const sky = rect(
      0,
      0,
      width,
      900,
      stage.fade([
        [0, palette.dark],
        [0.45, palette.mid],
        [0.72, mix(palette.mid, palette.light, 0.75)],
        [1, palette.light],
      ]),
    );
    const paper = random.pick([palette.ground, mix(palette.ground, palette.light, 0.6), palette.ground]);
    const inside = [
      sky,
      stars(width, 420, stage.isWide ? 100 : 46, palette.light, random),
      circle(focus + random.between(-40, 40), 460, random.between(60, 100), palette.accent),
      skyline(width, 700, 500, mix(palette.mid, palette.dark, 0.45), random),
      skyline(width, 760, 570, mix(palette.mid, palette.dark, 0.75), random, palette.accent),
      rect(0, 756, width, 150, palette.dark),
      place(palm(260, palette.dark, random), focus + 150, 800),
      place(flock(8, 90, palette.dark, random), focus, 360),
    ];
    return {
      art:
        rect(0, 0, width, 900, paper) +
        circle(focus, 470, 330, mix(paper, palette.light, 0.35)) +
        group({ 'clip-path': head }, ...inside),
      title: {
        area: { ...titleAreas.foot, y: 590, height: 225 },
        anchor: 'bottom',
        color: palette.ink === palette.dark ? '#fff3df' : palette.ink,
        outline: { color: palette.dark, width: 13 },
      },
      foot: palette.ink === palette.dark ? palette.light : palette.ink,
    };
  },
};

/** Two profiles that look at each other, or past each other. */
const pair: Composition = {
  name: 'pair',
  tags: ['first-love', 'friendship', 'family-secrets', 'letters', 'revenge'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const her = profile(
      stage,
      { ...look(stage, ['scarf', 'long', 'bun', 'bob', 'kerchief', 'curls']), beard: false, isLitFromBehind: false },
      { ...colors(stage, false), cloth: palette.accent },
    );
    const him = profile(
      stage,
      { ...look(stage, ['short', 'tarboosh', 'turban', 'fedora', 'curls']), isLitFromBehind: false },
      { ...colors(stage, true), cloth: mix(palette.dark, palette.mid, 0.35) },
    );
    const facing = random.chance(0.65);
    const gap = facing ? random.between(184, 204) : random.between(20, 50);
    const [left, right] = random.chance(0.5) ? [her, him] : [him, her];
    const scale = facing ? 3.1 : 3.5;
    const art = facing
      ? place(left, focus - gap, 540, scale, 0, true) + place(right, focus + gap, 560, scale)
      : place(left, focus - gap - 110, 520, scale) + place(right, focus + gap + 90, 590, scale * 1.06, 0, true);
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        rect(focus, 0, width, 900, palette.mid) +
        circle(focus, 400, facing ? 150 : 270, palette.accent) +
        art +
        rect(
          0,
          720,
          width,
          180,
          stage.fade([
            [0, palette.dark, 0],
            [0.35, palette.dark, 0.94],
            [1, palette.dark],
          ]),
        ),
      title: facing
        ? {
            area: { ...titleAreas.head, height: 200 },
            anchor: 'top',
            outline: { color: palette.ink === palette.dark ? palette.ground : palette.dark, width: 10 },
          }
        : {
            area: { ...titleAreas.foot, y: 610, height: 205 },
            anchor: 'bottom',
            color: palette.ink === palette.dark ? '#fff3df' : palette.ink,
            outline: { color: palette.dark, width: 14 },
          },
      foot: palette.ink === palette.dark ? palette.light : palette.ink,
    };
  },
};

/** One great cropped head, printed in two inks. */
const closeUp: Composition = {
  name: 'close-up',
  tags: ['night', 'revenge', 'war-years', 'heist', 'family-secrets'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const isMirrored = random.chance(0.5);
    const side = isMirrored ? -1 : 1;
    const flat: ProfileColors = {
      light: mix(palette.mid, palette.light, 0.35),
      shade: palette.dark,
      hair: mix(palette.dark, palette.mid, 0.12),
      cloth: palette.dark,
      trim: palette.accent,
    };
    const head = profile(stage, { ...look(stage, haired), isLitFromBehind: false, glasses: random.chance(0.4) }, flat);
    const stripes = Array.from({ length: 9 }, (_, index) =>
      rect(0, 250 + index * 34, width, 6 + index * 2.4, palette.mid, { opacity: 0.6 }),
    );
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        (random.chance(0.5) ? stripes.join('') : circle(focus - side * 150, 300, 150, palette.accent)) +
        place(head, focus + side * 110, 830, 6.4, 0, isMirrored) +
        rect(
          0,
          740,
          width,
          160,
          stage.fade([
            [0, palette.dark, 0],
            [0.5, palette.dark, 0.9],
            [1, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.head, height: 215, y: 44 },
        anchor: 'top',
        outline: { color: palette.ground, width: 10 },
      },
      foot: palette.ink === palette.dark ? palette.light : palette.ink,
    };
  },
};

/** One profile in flat tones against a divided ground. */
export const portrait: Family = {
  name: 'portrait',
  faces: ['lalezar', 'rakkas', 'reemKufi', 'changa'],
  palettes,
  compositions: [single, inward, pair, closeUp],
};
