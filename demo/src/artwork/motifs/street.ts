import { mix } from '../canvas/color.ts';
import type { Random } from '../canvas/random.ts';
import { circle, closedPath, group, line, path, place, rect, round, stroke, type Point } from '../canvas/svg.ts';

/** A rope with clothes on it, sagging from one end to the other. */
export function laundry(
  from: Point,
  to: Point,
  sag: number,
  size: number,
  colors: readonly string[],
  rope: string,
  random: Random,
): string {
  const length = to[0] - from[0];
  const at = (share: number): Point => [
    from[0] + length * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  const pieces: string[] = [];
  let x = size * 0.3;
  while (x < length - size * 0.9) {
    const w = size * random.between(0.55, 1.1);
    const [px, py] = at((x + w / 2) / length);
    const h = size * random.between(0.7, 1.25);
    const fill = random.pick(colors);
    const shape = random.int(0, 3);
    const d =
      shape === 0
        ? closedPath([
            [-w / 2, 0],
            [w / 2, 0],
            [w * 0.46, h],
            [-w * 0.5, h * 0.94],
          ])
        : shape === 1
          ? closedPath([
              [-w * 0.22, 0],
              [w * 0.22, 0],
              [w * 0.55, h * 0.22],
              [w * 0.42, h * 0.44],
              [w * 0.28, h * 0.34],
              [w * 0.3, h * 0.9],
              [-w * 0.3, h * 0.9],
              [-w * 0.28, h * 0.34],
              [-w * 0.42, h * 0.44],
              [-w * 0.55, h * 0.22],
            ])
          : shape === 2
            ? closedPath([
                [-w * 0.26, 0],
                [w * 0.26, 0],
                [w * 0.32, h],
                [w * 0.06, h],
                [0, h * 0.34],
                [-w * 0.06, h],
                [-w * 0.32, h],
              ])
            : closedPath([
                [-w * 0.3, 0],
                [w * 0.3, 0],
                [w * 0.42, h * 1.05],
                [-w * 0.42, h * 1.05],
              ]);
    pieces.push(
      place(
        path(d, fill) + (shape === 0 ? rect(-w * 0.5, h * 0.7, w * 0.96, h * 0.1, mix(fill, '#ffffff', 0.4)) : ''),
        px,
        py,
        1,
        random.between(-5, 5),
      ),
    );
    x += w * 1.12;
  }
  const [cx, cy] = at(0.5);
  return (
    stroke(
      `M${round(from[0])} ${round(from[1])}Q${round(cx)} ${round(cy + sag)} ${round(to[0])} ${round(to[1])}`,
      rope,
      2,
    ) + group({}, ...pieces)
  );
}

export interface WindowColors {
  readonly wall: string;
  readonly shutter: string;
  readonly glass: string;
  readonly trim: string;
  readonly dark: string;
}

/** One window of a Cairo façade: shutters, a balcony, an air conditioner, a cat … */
export function facadeWindow(
  w: number,
  h: number,
  { wall, shutter, glass, trim, dark }: WindowColors,
  random: Random,
): string {
  const frame = rect(-w / 2 - 4, -h - 4, w + 8, h + 8, trim);
  const pane = rect(-w / 2, -h, w, h, glass) + rect(-2, -h, 4, h, trim) + rect(-w / 2, -h * 0.66, w, 3, trim);
  const slats = (x: number) =>
    rect(x, -h, w * 0.42, h, shutter) +
    Array.from({ length: 6 }, (_, index) =>
      rect(x + 3, -h + 5 + (index * h) / 6.2, w * 0.42 - 6, 3, mix(shutter, dark, 0.3)),
    ).join('');
  const shutters = random.chance(0.5)
    ? slats(-w / 2 - w * 0.44) + slats(w / 2 + w * 0.02)
    : random.chance(0.4)
      ? slats(-w / 2) + slats(w * 0.08)
      : '';
  const extra = random.pick([
    rect(-w * 0.75, -h * 0.08, w * 1.5, 6, trim) +
      Array.from({ length: 9 }, (_, index) => rect(-w * 0.72 + index * w * 0.175, -h * 0.36, 2.6, h * 0.3, dark)).join(
        '',
      ) +
      rect(-w * 0.75, -h * 0.4, w * 1.5, 5, dark),
    rect(-w * 0.34, h * 0.08, w * 0.68, h * 0.24, mix(wall, '#ffffff', 0.55)) +
      circle(-w * 0.08, h * 0.2, h * 0.08, mix(wall, dark, 0.35)),
    rect(-w * 0.55, 2, w * 1.1, 9, dark) +
      [-0.4, -0.15, 0.1, 0.35]
        .map((share) => circle(w * share, -3, h * 0.11, random.pick([shutter, '#3f8f4f', '#d9483b'])))
        .join(''),
    '',
  ]);
  const inside = random.chance(0.3)
    ? path(
        `M${round(-w * 0.36)} 0C${round(-w * 0.36)} ${round(-h * 0.36)} ${round(-w * 0.2)} ${round(-h * 0.42)} 0 ${round(-h * 0.42)}C${round(w * 0.2)} ${round(-h * 0.42)} ${round(w * 0.36)} ${round(-h * 0.36)} ${round(w * 0.36)} 0Z`,
        dark,
      ) + circle(0, -h * 0.56, h * 0.14, dark)
    : '';
  return frame + pane + inside + shutters + extra;
}

/** A dish on a roof. */
export function dish(size: number, fill: string, rod: string, turn: number): string {
  return (
    line([0, 0], [0, -size * 0.5], rod, size * 0.06) +
    place(
      path(`M${round(-size * 0.5)} 0A${round(size * 0.5)} ${round(size * 0.5)} 0 0 0 ${round(size * 0.5)} 0Z`, fill) +
        line([0, size * 0.2], [0, -size * 0.22], rod, size * 0.04) +
        circle(0, -size * 0.24, size * 0.06, rod),
      0,
      -size * 0.6,
      1,
      turn,
    )
  );
}

/** A hand-painted sign without words: a band, a frame, and a drawn thing. */
export function shopSign(w: number, h: number, ground: string, ink: string, drawing: string): string {
  return rect(-w / 2, -h / 2, w, h, ink) + rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, ground) + drawing;
}
