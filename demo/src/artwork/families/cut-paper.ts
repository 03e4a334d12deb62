import { mix } from '../canvas/color.ts';
import { torn } from '../canvas/curve.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, group, line, place, polar, polygon, rect, stroke, type Point } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { dresses, figure } from '../motifs/figures.ts';
import { key, telephone } from '../motifs/things.ts';

const palettes: readonly Palette[] = [
  { ground: '#1b3a6b', dark: '#0a1530', mid: '#2f6ea8', light: '#8fc1de', accent: '#e5312b', ink: '#f6f1e4' },
  { ground: '#12303f', dark: '#06141c', mid: '#24687a', light: '#8ab8b5', accent: '#f0431f', ink: '#f7efe0' },
  { ground: '#3b3a55', dark: '#14131f', mid: '#6c6f93', light: '#c3c4d6', accent: '#e2243b', ink: '#f8f3ea' },
  { ground: '#d8d2c2', dark: '#1a1d2e', mid: '#6e8aa6', light: '#f2ede0', accent: '#d9281f', ink: '#1a1d2e' },
  { ground: '#0f2d2b', dark: '#051312', mid: '#2c6b5f', light: '#a3c7ae', accent: '#ff4d2e', ink: '#f4f0dd' },
  { ground: '#26214f', dark: '#0d0b22', mid: '#4a4aa0', light: '#a9b0ea', accent: '#ff3355', ink: '#f5f1ea' },
  { ground: '#c9b48a', dark: '#221a14', mid: '#7b6a4a', light: '#ead9b0', accent: '#c3201c', ink: '#221a14' },
];

/** A torn sheet: a white edge shows where the paper broke. */
function sheet(stage: Stage, points: readonly Point[], fill: string, rough = 5): string {
  const { random, palette } = stage;
  const edge = torn(points, random, 22, rough);
  const shifted = edge.map(([x, y]): Point => [x + random.between(-2, 6), y + random.between(2, 8)]);
  return (
    polygon(
      edge.map(([x, y]): Point => [x + 7, y + 11]),
      palette.dark,
      { opacity: 0.3 },
    ) +
    polygon(edge, mix(palette.light, '#ffffff', 0.55)) +
    polygon(shifted, fill)
  );
}

const ring = (cx: number, cy: number, radius: number, corners: number, turn: number): Point[] =>
  Array.from({ length: corners }, (_, index) =>
    polar(cx, cy, radius * (index % 2 === 0 ? 1 : 0.93), turn + (index * 360) / corners),
  );

/** Sheets within sheets, and someone who falls. */
const whirl: Composition = {
  name: 'whirl',
  tags: ['memory', 'night', 'family-secrets'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const [cx, cy] = [focus + random.between(-50, 50), random.between(520, 590)];
    const tones = [
      palette.mid,
      palette.ground,
      palette.light,
      mix(palette.mid, palette.light, 0.4),
      palette.ground,
      mix(palette.ground, palette.dark, 0.55),
      palette.dark,
    ];
    const sheets = tones.map((tone, index) =>
      sheet(
        stage,
        ring(cx + index * 7, cy - index * 4, 520 * 0.74 ** index, 11, index * 19 + random.between(0, 12)),
        tone,
      ),
    );
    return {
      art:
        rect(0, 0, width, 900, mix(palette.ground, palette.dark, 0.45)) +
        sheets.join('') +
        circle(cx + 36, cy - 18, 46, palette.accent) +
        place(
          figure(120, palette.ink === palette.dark ? palette.light : palette.ink, 'suit'),
          cx + random.between(-70, -20),
          cy + 10,
          1,
          random.between(120, 215),
        ),
      title: {
        area: { ...titleAreas.head, height: 240 },
        anchor: 'top',
        color: palette.ink === palette.dark ? palette.light : palette.ink,
        outline: { color: mix(palette.ground, palette.dark, 0.6), width: 14 },
      },
      foot: '#f6efe0',
      sink: mix(palette.ground, palette.dark, 0.75),
    };
  },
};

/** Slanting strips and one red staircase between them. */
const stairs: Composition = {
  name: 'stairs',
  tags: ['rooftop', 'heist', 'cairo', 'family-secrets'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const lean = random.sign() * random.between(90, 170);
    const strips = Array.from({ length: Math.ceil(width / 130) + 3 }, (_, index) => {
      const x = -180 + index * 130;
      const top = random.between(180, 430);
      return sheet(
        stage,
        [
          [x + lean, top],
          [x + lean + random.between(120, 170), top + random.between(-60, 60)],
          [x + 150, 930],
          [x, 930],
        ],
        random.pick([palette.mid, palette.ground, palette.light, mix(palette.ground, palette.dark, 0.4)]),
      );
    });
    const steps: Point[] = [];
    const dir = random.sign();
    const rise = 46;
    for (let step = 0; step < 9; step += 1)
      steps.push(
        [focus + dir * (step * 52 - 210), 820 - step * rise],
        [focus + dir * (step * 52 - 158), 820 - step * rise],
      );
    const last = steps.at(-1) ?? [focus, 450];
    return {
      art:
        rect(0, 0, width, 900, mix(palette.ground, palette.dark, 0.25)) +
        strips.join('') +
        sheet(stage, [...steps, [last[0], 940], [focus - dir * 260, 940]], palette.accent, 2) +
        place(figure(112, palette.dark, random.pick(dresses)), last[0] - dir * 24, last[1] + 2),
      title: {
        area: { ...titleAreas.head, height: 250 },
        anchor: 'top',
        outline: { color: mix(palette.ground, palette.dark, 0.25), width: 12 },
      },
      foot: '#fff6e6',
      sink: palette.dark,
    };
  },
};

/** A keyhole torn into the dark. */
const keyhole: Composition = {
  name: 'keyhole',
  tags: ['heist', 'family-secrets', 'revenge', 'letters'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const cy = 430;
    const hole: Point[] = [
      ...Array.from({ length: 15 }, (_, index) => polar(focus, cy, 150, -150 + (index * 300) / 14)),
      [focus + 128, 740],
      [focus - 128, 740],
    ];
    const isKey = random.chance(0.4);
    const inner = isKey
      ? place(key(270, palette.accent), focus - 20, 500, 1, 90)
      : place(figure(230, palette.accent, random.pick(dresses)), focus, 722);
    const layers = [1.7, 1.42, 1.18].map((scale, index) =>
      sheet(
        stage,
        hole.map(([x, y]): Point => [focus + (x - focus) * scale, 540 + (y - 540) * scale]),
        [palette.ground, palette.mid, mix(palette.mid, palette.light, 0.5)][index] ?? palette.mid,
        6,
      ),
    );
    return {
      art:
        rect(0, 0, width, 900, palette.dark) +
        [0, 1, 2, 3]
          .map((index) =>
            sheet(
              stage,
              [
                [-40, 640 + index * 80],
                [width + 40, 600 + index * 90 + random.between(-30, 30)],
                [width + 40, 940],
                [-40, 940],
              ],
              mix(palette.ground, palette.dark, 0.35 + index * 0.16),
            ),
          )
          .join('') +
        layers.join('') +
        sheet(stage, hole, mix(palette.light, '#ffffff', 0.35), 4) +
        inner,
      sink: palette.dark,
      title: {
        area: { ...titleAreas.head, height: 185, y: 40 },
        anchor: 'top',
        color: '#f8f3ea',
        outline: { color: palette.dark, width: 12 },
      },
      foot: '#f3ecdc',
    };
  },
};

/** Splinters that point at one red thing. */
const shards: Composition = {
  name: 'shards',
  tags: ['revenge', 'train', 'football', 'space', 'sea', 'desert'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const [cx, cy] = [focus + random.between(-60, 60), random.between(500, 560)];
    const reach = width;
    let angle = random.between(0, 20);
    const pieces: string[] = [];
    while (angle < 370) {
      const turn = random.between(15, 34);
      const near = random.between(90, 170);
      pieces.push(
        sheet(
          stage,
          [
            polar(cx, cy, near, angle + turn / 2),
            polar(cx, cy, reach + 400, angle),
            polar(cx, cy, reach + 400, angle + turn * 0.86),
          ],
          random.pick([palette.ground, palette.mid, palette.light, palette.dark, mix(palette.mid, palette.dark, 0.5)]),
          5,
        ),
      );
      angle += turn;
    }
    const thing = random.pick([
      circle(cx, cy, 82, palette.accent),
      place(telephone(180, palette.accent, palette.light), cx, cy + 60),
      sheet(
        stage,
        [
          [cx - 62, cy - 110],
          [cx + 62, cy - 116],
          [cx + 66, cy + 100],
          [cx - 60, cy + 104],
        ],
        palette.accent,
        3,
      ) + circle(cx + 40, cy, 8, palette.light),
    ]);
    return {
      art:
        rect(0, 0, width, 900, palette.dark) +
        pieces.join('') +
        thing +
        rect(
          0,
          780,
          width,
          120,
          stage.fade([
            [0, palette.dark, 0],
            [1, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.head, height: 270 },
        anchor: 'top',
        color: '#f8f3ea',
        outline: { color: palette.dark, width: 20 },
      },
      foot: '#f3ecdc',
    };
  },
};

/** A red thread that runs through torn towers. */
const thread: Composition = {
  name: 'thread',
  tags: ['letters', 'cairo', 'alexandria', 'migration', 'school'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const towers = Array.from({ length: Math.ceil(width / 96) + 1 }, (_, index) => {
      const x = index * 96 - 20;
      const top = random.between(400, 640);
      const windows = Array.from(
        { length: 5 },
        (_, row) =>
          rect(x + 24, top + 40 + row * 62, 20, 30, palette.dark, { opacity: 0.55 }) +
          rect(x + 60, top + 40 + row * 62, 20, 30, palette.dark, { opacity: 0.55 }),
      );
      return (
        sheet(
          stage,
          [
            [x, top],
            [x + 108, top + random.between(-24, 24)],
            [x + 112, 940],
            [x - 6, 940],
          ],
          random.pick([palette.mid, palette.ground, palette.light, mix(palette.ground, palette.dark, 0.5)]),
          4,
        ) + group({}, ...windows)
      );
    });
    const knot: Point = [focus + random.between(-120, 120), random.between(470, 560)];
    const d = `M-20 ${random.int(330, 400)}Q${focus - 150} ${knot[1] - 10} ${knot[0]} ${knot[1]}T${width + 30} ${random.int(330, 470)}`;
    return {
      art:
        rect(0, 0, width, 900, mix(palette.ground, palette.dark, 0.1)) +
        circle(focus + random.between(-150, 150), 420, 150, palette.light) +
        towers.join('') +
        stroke(d, palette.dark, 7, { opacity: 0.35, transform: 'translate(4 8)' }) +
        stroke(d, palette.accent, 7) +
        place(figure(150, palette.accent, random.pick(['suit', 'dress', 'coat'] as const)), knot[0], knot[1] + 4) +
        line([knot[0] - 120, knot[1] - 96], [knot[0] + 120, knot[1] - 76], palette.accent, 5) +
        rect(
          0,
          770,
          width,
          130,
          stage.fade([
            [0, palette.dark, 0],
            [0.7, palette.dark, 0.9],
            [1, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.head, height: 250 },
        anchor: 'top',
        outline: { color: mix(palette.ground, palette.dark, 0.1), width: 10 },
      },
      foot: '#f3ecdc',
    };
  },
};

/** Torn sheets in one range of blue or grey, and one red thing. */
export const cutPaper: Family = {
  name: 'cut-paper',
  faces: ['lalezar', 'changa', 'marhey', 'kufam'],
  palettes,
  compositions: [whirl, stairs, keyhole, shards, thread],
};
