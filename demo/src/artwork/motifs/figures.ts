import type { Random } from '../canvas/random.ts';
import { circle, ellipse, group, path, place, rect, round, stroke } from '../canvas/svg.ts';

export type Dress = 'suit' | 'galabeya' | 'dress' | 'coat' | 'child';
export const dresses: readonly Dress[] = ['suit', 'galabeya', 'dress', 'coat', 'child'];

/** A small standing figure seen from afar; origin between the feet. */
export function figure(height: number, fill: string, dress: Dress): string {
  const s = (value: number) => round(value * height);
  const head = circle(0, -height * 0.9, height * 0.07, fill);
  const neck = rect(-height * 0.025, -height * 0.86, height * 0.05, height * 0.06, fill);
  switch (dress) {
    case 'galabeya':
      return (
        head +
        neck +
        path(
          `M${s(-0.11)} ${s(-0.8)}Q0 ${s(-0.85)} ${s(0.11)} ${s(-0.8)}L${s(0.19)} ${s(-0.42)}L${s(0.14)} ${s(-0.4)}L${s(0.16)} 0L${s(-0.16)} 0L${s(-0.14)} ${s(-0.4)}L${s(-0.19)} ${s(-0.42)}Z`,
          fill,
        )
      );
    case 'dress':
      return (
        head +
        circle(height * 0.03, -height * 0.95, height * 0.045, fill) +
        neck +
        path(
          `M${s(-0.09)} ${s(-0.81)}Q0 ${s(-0.84)} ${s(0.09)} ${s(-0.81)}L${s(0.055)} ${s(-0.56)}L${s(0.18)} ${s(-0.2)}L${s(0.05)} ${s(-0.2)}L${s(0.045)} 0L${s(0.01)} 0L0 ${s(-0.2)}L${s(-0.02)} 0L${s(-0.055)} 0L${s(-0.06)} ${s(-0.2)}L${s(-0.18)} ${s(-0.2)}L${s(-0.055)} ${s(-0.56)}Z`,
          fill,
        )
      );
    case 'coat':
      return (
        head +
        ellipse(0, -height * 0.945, height * 0.13, height * 0.018, fill) +
        path(
          `M${s(-0.075)} ${s(-0.95)}L${s(-0.06)} ${s(-1.02)}L${s(0.06)} ${s(-1.02)}L${s(0.075)} ${s(-0.95)}Z`,
          fill,
        ) +
        neck +
        path(
          `M${s(-0.14)} ${s(-0.81)}Q0 ${s(-0.85)} ${s(0.14)} ${s(-0.81)}L${s(0.16)} ${s(-0.45)}L${s(0.13)} ${s(-0.2)}L${s(0.06)} ${s(-0.2)}L${s(0.06)} 0L${s(0.01)} 0L0 ${s(-0.2)}L${s(-0.01)} 0L${s(-0.07)} 0L${s(-0.07)} ${s(-0.2)}L${s(-0.14)} ${s(-0.2)}L${s(-0.17)} ${s(-0.45)}Z`,
          fill,
        )
      );
    case 'child':
      return group(
        { transform: 'scale(.72)' },
        circle(0, -height * 0.85, height * 0.12, fill),
        path(
          `M${s(-0.1)} ${s(-0.74)}L${s(0.1)} ${s(-0.74)}L${s(0.22)} ${s(-0.48)}L${s(0.17)} ${s(-0.45)}L${s(0.11)} ${s(-0.56)}L${s(0.12)} 0L${s(0.03)} 0L0 ${s(-0.32)}L${s(-0.03)} 0L${s(-0.12)} 0L${s(-0.11)} ${s(-0.56)}L${s(-0.17)} ${s(-0.45)}L${s(-0.22)} ${s(-0.48)}Z`,
          fill,
        ),
      );
    default:
      return (
        head +
        neck +
        path(
          `M${s(-0.13)} ${s(-0.81)}Q0 ${s(-0.85)} ${s(0.13)} ${s(-0.81)}L${s(0.16)} ${s(-0.44)}L${s(0.11)} ${s(-0.43)}L${s(0.1)} ${s(-0.46)}L${s(0.085)} 0L${s(0.02)} 0L0 ${s(-0.4)}L${s(-0.02)} 0L${s(-0.085)} 0L${s(-0.1)} ${s(-0.46)}L${s(-0.11)} ${s(-0.43)}L${s(-0.16)} ${s(-0.44)}Z`,
          fill,
        )
      );
  }
}

/** The figure's shadow on flat ground, thrown towards (dx, dy). */
export function shadowOf(content: string, dx: number, dy: number, opacity = 0.5): string {
  return group({ transform: `matrix(1 0 ${round(-dx)} ${round(-dy)} 0 0)`, opacity }, content);
}

/** A dromedary in side view, walking to the left. */
export function camel(size: number, fill: string, rider?: string): string {
  const s = (value: number) => round(value * size);
  const body = path(
    `M${s(-0.28)} ${s(-0.52)}C${s(-0.18)} ${s(-0.56)} ${s(-0.1)} ${s(-0.8)} ${s(0.03)} ${s(-0.8)}C${s(0.14)} ${s(-0.8)} ${s(0.2)} ${s(-0.58)} ${s(0.32)} ${s(-0.52)}C${s(0.4)} ${s(-0.47)} ${s(0.39)} ${s(-0.35)} ${s(0.36)} ${s(-0.3)}` +
      `L${s(0.35)} 0L${s(0.3)} 0L${s(0.28)} ${s(-0.27)}C${s(0.16)} ${s(-0.31)} ${s(0.02)} ${s(-0.31)} ${s(-0.1)} ${s(-0.29)}L${s(-0.14)} 0L${s(-0.19)} 0L${s(-0.2)} ${s(-0.3)}` +
      `C${s(-0.34)} ${s(-0.32)} ${s(-0.42)} ${s(-0.44)} ${s(-0.45)} ${s(-0.62)}C${s(-0.46)} ${s(-0.7)} ${s(-0.47)} ${s(-0.74)} ${s(-0.5)} ${s(-0.76)}L${s(-0.62)} ${s(-0.74)}C${s(-0.66)} ${s(-0.74)} ${s(-0.66)} ${s(-0.8)} ${s(-0.62)} ${s(-0.82)}L${s(-0.46)} ${s(-0.87)}` +
      `C${s(-0.4)} ${s(-0.87)} ${s(-0.38)} ${s(-0.8)} ${s(-0.37)} ${s(-0.7)}C${s(-0.36)} ${s(-0.6)} ${s(-0.34)} ${s(-0.54)} ${s(-0.28)} ${s(-0.52)}Z`,
    fill,
  );
  const legs = stroke(
    `M${s(0.2)} ${s(-0.3)}L${s(0.2)} ${s(-0.01)}M${s(-0.05)} ${s(-0.3)}L${s(-0.06)} ${s(-0.01)}M${s(0.37)} ${s(-0.46)}L${s(0.42)} ${s(-0.28)}`,
    fill,
    size * 0.035,
  );
  return (
    body +
    legs +
    (rider
      ? place(
          path(
            `M${s(-0.14)} ${s(0.06)}C${s(-0.14)} ${s(-0.2)} ${s(-0.07)} ${s(-0.3)} 0 ${s(-0.3)}C${s(0.08)} ${s(-0.3)} ${s(0.13)} ${s(-0.18)} ${s(0.15)} ${s(0.06)}Z`,
            rider,
          ) + circle(0, -size * 0.36, size * 0.07, rider),
          size * 0.02,
          -size * 0.76,
        )
      : '')
  );
}

/** A sitting cat from behind; origin under it. */
export function cat(size: number, fill: string): string {
  const s = (value: number) => round(value * size);
  return (
    path(
      `M${s(-0.3)} 0C${s(-0.34)} ${s(-0.34)} ${s(-0.16)} ${s(-0.5)} ${s(-0.16)} ${s(-0.62)}L${s(0.16)} ${s(-0.62)}C${s(0.16)} ${s(-0.5)} ${s(0.34)} ${s(-0.34)} ${s(0.3)} 0Z`,
      fill,
    ) +
    ellipse(0, -size * 0.72, size * 0.2, size * 0.18, fill) +
    path(
      `M${s(-0.19)} ${s(-0.74)}L${s(-0.19)} ${s(-1.0)}L${s(-0.02)} ${s(-0.84)}ZM${s(0.19)} ${s(-0.74)}L${s(0.19)} ${s(-1.0)}L${s(0.02)} ${s(-0.84)}Z`,
      fill,
    ) +
    stroke(
      `M${s(0.24)} ${s(-0.04)}C${s(0.5)} ${s(0)} ${s(0.56)} ${s(-0.22)} ${s(0.46)} ${s(-0.36)}`,
      fill,
      size * 0.075,
    )
  );
}

/** A handful of people as one dark mass, seen from behind. */
export function crowd(width: number, height: number, fill: string, random: Random): string {
  const parts: string[] = [];
  for (let x = -30; x < width + 30; x += height * random.between(0.5, 0.75)) {
    const h = height * random.between(0.75, 1.05);
    parts.push(
      circle(x, -h, height * 0.17, fill),
      path(
        `M${round(x - height * 0.42)} 0C${round(x - height * 0.42)} ${round(-h * 0.75)} ${round(x - height * 0.2)} ${round(-h * 0.82)} ${round(x)} ${round(-h * 0.82)}C${round(x + height * 0.2)} ${round(-h * 0.82)} ${round(x + height * 0.42)} ${round(-h * 0.75)} ${round(x + height * 0.42)} 0Z`,
        fill,
      ),
    );
  }
  return group({}, ...parts);
}
