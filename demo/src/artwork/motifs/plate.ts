import type { Random } from '../canvas/random.ts';
import { circle, group, path, place, rect, round, stroke } from '../canvas/svg.ts';

/** Dishes of an Egyptian table, seen from above. */
export function plate(radius: number, china: string, rim: string, random: Random): string {
  const food = random.int(0, 4);
  const colors = ['#c8451f', '#5f8f2f', '#e9b44c', '#8a5a2b', '#f3ead3', '#7d1f2b'];
  const dots = (count: number, size: number, fill: string) =>
    Array.from({ length: count }, () =>
      circle(
        random.between(-0.45, 0.45) * radius,
        random.between(-0.45, 0.45) * radius,
        size * random.between(0.7, 1.2),
        fill,
      ),
    ).join('');
  const filling =
    food === 0
      ? circle(0, 0, radius * 0.6, '#a8572a') +
        dots(9, radius * 0.09, '#e9d8a6') +
        stroke(
          `M${round(-radius * 0.4)} 0Q0 ${round(-radius * 0.4)} ${round(radius * 0.4)} 0`,
          '#7fa33a',
          radius * 0.07,
        )
      : food === 1
        ? dots(14, radius * 0.14, random.pick(colors)) + dots(8, radius * 0.12, '#5f8f2f')
        : food === 2
          ? circle(0, 0, radius * 0.62, '#f1e2bd') +
            circle(0, 0, radius * 0.26, '#c9d66b') +
            circle(radius * 0.1, -radius * 0.05, radius * 0.12, '#e3a51a')
          : food === 3
            ? [0, 60, 120]
                .map((angle) =>
                  place(
                    rect(-radius * 0.55, -radius * 0.11, radius * 1.1, radius * 0.22, '#8a4b22', { rx: radius * 0.1 }),
                    0,
                    0,
                    1,
                    angle,
                  ),
                )
                .join('')
            : [0, 1, 2, 3, 4, 5]
                .map((index) =>
                  place(
                    path(
                      `M0 0L${round(radius * 0.55)} ${round(-radius * 0.16)}A${round(radius * 0.57)} ${round(radius * 0.57)} 0 0 1 ${round(radius * 0.55)} ${round(radius * 0.16)}Z`,
                      index % 2 === 0 ? '#d7402b' : '#f0e6c8',
                    ),
                    0,
                    0,
                    1,
                    index * 60,
                  ),
                )
                .join('');
  return (
    circle(4, 6, radius, '#000000', { opacity: 0.2 }) +
    circle(0, 0, radius, china) +
    circle(0, 0, radius * 0.86, 'none', { stroke: rim, 'stroke-width': radius * 0.06 }) +
    group({}, filling)
  );
}
