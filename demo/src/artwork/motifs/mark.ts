import { closedPath, element, path, polar, type Point } from '../canvas/svg.ts';

/** An eight-pointed star: two squares, one turned. */
export function eightPointStar(radius: number): string {
  const inner = radius * 0.7654;
  const points = Array.from({ length: 16 }, (_, index): Point =>
    polar(0, 0, index % 2 === 0 ? radius : inner, index * 22.5),
  );
  return closedPath(points);
}

/** The mark of Sahra; its play triangle points in reading direction (Arabic: to the left). */
export function mark(radius: number, star: string, triangle: string, reading: 'rtl' | 'ltr' = 'rtl'): string {
  const side = reading === 'rtl' ? -1 : 1;
  const points: Point[] = [
    [side * radius * 0.46, 0],
    [-side * radius * 0.26, -radius * 0.4],
    [-side * radius * 0.26, radius * 0.4],
  ];
  return (
    path(eightPointStar(radius), star) +
    element('path', {
      d: closedPath(points),
      fill: triangle,
      stroke: triangle,
      'stroke-width': radius * 0.09,
      'stroke-linejoin': 'round',
    })
  );
}
