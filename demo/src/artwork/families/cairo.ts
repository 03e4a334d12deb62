import { mix } from '../canvas/color.ts';
import { hills } from '../canvas/curve.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, group, path, place, polygon, rect } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { archPath, dome, mamlukMinaret, pencilMinaret, skyline } from '../motifs/architecture.ts';
import { dresses, figure } from '../motifs/figures.ts';
import { brushed, cloud, crescent, flock, glitter, palm, ripples, stars } from '../motifs/nature.ts';
import { lantern } from '../motifs/things.ts';
import { felucca } from '../motifs/vessels.ts';

const palettes: readonly Palette[] = [
  { ground: '#1b1f4b', dark: '#0c0d22', mid: '#6d3a78', light: '#f58a5b', accent: '#ffd27a', ink: '#fff1d6' },
  { ground: '#0e3a4a', dark: '#06161f', mid: '#1e7a78', light: '#f3b562', accent: '#fff0b8', ink: '#ffe6b0' },
  { ground: '#5a1f3d', dark: '#1d0a1a', mid: '#b0413e', light: '#f7a04b', accent: '#ffe08a', ink: '#ffeccb' },
  { ground: '#23355f', dark: '#0d142b', mid: '#5f7fb5', light: '#f4c9a8', accent: '#fbeed6', ink: '#fdf3df' },
  { ground: '#3a2352', dark: '#150c24', mid: '#94498f', light: '#f7a8a0', accent: '#ffe3b3', ink: '#ffe9cf' },
  { ground: '#7a2c1d', dark: '#260d0b', mid: '#c9592b', light: '#f4bf56', accent: '#fff2c4', ink: '#fff0d0' },
  { ground: '#123527', dark: '#07150f', mid: '#3f7f52', light: '#e6c55f', accent: '#fbf1b5', ink: '#f8ecc0' },
  { ground: '#101c3d', dark: '#050914', mid: '#1f4c86', light: '#7fb6d6', accent: '#f6f3df', ink: '#f6efd9' },
];

function sky({ width, palette, random, fade }: Stage, horizon: number): string {
  const { ground, mid, light } = palette;
  const bands = Array.from({ length: 4 }, (_, index) =>
    brushed(
      width,
      horizon - 60 - index * random.between(60, 105),
      random.between(14, 36),
      mix(light, mid, 0.25 + index * 0.2),
      random,
      0.38 - index * 0.06,
    ),
  );
  return (
    rect(
      0,
      0,
      width,
      900,
      fade([
        [0, mix(ground, palette.dark, 0.35)],
        [0.3, ground],
        [horizon / 900 - 0.22, mid],
        [horizon / 900, light],
      ]),
    ) + bands.join('')
  );
}

function disc(stage: Stage, x: number, y: number, r: number): string {
  const { accent, light } = stage.palette;
  const isMoon = stage.random.chance(0.3);
  const halo = circle(
    x,
    y,
    r * 2.4,
    stage.glow(x, y, r * 2.4, [
      [0, accent, 0.5],
      [1, light, 0],
    ]),
  );
  if (isMoon && r < 90) return halo + place(crescent(r, accent), x, y, 1, -20, stage.random.chance(0.5));
  return halo + circle(x, y, r * 1.3, accent, { opacity: 0.18 }) + circle(x, y, r, accent);
}

const nile: Composition = {
  name: 'nile',
  tags: ['nile', 'first-love', 'sea', 'alexandria'],
  draw: (stage) => {
    const { width, random, palette, focus } = stage;
    const horizon = random.between(560, 600);
    const sunX = focus + random.between(-130, 130);
    const r = random.between(70, 150);
    const sunY = horizon - r * random.between(0.2, 1.15);
    const far = mix(palette.mid, palette.dark, 0.45);
    const boat = palette.dark;
    const boats = [
      place(
        felucca(random.between(190, 250), boat, mix(palette.accent, palette.light, 0.5)),
        focus + random.between(-70, 70),
        horizon + 118,
        1,
        0,
        random.chance(0.5),
      ),
      place(
        felucca(random.between(60, 90), mix(boat, palette.mid, 0.3), palette.accent),
        focus + random.sign() * random.between(170, 240),
        horizon + 28,
        1,
        0,
        random.chance(0.5),
      ),
    ];
    return {
      art:
        sky(stage, horizon) +
        (random.chance(0.6) ? stars(width, horizon * 0.6, stage.isWide ? 90 : 44, palette.accent, random) : '') +
        disc(stage, sunX, sunY, r) +
        skyline(width, horizon, horizon - random.between(110, 190), far, random, palette.accent) +
        rect(
          0,
          horizon,
          width,
          340,
          stage.fade([
            [0, mix(palette.light, palette.mid, 0.45)],
            [0.3, mix(palette.mid, palette.ground, 0.5)],
            [1, palette.dark],
          ]),
        ) +
        ripples(width, horizon + 6, 880, palette.dark, stage.isWide ? 70 : 34, random) +
        glitter(sunX, horizon, 860, r * 1.3, palette.accent, random) +
        boats.join('') +
        [0.05, 0.13, 0.93]
          .filter(() => random.chance(0.55))
          .map((share) => place(palm(random.between(220, 330), palette.dark, random), share * width, 905))
          .join('') +
        place(flock(7, 90, palette.dark, random), focus + random.between(-150, 150), 360),
      title: { area: titleAreas.head, anchor: 'top' },
      foot: palette.ink,
      sink: palette.dark,
    };
  },
};

const quarter: Composition = {
  name: 'quarter',
  tags: ['cairo', 'night', 'memory', 'village'],
  draw: (stage) => {
    const { width, random, palette, focus } = stage;
    const r = random.between(110, 230);
    const [x, y] = [focus + random.between(-120, 120), 335 + r * random.between(0.9, 1.02)];
    const layers = [0, 1, 2].map((layer) =>
      skyline(
        width,
        920,
        400 + layer * 95 + random.between(0, 40),
        mix(mix(palette.light, palette.mid, 0.6), palette.dark, 0.25 + layer * 0.37),
        random,
        layer > 0 ? palette.accent : undefined,
      ),
    );
    const hero = random.chance(0.5)
      ? mamlukMinaret(random.between(470, 560), palette.dark)
      : pencilMinaret(random.between(480, 580), palette.dark);
    const side = random.sign();
    return {
      art:
        sky(stage, 640) +
        stars(width, 420, stage.isWide ? 110 : 50, palette.accent, random) +
        disc(stage, x, y, r) +
        layers.join('') +
        place(hero, focus + side * random.between(150, 215), 900) +
        place(dome(random.between(170, 230), palette.dark), focus - side * random.between(60, 160), 790) +
        rect(0, 780, width, 120, palette.dark) +
        place(flock(9, 110, palette.dark, random), x, y),
      title: {
        area: { ...titleAreas.head, height: 270 },
        anchor: 'top',
        outline: { color: mix(palette.ground, palette.dark, 0.3), width: 12 },
      },
      foot: palette.ink,
    };
  },
};

const doorway: Composition = {
  name: 'doorway',
  tags: ['family-secrets', 'memory', 'village', 'war-years'],
  draw: (stage) => {
    const { width, random, palette, focus } = stage;
    const w = random.between(300, 400);
    const top = random.between(325, 345);
    const opening = archPath(focus, 830, w, 830 - top);
    const rim = archPath(focus, 830, w + 46, 830 - top + 42);
    const wall = mix(palette.ground, palette.dark, 0.45);
    const inside = stage.clip(path(opening, '#000'));
    const courses = Array.from({ length: 12 }, (_, index) =>
      rect(0, 60 + index * 70, width, 35, palette.mid, { opacity: 0.14 }),
    );
    return {
      art:
        rect(0, 0, width, 900, wall) +
        courses.join('') +
        path(rim, mix(palette.mid, palette.light, 0.35)) +
        group(
          { 'clip-path': inside },
          sky(stage, 720),
          stars(width, 480, stage.isWide ? 120 : 60, palette.accent, random),
          disc(stage, focus + random.between(-70, 70), random.between(430, 520), random.between(50, 90)),
          skyline(width, 850, 560, mix(palette.mid, palette.dark, 0.6), random, palette.accent),
        ) +
        polygon(
          [
            [focus - w / 2, 829],
            [focus + w / 2, 829],
            [focus + w * 0.85, 900],
            [focus - w * 0.85, 900],
          ],
          palette.light,
          { opacity: 0.5 },
        ) +
        rect(0, 829, focus - w / 2, 71, palette.dark) +
        rect(focus + w / 2, 829, width, 71, palette.dark) +
        rect(0, 846, width, 60, palette.dark, { opacity: 0.75 }) +
        place(
          figure(random.between(150, 190), palette.dark, random.pick(dresses)),
          focus + random.between(-60, 60),
          834,
        ) +
        place(
          lantern(78, palette.dark, palette.accent, 520),
          focus + random.sign() * w * 0.3,
          top + random.between(100, 150),
        ),
      title: { area: { ...titleAreas.head, y: 44, height: 245 }, anchor: 'top' },
      foot: palette.ink,
      sink: palette.dark,
    };
  },
};

const roofs: Composition = {
  name: 'roofs',
  tags: ['rooftop', 'friendship', 'first-love', 'migration'],
  draw: (stage) => {
    const { width, random, palette, focus } = stage;
    const ledge = random.between(500, 530);
    const far = mix(palette.mid, palette.dark, 0.5);
    const people = random.chance(0.6)
      ? place(figure(150, palette.dark, random.pick(['suit', 'galabeya', 'coat'] as const)), focus - 38, ledge + 6) +
        place(figure(138, palette.dark, 'dress'), focus + 34, ledge + 6)
      : place(figure(160, palette.dark, random.pick(dresses)), focus + random.between(-90, 90), ledge + 6);
    return {
      art:
        sky(stage, 600) +
        stars(width, 330, stage.isWide ? 80 : 40, palette.accent, random) +
        disc(stage, focus + random.between(-70, 70), random.between(330, 390), random.between(120, 190)) +
        [0, 1, 2]
          .map(() =>
            place(
              cloud(random.between(130, 260), mix(palette.light, palette.mid, 0.35), random),
              random.between(0, width),
              random.between(120, 330),
              1,
            ),
          )
          .join('') +
        skyline(width, 600, 370, far, random, palette.accent) +
        people +
        rect(0, ledge, width, 20, palette.dark) +
        rect(
          0,
          ledge + 14,
          width,
          400,
          stage.fade([
            [0, mix(palette.dark, palette.ground, 0.5)],
            [1, palette.dark],
          ]),
        ) +
        path(hills(width, 950, ledge + 14, 3, 9, random), palette.dark, { opacity: 0.4 }) +
        place(flock(14, 150, palette.dark, random), focus + random.between(-120, 120), 220),
      title: { area: { x: 46, y: ledge + 40, width: 508, height: 790 - ledge - 40 }, anchor: 'middle' },
      foot: palette.ink,
    };
  },
};

/** Dusk over the city: gradients, silhouettes in layers, one disc of light. */
export const cairo: Family = {
  name: 'cairo',
  faces: ['rakkas', 'lalezar', 'ruqaa', 'rakkas'],
  palettes,
  compositions: [nile, quarter, doorway, roofs],
};
