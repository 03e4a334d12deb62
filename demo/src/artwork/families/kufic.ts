import { blockLetters } from '../canvas/blocks.ts';
import { mix } from '../canvas/color.ts';
import { drawTitle } from '../canvas/lettering.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, element, group, path, place, rect, round } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { eightPointStar } from '../motifs/mark.ts';
import { stars } from '../motifs/nature.ts';

const palettes: readonly Palette[] = [
  { ground: '#e8dcc0', dark: '#20232f', mid: '#c9542e', light: '#fbf4e2', accent: '#1f6f78', ink: '#20232f' },
  { ground: '#15171f', dark: '#090a0f', mid: '#8c2f39', light: '#f1e3c6', accent: '#e8a33d', ink: '#f6ead0' },
  { ground: '#1d4e4a', dark: '#0a201f', mid: '#d9903d', light: '#f2e6c4', accent: '#e9552f', ink: '#f7eccb' },
  { ground: '#c8412c', dark: '#32100c', mid: '#f0b04c', light: '#fbe9c9', accent: '#143b4a', ink: '#fff0d0' },
  { ground: '#2a2f6b', dark: '#0f1130', mid: '#e0567a', light: '#f3dcc6', accent: '#f6c445', ink: '#fff0d4' },
  { ground: '#f2b93b', dark: '#2b1a0c', mid: '#d24a2a', light: '#fff3cf', accent: '#22577a', ink: '#2b1a0c' },
  { ground: '#4a2b3f', dark: '#1a0c15', mid: '#b8607a', light: '#f5dfce', accent: '#f0b75b', ink: '#fbe9d6' },
  { ground: '#dfe3dd', dark: '#1c2b33', mid: '#5b8a8f', light: '#ffffff', accent: '#d8572a', ink: '#1c2b33' },
];

const isPaper = (palette: Palette) => palette.ink === palette.dark;

interface Row {
  readonly cells: readonly (readonly boolean[])[];
  readonly columns: number;
}

/** The title as a picture of blocks, stacked to fill a column; nothing on a scene. */
function blockRows(title: readonly string[], room: number): { rows: readonly Row[]; cell: number } {
  const lines = title.map((line) => blockLetters(line, 'kufam', 15));
  const widest = Math.max(1, ...lines.map((line) => line.columns));
  return { rows: lines, cell: Math.min(room / widest, 620 / (lines.length * 18)) };
}

/** A wall of small tiles in which the title is set. */
const mosaic: Composition = {
  name: 'mosaic',
  tags: ['school', 'animals', 'food', 'desert'],
  draw: (stage, title) => {
    const { random, palette, focus, width, isWide } = stage;
    const { rows, cell } = isWide ? { rows: [], cell: 16 } : blockRows(title, 516);
    const tones = [
      palette.ground,
      mix(palette.ground, palette.mid, 0.14),
      mix(palette.ground, palette.dark, 0.1),
      mix(palette.ground, palette.light, 0.08),
    ];
    const coarse = Math.max(cell * 2, 22);
    const wall: string[] = [];
    const sunY = random.between(250, 620);
    for (let y = 0; y < 900; y += coarse) {
      for (let x = 0; x < width; x += coarse) {
        const far = Math.hypot(x - focus, y - sunY) / (isWide ? 300 : 250);
        const tone = far < 1 ? mix(palette.mid, palette.accent, far) : random.pick(tones);
        if (far < 1 || random.chance(0.55))
          wall.push(rect(x + 1, y + 1, coarse - 2, coarse - 2, tone, { opacity: far < 1 ? 0.85 : 1 }));
      }
    }
    const height = rows.length * 18 * cell;
    const letters = rows.flatMap(({ cells, columns }, line) => {
      const [left, top] = [
        focus + 258 - columns * cell - (516 - columns * cell) * 0.5,
        400 - height / 2 + line * 18 * cell,
      ];
      return cells.flatMap((row, y) =>
        row.map((isSet, x) =>
          isSet
            ? rect(
                left + x * cell - 0.2,
                top + y * cell - 0.2,
                cell + 0.4,
                cell + 0.4,
                random.pick([palette.ink, palette.ink, palette.ink, mix(palette.ink, palette.mid, 0.16)]),
              )
            : '',
        ),
      );
    });
    const shade = rows.flatMap(({ cells, columns }, line) => {
      const [left, top] = [
        focus + 258 - columns * cell - (516 - columns * cell) * 0.5,
        400 - height / 2 + line * 18 * cell,
      ];
      return cells.flatMap((row, y) =>
        row.map((isSet, x) =>
          isSet ? rect(left + (x - 1) * cell, top + (y - 1) * cell, cell * 3, cell * 3, palette.ground) : '',
        ),
      );
    });
    return {
      art:
        rect(0, 0, width, 900, mix(palette.ground, palette.dark, isPaper(palette) ? 0.08 : 0.4)) +
        wall.join('') +
        shade.join('') +
        letters.join(''),
      title: {
        area: { x: 46, y: Math.min(790, 400 + height / 2 + 30), width: 508, height: 40 },
        isDrawn: true,
        outline: { color: palette.ground, width: 8 },
      },
      foot: palette.ink,
      sink: palette.ground,
    };
  },
};

/** The words as houses at night: each block a window. */
const windows: Composition = {
  name: 'windows',
  tags: ['night', 'cairo', 'rooftop', 'alexandria', 'migration'],
  draw: (stage, title) => {
    const { random, palette, focus, width, isWide } = stage;
    const { rows, cell } = isWide ? { rows: [], cell: 16 } : blockRows(title, 520);
    const night = isPaper(palette) ? palette.dark : mix(palette.ground, palette.dark, 0.55);
    const bottom = 700;
    const height = rows.length * 18 * cell;
    const lit = [
      palette.light,
      palette.light,
      mix(palette.accent, palette.light, 0.6),
      mix(palette.accent, palette.light, 0.3),
      palette.accent,
    ];
    const letters = rows.flatMap(({ cells, columns }, line) => {
      const [left, top] = [focus - (columns * cell) / 2, bottom - height + line * 18 * cell];
      return cells.flatMap((row, y) =>
        row.map((isSet, x) =>
          isSet
            ? rect(
                left + x * cell + cell * 0.05,
                top + y * cell + cell * 0.04,
                cell * 0.9,
                cell * 0.92,
                random.chance(0.12) ? palette.accent : palette.light,
              )
            : '',
        ),
      );
    });
    const houses: string[] = [];
    for (let x = -10; x < width;) {
      const w = random.between(50, 110);
      const top = bottom - (isWide && x < 900 ? random.between(120, 430) : random.between(0, 40)) + (isWide ? 0 : 90);
      houses.push(rect(x, top, w - 3, 900 - top, mix(night, '#000000', 0.35)));
      for (let wy = top + 16; wy < 860; wy += 26)
        for (let wx = x + 10; wx < x + w - 18; wx += 20)
          if (random.chance(isWide ? 0.4 : 0.16))
            houses.push(rect(wx, wy, 9, 13, random.pick(lit), { opacity: isWide ? 0.9 : 0.5 }));
      x += w;
    }
    return {
      art:
        rect(
          0,
          0,
          width,
          900,
          stage.fade([
            [0, mix(night, '#000000', 0.3)],
            [0.8, mix(night, palette.mid, 0.35)],
          ]),
        ) +
        stars(width, 460, isWide ? 90 : 50, palette.light, random) +
        circle(focus + random.between(-180, 180), 150, random.between(40, 70), palette.light) +
        houses.join('') +
        letters.join(''),
      title: { area: { x: 46, y: 738, width: 508, height: 60 }, isDrawn: true, color: palette.light },
      foot: palette.light,
      sink: mix(night, '#000000', 0.35),
    };
  },
};

function panel(stage: Stage, size: number, tone: string, mark: string): string {
  const s = round(size);
  const { random } = stage;
  const turn = random.int(0, 3) * 90;
  const shape = random.pick([
    path(`M0 0L${s} 0A${s} ${s} 0 0 1 0 ${s}Z`, mark),
    path(`M0 0A${s} ${s} 0 0 1 ${s} ${s}L0 ${s}Z`, mark),
    path(`M0 0L${s} ${s}L0 ${s}Z`, mark),
    circle(size / 2, size / 2, size * 0.38, mark),
    circle(size / 2, size / 2, size * 0.44, mark) + circle(size / 2, size / 2, size * 0.22, tone),
    place(path(eightPointStar(size * 0.46), mark), size / 2, size / 2),
    path(
      `M0 ${round(size / 2)}A${round(size / 2)} ${round(size / 2)} 0 0 1 ${s} ${round(size / 2)}ZM0 ${s}A${round(size / 2)} ${round(size / 2)} 0 0 1 ${s} ${s}Z`,
      mark,
    ),
    [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => rect(0, size * (share - 0.05), size, size * 0.1, mark)).join(''),
    path(`M0 0A${s} ${s} 0 0 0 ${s} ${s}A${s} ${s} 0 0 0 0 0Z`, mark),
  ]);
  return (
    rect(0, 0, size, size, tone) + group({ transform: `rotate(${turn} ${round(size / 2)} ${round(size / 2)})` }, shape)
  );
}

/** A field of geometric tiles, with the words between them. */
const panels: Composition = {
  name: 'panels',
  tags: ['music', 'school', 'friendship', 'football', 'food'],
  draw: (stage, title) => {
    const { random, palette, width, isWide } = stage;
    const size = random.pick([100, 100, 150]);
    const tones = [palette.ground, palette.mid, palette.accent, palette.light, palette.dark];
    const rows = Math.ceil(900 / size);
    const free = isWide ? [] : [random.pick([1, 2]), 0, 0];
    const start = size * (free[0] ?? 0);
    const tall = size * (size === 150 ? 2 : 3);
    const tiles: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column * size < width; column += 1) {
        const [x, y] = [column * size, row * size];
        if (!isWide && y >= start && y < start + tall) continue;
        if (!isWide && y + size > 830) continue;
        const [tone = '', mark = ''] = random.shuffle(tones);
        const isQuiet = isWide && random.next() < (x - 500) / 700;
        tiles.push(
          isQuiet
            ? rect(
                x,
                y,
                size + 1,
                size + 1,
                random.chance(0.8) ? palette.ground : mix(palette.ground, palette.dark, 0.12),
              )
            : group({ transform: `translate(${x} ${y})` }, panel(stage, size, tone, mark)),
        );
      }
    }
    const field = isWide ? '' : rect(0, start, 600, tall, palette.ground);
    return {
      art: rect(0, 0, width, 900, palette.ground) + tiles.join('') + field,
      title: {
        area: { x: 40, y: start + 18, width: 520, height: tall - 26 },
        face: title.length > 0 ? random.pick(['kufam', 'reemKufi'] as const) : 'kufam',
        setting: 'block',
      },
      foot: palette.ink,
    };
  },
};

/** Words carved deep, with a long shadow. */
const carved: Composition = {
  name: 'carved',
  tags: ['memory', 'war-years', 'family-secrets', 'letters', 'revenge'],
  draw: (stage, title) => {
    const { random, palette, focus, width, isWide } = stage;
    const side = random.sign();
    const disc = circle(
      focus + side * random.between(60, 180),
      random.between(200, 330),
      random.between(140, 230),
      palette.mid,
    );
    const block = drawTitle(
      title,
      { x: 46, y: 110, width: 508, height: 560 },
      { face: random.pick(['kufam', 'reemKufi'] as const), color: palette.ink, setting: 'block' },
    );
    // On a scene a star is carved instead of the words.
    const star = eightPointStar(250);
    const d = isWide ? star : (/d="([^"]+)"/.exec(block.svg)?.[1] ?? '');
    const [dx, dy] = isWide ? [focus, 430] : [0, 0];
    const deep = isPaper(palette) ? mix(palette.ground, palette.dark, 0.28) : mix(palette.ground, palette.dark, 0.7);
    const shadow =
      element('defs', {}, element('path', { id: 'word', d })) +
      Array.from({ length: 90 }, (_, index) =>
        element('use', { href: '#word', fill: deep, x: dx + side * (90 - index) * 3.4, y: dy + (90 - index) * 3.4 }),
      ).join('');
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        disc +
        shadow +
        (isWide ? place(path(star, palette.ink) + circle(0, 0, 96, palette.mid), dx, dy) : block.svg),
      title: { area: { x: 46, y: 730, width: 508, height: 60 }, isDrawn: true },
      foot: palette.ink,
      sink: isPaper(palette) ? mix(palette.ground, palette.dark, 0.28) : mix(palette.ground, palette.dark, 0.7),
    };
  },
};

/** The first word so large that it leaves the sheet; the whole title small and clear. */
const giant: Composition = {
  name: 'giant',
  tags: ['memory', 'music', 'football', 'sea', 'war-years', 'village'],
  draw: (stage, title) => {
    const { random, palette, focus, width, isWide } = stage;
    // The longest word gives the strongest shape.
    const word = title
      .join(' ')
      .split(' ')
      .reduce((best, next) => (next.length > best.length ? next : best), '');
    const huge = drawTitle(
      [word],
      { x: -170, y: random.between(-20, 60), width: 940, height: 560 },
      {
        face: random.pick(['kufam', 'reemKufi', 'changa'] as const),
        color: palette.mid,
        turn: random.pick([0, -14, 12, -90]),
      },
    );
    const bars = Array.from({ length: 5 }, (_, index) =>
      rect(
        focus - 300 + index * 120,
        120 + random.between(0, 300),
        96,
        800,
        random.pick([palette.mid, palette.accent, mix(palette.mid, palette.ground, 0.4)]),
      ),
    );
    return {
      art:
        rect(0, 0, width, 900, palette.ground) +
        circle(focus + random.sign() * 120, random.between(180, 380), random.between(110, 190), palette.accent) +
        (isWide ? bars.join('') : huge.svg) +
        rect(0, 590, isWide ? 0 : width, 310, palette.ground),
      title: { area: { ...titleAreas.foot, y: 610, height: 205 } },
      foot: palette.ink,
    };
  },
};

/** The title itself is the picture. */
export const kufic: Family = {
  name: 'kufic',
  faces: ['kufam', 'reemKufi', 'changa', 'lalezar'],
  palettes,
  compositions: [mosaic, windows, panels, carved, giant],
};
