import { mix } from '../canvas/color.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, line, path, place, polygon, rect, round, stroke, type Point } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { cat, dresses, figure } from '../motifs/figures.ts';
import { cloud, flock } from '../motifs/nature.ts';
import { plate } from '../motifs/plate.ts';
import { dish, facadeWindow, laundry } from '../motifs/street.ts';
import { teaGlass } from '../motifs/things.ts';
import { car, tramFront } from '../motifs/vessels.ts';

const palettes: readonly Palette[] = [
  { ground: '#f6c453', dark: '#3a2417', mid: '#d9573b', light: '#fff3d6', accent: '#1f8a8c', ink: '#3a2417' },
  { ground: '#f09a7e', dark: '#3b1f3a', mid: '#5b8fb0', light: '#fff0df', accent: '#f6d04d', ink: '#3b1f3a' },
  { ground: '#7cc6b8', dark: '#173b42', mid: '#ef8354', light: '#fff7e3', accent: '#d7263d', ink: '#173b42' },
  { ground: '#e4572e', dark: '#33130f', mid: '#f3b95f', light: '#ffefd0', accent: '#17627a', ink: '#fff1d2' },
  { ground: '#a7c8e7', dark: '#1e2b4f', mid: '#e8899a', light: '#fffaf0', accent: '#f2b134', ink: '#1e2b4f' },
  { ground: '#2f6f73', dark: '#0e2a30', mid: '#f2c572', light: '#fdf1d5', accent: '#ef6a4c', ink: '#fdf1d5' },
  { ground: '#f7e0b0', dark: '#40261d', mid: '#7a9e7e', light: '#fffbee', accent: '#cf4a3b', ink: '#40261d' },
  { ground: '#c85a7c', dark: '#33102a', mid: '#f5b971', light: '#ffeede', accent: '#3fb0ac', ink: '#fff0dc' },
];

const cloths = ({ palette }: Stage) => [
  palette.light,
  palette.accent,
  palette.mid,
  mix(palette.accent, palette.light, 0.5),
  mix(palette.mid, palette.dark, 0.25),
];

const facade: Composition = {
  name: 'facade',
  tags: ['family-secrets', 'friendship', 'cairo', 'memory', 'first-love'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const wall = mix(palette.ground, palette.light, random.between(0.05, 0.3));
    const top = isWide ? 90 : 300;
    const [stepX, stepY] = [isWide ? 178 : 176, random.between(168, 180)];
    const offset = isWide ? 60 : 124;
    const windows: string[] = [];
    for (let row = 0; top + 150 + row * stepY < 880; row += 1) {
      for (let column = 0; offset + column * stepX < width + 60; column += 1) {
        windows.push(
          place(
            facadeWindow(
              62,
              96,
              {
                wall,
                shutter: random.pick([palette.accent, palette.mid, mix(palette.accent, palette.dark, 0.3)]),
                glass: random.chance(0.4) ? palette.light : mix(palette.dark, palette.ground, 0.3),
                trim: palette.light,
                dark: palette.dark,
              },
              random,
            ),
            offset + column * stepX,
            top + 150 + row * stepY,
          ),
        );
      }
    }
    const ropes = [1, 2].map((row) =>
      laundry(
        [random.between(10, 60), top + row * stepY + 4],
        [isWide ? focus + 300 : random.between(440, 590), top + row * stepY + random.between(-6, 10)],
        22,
        46,
        cloths(stage),
        palette.dark,
        random,
      ),
    );
    const courses = [0, 1, 2, 3, 4].map((row) =>
      rect(0, top + row * stepY + stepY * 0.06, width, 5, mix(wall, palette.dark, 0.16)),
    );
    return {
      art:
        rect(
          0,
          0,
          width,
          900,
          stage.fade([
            [0, mix(palette.ground, palette.accent, 0.2)],
            [0.4, palette.ground],
          ]),
        ) +
        (isWide ? place(cloud(220, palette.light, random), 1200, 60) : '') +
        rect(0, top, width, 620, wall) +
        rect(0, top - 16, width, 22, palette.light) +
        rect(0, top + 4, width, 7, mix(wall, palette.dark, 0.4)) +
        courses.join('') +
        windows.join('') +
        ropes.join('') +
        [0.1, 0.3, 0.86]
          .map((share) =>
            place(
              dish(random.between(46, 70), palette.light, palette.dark, random.between(-40, 40)),
              share * (isWide ? 900 : 600),
              top - 14,
            ),
          )
          .join('') +
        place(cat(52, palette.dark), focus + random.between(-180, 180), top - 15),
      title: { area: { ...titleAreas.head, y: 34, height: 196 }, anchor: 'top' },
      foot: '#fff7e6',
      sink: palette.dark,
    };
  },
};

const tramway: Composition = {
  name: 'tramway',
  tags: ['alexandria', 'train', 'school', 'war-years', 'cairo'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const horizon = 520;
    const block = (side: number, near: number, far: number, top: number, tone: string) =>
      polygon(
        [
          [focus + side * near, 900 + (near - 300) * 0.3],
          [focus + side * near, top - near * 0.4],
          [focus + side * far, top + 120],
          [focus + side * far, horizon + 20],
        ],
        tone,
      );
    const tones = [
      mix(palette.ground, palette.mid, 0.5),
      palette.mid,
      mix(palette.mid, palette.light, 0.5),
      palette.accent,
    ];
    const blocks = [-1, 1].flatMap((side) =>
      [4, 3, 2, 1].map((index) =>
        block(
          side,
          80 + index * index * 44 + (stage.isWide ? index * 60 : 0),
          64 + (index - 1) ** 2 * 44,
          300 - index * 14 + random.between(-30, 30),
          random.pick(tones),
        ),
      ),
    );
    const windows = [-1, 1].flatMap((side) =>
      Array.from({ length: 12 }, (_, index) => {
        const x = focus + side * (150 + (index % 4) * 46);
        const y = 400 - (index % 4) * 22 + Math.floor(index / 4) * 96;
        return polygon(
          [
            [x, y],
            [x + side * 22, y - 9],
            [x + side * 22, y + 44],
            [x, y + 44],
          ],
          random.chance(0.4) ? palette.light : palette.dark,
          { opacity: 0.85 },
        );
      }),
    );
    const wires = Array.from({ length: 7 }, (_, index) =>
      line([focus - 340 + index * 110, 0], [focus, horizon - 120], palette.dark, 2),
    );
    const cross = [0, 1, 2].map((index) =>
      stroke(`M0 ${250 + index * 64}Q${focus} ${330 + index * 50} ${width} ${240 + index * 70}`, palette.dark, 1.8),
    );
    const rails = [-1, 1].map((side) =>
      polygon(
        [
          [focus + side * 20, horizon],
          [focus + side * 24, horizon],
          [focus + side * 168, 900],
          [focus + side * 148, 900],
        ],
        palette.light,
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
            [0, palette.ground],
            [0.62, mix(palette.ground, palette.light, 0.7)],
          ]),
        ) +
        circle(focus + random.between(-80, 80), 420, 100, palette.light) +
        blocks.join('') +
        windows.join('') +
        polygon(
          [
            [focus - 60, horizon],
            [focus + 60, horizon],
            [focus + 760, 900],
            [focus - 760, 900],
          ],
          mix(palette.dark, palette.ground, 0.22),
        ) +
        rails.join('') +
        wires.join('') +
        cross.join('') +
        laundry([focus - 300, 430], [focus - 120, 440], 16, 36, cloths(stage), palette.dark, random) +
        place(
          tramFront(
            300,
            random.pick([palette.accent, palette.mid]),
            mix(palette.dark, palette.ground, 0.3),
            palette.light,
            palette.dark,
          ),
          focus + random.between(-10, 10),
          800,
        ) +
        place(figure(130, palette.dark, random.pick(dresses)), focus - 215, 820) +
        place(figure(110, palette.dark, 'child'), focus + 226, 830),
      title: {
        area: { ...titleAreas.head, y: 40, height: 225 },
        anchor: 'top',
        outline: { color: palette.ground, width: 12 },
      },
      foot: '#fff7e6',
      sink: palette.dark,
    };
  },
};

const feast: Composition = {
  name: 'feast',
  tags: ['food', 'family-secrets', 'friendship', 'music'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const cloth = random.pick([palette.accent, palette.mid, palette.ground]);
    const [cx, cy, r] = [focus, 560, 300];
    const places = Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 7) * Math.PI * 2;
      return place(
        plate(random.between(48, 62), palette.light, random.pick([palette.mid, palette.accent, palette.dark]), random),
        cx + Math.cos(angle) * 208,
        cy + Math.sin(angle) * 208,
      );
    });
    const breads = Array.from({ length: 4 }, (_, index) =>
      place(
        circle(0, 0, 38, '#d9a15a') + circle(-6, -5, 26, '#e9bd7c'),
        cx + Math.cos(index * 1.7) * 105,
        cy + Math.sin(index * 1.7) * 105,
      ),
    );
    const tiles: string[] = [];
    for (let y = 0; y < 900; y += 60)
      for (let x = 0; x < width; x += 60)
        if ((x + y) % 120 === 0) tiles.push(rect(x, y, 60, 60, mix(palette.ground, palette.dark, 0.1)));
    const star = Array.from({ length: 16 }, (_, index): Point => {
      const a = (index / 16) * Math.PI * 2;
      const q = index % 2 === 0 ? r * 0.98 : r * 0.82;
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q];
    });
    const chairs = Array.from({ length: 7 }, (_, index) => {
      const a = (index / 7) * Math.PI * 2 + 0.1;
      return place(
        rect(-46, -34, 92, 68, mix(palette.dark, palette.mid, 0.35), { rx: 18 }),
        cx + Math.cos(a) * 345,
        cy + Math.sin(a) * 345,
        1,
        (a * 180) / Math.PI + 90,
      );
    });
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        tiles.join('') +
        chairs.join('') +
        circle(cx + 10, cy + 16, r, palette.dark, { opacity: 0.25 }) +
        circle(cx, cy, r, cloth === palette.ground ? palette.dark : mix(cloth, palette.dark, 0.2)) +
        polygon(star, mix(cloth, palette.light, 0.25)) +
        breads.join('') +
        places.join('') +
        place(plate(88, palette.light, palette.accent, random), cx, cy) +
        place(cat(70, palette.dark), cx + random.sign() * 245, 850) +
        (isWide
          ? ''
          : rect(
              0,
              0,
              width,
              200,
              stage.fade([
                [0, palette.ground],
                [0.7, palette.ground, 0.85],
                [1, palette.ground, 0],
              ]),
            )),
      title: {
        area: { ...titleAreas.head, y: 40, height: 205 },
        anchor: 'top',
        outline: { color: palette.ground, width: 14 },
      },
      foot: '#fff7e6',
      sink: palette.dark,
    };
  },
};

const loaded: Composition = {
  name: 'loaded',
  tags: ['migration', 'heist', 'football', 'desert', 'sea', 'animals'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const load = random
      .shuffle([
        palette.accent,
        palette.mid,
        palette.light,
        palette.dark,
        mix(palette.accent, palette.dark, 0.4),
        mix(palette.mid, palette.light, 0.5),
      ])
      .slice(0, random.int(3, 6));
    const road = 740;
    const houses = Array.from({ length: Math.ceil(width / 130) + 1 }, (_, index) => {
      const [x, h] = [index * 130 - 30, random.between(140, 330)];
      const tone = mix(palette.ground, random.pick([palette.mid, palette.accent, palette.light]), 0.28);
      return (
        rect(x, road - h, 126, h, tone) +
        Array.from({ length: 6 }, (_, w) =>
          rect(x + 18 + (w % 3) * 34, road - h + 26 + Math.floor(w / 3) * 62, 20, 34, mix(tone, palette.dark, 0.3)),
        ).join('')
      );
    });
    const body = random.pick([palette.light, palette.dark, palette.accent]);
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        circle(focus + random.between(-170, 170), 380, 110, palette.light, { opacity: 0.8 }) +
        [0, 1]
          .map(() => place(cloud(170, palette.light, random), random.between(0, width), random.between(300, 420)))
          .join('') +
        houses.join('') +
        stroke(
          `M-10 ${road - 250}Q${focus} ${road - 200} ${width + 10} ${road - 270}M-10 ${road - 226}Q${focus} ${road - 190} ${width + 10} ${road - 240}`,
          palette.dark,
          2,
        ) +
        rect(0, road, width, 170, mix(palette.dark, palette.ground, 0.16)) +
        rect(0, road + 10, width, 5, palette.light) +
        place(
          car(
            470,
            body,
            mix(palette.ground, palette.light, 0.6),
            body === palette.dark ? palette.light : palette.dark,
            load,
          ),
          focus,
          road + 44,
        ) +
        place(
          cat(58, palette.dark),
          focus + 20,
          road + 44 - 470 * 0.45 - load.reduce((sum, _, index) => sum + 470 * (0.1 + (index % 2) * 0.05), 0),
        ) +
        place(flock(5, 60, palette.dark, random), focus - 150, 330),
      title: {
        area: { ...titleAreas.head, y: 40, height: 235 },
        anchor: 'top',
        outline: { color: palette.ground, width: 12 },
      },
      foot: '#fff7e6',
      sink: mix(palette.dark, palette.ground, 0.1),
    };
  },
};

const rooftop: Composition = {
  name: 'rooftop',
  tags: ['rooftop', 'friendship', 'first-love', 'village', 'letters', 'space'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const floor = 730;
    const ropes = [0, 1, 2].map((index) =>
      laundry(
        [focus - 320, 330 + index * 118],
        [focus + 320, 310 + index * 126],
        26,
        84 + index * 14,
        cloths(stage),
        palette.dark,
        random,
      ),
    );
    const far = Array.from({ length: Math.ceil(width / 90) + 1 }, (_, index) =>
      rect(
        index * 90 - 20,
        floor - random.between(40, 210),
        88,
        300,
        mix(palette.ground, palette.mid, random.between(0.3, 0.7)),
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
            [0, palette.ground],
            [0.8, mix(palette.ground, palette.light, 0.75)],
          ]),
        ) +
        circle(focus + random.between(-140, 140), 430, 150, palette.light, { opacity: 0.7 }) +
        far.join('') +
        rect(0, floor, width, 180, mix(palette.mid, palette.dark, 0.35)) +
        rect(0, floor, width, 14, mix(palette.mid, palette.light, 0.3)) +
        rect(focus - 326, 300, 9, 440, palette.dark) +
        rect(focus + 318, 290, 9, 450, palette.dark) +
        ropes.join('') +
        [-250, 210]
          .map((dx) => place(dish(90, palette.light, palette.dark, random.between(-45, 45)), focus + dx, floor + 4))
          .join('') +
        (isWide ? place(dish(120, palette.light, palette.dark, -30), 1300, floor + 4) : '') +
        place(figure(165, palette.dark, random.pick(dresses)), focus + random.between(-120, 120), floor + 30) +
        place(cat(64, palette.dark), focus + random.between(140, 230), floor + 14) +
        place(teaGlass(60, palette.light, palette.accent), focus - 170, floor + 20) +
        place(flock(12, 120, palette.dark, random), focus + random.between(-60, 60), 320),
      title: {
        area: { ...titleAreas.head, y: 40, height: 230 },
        anchor: 'top',
        outline: { color: palette.ground, width: 10 },
      },
      foot: '#fff7e6',
      sink: palette.dark,
    };
  },
};

/** Stairs seen through the cut side of a house: every floor another quarrel. */
const doll: Composition = {
  name: 'doll-house',
  tags: ['family-secrets', 'night', 'revenge', 'animals', 'school', 'music'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const rooms: string[] = [];
    const [left, top, w, h] = [focus - 240, 310, 160, 152];
    for (let row = 0; row < 3; row += 1) {
      for (let column = 0; column < 3; column += 1) {
        const [x, y] = [left + column * w, top + row * h];
        const tone = random.pick([
          palette.accent,
          palette.mid,
          palette.light,
          mix(palette.mid, palette.light, 0.5),
          mix(palette.accent, palette.light, 0.5),
          palette.dark,
        ]);
        const ink = tone === palette.dark ? palette.mid : palette.dark;
        const content = random.pick([
          place(figure(94, ink, random.pick(dresses)), x + random.between(40, 70), y + h - 10) +
            place(figure(88, ink, random.pick(dresses)), x + random.between(95, 125), y + h - 10),
          rect(x + 26, y + h - 54, 108, 8, ink) +
            rect(x + 34, y + h - 48, 6, 38, ink) +
            rect(x + 120, y + h - 48, 6, 38, ink) +
            place(teaGlass(34, palette.light, palette.accent), x + 70, y + h - 54) +
            place(figure(80, ink, random.pick(dresses)), x + 112, y + h - 10),
          place(cat(54, ink), x + 80, y + h - 10) + rect(x + 58, y + 32, 44, 34, mix(tone, palette.light, 0.6)),
          line([x + 80, y], [x + 80, y + 40], ink, 2) +
            polygon(
              [
                [x + 60, y + 56],
                [x + 100, y + 56],
                [x + 88, y + 38],
                [x + 72, y + 38],
              ],
              ink,
            ) +
            place(figure(92, ink, random.pick(dresses)), x + 80, y + h - 10),
          [0, 1, 2, 3, 4, 5].map((step) => rect(x + 14 + step * 22, y + h - 28 - step * 20, 24, 8, ink)).join('') +
            place(figure(72, ink, 'child'), x + 72, y + h - 66),
          rect(x + 20, y + h - 40, 120, 26, ink, { rx: 8 }) +
            rect(x + 20, y + h - 62, 30, 40, ink, { rx: 8 }) +
            circle(x + 112, y + 44, 20, mix(tone, palette.light, 0.55)),
        ]);
        rooms.push(rect(x, y, w, h, tone) + content);
      }
    }
    const frame = [0, 1, 2, 3]
      .map(
        (index) =>
          rect(left - 10, top - 6 + index * h, w * 3 + 20, 12, palette.dark) +
          rect(left - 6 + index * w, top, 10, h * 3, palette.dark),
      )
      .join('');
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        Array.from({ length: Math.ceil(width / 120) }, (_, index) =>
          rect(index * 120, 560 - random.between(0, 130), 118, 500, mix(palette.ground, palette.dark, 0.12)),
        ).join('') +
        rect(0, 766, width, 140, mix(palette.ground, palette.dark, 0.55)) +
        rooms.join('') +
        frame +
        path(
          `M${round(left - 30)} ${top - 4}L${round(left + w * 3 + 30)} ${top - 4}L${round(left + w * 3)} ${top - 34}L${round(left)} ${top - 34}Z`,
          palette.dark,
        ) +
        place(dish(66, palette.light, palette.dark, 30), left + 70, top - 34) +
        place(cat(50, palette.dark), left + 380, top - 33),
      title: { area: { ...titleAreas.head, y: 34, height: 196 }, anchor: 'top' },
      foot: '#fff7e6',
      sink: mix(palette.ground, palette.dark, 0.55),
    };
  },
};

/** Balconies, laundry, tram wires, a full table: the day side of the city. */
export const street: Family = {
  name: 'street',
  faces: ['lalezar', 'marhey', 'rakkas', 'lemonada'],
  palettes,
  compositions: [facade, tramway, feast, loaded, rooftop, doll],
};
