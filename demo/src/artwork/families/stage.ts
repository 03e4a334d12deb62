import { mix } from '../canvas/color.ts';
import { smooth } from '../canvas/curve.ts';
import type { Palette } from '../canvas/stage.ts';
import { circle, ellipse, group, path, place, polygon, polar, rect, round, stroke, type Point } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { skyline } from '../motifs/architecture.ts';
import { crowd, figure } from '../motifs/figures.ts';
import { eightPointStar } from '../motifs/mark.ts';
import { stars } from '../motifs/nature.ts';
import { microphone, oud, record } from '../motifs/things.ts';

const palettes: readonly Palette[] = [
  { ground: '#6a1240', dark: '#22041a', mid: '#c9285f', light: '#ffe0c2', accent: '#ffc145', ink: '#ffe9cc' },
  { ground: '#0c4a4f', dark: '#04191d', mid: '#12908e', light: '#fdeccb', accent: '#ff7a4f', ink: '#fdf0d4' },
  { ground: '#e7a92d', dark: '#38160c', mid: '#d2452a', light: '#fff1cf', accent: '#1d5c63', ink: '#38160c' },
  { ground: '#2a1a5e', dark: '#0e0726', mid: '#7a3fb0', light: '#f7def0', accent: '#ffcf5c', ink: '#fff0dd' },
  { ground: '#b3261e', dark: '#2b0508', mid: '#ef6a3a', light: '#ffe7c4', accent: '#ffd35c', ink: '#fff0d4' },
  { ground: '#f0d9c0', dark: '#2d1b33', mid: '#d85a7f', light: '#fffaf0', accent: '#e0a030', ink: '#2d1b33' },
  { ground: '#123262', dark: '#050f24', mid: '#2a7bc0', light: '#e6f1f5', accent: '#ff9f45', ink: '#f9efd8' },
];
const isPaper = (palette: Palette) => palette.ink === palette.dark;

function rays(x: number, y: number, count: number, tone: string, opacity: number): string {
  const turn = 360 / count;
  return Array.from({ length: count / 2 }, (_, index) =>
    polygon([[x, y], polar(x, y, 2000, index * turn * 2), polar(x, y, 2000, index * turn * 2 + turn)], tone, {
      opacity,
    }),
  ).join('');
}

const disc: Composition = {
  name: 'record',
  tags: ['music', 'memory', 'night', 'family-secrets'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const [x, y, r] = [focus + random.between(-120, 120), random.between(520, 580), random.between(255, 320)];
    const inside = stage.clip(circle(0, 0, r * 0.36, '#000'));
    const label = group(
      { 'clip-path': inside },
      rect(-200, -200, 400, 400, palette.accent),
      circle(0, 14, r * 0.16, palette.light),
      place(skyline(r * 0.9, 60, -10, palette.dark, random), -r * 0.45, 22),
      rect(-200, r * 0.2, 400, 100, palette.dark),
    );
    const arm =
      stroke(
        `M${round(x + r * 0.95)} ${round(y - r * 1.05)}L${round(x + r * 0.88)} ${round(y - r * 0.1)}L${round(x + r * 0.55)} ${round(y + r * 0.28)}`,
        palette.light,
        10,
      ) +
      circle(x + r * 0.95, y - r * 1.05, 26, palette.light) +
      place(rect(-11, -20, 22, 46, palette.dark), x + r * 0.55, y + r * 0.28, 1, 40);
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        rays(x, y, 36, palette.mid, 0.45) +
        circle(x + 12, y + 18, r, palette.dark, { opacity: 0.3 }) +
        place(
          record(r, palette.dark, mix(palette.dark, palette.light, 0.45), palette.accent, label),
          x,
          y,
          1,
          random.between(-14, 14),
        ) +
        polygon([[x, y], polar(x, y, r * 0.98, 24), polar(x, y, r * 0.98, 44)], palette.light, { opacity: 0.12 }) +
        polygon([[x, y], polar(x, y, r * 0.98, 204), polar(x, y, r * 0.98, 224)], palette.light, { opacity: 0.12 }) +
        arm,
      title: {
        area: { ...titleAreas.head, height: 205, y: 44 },
        anchor: 'top',
        outline: { color: palette.ground, width: 14 },
      },
      foot: isPaper(palette) ? palette.light : palette.ink,
      sink: palette.dark,
    };
  },
};

const spotlight: Composition = {
  name: 'spotlight',
  tags: ['first-love', 'revenge', 'school', 'cairo'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const dark = isPaper(palette) ? mix(palette.mid, palette.dark, 0.6) : mix(palette.ground, palette.dark, 0.45);
    const beam = (x: number, tone: string) =>
      polygon(
        [
          [x - 16, -20],
          [x + 16, -20],
          [focus + 190, 730],
          [focus - 190, 730],
        ],
        tone,
        { opacity: 0.32 },
      );
    const folds = Array.from({ length: Math.ceil(width / 56) + 1 }, (_, index) =>
      rect(index * 56, 0, 29, 900, palette.dark, { opacity: 0.28 }),
    );
    const drape = (side: number) => {
      const edge = focus + side * 300;
      return (
        path(
          `M${round(edge)} -10L${round(edge - side * 210)} -10C${round(edge - side * 180)} 300 ${round(edge - side * 60)} 470 ${round(edge - side * 30)} 640L${round(edge - side * 40)} 900L${round(edge + side * 1400)} 900L${round(edge + side * 1400)} -10Z`,
          mix(palette.mid, palette.dark, 0.12),
        ) +
        [0, 1, 2, 3]
          .map((index) =>
            stroke(
              `M${round(edge - side * (170 - index * 52))} -10C${round(edge - side * (150 - index * 46))} 300 ${round(edge - side * (50 - index * 22))} 470 ${round(edge - side * (20 - index * 16))} 900`,
              palette.dark,
              7,
              { opacity: 0.3 },
            ),
          )
          .join('')
      );
    };
    const singer = figure(300, palette.dark, random.pick(['dress', 'dress', 'suit'] as const));
    return {
      art:
        rect(0, 0, width, 900, dark) +
        folds.join('') +
        ellipse(focus, 730, 250, 46, palette.accent, { opacity: 0.9 }) +
        beam(focus - 260, palette.accent) +
        beam(focus + 260, palette.light) +
        beam(focus, palette.accent) +
        ellipse(focus, 730, 180, 30, palette.light) +
        place(singer, focus - 20, 734) +
        place(microphone(46, palette.dark, palette.light, 214), focus + 64, 498) +
        drape(-1) +
        drape(1) +
        place(crowd(width, 92, palette.dark, random), 0, 900),
      title: {
        area: { ...titleAreas.head, height: 250, y: 44 },
        anchor: 'top',
        color: isPaper(palette) ? palette.light : palette.ink,
        outline: { color: palette.dark, width: 16 },
      },
      foot: isPaper(palette) ? palette.light : palette.ink,
      sink: palette.dark,
    };
  },
};

const strings: Composition = {
  name: 'strings',
  tags: ['music', 'village', 'friendship', 'nile', 'migration', 'letters'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const wood = isPaper(palette) ? palette.mid : palette.accent;
    const dark = palette.dark;
    const waves = Array.from({ length: 7 }, (_, index) => {
      const points: Point[] = [];
      for (let x = -40; x <= width + 40; x += 60)
        points.push([x, 380 + index * 46 + Math.sin(x / 110 + index * 0.7) * (46 - index * 4)]);
      return stroke(smooth(points), index % 2 === 0 ? palette.mid : mix(palette.mid, palette.light, 0.4), 13 - index, {
        opacity: 0.75,
      });
    });
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        circle(focus, 520, 270, mix(palette.ground, palette.mid, 0.4)) +
        waves.join('') +
        place(
          oud(370, wood, dark, palette.light),
          focus + random.between(-20, 20),
          640,
          1,
          random.pick([-24, -12, 14, 26]),
        ) +
        [0, 1, 2, 3, 4]
          .map(() =>
            place(
              path(eightPointStar(random.between(8, 18)), palette.light),
              focus + random.between(-270, 270),
              random.between(330, 760),
            ),
          )
          .join(''),
      title: {
        area: { ...titleAreas.head, height: 200, y: 40 },
        anchor: 'top',
        outline: { color: palette.ground, width: 14 },
      },
      foot: palette.ink,
      sink: palette.ground,
    };
  },
};

const studio: Composition = {
  name: 'studio',
  tags: ['war-years', 'revenge', 'alexandria', 'heist', 'football'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const y = 450;
    const rings = Array.from({ length: 9 }, (_, index) =>
      circle(focus, y, 110 + index * 54, 'none', {
        stroke: index % 2 === 0 ? palette.mid : palette.accent,
        'stroke-width': 22 - index * 1.6,
        opacity: 0.9 - index * 0.08,
      }),
    );
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        rays(focus, y, 24, palette.dark, 0.16) +
        rings.join('') +
        circle(focus, y, 150, palette.dark, { opacity: 0.9 }) +
        place(microphone(260, palette.light, palette.dark, 500), focus, y, 1, random.pick([-6, 0, 6])) +
        rect(
          0,
          680,
          width,
          230,
          stage.fade([
            [0, palette.dark, 0],
            [0.4, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.low, y: 600, height: 215 },
        anchor: 'bottom',
        color: isPaper(palette) ? palette.light : palette.ink,
        outline: { color: palette.dark, width: 14 },
      },
      foot: isPaper(palette) ? palette.light : palette.ink,
    };
  },
};

const dance: Composition = {
  name: 'dance',
  tags: ['nile', 'first-love', 'rooftop', 'sea', 'train'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const night = isPaper(palette) ? mix(palette.mid, palette.dark, 0.45) : palette.ground;
    const lamps = Array.from({ length: 4 }, (_, row) => {
      const [y, sag] = [300 + row * 46, 70 + row * 18];
      const bulbs = Array.from({ length: isWide ? 24 : 12 }, (__, index) => {
        const share = (index + 0.5) / (isWide ? 24 : 12);
        return circle(
          width * share,
          y - 60 + sag * 4 * share * (1 - share),
          7 - row * 0.6,
          random.pick([palette.accent, palette.light, palette.mid]),
        );
      });
      return (
        stroke(`M0 ${y - 60}Q${width / 2} ${y - 60 + sag * 2} ${width} ${y - 60}`, palette.dark, 2) + bulbs.join('')
      );
    });
    const couple =
      place(figure(300, palette.dark, 'suit'), -34, 0, 1, 4) +
      place(figure(280, mix(palette.mid, palette.light, 0.25), 'dress'), 46, 0, 1, -5) +
      stroke('M-70 -222Q-30 -196 20 -204', palette.dark, 13);
    return {
      art:
        rect(
          0,
          0,
          width,
          900,
          stage.fade([
            [0, mix(night, palette.dark, 0.4)],
            [0.8, night],
          ]),
        ) +
        stars(width, 420, isWide ? 80 : 40, palette.light, random) +
        circle(focus + random.between(-90, 90), 470, 200, palette.accent) +
        skyline(width, 720, 540, mix(night, palette.dark, 0.5), random, palette.accent) +
        lamps.join('') +
        ellipse(focus, 760, 330, 50, mix(night, palette.dark, 0.35)) +
        rect(0, 714, width, 200, mix(night, palette.dark, 0.7)) +
        ellipse(focus, 762, 250, 30, palette.accent, { opacity: 0.35 }) +
        place(couple, focus, 764),
      title: {
        area: { ...titleAreas.head, height: 190, y: 36 },
        anchor: 'top',
        color: isPaper(palette) ? palette.light : palette.ink,
        outline: { color: mix(night, palette.dark, 0.4), width: 12 },
      },
      foot: isPaper(palette) ? palette.light : palette.ink,
      sink: palette.dark,
    };
  },
};

/** Records, lutes, microphones and the circle of a spotlight. */
export const stageFamily: Family = {
  name: 'stage',
  faces: ['rakkas', 'lalezar', 'marhey', 'reemKufi'],
  palettes,
  compositions: [disc, spotlight, strings, studio, dance],
};
