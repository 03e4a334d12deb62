import { mix } from '../canvas/color.ts';
import type { Stage } from '../canvas/stage.ts';
import { circle, path, place, rect } from '../canvas/svg.ts';

const rows = [6, 5, 6] as const;
/** The take that was the best. */
const best = 2;

/** Seventeen bowls of one soup, from above: from take to take the green sinks and the broth shows. */
export function seventeenBowls({ random, palette }: Stage): string {
  const { ground, dark, mid, light, accent } = palette;
  const leaf = mix(ground, '#7fb238', 0.62);
  const bowl = (take: number) => {
    const green = 72 - take * 2.4;
    const flecks = Array.from({ length: 16 }, () =>
      circle(
        random.between(-0.62, 0.62) * green,
        random.between(-0.62, 0.62) * green,
        random.between(4, 8),
        mix(leaf, dark, random.between(0.2, 0.5)),
      ),
    );
    return (
      circle(7, 11, 98, '#000000', { opacity: 0.25 }) +
      circle(0, 0, 98, light) +
      circle(0, 0, 85, 'none', { stroke: take === best ? accent : mid, 'stroke-width': take === best ? 10 : 4 }) +
      circle(0, 0, 74, mix(mid, light, 0.35)) +
      circle(0, 0, green, leaf) +
      flecks.join('')
    );
  };
  let take = 0;
  const bowls = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) =>
      place(bowl(take++), 125 + (column + (row % 2) / 2) * 220, 160 + row * 290),
    ),
  );
  const checks = Array.from({ length: 60 }, (_, index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)];
    return (column + row) % 2 === 0 ? rect(column * 135, row * 150, 135, 150, dark, { opacity: 0.3 }) : '';
  });
  const dropped =
    path('M-8 -12L8 -12L6 150L-6 150Z', light) + path('M0 -78C32 -78 36 -16 0 -8C-36 -16 -32 -78 0 -78Z', light);
  return rect(0, 0, 1350, 900, ground) + checks.join('') + bowls.join('') + place(dropped, 672, 300, 0.9, 64);
}
