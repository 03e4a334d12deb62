import { mix } from '../canvas/color.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, ellipse, group, line, path, place, polar, polygon, rect, stroke, type Point } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { lathe, skyline } from '../motifs/architecture.ts';
import { dresses, figure } from '../motifs/figures.ts';
import { eightPointStar } from '../motifs/mark.ts';
import { stars } from '../motifs/nature.ts';

const palettes: readonly Palette[] = [
  { ground: '#0b1030', dark: '#04061a', mid: '#4a3aa8', light: '#f2e9ff', accent: '#ff6f91', ink: '#f4eeff' },
  { ground: '#071f2b', dark: '#020c12', mid: '#0f7c8a', light: '#d9fff5', accent: '#ffb03a', ink: '#e6fff6' },
  { ground: '#2a0f2e', dark: '#0f0412', mid: '#a1326f', light: '#ffe0d0', accent: '#ffc145', ink: '#ffeddc' },
  { ground: '#e9e2d0', dark: '#171a2b', mid: '#e2663a', light: '#fffaf0', accent: '#2e5fa3', ink: '#171a2b' },
  { ground: '#0d2419', dark: '#04100a', mid: '#2f8f5b', light: '#e4ffd9', accent: '#f4e04d', ink: '#effbe0' },
  { ground: '#331109', dark: '#140502', mid: '#b8431c', light: '#ffe3b8', accent: '#4ed0c5', ink: '#ffedcf' },
  { ground: '#101418', dark: '#050709', mid: '#51606e', light: '#f3f6f8', accent: '#e8ff47', ink: '#f5f8f6' },
];

const isPaper = (palette: Palette) => palette.ink === palette.dark;
const space = ({ width, palette, random, fade, isWide }: Stage) =>
  rect(
    0,
    0,
    width,
    900,
    fade([
      [0, isPaper(palette) ? palette.ground : palette.dark],
      [0.7, palette.ground],
      [1, mix(palette.ground, palette.mid, 0.35)],
    ]),
  ) + stars(width, 900, isWide ? 150 : 70, isPaper(palette) ? palette.dark : palette.light, random);

/** A plain of lines that run to the horizon. */
function grid({ width, focus }: Stage, horizon: number, color: string): string {
  const parts: string[] = [];
  for (let index = -26; index <= 26; index += 1)
    parts.push(line([focus + index * 22, horizon], [focus + index * 190, 900], color, 1.8, { opacity: 0.75 }));
  for (let step = 0; step < 11; step += 1) {
    const y = horizon + (900 - horizon) * (step / 11) ** 2;
    parts.push(line([0, y], [width, y], color, 1 + step * 0.16, { opacity: 0.8 }));
  }
  return parts.join('');
}

/** A banded globe, half of it in the shade. */
function planet(stage: Stage, x: number, y: number, r: number, from: string, to: string): string {
  const { random, palette } = stage;
  const inside = stage.clip(circle(x, y, r, '#000'));
  const bands = Array.from({ length: random.int(4, 8) }, () =>
    ellipse(
      x + random.between(-40, 40),
      y + random.between(-r, r),
      r * random.between(0.7, 1.2),
      r * random.between(0.02, 0.11),
      mix(from, to, random.between(0.3, 0.9)),
      { opacity: 0.75 },
    ),
  );
  return (
    circle(x, y, r, from) +
    group(
      { 'clip-path': inside, transform: `rotate(${random.int(-26, 10)} ${x.toFixed(0)} ${y.toFixed(0)})` },
      ...bands,
    ) +
    group(
      { 'clip-path': inside },
      circle(x + r * 0.5, y + r * 0.32, r * 1.15, palette.dark, { opacity: 0.28 }),
      circle(x + r * 0.72, y + r * 0.46, r * 1.1, palette.dark, { opacity: 0.35 }),
    )
  );
}

const horizonPlanet: Composition = {
  name: 'horizon',
  tags: ['space', 'desert', 'memory', 'friendship', 'village'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const horizon = random.between(610, 650);
    const r = random.between(150, 215);
    const [x, y] = [focus + random.between(-90, 90), horizon - r * random.between(0.35, 0.95)];
    const tilt = random.int(-28, -8);
    const ring = random.chance(0.7);
    const half = (front: boolean) =>
      ring
        ? group(
            { transform: `rotate(${tilt} ${x.toFixed(0)} ${y.toFixed(0)})` },
            path(
              `M${(x - r * 1.75).toFixed(0)} ${y.toFixed(0)}A${(r * 1.75).toFixed(0)} ${(r * 0.36).toFixed(0)} 0 0 ${front ? 0 : 1} ${(x + r * 1.75).toFixed(0)} ${y.toFixed(0)}`,
              'none',
              { stroke: palette.light, 'stroke-width': 9, opacity: 0.9 },
            ),
            path(
              `M${(x - r * 1.5).toFixed(0)} ${y.toFixed(0)}A${(r * 1.5).toFixed(0)} ${(r * 0.28).toFixed(0)} 0 0 ${front ? 0 : 1} ${(x + r * 1.5).toFixed(0)} ${y.toFixed(0)}`,
              'none',
              { stroke: palette.accent, 'stroke-width': 5 },
            ),
          )
        : '';
    return {
      art:
        space(stage) +
        half(false) +
        planet(stage, x, y, r, palette.accent, palette.mid) +
        half(true) +
        rect(
          0,
          horizon,
          width,
          300,
          stage.fade([
            [0, mix(palette.mid, palette.dark, 0.2)],
            [1, palette.dark],
          ]),
        ) +
        grid(stage, horizon, palette.accent) +
        skyline(width, horizon + 2, horizon - random.between(50, 90), palette.dark, random) +
        place(figure(120, palette.light, random.pick(dresses)), focus + random.between(-60, 60), 770),
      title: {
        area: { ...titleAreas.head, height: 250 },
        anchor: 'top',
        outline: { color: isPaper(palette) ? palette.ground : palette.dark, width: 10 },
      },
      foot: '#ffffff',
      sink: palette.dark,
    };
  },
};

const system: Composition = {
  name: 'system',
  tags: ['school', 'letters', 'memory', 'family-secrets'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const cy = random.between(480, 560);
    const ink = isPaper(palette) ? palette.dark : palette.light;
    const rings = Array.from({ length: 8 }, (_, index) => {
      const r = 84 + index * random.between(44, 52);
      const angle = random.between(0, 360);
      const [x, y] = polar(focus, cy, r, angle);
      const ticks =
        index % 3 === 1
          ? Array.from({ length: 48 }, (__, tick) =>
              line(polar(focus, cy, r - 6, tick * 7.5), polar(focus, cy, r + 6, tick * 7.5), ink, 1.2, {
                opacity: 0.5,
              }),
            ).join('')
          : '';
      return (
        circle(focus, cy, r, 'none', { stroke: ink, 'stroke-width': index % 2 === 0 ? 1.6 : 3, opacity: 0.55 }) +
        ticks +
        (index % 2 === 0 || random.chance(0.4)
          ? circle(x, y, random.between(9, 30), random.pick([palette.mid, palette.accent, ink]))
          : '')
      );
    });
    const core = random.chance(0.5)
      ? place(path(eightPointStar(66), palette.accent), focus, cy)
      : circle(focus, cy, 62, palette.accent) + circle(focus, cy, 38, mix(palette.accent, palette.light, 0.6));
    return {
      art:
        (isPaper(palette) ? rect(0, 0, width, 900, palette.ground) : space(stage)) +
        rings.join('') +
        core +
        line([focus, 0], [focus, 900], ink, 1, { opacity: 0.35 }) +
        line([0, cy], [width, cy], ink, 1, { opacity: 0.35 }) +
        (isWide
          ? ''
          : rect(
              0,
              0,
              width,
              250,
              stage.fade([
                [0, isPaper(palette) ? palette.ground : palette.dark],
                [0.6, isPaper(palette) ? palette.ground : palette.dark, 0.75],
                [1, palette.ground, 0],
              ]),
            )),
      title: {
        area: { ...titleAreas.head, height: 230 },
        anchor: 'top',
        outline: { color: isPaper(palette) ? palette.ground : palette.dark, width: 12 },
      },
      foot: palette.ink,
      sink: isPaper(palette) ? palette.ground : palette.dark,
    };
  },
};

const launch: Composition = {
  name: 'launch',
  tags: ['space', 'cairo', 'village', 'rooftop', 'train'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const x = focus + random.between(-40, 40);
    const r = random.between(190, 250);
    const rays = Array.from({ length: 18 }, (_, index) =>
      polygon([[x, 470], polar(x, 470, 1700, index * 20), polar(x, 470, 1700, index * 20 + 8)], palette.mid, {
        opacity: 0.22,
      }),
    );
    const tower =
      path(
        lathe([
          [40, 0],
          [30, -60],
          [24, -170],
          [25, -290],
          [38, -350],
          [40, -372],
          [24, -376],
          [22, -402],
          [10, -410],
          [7, -440],
          [2, -500],
        ]),
        isPaper(palette) ? palette.dark : palette.light,
      ) + [0, 1, 2, 3].map((index) => circle(0, -70 - index * 70, 8, palette.mid)).join('');
    const flame = [1, 0.66, 0.36].map((share, index) =>
      path(
        `M${x - 44 * share} 690Q${x - 84 * share} ${690 + 120 * share} ${x} ${690 + 210 * share}Q${x + 84 * share} ${690 + 120 * share} ${x + 44 * share} 690Z`,
        [palette.mid, palette.accent, palette.light][index] ?? palette.accent,
      ),
    );
    const fumes = Array.from({ length: 26 }, () =>
      circle(
        x + random.between(-320, 320),
        860 + random.between(-50, 60),
        random.between(26, 74),
        mix(palette.ground, isPaper(palette) ? palette.dark : palette.light, random.between(0.1, 0.3)),
      ),
    );
    return {
      art:
        space(stage) +
        rays.join('') +
        circle(x, 470, r, palette.accent, { opacity: 0.95 }) +
        circle(x, 470, r * 0.8, mix(palette.accent, palette.mid, 0.5)) +
        flame.join('') +
        fumes.join('') +
        place(
          tower +
            polygon(
              [
                [-34, 0],
                [-84, 30],
                [-34, -110],
              ],
              palette.mid,
            ) +
            polygon(
              [
                [34, 0],
                [84, 30],
                [34, -110],
              ],
              palette.mid,
            ),
          x,
          696,
        ) +
        skyline(width, 910, 800, palette.dark, random, palette.accent),
      title: {
        area: { ...titleAreas.head, height: 190, y: 36 },
        anchor: 'top',
        outline: { color: isPaper(palette) ? palette.ground : palette.dark, width: 12 },
      },
      foot: '#ffffff',
      sink: palette.dark,
    };
  },
};

const monolith: Composition = {
  name: 'monolith',
  tags: ['desert', 'war-years', 'revenge', 'sea', 'nile'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const horizon = 660;
    const sun = focus + random.between(-30, 30);
    const r = random.between(200, 250);
    const slices = Array.from({ length: 8 }, (_, index) =>
      rect(
        sun - r - 5,
        500 + index * 24 + index * index * 0.6,
        r * 2 + 10,
        3 + index * 2.1,
        mix(palette.ground, palette.mid, 0.2),
      ),
    );
    const shape = random.pick([
      polygon(
        [
          [focus - 150, horizon + 4],
          [focus, 400],
          [focus + 150, horizon + 4],
        ],
        palette.dark,
      ) +
        polygon(
          [
            [focus, 400],
            [focus + 150, horizon + 4],
            [focus + 34, horizon + 4],
          ],
          mix(palette.dark, palette.mid, 0.45),
        ) +
        polygon(
          [
            [focus - 8, 402],
            [focus + 8, 402],
            [focus + 40, -20],
            [focus - 40, -20],
          ],
          palette.light,
          { opacity: 0.45 },
        ),
      place(path(eightPointStar(120), palette.dark), focus, 520) + circle(focus, 520, 46, palette.light),
      rect(focus - 56, 350, 112, 316, palette.dark) +
        polygon(
          [
            [focus + 56, 350],
            [focus + 88, 334],
            [focus + 88, 650],
            [focus + 56, 666],
          ],
          mix(palette.dark, palette.mid, 0.4),
        ),
    ]);
    const ridge: Point[] = [];
    for (let x = -20; x <= width + 60; x += 80) ridge.push([x, horizon - random.between(0, 34)]);
    return {
      art:
        space(stage) +
        circle(sun, 500, r, palette.accent) +
        slices.join('') +
        polygon([[-20, 920], ...ridge, [width + 40, 920]], mix(palette.mid, palette.dark, 0.35)) +
        shape +
        rect(
          0,
          horizon,
          width,
          260,
          stage.fade([
            [0, mix(palette.mid, palette.dark, 0.45)],
            [1, palette.dark],
          ]),
        ) +
        [0, 1, 2, 3, 4]
          .map((index) =>
            place(
              figure(44 + index * 2, palette.dark, random.pick(dresses)),
              focus - 180 + index * 70 + random.between(-16, 16),
              694 + random.between(0, 26),
            ),
          )
          .join(''),
      title: {
        area: { ...titleAreas.head, height: 225 },
        anchor: 'top',
        outline: { color: isPaper(palette) ? palette.ground : palette.dark, width: 12 },
      },
      foot: '#ffffff',
      sink: palette.dark,
    };
  },
};

const eclipse: Composition = {
  name: 'eclipse',
  tags: ['night', 'memory', 'music', 'animals'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const [cy, r] = [random.between(330, 370), random.between(225, 265)];
    const glow = stage.glow(focus, cy, r * 1.9, [
      [0.5, palette.accent, 0.95],
      [0.62, palette.accent, 0.4],
      [1, palette.mid, 0],
    ]);
    const waves = Array.from({ length: 15 }, (_, index) => {
      const y = 560 + index * 24;
      const amplitude = 6 + index * 1.4;
      let d = `M-20 ${y}`;
      for (let x = -20; x <= width; x += 130) d += `q32 ${-amplitude} 65 0t65 0`;
      return stroke(d, index % 3 === 0 ? palette.accent : palette.mid, 2.2, { opacity: 0.9 - index * 0.045 });
    });
    const dark = isPaper(palette) ? palette.dark : mix(palette.dark, palette.ground, 0.2);
    return {
      art:
        rect(0, 0, width, 900, dark) +
        stars(width, 620, isWide ? 140 : 70, isPaper(palette) ? palette.ground : palette.light, random) +
        circle(focus, cy, r * 1.9, glow) +
        circle(focus, cy, r, dark) +
        circle(focus, cy, r, 'none', { stroke: isPaper(palette) ? palette.mid : palette.light, 'stroke-width': 3 }) +
        waves.join('') +
        place(figure(60, palette.light, random.pick(dresses)), focus + random.between(-150, 150), 690),
      title: {
        area: { x: focus - r * 0.78, y: cy - r * 0.62, width: r * 1.56, height: r * 1.3 },
        color: isPaper(palette) ? palette.ground : palette.ink,
        setting: 'block',
      },
      foot: isPaper(palette) ? palette.ground : palette.ink,
      sink: dark,
    };
  },
};

/** Circles, grids and a horizon: tomorrow as it was drawn yesterday. */
export const orbits: Family = {
  name: 'orbits',
  faces: ['kufam', 'changa', 'reemKufi', 'kufam'],
  palettes,
  compositions: [horizonPlanet, system, launch, monolith, eclipse],
};
