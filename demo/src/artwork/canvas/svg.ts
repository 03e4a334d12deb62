export type Point = readonly [number, number];
export type Attributes = Readonly<Record<string, string | number>>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe inside an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? '');
}

/** One decimal is finer than any pixel that is ever asked for, and keeps the drawing small. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * See-through shapes are written with the opacity of their paint: the opacity of an element would make a layer of its own,
 * which costs time and, inside a clipped group, can stop the renderer and with it the process.
 */
function paintOpacity(name: string, { opacity, ...rest }: Attributes): Attributes {
  if (opacity === undefined || name === 'g') return opacity === undefined ? rest : { ...rest, opacity };
  return {
    ...(rest['fill'] === 'none' ? {} : { 'fill-opacity': opacity }),
    ...rest,
    ...('stroke' in rest ? { 'stroke-opacity': opacity } : {}),
  };
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(paintOpacity(name, attributes))
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? value.toFixed(3).replace(/\.?0+$/, '') : escapeXml(value)}"`,
    )
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x: round(x), y: round(y), width: round(width), height: round(height), fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx: round(cx), cy: round(cy), r: round(r), fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

export function stroke(d: string, color: string, width: number, more: Attributes = {}): string {
  return path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function line(from: Point, to: Point, color: string, width: number, more: Attributes = {}): string {
  return stroke(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, color, width, more);
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(closedPath(points), fill, more);
}

export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}

export function openPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, children.join(''));
}

/** Moves, turns and sizes a drawing that was made around its own origin. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0, mirrored = false): string {
  const flip = mirrored ? -scale : scale;
  return group(
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${flip.toFixed(3)} ${scale.toFixed(3)})`,
    },
    content,
  );
}

/**
 * Whether a drawing makes layers of its own. Such a drawing must never stand inside a clipped group:
 * the renderer panics on nested layers of which one reaches far beyond the sheet.
 */
export function hasLayers(content: string): boolean {
  return content.includes('clip-path=') || /<g[^>]* opacity=/.test(content);
}

/** A point on a circle; 0 degrees is up, clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}
