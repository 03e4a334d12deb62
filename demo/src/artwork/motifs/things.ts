import { circle, ellipse, group, line, path, place, polar, rect, round, stroke } from '../canvas/svg.ts';

/** A pierced tin lantern on its chain; origin at the ring on top. */
export function lantern(size: number, frame: string, light: string, chain = 0): string {
  const s = (value: number) => round(value * size);
  return (
    (chain > 0 ? line([0, -chain], [0, 0], frame, Math.max(1.5, size * 0.025)) : '') +
    circle(0, size * 0.5, size * 0.8, light, { opacity: 0.14 }) +
    circle(0, size * 0.5, size * 0.5, light, { opacity: 0.2 }) +
    path(
      `M${s(-0.07)} 0L${s(0.07)} 0L${s(0.1)} ${s(0.1)}Q${s(0.34)} ${s(0.16)} ${s(0.36)} ${s(0.32)}L${s(-0.36)} ${s(0.32)}Q${s(-0.34)} ${s(0.16)} ${s(-0.1)} ${s(0.1)}Z`,
      frame,
    ) +
    path(`M${s(-0.31)} ${s(0.32)}L${s(0.31)} ${s(0.32)}L${s(0.22)} ${s(0.86)}L${s(-0.22)} ${s(0.86)}Z`, light) +
    stroke(
      `M${s(-0.31)} ${s(0.32)}L${s(-0.22)} ${s(0.86)}M${s(-0.1)} ${s(0.32)}L${s(-0.075)} ${s(0.86)}M${s(0.1)} ${s(0.32)}L${s(0.075)} ${s(0.86)}M${s(0.31)} ${s(0.32)}L${s(0.22)} ${s(0.86)}M${s(-0.27)} ${s(0.58)}L${s(0.27)} ${s(0.58)}`,
      frame,
      size * 0.035,
    ) +
    path(`M${s(-0.26)} ${s(0.86)}L${s(0.26)} ${s(0.86)}L${s(0.16)} ${s(1)}L${s(-0.16)} ${s(1)}Z`, frame)
  );
}

/** A desk or wall lamp shade with its cone of light downwards; origin at the bulb. */
export function hangingLamp(size: number, shade: string, light: string, cable: number): string {
  return (
    line([0, -cable], [0, -size * 0.3], shade, Math.max(2, size * 0.03)) +
    path(
      `M${round(-size * 0.12)} ${round(-size * 0.36)}L${round(size * 0.12)} ${round(-size * 0.36)}Q${round(size * 0.5)} ${round(-size * 0.3)} ${round(size * 0.56)} 0L${round(-size * 0.56)} 0Q${round(-size * 0.5)} ${round(-size * 0.3)} ${round(-size * 0.12)} ${round(-size * 0.36)}Z`,
      shade,
    ) +
    ellipse(0, 0, size * 0.56, size * 0.07, light)
  );
}

/** A long-playing record; origin at its hole. */
export function record(radius: number, vinyl: string, groove: string, label: string, labelContent = ''): string {
  const rings = Array.from({ length: 9 }, (_, index) =>
    circle(0, 0, radius * (0.44 + index * 0.062), 'none', {
      stroke: groove,
      'stroke-width': index % 3 === 0 ? 2.2 : 1,
      opacity: 0.55,
    }),
  );
  return (
    circle(0, 0, radius, vinyl) +
    rings.join('') +
    circle(0, 0, radius * 0.36, label) +
    labelContent +
    circle(0, 0, radius * 0.03, vinyl)
  );
}

/** An oud from the front, neck upwards; origin at the middle of its belly. */
export function oud(size: number, wood: string, dark: string, light: string): string {
  const s = (value: number) => round(value * size);
  const strings = [-0.03, -0.015, 0, 0.015, 0.03].map((x) =>
    line([x * size, -size * 1.02], [x * 1.7 * size, size * 0.34], light, Math.max(0.8, size * 0.004), { opacity: 0.9 }),
  );
  return (
    path(`M${s(-0.05)} ${s(-0.5)}L${s(-0.035)} ${s(-1.06)}L${s(0.035)} ${s(-1.06)}L${s(0.05)} ${s(-0.5)}Z`, dark) +
    path(`M${s(-0.045)} ${s(-1.04)}L${s(0.045)} ${s(-1.04)}L${s(0.22)} ${s(-1.26)}L${s(0.15)} ${s(-1.31)}Z`, dark) +
    [0, 1, 2, 3]
      .map((index) =>
        circle(size * (0.07 + index * 0.045), -size * (1.13 + index * 0.05) - size * 0.03, size * 0.018, light),
      )
      .join('') +
    path(
      `M0 ${s(-0.62)}C${s(0.08)} ${s(-0.52)} ${s(0.42)} ${s(-0.3)} ${s(0.42)} ${s(0.08)}C${s(0.42)} ${s(0.36)} ${s(0.22)} ${s(0.5)} 0 ${s(0.5)}C${s(-0.22)} ${s(0.5)} ${s(-0.42)} ${s(0.36)} ${s(-0.42)} ${s(0.08)}C${s(-0.42)} ${s(-0.3)} ${s(-0.08)} ${s(-0.52)} 0 ${s(-0.62)}Z`,
      wood,
    ) +
    path(
      `M0 ${s(-0.62)}C${s(0.08)} ${s(-0.52)} ${s(0.42)} ${s(-0.3)} ${s(0.42)} ${s(0.08)}C${s(0.42)} ${s(0.36)} ${s(0.22)} ${s(0.5)} 0 ${s(0.5)}Z`,
      dark,
      { opacity: 0.22 },
    ) +
    circle(0, -size * 0.1, size * 0.115, dark) +
    circle(0, -size * 0.1, size * 0.15, 'none', { stroke: dark, 'stroke-width': size * 0.012 }) +
    circle(size * 0.17, size * 0.09, size * 0.05, dark) +
    circle(-size * 0.17, size * 0.09, size * 0.05, dark) +
    rect(-size * 0.12, size * 0.32, size * 0.24, size * 0.04, dark) +
    strings.join('')
  );
}

/** A studio microphone of the fifties; origin at the middle of its head. */
export function microphone(size: number, metal: string, dark: string, stand: number): string {
  const grille = [-0.3, -0.15, 0, 0.15, 0.3].map((y) =>
    rect(-size * 0.24, size * y - size * 0.025, size * 0.48, size * 0.05, dark, { rx: size * 0.02 }),
  );
  return (
    rect(-size * 0.035, size * 0.4, size * 0.07, stand, metal) +
    path(
      `M${round(-size * 0.36)} ${round(-size * 0.1)}L${round(-size * 0.36)} ${round(size * 0.3)}Q0 ${round(size * 0.66)} ${round(size * 0.36)} ${round(size * 0.3)}L${round(size * 0.36)} ${round(-size * 0.1)}`,
      'none',
      { stroke: metal, 'stroke-width': size * 0.06 },
    ) +
    rect(-size * 0.29, -size * 0.5, size * 0.58, size, metal, { rx: size * 0.27 }) +
    grille.join('') +
    rect(-size * 0.03, -size * 0.5, size * 0.06, size, metal)
  );
}

/** A reel of film; origin at its axle. */
export function reel(radius: number, metal: string, hole: string): string {
  const holes = [0, 72, 144, 216, 288].map((angle) => {
    const [x, y] = polar(0, 0, radius * 0.58, angle);
    return circle(x, y, radius * 0.24, hole);
  });
  return (
    circle(0, 0, radius, metal) +
    circle(0, 0, radius * 0.93, 'none', { stroke: hole, 'stroke-width': radius * 0.025 }) +
    holes.join('') +
    circle(0, 0, radius * 0.09, hole)
  );
}

/** A telephone of the forties; origin under it. */
export function telephone(size: number, fill: string, dial: string): string {
  const s = (value: number) => round(value * size);
  return (
    path(
      `M${s(-0.42)} 0L${s(-0.24)} ${s(-0.38)}L${s(-0.14)} ${s(-0.38)}L${s(-0.12)} ${s(-0.46)}L${s(0.12)} ${s(-0.46)}L${s(0.14)} ${s(-0.38)}L${s(0.24)} ${s(-0.38)}L${s(0.42)} 0Z`,
      fill,
    ) +
    path(
      `M${s(-0.52)} ${s(-0.4)}C${s(-0.52)} ${s(-0.66)} ${s(0.52)} ${s(-0.66)} ${s(0.52)} ${s(-0.4)}L${s(0.3)} ${s(-0.38)}C${s(0.28)} ${s(-0.5)} ${s(-0.28)} ${s(-0.5)} ${s(-0.3)} ${s(-0.38)}Z`,
      fill,
    ) +
    circle(0, -size * 0.19, size * 0.15, dial) +
    Array.from({ length: 9 }, (_, index) => {
      const [x, y] = polar(0, -size * 0.19, size * 0.1, index * 36 - 120);
      return circle(x, y, size * 0.022, fill);
    }).join('')
  );
}

/** A tea glass on its saucer; origin under it. */
export function teaGlass(size: number, glass: string, tea: string): string {
  const s = (value: number) => round(value * size);
  return (
    ellipse(0, -size * 0.02, size * 0.42, size * 0.07, glass) +
    path(
      `M${s(-0.22)} ${s(-0.72)}C${s(-0.24)} ${s(-0.5)} ${s(-0.12)} ${s(-0.4)} ${s(-0.14)} ${s(-0.3)}C${s(-0.2)} ${s(-0.18)} ${s(-0.16)} ${s(-0.05)} 0 ${s(-0.05)}C${s(0.16)} ${s(-0.05)} ${s(0.2)} ${s(-0.18)} ${s(0.14)} ${s(-0.3)}C${s(0.12)} ${s(-0.4)} ${s(0.24)} ${s(-0.5)} ${s(0.22)} ${s(-0.72)}Z`,
      glass,
      { opacity: 0.75 },
    ) +
    path(
      `M${s(-0.2)} ${s(-0.6)}C${s(-0.2)} ${s(-0.46)} ${s(-0.1)} ${s(-0.4)} ${s(-0.115)} ${s(-0.3)}C${s(-0.17)} ${s(-0.18)} ${s(-0.13)} ${s(-0.08)} 0 ${s(-0.08)}C${s(0.13)} ${s(-0.08)} ${s(0.17)} ${s(-0.18)} ${s(0.115)} ${s(-0.3)}C${s(0.1)} ${s(-0.4)} ${s(0.2)} ${s(-0.46)} ${s(0.2)} ${s(-0.6)}Z`,
      tea,
    )
  );
}

/** A key of the old kind, lying; origin at the middle of its bow. */
export function key(size: number, fill: string): string {
  return group(
    {},
    circle(0, 0, size * 0.19, 'none', { stroke: fill, 'stroke-width': size * 0.075 }),
    rect(size * 0.19, -size * 0.035, size * 0.75, size * 0.07, fill),
    rect(size * 0.7, 0, size * 0.07, size * 0.2, fill),
    rect(size * 0.84, 0, size * 0.09, size * 0.15, fill),
  );
}

/** A street lamp with one arm; origin at its foot. */
export function streetLamp(height: number, fill: string, light: string): string {
  const s = (value: number) => round(value * height);
  return (
    rect(-height * 0.012, -height * 0.93, height * 0.024, height * 0.93, fill) +
    path(`M${s(-0.035)} 0L${s(-0.02)} ${s(-0.12)}L${s(0.02)} ${s(-0.12)}L${s(0.035)} 0Z`, fill) +
    stroke(`M0 ${s(-0.92)}C0 ${s(-1.02)} ${s(0.16)} ${s(-1.02)} ${s(0.17)} ${s(-0.93)}`, fill, height * 0.018) +
    place(
      path(`M${s(-0.06)} ${s(0.02)}L${s(0.06)} ${s(0.02)}L${s(0.025)} ${s(-0.04)}L${s(-0.025)} ${s(-0.04)}Z`, fill) +
        ellipse(0, height * 0.024, height * 0.05, height * 0.014, light),
      height * 0.17,
      -height * 0.9,
    )
  );
}
