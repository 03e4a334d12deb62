import { mix } from '../canvas/color.ts';
import { hills } from '../canvas/curve.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, ellipse, group, line, path, place, polar, polygon, rect, round, stroke } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { bird, fish, landAnimals, paperBoat } from '../motifs/animals.ts';
import { archPath, dome } from '../motifs/architecture.ts';
import { figure } from '../motifs/figures.ts';
import { eightPointStar } from '../motifs/mark.ts';
import { cloud, crescent } from '../motifs/nature.ts';
import { lantern } from '../motifs/things.ts';

const palettes: readonly Palette[] = [
  { ground: '#2b3a8c', dark: '#141b4d', mid: '#f07c6c', light: '#fff0d6', accent: '#ffd04f', ink: '#fff4dc' },
  { ground: '#6fc3c0', dark: '#15464f', mid: '#f29e4c', light: '#fff6df', accent: '#e8505b', ink: '#15464f' },
  { ground: '#f7b7a3', dark: '#5b2a57', mid: '#8f6bb3', light: '#fff3e3', accent: '#f9d057', ink: '#5b2a57' },
  { ground: '#3d2a66', dark: '#1c1138', mid: '#5fb7a5', light: '#ffe9c9', accent: '#ff9b54', ink: '#fff0d8' },
  { ground: '#f6cf5f', dark: '#4a2c12', mid: '#5aa469', light: '#fffbe6', accent: '#e4572e', ink: '#4a2c12' },
  { ground: '#0f5a6e', dark: '#07303d', mid: '#f2c14e', light: '#fdf3d9', accent: '#f4796b', ink: '#fdf3d9' },
  { ground: '#a8d8ea', dark: '#22426b', mid: '#f7a7b9', light: '#ffffff', accent: '#ffcf56', ink: '#22426b' },
  { ground: '#215c3c', dark: '#0d2f1e', mid: '#e8b04a', light: '#fbf3d0', accent: '#ef6f5e', ink: '#fbf3d0' },
];

/** A cut-out with the shadow that it throws on the sheet behind. */
const layer = (d: string, fill: string, shade: string) =>
  path(d, shade, { opacity: 0.28, transform: 'translate(0 -9)' }) + path(d, fill);
const cut = (content: string, flat: string) => group({ transform: 'translate(5 6)', opacity: 0.22 }, flat) + content;
const isPaper = (palette: Palette) => palette.ink === palette.dark;
const land = ({ palette }: Stage, depth: number) =>
  mix(
    mix(palette.mid, palette.ground, 0.35),
    isPaper(palette) ? mix(palette.mid, palette.dark, 0.55) : palette.dark,
    depth,
  );

function strings({ width, palette, random }: Stage, top: number): string {
  const count = Math.round(width / 120);
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * (width / count) + random.between(-18, 18);
    const drop = top + random.between(0, 130);
    const shape = random.pick([
      path(eightPointStar(random.between(13, 22)), palette.accent),
      crescent(22, palette.light),
      circle(0, 0, 10, palette.mid),
    ]);
    return line([x, 0], [x, drop], palette.light, 1.3, { opacity: 0.6 }) + place(shape, x, drop);
  }).join('');
}

function hillLayers(stage: Stage, first: number, count = 4): string {
  const { width, random, palette } = stage;
  return Array.from({ length: count }, (_, index) =>
    layer(
      hills(width, 960, first + index * (290 / count), 62 - index * 6, stage.isWide ? 7 : 3, random),
      land(stage, index / count),
      palette.dark,
    ),
  ).join('');
}

const meadow: Composition = {
  name: 'meadow',
  tags: ['animals', 'village', 'friendship', 'food', 'school'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const sun = random.between(90, 140);
    const chosen = random.shuffle(landAnimals).slice(0, 3);
    const cast = chosen.map((animal, index) => {
      const size = [205, 120, 96][index] ?? 90;
      const body = [palette.accent, palette.light, palette.mid][index] ?? palette.light;
      const second = [palette.light, palette.accent, palette.dark][index] ?? palette.dark;
      return place(
        cut(animal(size, body, second), animal(size, palette.dark, palette.dark)),
        focus + ([random.between(-50, 40), 190, -205][index] ?? 0),
        [742, 770, 786][index] ?? 770,
        1,
        0,
        random.chance(0.5),
      );
    });
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        circle(focus + random.between(-160, 160), 440, sun, isPaper(palette) ? palette.light : palette.accent) +
        [0, 1, 2]
          .map(() =>
            place(
              cloud(random.between(120, 200), palette.light, random),
              random.between(0, width),
              random.between(400, 480),
            ),
          )
          .join('') +
        hillLayers(stage, 520) +
        cast.join('') +
        layer(hills(width, 960, 838, 16, 5, random), land(stage, 1), palette.dark),
      title: { area: { ...titleAreas.head, height: 275 }, anchor: 'top', setting: 'block' },
      foot: '#fff7e6',
    };
  },
};

const moonNight: Composition = {
  name: 'moon',
  tags: ['night', 'memory', 'rooftop', 'cairo', 'letters', 'space'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const night = isPaper(palette) ? mix(palette.dark, palette.ground, 0.18) : palette.dark;
    const seat = random.chance(0.5);
    const houses = Array.from({ length: Math.ceil(width / 110) + 1 }, (_, index) => {
      const [x, w, h] = [index * 110 - 20, random.between(90, 130), random.between(90, 230)];
      const roof = random.pick([
        place(dome(w * 0.7, land(stage, 0.4)), x + w / 2, 800 - h),
        polygon(
          [
            [x, 800 - h],
            [x + w / 2, 740 - h],
            [x + w, 800 - h],
          ],
          palette.mid,
        ),
        '',
      ]);
      return (
        roof +
        rect(x, 800 - h, w, h + 110, land(stage, random.between(0.2, 0.75))) +
        path(archPath(x + w / 2, 800 - h + 84, 30, 52), palette.accent)
      );
    });
    return {
      art:
        rect(
          0,
          0,
          width,
          900,
          stage.fade([
            [0, night],
            [1, palette.ground],
          ]),
        ) +
        circle(focus, 455, 300, palette.light, { opacity: 0.08 }) +
        circle(focus, 455, 220, palette.light, { opacity: 0.1 }) +
        place(cut(crescent(150, palette.accent), crescent(150, palette.dark)), focus + 20, 455, 1, -18) +
        (seat
          ? place(figure(120, palette.light, 'child'), focus - 52, 582)
          : place(random.pick(landAnimals)(110, palette.light, palette.mid), focus - 52, 578)) +
        strings(stage, 300) +
        houses.join('') +
        layer(hills(width, 960, 820, 26, 4, random), night, palette.dark),
      title: {
        area: { ...titleAreas.head, height: 215, y: 44 },
        anchor: 'top',
        setting: 'block',
        color: palette.light,
        outline: { color: night, width: 14 },
      },
      foot: palette.light,
    };
  },
};

const underSea: Composition = {
  name: 'sea',
  tags: ['sea', 'alexandria', 'nile', 'music'],
  draw: (stage) => {
    const { random, palette, focus, width, isWide } = stage;
    const deep = isPaper(palette) ? mix(palette.ground, palette.dark, 0.35) : palette.ground;
    const waves = Array.from({ length: 5 }, (_, index) =>
      layer(
        hills(width, 960, 400 + index * 62, 22, isWide ? 14 : 6, random),
        mix(deep, palette.dark, index * 0.2),
        palette.dark,
      ),
    );
    const shoal = Array.from({ length: isWide ? 9 : 6 }, (_, index) =>
      place(
        fish(
          random.between(50, 100),
          random.pick([palette.accent, palette.mid, palette.light]),
          random.pick([palette.dark, palette.light]),
        ),
        isWide ? random.between(60, 1100) : random.between(60, 540),
        520 + index * 42,
        1,
        random.between(-10, 10),
        random.chance(0.5),
      ),
    );
    const weeds = Array.from({ length: Math.round(width / 60) }, () => {
      const x = random.between(0, width);
      const h = random.between(60, 160);
      return stroke(
        `M${round(x)} 910q${round(-h * 0.2)} ${round(-h * 0.33)} 0 ${round(-h * 0.55)}t0 ${round(-h * 0.5)}`,
        mix(palette.mid, palette.dark, random.between(0.2, 0.6)),
        11,
      );
    });
    const whale =
      path(
        'M-150 0C-150 -90 -30 -110 60 -70C110 -46 150 -40 170 -80C210 -96 216 -70 190 -50C200 -30 190 -10 168 -20C140 40 -150 60 -150 0Z',
        palette.accent,
      ) + path('M-146 10C-100 34 20 40 90 20C40 60 -130 60 -146 10Z', palette.light);
    const hero = random.pick([
      place(paperBoat(230, palette.light, palette.accent), 0, 0) + place(figure(80, palette.dark, 'child'), 40, -44),
      whale,
    ]);
    return {
      art:
        rect(0, 0, width, 900, isPaper(palette) ? palette.ground : mix(palette.ground, palette.light, 0.16)) +
        circle(focus + random.between(-140, 140), 330, 84, palette.light) +
        (waves[0] ?? '') +
        place(hero, focus, 436, 1, random.between(-4, 4)) +
        waves.slice(1).join('') +
        shoal.join('') +
        weeds.join(''),
      title: {
        area: { ...titleAreas.head, height: 235 },
        anchor: 'top',
        setting: 'block',
        outline: { color: isPaper(palette) ? palette.ground : mix(palette.ground, palette.light, 0.16), width: 10 },
      },
      foot: palette.light,
      sink: mix(deep, palette.dark, 0.85),
    };
  },
};

const tree: Composition = {
  name: 'tree',
  tags: ['family-secrets', 'village', 'friendship', 'animals', 'school'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const leaves = Array.from({ length: 16 }, () => {
      const [x, y] = polar(focus, 440, 165 * Math.sqrt(random.next()), random.between(0, 360));
      return circle(
        x * 1.0,
        y,
        random.between(56, 96),
        mix(palette.mid, random.pick([palette.dark, palette.light, palette.accent]), random.between(0.05, 0.34)),
      );
    });
    const birds = Array.from({ length: 5 }, () => {
      const [x, y] = polar(focus, 440, random.between(60, 200), random.between(0, 360));
      return place(
        bird(random.between(48, 74), random.pick([palette.accent, palette.light]), palette.dark),
        x,
        y,
        1,
        0,
        random.chance(0.5),
      );
    });
    const bark = mix(palette.dark, palette.mid, 0.2);
    const fruit = Array.from({ length: 14 }, () => {
      const [x, y] = polar(focus, 450, 210 * Math.sqrt(random.next()), random.between(0, 360));
      return circle(x, y, 9, palette.accent);
    });
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        circle(focus, 450, 330, mix(palette.ground, palette.light, 0.22)) +
        hillLayers(stage, 660, 3) +
        path(
          `M${focus - 26} 790C${focus - 20} 660 ${focus - 70} 600 ${focus - 120} 540L${focus - 104} 526C${focus - 60} 570 ${focus - 30} 590 ${focus - 8} 600L${focus - 8} 500L${focus + 12} 500L${focus + 14} 590C${focus + 50} 570 ${focus + 80} 540 ${focus + 104} 510L${focus + 120} 522C${focus + 80} 600 ${focus + 26} 660 ${focus + 34} 790Z`,
          bark,
        ) +
        group({}, ...leaves) +
        fruit.join('') +
        birds.join('') +
        stroke(`M${focus + 96} 500L${focus + 96} 690M${focus + 132} 490L${focus + 132} 690`, bark, 3) +
        rect(focus + 88, 688, 52, 8, bark) +
        place(figure(96, palette.dark, 'child'), focus + 114, 696) +
        place(random.pick(landAnimals)(112, palette.light, palette.accent), focus - 150, 800) +
        layer(hills(width, 960, 836, 14, 5, random), land(stage, 0.95), palette.dark),
      title: {
        area: { ...titleAreas.head, height: 190, y: 40 },
        anchor: 'top',
        setting: 'block',
        outline: { color: palette.ground, width: 14 },
      },
      foot: '#fff7e6',
    };
  },
};

const flight: Composition = {
  name: 'flight',
  tags: ['space', 'migration', 'desert', 'train', 'football', 'war-years'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const r = random.between(138, 165);
    const [x, y] = [focus + random.between(-40, 40), 430];
    const gores = [1, 0.72, 0.4, 0.12].map((share, index) =>
      ellipse(
        x,
        y,
        r * share,
        r * 1.08,
        [palette.accent, palette.light, palette.accent, palette.light][index] ?? palette.accent,
      ),
    );
    const basket =
      rect(x - 34, y + r * 1.42, 68, 50, mix(palette.mid, palette.dark, 0.5), { rx: 8 }) +
      stroke(
        `M${round(x - r * 0.62)} ${round(y + r * 0.86)}L${round(x - 30)} ${round(y + r * 1.42)}M${round(x + r * 0.62)} ${round(y + r * 0.86)}L${round(x + 30)} ${round(y + r * 1.42)}`,
        palette.dark,
        3,
      );
    const banks = Array.from({ length: 7 }, (_, index) =>
      place(
        cut(cloud(random.between(150, 330), mix(palette.light, palette.ground, 0.1 + 0.1 * (index % 3)), random), ''),
        random.between(-20, width + 20),
        480 + index * 58,
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
            [1, mix(palette.ground, palette.mid, 0.6)],
          ]),
        ) +
        circle(focus + random.sign() * 190, 300, 60, palette.light, { opacity: 0.8 }) +
        banks.slice(0, 3).join('') +
        place(figure(86, palette.dark, 'child'), x - 12, y + r * 1.42 + 12) +
        place(random.pick(landAnimals)(56, palette.dark, palette.mid), x + 18, y + r * 1.42 + 6) +
        gores.join('') +
        rect(x - r * 0.97, y - 22, r * 1.94, 44, palette.mid) +
        [-2, -1, 0, 1, 2]
          .map((index) => place(path(eightPointStar(14), palette.light), x + index * r * 0.38, y))
          .join('') +
        basket +
        banks.slice(3).join('') +
        layer(hills(width, 960, 800, 40, stage.isWide ? 7 : 3, random), land(stage, 0.8), palette.dark) +
        place(bird(54, palette.light, palette.accent), x - 210, 560) +
        place(bird(40, palette.accent, palette.light), x + 220, 500, 1, 0, true),
      title: {
        area: { ...titleAreas.head, height: 215, y: 44 },
        anchor: 'top',
        setting: 'block',
        outline: { color: palette.ground, width: 14 },
      },
      foot: '#fff7e6',
      sink: land(stage, 0.8),
    };
  },
};

const lanterns: Composition = {
  name: 'lanterns',
  tags: ['night', 'cairo', 'family-secrets', 'music', 'friendship', 'food'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const night = isPaper(palette) ? mix(palette.dark, palette.mid, 0.15) : palette.dark;
    const row = Array.from({ length: stage.isWide ? 6 : 5 }, (_, index) =>
      place(
        lantern(
          random.between(70, 130),
          mix(palette.mid, night, 0.2),
          random.pick([palette.accent, palette.light]),
          700,
        ),
        focus - 240 + index * 120 + random.between(-14, 14),
        random.between(330, 520),
      ),
    );
    const children = Array.from({ length: 3 }, (_, index) =>
      place(
        figure(random.between(120, 160), mix(night, '#000000', 0.35), 'child'),
        focus - 150 + index * 140 + random.between(-20, 20),
        806,
      ),
    );
    const arcade = Array.from({ length: Math.ceil(width / 150) + 1 }, (_, index) =>
      path(archPath(index * 150, 810, 122, 330), mix(night, palette.ground, 0.5)),
    );
    return {
      art:
        rect(0, 0, width, 900, night) +
        rect(0, 420, width, 400, mix(night, palette.mid, 0.3)) +
        arcade.join('') +
        row.join('') +
        rect(0, 806, width, 100, mix(night, '#000000', 0.2)) +
        children.join('') +
        place(random.pick(landAnimals)(90, mix(night, '#000000', 0.35), palette.mid), focus + 210, 808),
      title: {
        area: { ...titleAreas.head, height: 235, y: 44 },
        anchor: 'top',
        setting: 'block',
        color: palette.light,
        outline: { color: night, width: 16 },
      },
      foot: palette.light,
    };
  },
};

/** Rounded hills, lanterns and animals, cut out and set one behind the other. */
export const paperTheatre: Family = {
  name: 'paper-theatre',
  faces: ['lemonada', 'marhey', 'lalezar', 'lemonada'],
  palettes,
  compositions: [meadow, moonNight, underSea, tree, flight, lanterns],
};
