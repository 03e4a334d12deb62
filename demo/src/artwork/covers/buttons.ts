import { mix } from '../canvas/color.ts';
import type { Palette, Stage } from '../canvas/stage.ts';
import { circle, place, polar, rect, stroke } from '../canvas/svg.ts';

/** A button from the front, with its rim and its holes. */
function button(radius: number, fill: string, dark: string, holes: 2 | 4): string {
  const rim = mix(fill, '#ffffff', 0.28);
  return (
    circle(radius * 0.08, radius * 0.14, radius, '#000000', { opacity: 0.25 }) +
    circle(0, 0, radius, fill) +
    circle(0, 0, radius * 0.78, 'none', { stroke: rim, 'stroke-width': radius * 0.1 }) +
    Array.from({ length: holes }, (_, index) => {
      const [x, y] = polar(0, 0, radius * 0.3, index * (360 / holes) + 45);
      return circle(x, y, radius * 0.12, dark);
    }).join('')
  );
}

/** The drawer that is open: a large button on cloth, its thread still in it. */
function openDrawer({ ground, dark, mid, light, accent }: Palette): string {
  return (
    rect(-150, -118, 330, 290, '#000000', { opacity: 0.3 }) +
    rect(-165, -135, 330, 290, mix(accent, dark, 0.45)) +
    rect(-147, -117, 294, 198, mix(ground, light, 0.4)) +
    rect(-165, 96, 330, 59, mix(accent, dark, 0.25)) +
    rect(-62, 108, 124, 34, light) +
    rect(-46, 122, 92, 6, dark) +
    place(button(82, mid, dark, 4), 0, -18) +
    stroke('M-17 -35L17 -1M17 -35L-17 -1', light, 7) +
    stroke('M17 -1C60 40 96 20 120 66C140 106 210 84 226 150C238 204 190 236 214 300', light, 5)
  );
}

/** A cabinet of a hundred and twelve drawers, each with another button for its knob. One is open. */
export function buttons({ random, palette }: Stage): string {
  const { ground, dark, mid, accent } = palette;
  const [columns, rows] = [14, 8];
  const [width, height] = [1350 / columns, 900 / rows];
  const wood = mix(accent, dark, 0.35);
  const tones = [mid, accent, dark, palette.light, mix(mid, dark, 0.4), mix(accent, palette.light, 0.45), '#2f7f86'];
  const drawers = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    const face = mix(ground, wood, random.between(0.18, 0.42));
    return (
      rect(x + 4, y + 4, width - 8, height - 8, face) +
      rect(x + 4, y + height - 14, width - 8, 10, mix(face, dark, 0.18)) +
      place(
        button(random.between(17, 29), random.pick(tones), mix(dark, '#000000', 0.3), random.chance(0.5) ? 2 : 4),
        x + width / 2,
        y + height / 2 - 3,
        1,
        random.between(0, 90),
      )
    );
  });
  return rect(0, 0, 1350, 900, wood) + drawers.join('') + place(openDrawer(palette), 640, 430, 1.15);
}
