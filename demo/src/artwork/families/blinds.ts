import { mix } from '../canvas/color.ts';
import type { Palette } from '../canvas/stage.ts';
import { circle, ellipse, group, line, path, place, polygon, rect, round, type Point } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { archPath } from '../motifs/architecture.ts';
import { figure, shadowOf, type Dress } from '../motifs/figures.ts';
import { smoke, stars } from '../motifs/nature.ts';
import { profile } from '../motifs/profile.ts';
import { hangingLamp, key, streetLamp, teaGlass, telephone } from '../motifs/things.ts';

const palettes: readonly Palette[] = [
  { ground: '#17181c', dark: '#08090b', mid: '#3d4148', light: '#f1ead8', accent: '#e8b23a', ink: '#f7f0dc' },
  { ground: '#1a1420', dark: '#0b070f', mid: '#5a2b46', light: '#f5d9b5', accent: '#e8483f', ink: '#fbead0' },
  { ground: '#0e1d24', dark: '#050c10', mid: '#27525c', light: '#d9f0e0', accent: '#f2a33c', ink: '#eaf6e6' },
  { ground: '#20180f', dark: '#0d0905', mid: '#6b4a22', light: '#f8e2a8', accent: '#d9482b', ink: '#fbecc4' },
  { ground: '#121a33', dark: '#060a17', mid: '#33487f', light: '#f0e7c8', accent: '#f3c440', ink: '#fbf3d8' },
  { ground: '#151f17', dark: '#080d09', mid: '#3f5c43', light: '#e9efc9', accent: '#e5a32e', ink: '#f3f4d6' },
];

const coats: readonly Dress[] = ['coat', 'suit', 'dress', 'coat'];

/** Slanting bars of light on the wall of a room, with a figure between. */
const slats: Composition = {
  name: 'slats',
  tags: ['night', 'memory', 'revenge'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const slant = random.between(-0.32, 0.32);
    const corner = focus + random.sign() * random.between(120, 190);
    const spacing = random.between(40, 58);
    const window = [focus - 245, focus + 245] as const;
    const bars = Array.from({ length: Math.ceil(470 / spacing) }, (_, index): string => {
      const y = 270 + index * spacing;
      const bend = (x: number) => y + (x - focus) * slant;
      const points: Point[] = [
        [window[0], bend(window[0])],
        [window[1], bend(window[1])],
        [window[1], bend(window[1]) + spacing * 0.55],
        [window[0], bend(window[0]) + spacing * 0.55],
      ];
      return polygon(points, palette.light, { opacity: 0.92 - Math.abs(index - 4) * 0.05 });
    });
    const isMirrored = random.chance(0.5);
    const dark = palette.dark;
    const head = profile(
      stage,
      { wear: random.pick(['fedora', 'fedora', 'tarboosh', 'bob', 'long', 'short']) },
      { light: dark, shade: dark, hair: dark, cloth: dark, trim: mix(dark, palette.mid, 0.5) },
    );
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        rect(corner, 0, width, 900, mix(palette.ground, palette.dark, 0.55)) +
        polygon(
          [
            [0, 740],
            [corner, 700],
            [width, 760],
            [width, 900],
            [0, 900],
          ],
          palette.dark,
        ) +
        bars.join('') +
        line([corner, 0], [corner, 702], palette.dark, 3) +
        place(head, focus + random.between(-40, 40), 660, random.between(2.7, 3.1), 0, isMirrored) +
        place(smoke(260, palette.light, 5, random), focus + (isMirrored ? 150 : -150), 590) +
        rect(
          0,
          720,
          width,
          180,
          stage.fade([
            [0, palette.dark, 0],
            [0.4, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.head, height: 215, y: 44 },
        anchor: 'top',
        color: palette.accent,
        latin: palette.light,
        outline: { color: palette.ground, width: 10 },
      },
      foot: palette.light,
    };
  },
};

/** A lamp over a table, and one thing on it. */
const table: Composition = {
  name: 'table',
  tags: ['family-secrets', 'heist', 'letters', 'food'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const lampY = random.between(110, 150);
    const thing = random.pick([
      place(telephone(190, palette.dark, palette.accent), 0, 0),
      place(teaGlass(170, palette.light, palette.accent), 0, 0),
      place(key(230, palette.dark), -90, -20, 1, 6),
      place(
        rect(-80, -112, 160, 108, palette.light) +
          path('M-80 -112L0 -44L80 -112Z', mix(palette.light, palette.mid, 0.35)) +
          circle(0, -48, 14, palette.accent),
        0,
        0,
        1,
        -5,
      ),
    ]);
    const seated = (side: number) =>
      path(
        `M${round(focus + side * 300)} 700C${round(focus + side * 290)} 520 ${round(focus + side * 240)} 480 ${round(focus + side * 220)} 470L${round(focus + side * 214)} 438C${round(focus + side * 150)} 420 ${round(focus + side * 150)} 330 ${round(focus + side * 215)} 326C${round(focus + side * 270)} 326 ${round(focus + side * 272)} 400 ${round(focus + side * 258)} 440C${round(focus + side * 300)} 470 ${round(focus + side * 360)} 540 ${round(focus + side * 380)} 700Z`,
        palette.dark,
      );
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        circle(
          focus,
          470,
          460,
          stage.glow(focus, 470, 460, [
            [0, palette.mid],
            [1, palette.ground, 0],
          ]),
        ) +
        polygon(
          [
            [focus - 34, lampY],
            [focus + 34, lampY],
            [focus + 330, 620],
            [focus - 330, 620],
          ],
          stage.fade([
            [0, palette.accent, 0.9],
            [1, palette.light, 0.28],
          ]),
        ) +
        seated(-1) +
        (random.chance(0.7) ? seated(1) : '') +
        ellipse(focus, 630, 360, 62, mix(palette.accent, palette.light, 0.35)) +
        path(
          `M${round(focus - 360)} 630A360 62 0 0 0 ${round(focus + 360)} 630L${round(focus + 350)} 670A350 62 0 0 1 ${round(focus - 350)} 670Z`,
          mix(palette.mid, palette.dark, 0.3),
        ) +
        ellipse(focus + 14, 636, 110, 16, palette.dark, { opacity: 0.35 }) +
        place(thing, focus, 640) +
        place(hangingLamp(150, palette.dark, palette.light, 300), focus, lampY) +
        rect(
          0,
          690,
          width,
          210,
          stage.fade([
            [0, palette.dark, 0],
            [0.3, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.foot, y: 655, height: 165 },
        anchor: 'bottom',
        color: palette.ink,
        outline: { color: palette.dark, width: 10 },
      },
      foot: palette.light,
    };
  },
};

/** An alley at night with one street lamp and a long shadow. */
const alley: Composition = {
  name: 'alley',
  tags: ['cairo', 'alexandria', 'night', 'heist'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const end = 560;
    const wall = (side: number, inner: number, top: number, tone: string) =>
      polygon(
        [
          [focus + side * 1300, -400],
          [focus + side * inner, top],
          [focus + side * inner, end + 16],
          [focus + side * 1300, 1300],
        ],
        tone,
      );
    const lamp = focus + random.sign() * random.between(60, 110);
    const someone = figure(190, palette.dark, random.pick(coats));
    const windows = [-1, 1].flatMap((side) =>
      [0, 1, 2].map((index) =>
        random.chance(0.5)
          ? polygon(
              [
                [focus + side * (170 + index * 48), 330 - index * 34],
                [focus + side * (198 + index * 50), 316 - index * 38],
                [focus + side * (198 + index * 50), 392 - index * 26],
                [focus + side * (170 + index * 48), 398 - index * 24],
              ],
              palette.accent,
              { opacity: 0.85 },
            )
          : '',
      ),
    );
    return {
      art:
        rect(
          0,
          0,
          width,
          900,
          stage.fade([
            [0, palette.dark],
            [0.62, palette.mid],
          ]),
        ) +
        stars(width, 360, stage.isWide ? 70 : 30, palette.light, random) +
        circle(
          lamp + 60,
          300,
          420,
          stage.glow(lamp + 60, 300, 420, [
            [0, palette.accent, 0.75],
            [1, palette.accent, 0],
          ]),
        ) +
        wall(-1, 130, 200, mix(palette.ground, palette.dark, 0.4)) +
        wall(1, 150, 160, palette.ground) +
        path(archPath(focus, end + 16, 262, 190), mix(palette.mid, palette.light, 0.25)) +
        windows.join('') +
        polygon(
          [
            [focus - 140, end + 10],
            [focus + 150, end + 10],
            [focus + 720, 900],
            [focus - 720, 900],
          ],
          stage.fade([
            [0, mix(palette.accent, palette.mid, 0.35)],
            [0.7, palette.dark],
          ]),
        ) +
        place(streetLamp(400, palette.dark, palette.light), lamp, 600, 1, 0, lamp > focus) +
        place(shadowOf(someone, random.between(-0.5, 0.5), 1.1, 0.75) + someone, focus + random.between(-40, 40), 640) +
        rect(
          0,
          760,
          width,
          140,
          stage.fade([
            [0, palette.dark, 0],
            [0.7, palette.dark],
          ]),
        ),
      title: {
        area: { ...titleAreas.head, height: 225, y: 44 },
        anchor: 'top',
        color: palette.ink,
        outline: { color: palette.dark, width: 12 },
      },
      foot: palette.light,
    };
  },
};

/** A door opens: light on the floor, and a shadow in it. */
const door: Composition = {
  name: 'door',
  tags: ['family-secrets', 'war-years', 'village'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const x = focus + random.between(-70, 70);
    const lean = random.between(-240, 240);
    const who = figure(250, palette.dark, random.pick(coats));
    return {
      art:
        rect(0, 0, width, 900, palette.dark) +
        rect(0, 0, width, 560, mix(palette.ground, palette.dark, 0.35)) +
        rect(x - 92, 230, 184, 340, palette.accent) +
        rect(
          x - 92,
          230,
          184,
          340,
          stage.fade([
            [0, palette.light, 0.2],
            [1, palette.light, 0.9],
          ]),
        ) +
        polygon(
          [
            [x + 92, 230],
            [x + 152, 196],
            [x + 152, 640],
            [x + 92, 570],
          ],
          palette.mid,
        ) +
        circle(x + 138, 420, 5, palette.accent) +
        polygon(
          [
            [x - 92, 570],
            [x + 92, 570],
            [x + 250 + lean, 900],
            [x - 250 + lean, 900],
          ],
          stage.fade([
            [0, palette.light],
            [1, palette.accent, 0.55],
          ]),
        ) +
        place(group({ transform: `matrix(1 0 ${round(-lean / 300)} -1.25 0 0)` }, who), x, 568) +
        place(who, x, 570),
      title: {
        area: { ...titleAreas.low, y: 600, height: 200 },
        anchor: 'bottom',
        color: palette.ink,
        outline: { color: palette.dark, width: 16 },
      },
      foot: palette.dark === '#000' ? palette.light : palette.ink,
      sink: palette.dark,
    };
  },
};

/** A winding stair seen from above. */
const spiral: Composition = {
  name: 'spiral',
  tags: ['heist', 'memory', 'rooftop', 'school', 'music'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const [cx, cy] = [focus + random.between(-30, 30), 540];
    const way = random.sign();
    const steps: string[] = [];
    for (let index = 0; index < 64; index += 1) {
      const angle = (index * 17 * way * Math.PI) / 180;
      const next = ((index + 1) * 17 * way * Math.PI) / 180;
      const outer = 640 * 0.962 ** index;
      const inner = outer * 0.5;
      const points: Point[] = [
        [cx + Math.cos(angle) * inner, cy + Math.sin(angle) * inner],
        [cx + Math.cos(angle) * outer, cy + Math.sin(angle) * outer],
        [cx + Math.cos(next) * outer, cy + Math.sin(next) * outer],
        [cx + Math.cos(next) * inner, cy + Math.sin(next) * inner],
      ];
      steps.push(
        polygon(
          points,
          mix(
            index % 2 === 0 ? palette.light : palette.mid,
            palette.dark,
            0.25 + 0.55 * Math.abs(Math.sin(angle / 2 + 0.6)),
          ),
        ),
        line(points[1] ?? [0, 0], points[2] ?? [0, 0], palette.dark, 5 * 0.97 ** index),
      );
    }
    return {
      art:
        rect(0, 0, width, 900, palette.dark) +
        steps.join('') +
        circle(cx, cy, 46, palette.accent) +
        place(figure(62, palette.dark, random.pick(coats)), cx, cy + 34),
      title: {
        area: { ...titleAreas.head, height: 225, y: 44 },
        anchor: 'top',
        color: palette.accent,
        latin: palette.light,
        outline: { color: palette.dark, width: 20 },
      },
      foot: palette.light,
      sink: palette.dark,
    };
  },
};

/** Hard light through slats, one lamp, long shadows. */
export const blinds: Family = {
  name: 'blinds',
  faces: ['changa', 'lalezar', 'rakkas', 'kufam'],
  palettes,
  compositions: [slats, table, alley, door, spiral],
};
