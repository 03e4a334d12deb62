import { contrast, mix } from '../canvas/color.ts';
import { hills, smooth } from '../canvas/curve.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, group, path, place, polar, polygon, rect, round, stroke, type Point } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { camel, dresses, figure, shadowOf } from '../motifs/figures.ts';
import { brushed, flock, glitter, palm, ripples, stars } from '../motifs/nature.ts';
import { car, felucca, rowboat, steamer, train } from '../motifs/vessels.ts';

const palettes: readonly Palette[] = [
  { ground: '#f2a65a', dark: '#3b1414', mid: '#d8572a', light: '#ffe3b3', accent: '#fff6dc', ink: '#4a1510' },
  { ground: '#8ecae6', dark: '#0b2f4a', mid: '#e9c27c', light: '#f7f1dd', accent: '#e8503a', ink: '#0b2f4a' },
  { ground: '#f4c7b0', dark: '#45213f', mid: '#c9577a', light: '#fff0dc', accent: '#fbd25e', ink: '#45213f' },
  { ground: '#16425b', dark: '#07182a', mid: '#e3a857', light: '#f9e7c2', accent: '#f25f3a', ink: '#fdf0d2' },
  { ground: '#e9d8a6', dark: '#1f3a34', mid: '#ca6702', light: '#fffbe8', accent: '#ae2012', ink: '#1f3a34' },
  { ground: '#7fb7a6', dark: '#12322f', mid: '#f0c98b', light: '#fff6df', accent: '#d9532c', ink: '#12322f' },
  { ground: '#2e2452', dark: '#100a24', mid: '#b65f8f', light: '#f9d9c0', accent: '#ffc15e', ink: '#ffe9cf' },
  { ground: '#c9493b', dark: '#2c0a14', mid: '#f0a04b', light: '#ffe7ba', accent: '#fff4d6', ink: '#fff0d2' },
];

const air = ({ width, palette, fade }: Stage, horizon: number) =>
  rect(
    0,
    0,
    width,
    900,
    fade([
      [0, palette.ground],
      [horizon / 900, mix(palette.ground, palette.light, 0.72)],
    ]),
  );

function sun({ focus, random, palette }: Stage, horizon: number): { x: number; svg: string } {
  const x = focus + random.between(-150, 150);
  const r = random.between(56, 150);
  const y = horizon - random.between(0.1, 1.3) * r;
  return {
    x,
    svg:
      circle(x, y, r, palette.accent) +
      (random.chance(0.4)
        ? circle(x, y, r * 1.4, 'none', { stroke: palette.accent, 'stroke-width': 3, opacity: 0.7 })
        : ''),
  };
}

const dunes: Composition = {
  name: 'dunes',
  tags: ['desert', 'village', 'animals', 'migration', 'war-years'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const horizon = random.between(470, 560);
    const light = sun(stage, horizon);
    const ridgeX = focus + random.between(-60, 120);
    const crest: Point[] = [
      [-40, horizon + 150],
      [focus - 220, horizon + 120],
      [ridgeX, horizon + 10],
      [focus + 330, horizon + 130],
      [width + 60, horizon + 170],
    ];
    const spine: Point[] = [
      [ridgeX, horizon + 10],
      [ridgeX - 50, horizon + 120],
      [ridgeX + 60, horizon + 230],
      [ridgeX - 90, 920],
    ];
    const many = random.int(1, 4);
    const caravan = Array.from({ length: many }, (_, index) => {
      const size = 118 - index * 9;
      const animal = camel(
        size,
        palette.dark,
        index % 2 === 0 ? (contrast(palette.accent, palette.ground) > 1.7 ? palette.accent : palette.light) : undefined,
      );
      return place(
        animal + shadowOf(animal, random.between(0.9, 1.4), 0.32, 0.45),
        focus - 120 + index * 118,
        742 + index * 9,
      );
    });
    const walker = figure(104, palette.dark, random.pick(dresses));
    return {
      art:
        air(stage, horizon) +
        light.svg +
        brushed(width, horizon - 130, 16, palette.light, random, 0.5) +
        path(hills(width, 950, horizon + 30, 46, 4, random), mix(palette.mid, palette.light, 0.42)) +
        path(`${smooth(crest)}L${width + 60} 920L-40 920Z`, palette.mid) +
        path(
          `${smooth(spine)}L${width + 60} 920L${width + 60} ${horizon + 172}L${round(focus + 330)} ${horizon + 131}Z`,
          mix(palette.mid, palette.dark, 0.32),
        ) +
        (random.chance(0.7) ? caravan.join('') : place(walker + shadowOf(walker, 2, 0.4, 0.45), focus - 60, 740)),
      title: {
        area: { ...titleAreas.head, height: 270 },
        anchor: 'top',
        outline: { color: palette.ground, width: 10 },
      },
      foot: '#fff4dc',
      sink: mix(palette.mid, palette.dark, 0.6),
    };
  },
};

const openSea: Composition = {
  name: 'sea',
  tags: ['sea', 'alexandria', 'migration', 'nile', 'letters'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const horizon = random.between(400, 470);
    const light = sun(stage, horizon);
    const deep = mix(palette.dark, palette.ground, 0.38);
    const vessel = random.pick([
      place(rowboat(190, palette.dark), 0, 0),
      place(felucca(260, palette.dark, palette.light), 0, 0),
      place(steamer(330, palette.dark, palette.accent), 0, 0),
    ]);
    const y = random.between(620, 690);
    const x = focus + random.between(-70, 70);
    const waves = Array.from({ length: 7 }, (_, index) => {
      const top = horizon + 26 + index * index * 9 + index * 18;
      return path(hills(width, 950, top, 6 + index * 3, 7, random), mix(deep, palette.dark, index / 8), {
        opacity: 0.55,
      });
    });
    return {
      art:
        air(stage, horizon) +
        light.svg +
        brushed(width, horizon - 150, 20, palette.light, random, 0.55) +
        rect(0, horizon, width, 520, deep) +
        waves.join('') +
        glitter(light.x, horizon, 830, 170, palette.accent, random) +
        ripples(width, horizon, 880, palette.light, isWide ? 46 : 20, random) +
        place(group({ transform: 'scale(1 -.4)', opacity: 0.35 }, vessel), x, y + 6) +
        place(vessel, x, y) +
        place(flock(6, 90, palette.dark, random), focus + random.between(-160, 160), 340),
      title: {
        area: { ...titleAreas.head, height: 260 },
        anchor: 'top',
        outline: { color: palette.ground, width: 10 },
      },
      foot: '#fff4dc',
      sink: palette.dark,
    };
  },
};

const road: Composition = {
  name: 'road',
  tags: ['friendship', 'family-secrets', 'heist', 'football', 'music'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const horizon = random.between(430, 480);
    const light = sun(stage, horizon);
    const bend = random.between(-120, 120);
    const edge = (side: number): string =>
      `${round(focus + side * 250)} 920Q${round(focus + side * 60 + bend)} ${horizon + 190} ${round(focus + bend * 0.4 + side * 3)} ${horizon}`;
    const marks = Array.from({ length: 9 }, (_, index) => {
      const share = (index / 9) ** 1.7;
      const y = horizon + 16 + share * 430;
      const x = focus + bend * 0.4 * (1 - share) ** 2 + bend * 1.0 * share * (1 - share);
      return polygon(
        [
          [x - 1 - share * 7, y],
          [x + 1 + share * 7, y],
          [x + 2 + share * 9, y + 8 + share * 32],
          [x - 2 - share * 9, y + 8 + share * 32],
        ],
        palette.accent,
      );
    });
    const poles = Array.from({ length: 7 }, (_, index) => {
      const share = 0.12 + (index / 6) ** 1.6;
      const x = focus + bend * 0.4 + share * 290;
      const y = horizon + share * 250;
      const h = 60 + share * 300;
      return (
        rect(x, y - h, 2 + share * 6, h, palette.dark) +
        rect(x - 14 * share - 4, y - h * 0.93, 30 * share + 9, 2 + share * 3, palette.dark)
      );
    });
    const colors = random.shuffle([palette.accent, palette.dark, palette.light, mix(palette.mid, palette.dark, 0.4)]);
    return {
      art:
        air(stage, horizon) +
        light.svg +
        path(hills(width, horizon + 60, horizon - 20, 60, 4, random), mix(palette.ground, palette.dark, 0.3)) +
        rect(
          0,
          horizon,
          width,
          480,
          stage.fade([
            [0, mix(palette.mid, palette.light, 0.3)],
            [1, palette.mid],
          ]),
        ) +
        path(
          `M${edge(-1)}L${round(focus + bend * 0.4 + 3)} ${horizon}Q${round(focus + 60 + bend)} ${horizon + 190} ${round(focus + 250)} 920Z`,
          mix(palette.dark, palette.ground, 0.14),
        ) +
        marks.join('') +
        poles.join('') +
        place(
          car(
            210,
            random.pick([palette.accent, palette.light]) === palette.light ? palette.light : palette.accent,
            palette.dark,
            palette.dark,
            colors.slice(0, random.int(1, 4)),
          ),
          focus + random.between(-120, -30),
          700,
        ),
      title: {
        area: { ...titleAreas.head, height: 255 },
        anchor: 'top',
        outline: { color: palette.ground, width: 10 },
      },
      foot: '#fff4dc',
      sink: palette.dark,
    };
  },
};

const railway: Composition = {
  name: 'railway',
  tags: ['train', 'migration', 'letters', 'school'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const horizon = random.between(470, 520);
    const light = sun(stage, horizon);
    const y = random.between(640, 680);
    const tall = random.between(92, 118);
    const arches = Array.from({ length: Math.ceil(width / 120) + 1 }, (_, index) =>
      path(
        `M${index * 120 - 34} 920L${index * 120 - 34} ${y + 92}A44 44 0 0 1 ${index * 120 + 54} ${y + 92}L${index * 120 + 54} 920Z`,
        mix(palette.mid, palette.dark, 0.7),
      ),
    );
    const steam = Array.from({ length: 12 }, (_, index) =>
      circle(
        focus + 190 - index * 62 + random.between(-20, 20),
        y - tall - 24 - index * 13,
        22 + index * 5,
        palette.light,
        { opacity: 0.85 - index * 0.06 },
      ),
    );
    return {
      art:
        air(stage, horizon) +
        light.svg +
        path(hills(width, 950, horizon + 10, 70, 5, random), mix(palette.ground, palette.mid, 0.6)) +
        path(hills(width, 950, horizon + 90, 40, 4, random), palette.mid) +
        [0.08, 0.3, 0.7, 0.95]
          .map((share) =>
            random.chance(0.6)
              ? place(
                  palm(random.between(130, 190), mix(palette.mid, palette.dark, 0.65), random),
                  width * share,
                  y + 10,
                )
              : '',
          )
          .join('') +
        rect(0, y + 6, width, 300, mix(palette.mid, palette.dark, 0.45)) +
        arches.join('') +
        rect(0, y, width, 10, palette.dark) +
        steam.join('') +
        place(train(1700, tall, palette.dark, palette.accent, palette.mid), focus + 250, y + 2),
      title: {
        area: { ...titleAreas.head, height: 270 },
        anchor: 'top',
        outline: { color: palette.ground, width: 10 },
      },
      foot: '#fff4dc',
      sink: palette.dark,
    };
  },
};

const lighthouse: Composition = {
  name: 'lighthouse',
  tags: ['alexandria', 'night', 'sea', 'memory', 'first-love'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const night = mix(palette.dark, palette.ground, 0.25);
    const x = focus + random.sign() * random.between(50, 110);
    const top = 320;
    const beam = (angle: number) =>
      polygon([[x, top], polar(x, top, 1800, angle - 7), polar(x, top, 1800, angle + 7)], palette.accent, {
        opacity: 0.4,
      });
    const turn = random.between(70, 100);
    const stripes = [0, 1, 2, 3, 4].map((index) =>
      polygon(
        [
          [x - 34 - index * 6, 350 + index * 66],
          [x + 34 + index * 6, 350 + index * 66],
          [x + 40 + index * 6, 416 + index * 66],
          [x - 40 - index * 6, 416 + index * 66],
        ],
        index % 2 === 0 ? palette.light : palette.mid,
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
            [0.7, night],
            [0.9, mix(night, palette.mid, 0.4)],
          ]),
        ) +
        stars(width, 560, isWide ? 100 : 50, palette.light, random) +
        beam(turn) +
        beam(turn + 180) +
        path(hills(width, 950, 660, 10, 8, random), mix(palette.dark, palette.ground, 0.45)) +
        ripples(width, 660, 880, palette.light, isWide ? 60 : 26, random) +
        path(
          `M${x - 190} 920Q${x - 150} 690 ${x - 60} 672L${x + 70} 672Q${x + 170} 700 ${x + 210} 920Z`,
          palette.dark,
        ) +
        stripes.join('') +
        rect(x - 46, 340, 92, 12, palette.dark) +
        rect(x - 26, 296, 52, 46, palette.accent) +
        path(`M${x - 34} 298Q${x} 250 ${x + 34} 298Z`, palette.mid) +
        place(figure(70, palette.light, random.pick(dresses)), x - 100, 700),
      title: {
        area: { ...titleAreas.head, height: 215, y: 44 },
        anchor: 'top',
        color: palette.light,
        outline: { color: palette.dark, width: 12 },
      },
      foot: palette.light,
      sink: palette.dark,
    };
  },
};

const shore: Composition = {
  name: 'shore',
  tags: ['sea', 'first-love', 'friendship', 'food', 'family-secrets'],
  draw: (stage) => {
    const { random, palette, focus, width, height } = stage;
    const slope = random.between(-160, 160);
    const waterline = (offset: number): Point[] =>
      Array.from({ length: 9 }, (_, index): Point => [
        (index / 8) * (width + 80) - 40,
        520 + offset + slope * (index / 8 - 0.5) + Math.sin(index * 1.9 + offset) * 22,
      ]);
    const sea = mix(palette.dark, palette.ground, 0.6);
    const band = (offset: number, tone: string) =>
      path(`${smooth(waterline(offset))}L${width + 60} -20L-60 -20Z`, tone);
    const parasol = (x: number, y: number, r: number) =>
      circle(x + 16, y + 18, r, palette.dark, { opacity: 0.25 }) +
      Array.from({ length: 8 }, (_, index) =>
        polygon(
          [[x, y], polar(x, y, r, index * 45), polar(x, y, r, index * 45 + 45)],
          index % 2 === 0 ? palette.accent : palette.light,
        ),
      ).join('') +
      circle(x, y, 5, palette.dark);
    const person = figure(74, palette.dark, random.pick(dresses));
    return {
      art:
        rect(0, 0, width, height, mix(palette.mid, palette.light, 0.45)) +
        band(44, mix(palette.mid, palette.light, 0.2)) +
        band(20, palette.light) +
        band(0, mix(sea, palette.light, 0.4)) +
        band(-60, mix(sea, palette.light, 0.16)) +
        band(-170, sea) +
        band(-330, mix(sea, palette.dark, 0.3)) +
        parasol(focus + random.between(-190, 190), random.between(690, 730), random.between(54, 72)) +
        (random.chance(0.5) ? parasol(focus + random.between(-240, 240), random.between(640, 690), 44) : '') +
        place(person + shadowOf(person, 1.5, -0.5, 0.4), focus + random.between(-120, 120), 660) +
        stroke(
          `M${round(focus - 30)} 900Q${round(focus + 20)} 780 ${round(focus)} 668`,
          mix(palette.mid, palette.dark, 0.25),
          5,
          { 'stroke-dasharray': '3 13' },
        ),
      title: {
        area: { ...titleAreas.head, height: 265 },
        anchor: 'top',
        color: palette.light,
        outline: { color: mix(sea, palette.dark, 0.5), width: 9 },
      },
      foot: '#fff4dc',
      sink: mix(palette.mid, palette.dark, 0.55),
    };
  },
};

/** Three bands and one small figure with a long shadow. */
export const seaDesert: Family = {
  name: 'sea-desert',
  faces: ['rakkas', 'lalezar', 'marhey', 'changa'],
  palettes,
  compositions: [dunes, openSea, road, railway, lighthouse, shore],
};
