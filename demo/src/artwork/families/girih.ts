import { mix } from '../canvas/color.ts';
import { hills } from '../canvas/curve.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, closedPath, group, path, place, polygon, rect, stroke, type Point } from '../canvas/svg.ts';
import { titleAreas, type Composition, type Family } from '../composition.ts';
import { archPath, skyline } from '../motifs/architecture.ts';
import { dresses, figure, shadowOf } from '../motifs/figures.ts';
import { rosette, starAndCross, type Tile } from '../motifs/girih.ts';
import { stars } from '../motifs/nature.ts';

const palettes: readonly Palette[] = [
  { ground: '#0f3d4c', dark: '#071c26', mid: '#1f7f8c', light: '#e9dcc0', accent: '#e0a526', ink: '#fbf3dd' },
  { ground: '#f0e4c9', dark: '#2b2018', mid: '#b4532a', light: '#fff8e6', accent: '#1d6a72', ink: '#2b2018' },
  { ground: '#27204d', dark: '#0e0b22', mid: '#6a56a5', light: '#e8d9ee', accent: '#e9b44c', ink: '#fff1d2' },
  { ground: '#5c1a1b', dark: '#1f0809', mid: '#a8402f', light: '#f4dcb8', accent: '#e7b142', ink: '#fff0d2' },
  { ground: '#163524', dark: '#08170f', mid: '#3e7d54', light: '#e7e3c0', accent: '#d8a33c', ink: '#faf3d4' },
  { ground: '#dfe6e0', dark: '#12303a', mid: '#3c7f91', light: '#ffffff', accent: '#c4572f', ink: '#12303a' },
  { ground: '#14264f', dark: '#070f24', mid: '#2f62b3', light: '#dfe9f5', accent: '#f2c14b', ink: '#fdf4da' },
];

/** Fills tiles with the palette; `keep` says which share of a tile at a place survives. */
function lay(stage: Stage, tiles: readonly Tile[], keep: (x: number, y: number) => number): string {
  const { random, palette } = stage;
  const tones: Readonly<Record<Tile['role'], readonly string[]>> = {
    star: [palette.accent, palette.accent, mix(palette.accent, palette.light, 0.4)],
    cross: [palette.mid, palette.mid, mix(palette.mid, palette.dark, 0.35), mix(palette.mid, palette.light, 0.25)],
    petal: [palette.light, mix(palette.light, palette.mid, 0.3)],
    field: [mix(palette.mid, palette.dark, 0.4), palette.mid],
  };
  return tiles
    .map(({ points, center: [cx, cy], role }) => {
      const share = keep(cx, cy);
      if (share <= 0.04 || random.next() > share * 1.6) return '';
      const loose = share < 0.85 ? 1 - share : 0;
      const size = 0.93 * (1 - loose * 0.55);
      const [dx, dy] = [random.between(-1, 1) * loose * 60, random.between(-1, 1) * loose * 60];
      const moved = points.map(([x, y]): Point => [cx + (x - cx) * size + dx, cy + (y - cy) * size + dy]);
      return polygon(moved, random.pick(tones[role]));
    })
    .join('');
}

const isPaper = (palette: Palette) => palette.ink === palette.dark;

/** A tiled wall that comes apart towards the night. */
const dissolve: Composition = {
  name: 'dissolve',
  tags: ['memory', 'letters', 'sea', 'food', 'migration'],
  draw: (stage) => {
    const { random, palette, width, isWide } = stage;
    const size = random.pick([74, 96, 124]);
    const fromBelow = random.chance(0.6);
    const tiles = starAndCross(width, 900, size, random.between(-40, 0), random.between(-40, 0));
    const edge = random.between(380, 470);
    const keep = (x: number, y: number) => {
      const down = fromBelow ? (y - edge + 160) / 300 : (900 - edge - y + 210) / 300;
      const quiet = isWide ? Math.max(0, (x - 700) / 700) : 0;
      return Math.min(1, Math.max(0, down - quiet));
    };
    const title = fromBelow
      ? { area: titleAreas.head, anchor: 'top' as const }
      : { area: titleAreas.low, anchor: 'bottom' as const };
    return {
      art:
        rect(
          0,
          0,
          width,
          900,
          stage.fade([
            [0, palette.ground],
            [1, mix(palette.ground, palette.dark, isPaper(palette) ? 0.06 : 0.5)],
          ]),
        ) +
        (isPaper(palette) ? '' : stars(width, 900, isWide ? 90 : 40, palette.light, random)) +
        lay(stage, tiles, keep),
      title: { ...title, outline: { color: palette.ground, width: 12 } },
      foot: fromBelow ? '#fff3dc' : palette.ink,
      ...(fromBelow ? { sink: palette.dark } : { sink: isPaper(palette) ? palette.ground : palette.dark }),
    };
  },
};

/** One rosette as the sun over a land. */
const sunrise: Composition = {
  name: 'sunrise',
  tags: ['desert', 'village', 'nile', 'migration', 'school'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const folds = random.pick([8, 10, 12, 16]);
    const radius = random.between(220, 262);
    const y = random.between(540, 560);
    const land = isPaper(palette) ? mix(palette.mid, palette.dark, 0.25) : palette.dark;
    const far = mix(palette.ground, land, 0.55);
    const walker = figure(
      random.between(70, 96),
      isPaper(palette) ? palette.dark : palette.light,
      random.pick(dresses),
    );
    const x = focus + random.between(-120, 120);
    return {
      art:
        rect(
          0,
          0,
          width,
          900,
          stage.fade([
            [0, palette.ground],
            [0.75, mix(palette.ground, palette.mid, 0.5)],
          ]),
        ) +
        circle(focus, y, radius * 1.16, palette.accent, { opacity: 0.16 }) +
        circle(focus, y, radius * 1.02, mix(palette.ground, palette.dark, 0.35)) +
        lay(stage, rosette(focus, y, radius, folds), () => 1) +
        path(hills(width, 950, 610, 40, 5, random), far) +
        path(hills(width, 950, 690, 34, 4, random), land) +
        place(walker + shadowOf(walker, random.between(-1.2, 1.2), 0.5, 0.4), x, 700),
      title: {
        area: { ...titleAreas.head, y: 44, height: 230 },
        anchor: 'top',
        outline: { color: palette.ground, width: 12 },
      },
      foot: '#fff3dc',
    };
  },
};

/** A patterned wall with a door to another time. */
const gate: Composition = {
  name: 'gate',
  tags: ['cairo', 'family-secrets', 'war-years', 'memory'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const w = random.between(310, 380);
    const top = random.between(130, 190);
    const tiles = starAndCross(width, 900, random.pick([62, 82]), focus % 62, 20);
    const opening = archPath(focus, 900, w, 900 - top);
    const inside = stage.clip(path(opening, '#000'));
    const dusk = rect(
      0,
      0,
      width,
      900,
      stage.fade([
        [0, palette.dark],
        [0.55, mix(palette.dark, palette.mid, 0.85)],
        [0.82, mix(palette.accent, palette.mid, 0.3)],
      ]),
    );
    return {
      art:
        rect(0, 0, width, 900, palette.dark) +
        lay(stage, tiles, (x) => (stage.isWide ? 1 - Math.max(0, (x - 650) / 800) : 1)) +
        rect(0, 0, width, 900, palette.dark, { opacity: 0.35 }) +
        path(archPath(focus, 900, w + 76, 900 - top + 62), mix(palette.ground, palette.dark, 0.2)) +
        stroke(archPath(focus, 910, w + 44, 910 - top + 36), palette.accent, 5) +
        group(
          { 'clip-path': inside },
          dusk,
          stars(width, 600, 90, palette.light, random),
          circle(focus + random.between(-50, 50), 520, 74, palette.accent),
          skyline(width, 800, 590, mix(palette.mid, palette.dark, 0.72), random, palette.accent),
          path(hills(width, 930, 790, 14, 4, random), palette.dark),
          place(figure(120, palette.dark, random.pick(dresses)), focus + random.between(-50, 50), 796),
        ),
      title: {
        area: { x: focus - w / 2 + 26, y: top + 100, width: w - 52, height: 270 },
        anchor: 'top',
        color: isPaper(palette) ? palette.light : palette.ink,
        setting: 'block',
        outline: { color: palette.dark, width: 10 },
      },
      foot: '#fff3dc',
      sink: palette.dark,
    };
  },
};

/** A page of a manuscript: medallion, margins, one drawn map of stars. */
const page: Composition = {
  name: 'page',
  tags: ['letters', 'school', 'music', 'food', 'football', 'train'],
  draw: (stage) => {
    const { random, palette, focus, width } = stage;
    const folds = random.pick([8, 10, 12]);
    const half = 244;
    const frame: Point[] = [
      [focus - half, 60],
      [focus + half, 60],
      [focus + half, 800],
      [focus - half, 800],
    ];
    const inner = isPaper(palette) ? palette.light : mix(palette.ground, palette.light, 0.06);
    const plain = rect(0, 0, width, 900, mix(palette.ground, palette.dark, isPaper(palette) ? 0.06 : 0.25));
    const sheet = {
      title: { area: { x: 120, y: 92, width: 360, height: 235 }, color: palette.ink },
      foot: palette.ink,
    };
    if (stage.isWide)
      return {
        art:
          plain +
          circle(focus, 450, 396, inner) +
          circle(focus, 450, 384, 'none', { stroke: palette.accent, 'stroke-width': 4 }) +
          lay(stage, rosette(focus, 450, 366, folds), () => 1),
        ...sheet,
      };
    const corners = [
      [-1, 100],
      [1, 100],
      [-1, 760],
      [1, 760],
    ] as const;
    return {
      art:
        plain +
        polygon(frame, inner) +
        stroke(closedPath(frame), palette.accent, 4) +
        stroke(
          closedPath(frame.map(([x, y]): Point => [focus + (x - focus) * 0.955, 430 + (y - 430) * 0.97])),
          palette.mid,
          1.6,
        ) +
        lay(stage, rosette(focus, 540, 205, folds), () => 1) +
        corners.map(([side, y]) => lay(stage, rosette(focus + side * (half - 42), y, 34, 8), () => 1)).join(''),
      ...sheet,
    };
  },
};

/** Star patterns of carved wood and tile. */
export const girih: Family = {
  name: 'girih',
  faces: ['ruqaa', 'reemKufi', 'rakkas', 'ruqaa'],
  palettes,
  compositions: [dissolve, sunrise, gate, page],
};
