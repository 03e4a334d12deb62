import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, path, place, rect } from '../canvas/svg.ts';

/** A written sheet around its middle: something at its head, and lines; those of Arabic begin at the right. */
function sheet({ random, palette }: Stage, begins: 'left' | 'right', head: string): string {
  const lines = Array.from({ length: 7 }, (_, row) => {
    const width = 170 * random.between(0.6, 1);
    return rect(begins === 'right' ? 85 - width : -85, -6 + row * 22, width, 7, palette.dark, { opacity: 0.55 });
  });
  return (
    rect(-102, -153, 220, 330, '#000000', { opacity: 0.16 }) +
    rect(-110, -165, 220, 330, palette.light) +
    rect(begins === 'right' ? -25 : -85, -142, 110, 16, palette.accent) +
    head +
    lines.join('')
  );
}

/** A picture, a table, a quotation, hills and a listing: what stands at the heads of the sheets. */
function heads({ palette: { dark, mid, light, accent } }: Stage): string[] {
  const cells = Array.from({ length: 6 }, (_, cell) =>
    rect(-85 + (cell % 3) * 59, -106 + Math.floor(cell / 3) * 42, 52, 36, mix(mid, light, 0.5)),
  );
  const quoted = [150, 118, 134].map((width, row) => rect(-62, -104 + row * 26, width, 12, mid));
  const listed = [80, 104, 66].map((width, row) => rect(-70 + (row % 2) * 22, -96 + row * 20, width, 8, light));
  return [
    rect(-85, -108, 170, 84, mid) + circle(20, -66, 24, accent),
    cells.join(''),
    rect(-85, -108, 8, 76, mid) + quoted.join(''),
    path('M-85 -28L-42 -104L0 -52L34 -90L85 -28Z', mid),
    rect(-85, -108, 170, 76, dark) + listed.join(''),
  ];
}

const places = [
  [1165, 310, 8],
  [910, 350, -5],
  [645, 300, 4],
  [385, 360, -9],
  [135, 298, 6],
] as const;

/** What lies on the table of those who make the blog: five sheets, one for each language, and one pencil too few. */
export function editorsTable(stage: Stage): string {
  const { random, palette } = stage;
  const { ground, dark, mid, light, accent } = palette;
  const planks = Array.from({ length: 6 }, (_, row) =>
    rect(0, row * 150, 1350, 146, mix(ground, dark, random.between(0.04, 0.14))),
  );
  const written = heads(stage);
  const sheets = places.map(([x, y, turn], index) =>
    place(sheet(stage, index === 0 ? 'right' : 'left', written[index] ?? ''), x, y, 1.34, turn),
  );
  const perforations = Array.from(
    { length: 30 },
    (_, hole) => rect(-412 + hole * 28, -40, 14, 11, light) + rect(-412 + hole * 28, 29, 14, 11, light),
  );
  const frames = Array.from({ length: 8 }, (_, frame) =>
    rect(-408 + frame * 104, -24, 92, 48, mix(mid, accent, frame / 8)),
  );
  const pencil =
    rect(-150, -11, 270, 22, mid) +
    path('M120 -11L158 0L120 11Z', mix(ground, light, 0.5)) +
    path('M145 -4L158 0L145 4Z', dark);
  const missing = rect(-150, -11, 308, 22, 'none', { stroke: accent, 'stroke-width': 4, 'stroke-dasharray': '14 10' });
  const tea =
    circle(96, -44, 74, 'none', { stroke: accent, 'stroke-width': 7, opacity: 0.35 }) +
    circle(8, 12, 88, '#000000', { opacity: 0.16 }) +
    circle(0, 0, 88, light) +
    circle(0, 0, 68, mix(accent, dark, 0.35)) +
    path('M-44 -30A54 54 0 0 1 10 -54', 'none', { stroke: light, 'stroke-width': 7, opacity: 0.6 });
  return (
    rect(0, 0, 1350, 900, mix(ground, dark, 0.3)) +
    planks.join('') +
    sheets.join('') +
    place(rect(-420, -46, 840, 92, dark) + perforations.join('') + frames.join(''), 300, 765, 1, -6) +
    place(pencil, 910, 700, 1.2, -14) +
    place(missing, 910, 806, 1.2, -14) +
    place(tea, 1190, 745)
  );
}
