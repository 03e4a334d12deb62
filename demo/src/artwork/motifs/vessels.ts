import { circle, closedPath, group, path, place, rect, round, stroke, type Point } from '../canvas/svg.ts';

/** A felucca under sail; origin at the waterline, about as high as `size`. */
export function felucca(size: number, hull: string, sail: string): string {
  const s = (value: number) => round(value * size);
  return (
    path(
      `M${s(-0.03)} ${s(-0.1)}C${s(-0.02)} ${s(-0.5)} ${s(0.12)} ${s(-0.86)} ${s(0.36)} ${s(-1.06)}C${s(0.42)} ${s(-0.7)} ${s(0.36)} ${s(-0.34)} ${s(0.3)} ${s(-0.13)}Z`,
      sail,
    ) +
    path(
      `M${s(-0.07)} ${s(-0.1)}C${s(-0.08)} ${s(-0.36)} ${s(-0.1)} ${s(-0.52)} ${s(-0.06)} ${s(-0.66)}C${s(-0.22)} ${s(-0.48)} ${s(-0.34)} ${s(-0.26)} ${s(-0.36)} ${s(-0.12)}Z`,
      sail,
      { opacity: 0.8 },
    ) +
    stroke(`M${s(-0.05)} ${s(-0.04)}L${s(-0.05)} ${s(-0.7)}`, hull, size * 0.016) +
    path(
      `M${s(-0.5)} ${s(-0.12)}Q${s(0)} ${s(-0.05)} ${s(0.48)} ${s(-0.13)}Q${s(0.4)} ${s(0.03)} ${s(0.24)} ${s(0.03)}L${s(-0.3)} ${s(0.03)}Q${s(-0.42)} ${s(0.02)} ${s(-0.5)} ${s(-0.12)}Z`,
      hull,
    )
  );
}

/** A rowing boat with one figure. */
export function rowboat(size: number, fill: string): string {
  const s = (value: number) => round(value * size);
  return (
    path(
      `M${s(-0.5)} ${s(-0.1)}Q0 ${s(0)} ${s(0.5)} ${s(-0.12)}Q${s(0.38)} ${s(0.06)} ${s(0.2)} ${s(0.06)}L${s(-0.24)} ${s(0.06)}Q${s(-0.4)} ${s(0.05)} ${s(-0.5)} ${s(-0.1)}Z`,
      fill,
    ) +
    path(
      `M${s(-0.1)} 0C${s(-0.12)} ${s(-0.2)} ${s(-0.06)} ${s(-0.27)} ${s(0.01)} ${s(-0.27)}C${s(0.08)} ${s(-0.26)} ${s(0.1)} ${s(-0.14)} ${s(0.12)} 0Z`,
      fill,
    ) +
    circle(size * 0.01, -size * 0.33, size * 0.05, fill) +
    stroke(`M${s(-0.2)} ${s(0.12)}L${s(0.12)} ${s(-0.18)}`, fill, size * 0.018)
  );
}

/** A cargo ship in side view. */
export function steamer(size: number, fill: string, light: string): string {
  const s = (value: number) => round(value * size);
  return (
    path(`M${s(-0.5)} ${s(-0.11)}L${s(0.5)} ${s(-0.14)}L${s(0.42)} ${s(0.02)}L${s(-0.44)} ${s(0.02)}Z`, fill) +
    rect(-size * 0.3, -size * 0.24, size * 0.34, size * 0.14, fill) +
    rect(-size * 0.22, -size * 0.32, size * 0.2, size * 0.1, fill) +
    rect(-size * 0.12, -size * 0.46, size * 0.08, size * 0.16, fill) +
    [0, 1, 2, 3].map((index) => circle(size * (-0.24 + index * 0.07), -size * 0.17, size * 0.014, light)).join('') +
    stroke(`M${s(0.25)} ${s(-0.12)}L${s(0.25)} ${s(-0.4)}`, fill, size * 0.012)
  );
}

/** A train in side view that leaves the sheet; origin at the head of the engine, on the rail. */
export function train(length: number, height: number, body: string, glass: string, stripe: string): string {
  const car = height * 2.7;
  const parts: string[] = [];
  const engine: Point[] = [
    [0, 0],
    [0, -height * 0.36],
    [-height * 0.28, -height * 0.86],
    [-height * 0.5, -height],
    [-car, -height],
    [-car, 0],
  ];
  parts.push(
    path(closedPath(engine), body),
    rect(-height * 0.95, -height * 0.82, height * 0.34, height * 0.3, glass),
    rect(-car, -height * 0.4, car, height * 0.08, stripe),
  );
  for (let x = -car - height * 0.14; x > -length; x -= car + height * 0.14) {
    parts.push(
      rect(x - car, -height, car, height * 0.96, body, { rx: 3 }),
      rect(x - car, -height * 0.4, car, height * 0.08, stripe),
    );
    for (let pane = 0; pane < 5; pane += 1)
      parts.push(rect(x - car + car * (0.07 + pane * 0.18), -height * 0.82, car * 0.12, height * 0.3, glass));
  }
  for (let x = -height * 0.5; x > -length; x -= height * 0.75)
    parts.push(circle(x, -height * 0.02, height * 0.13, body));
  return group({}, ...parts);
}

/** A small car, a taxi or a loaded one; origin at the middle, on the road. */
export function car(size: number, body: string, glass: string, trim: string, load: readonly string[] = []): string {
  const s = (value: number) => round(value * size);
  const wheel = (x: number) =>
    circle(x * size, -size * 0.08, size * 0.085, '#15131a') + circle(x * size, -size * 0.08, size * 0.035, trim);
  let roof = -size * 0.45;
  const luggage = load.map((color, index) => {
    const [w, h] = [size * (0.5 - index * 0.09), size * (0.1 + (index % 2) * 0.05)];
    roof -= h;
    return rect(-w / 2 + size * (index % 2 === 0 ? -0.03 : 0.04), roof, w, h, color, { rx: size * 0.015 });
  });
  return (
    luggage.join('') +
    path(
      `M${s(-0.5)} ${s(-0.08)}L${s(-0.5)} ${s(-0.24)}Q${s(-0.49)} ${s(-0.28)} ${s(-0.4)} ${s(-0.29)}L${s(-0.3)} ${s(-0.3)}L${s(-0.22)} ${s(-0.42)}Q${s(-0.2)} ${s(-0.45)} ${s(-0.15)} ${s(-0.45)}L${s(0.15)} ${s(-0.45)}Q${s(0.2)} ${s(-0.45)} ${s(0.23)} ${s(-0.41)}L${s(0.31)} ${s(-0.3)}L${s(0.45)} ${s(-0.28)}Q${s(0.5)} ${s(-0.27)} ${s(0.5)} ${s(-0.22)}L${s(0.5)} ${s(-0.08)}Z`,
      body,
    ) +
    path(
      `M${s(-0.24)} ${s(-0.3)}L${s(-0.17)} ${s(-0.41)}L${s(-0.02)} ${s(-0.41)}L${s(-0.02)} ${s(-0.3)}ZM${s(0.02)} ${s(-0.3)}L${s(0.02)} ${s(-0.41)}L${s(0.14)} ${s(-0.41)}L${s(0.22)} ${s(-0.3)}Z`,
      glass,
    ) +
    rect(-size * 0.5, -size * 0.2, size, size * 0.035, trim) +
    wheel(-0.29) +
    wheel(0.3)
  );
}

/** A tram seen from the front; origin at the middle, on the rail. */
export function tramFront(size: number, body: string, glass: string, light: string, trim: string): string {
  const s = size;
  return (
    stroke(
      `M0 ${round(-s * 1.28)}L${round(-s * 0.14)} ${round(-s * 1.14)}L${round(s * 0.1)} ${round(-s * 1.05)}`,
      trim,
      s * 0.018,
    ) +
    rect(-s * 0.36, -s * 1.05, s * 0.72, s * 0.98, body, { rx: s * 0.1 }) +
    rect(-s * 0.29, -s * 0.86, s * 0.27, s * 0.34, glass, { rx: s * 0.03 }) +
    rect(s * 0.02, -s * 0.86, s * 0.27, s * 0.34, glass, { rx: s * 0.03 }) +
    rect(-s * 0.17, -s * 1.0, s * 0.34, s * 0.09, light, { rx: s * 0.02 }) +
    rect(-s * 0.36, -s * 0.44, s * 0.72, s * 0.06, trim) +
    place(circle(0, 0, s * 0.06, light), -s * 0.2, -s * 0.25) +
    circle(s * 0.2, -s * 0.25, s * 0.06, light) +
    rect(-s * 0.3, -s * 0.08, s * 0.6, s * 0.06, trim)
  );
}
