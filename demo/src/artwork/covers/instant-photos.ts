import { mix } from '../canvas/color.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, path, place, rect, round, stroke } from '../canvas/svg.ts';

/** A tea glass standing on y = 72, full to a share of its height. */
function glass({ light, accent }: Palette, level: number): string {
  const top = 68 - level * 76;
  const half = 22 + level * 8;
  return (
    path(`M${round(-half)} ${round(top)}L${round(half)} ${round(top)}L22 68L-22 68Z`, '#a2481f') +
    path('M-32 -20L32 -20L24 72L-24 72Z', light, { opacity: 0.4 }) +
    rect(-30, -6, 60, 5, accent)
  );
}

/** Nine instant photos of one table, from full to nearly empty. In the last the glass is full again, and somewhere else. */
export function instantPhotos({ random, palette }: Stage): string {
  const { ground, dark, mid, light, accent } = palette;
  const photo = (level: number, x: number) =>
    rect(-110, -116, 236, 256, '#000000', { opacity: 0.22 }) +
    rect(-118, -128, 236, 256, light) +
    rect(-100, -110, 200, 190, mix(ground, light, 0.4)) +
    circle(52, -62, 24, accent) +
    rect(-100, 48, 200, 32, dark) +
    place(glass(palette, level), x, -16);
  const caught = stroke('M58 -40C0 -52 -14 60 54 68C116 68 120 -44 38 -46', mid, 10) + rect(-24, 95, 48, 13, mid);
  const photos = Array.from({ length: 9 }, (_, index) => {
    const isLast = index === 8;
    return place(
      photo(isLast ? 0.92 : 0.98 - index * 0.11, isLast ? 52 : -28) + (isLast ? caught : ''),
      345 + (index % 3) * 370,
      158 + Math.floor(index / 3) * 292,
      1.06,
      random.between(-4, 4),
    );
  });
  const ruled = Array.from({ length: 19 }, (_, row) => rect(0, 24 + row * 48, 1350, 3, light, { opacity: 0.12 }));
  return rect(0, 0, 1350, 900, ground) + ruled.join('') + rect(120, 0, 5, 900, mid) + photos.join('');
}
