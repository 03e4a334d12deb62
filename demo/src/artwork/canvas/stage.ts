import { createRandom, type Random } from './random.ts';
import { element, round } from './svg.ts';

/** Six colours that make one film's world. */
export interface Palette {
  /** The colour of most of the picture; shown while the picture loads. */
  readonly ground: string;
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
  /** The colour of the lettering. */
  readonly ink: string;
}

export type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

/** The sheet that one picture is drawn on. All art is 900 high; only the width differs. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** A scene: 16:9, without lettering, quiet on its right half. */
  readonly isWide: boolean;
  /** Where across the sheet the subject of the picture stands. */
  readonly focus: number;
  readonly random: Random;
  readonly palette: Palette;
  readonly tags: readonly string[];
  /** Fills that fade; `angle` 0 runs downwards, 90 towards the right. */
  fade(stops: Stops, angle?: number): string;
  glow(cx: number, cy: number, radius: number, stops: Stops): string;
  /** Returns the value of a clip-path attribute. */
  clip(shape: string): string;
  /** The definitions collected so far, to be written at the head of the drawing. */
  definitions(): string;
}

export interface StageOptions {
  readonly width: number;
  readonly height: number;
  readonly focus: number;
  readonly seed: string;
  readonly palette: Palette;
  readonly tags?: readonly string[];
  /** Keeps the ids apart where one drawing holds another. */
  readonly prefix?: string;
}

export function createStage(options: StageOptions): Stage {
  const definitions: string[] = [];
  const define = (name: string, attributes: Record<string, string | number>, content: string) => {
    const id = `${options.prefix ?? 'd'}${definitions.length}`;
    definitions.push(element(name, { id, ...attributes }, content));
    return `url(#${id})`;
  };
  const writeStops = (stops: Stops) =>
    stops
      .map(([offset, color, opacity = 1]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
      .join('');
  return {
    width: options.width,
    height: options.height,
    isWide: options.width > options.height,
    focus: options.focus,
    random: createRandom(options.seed),
    palette: options.palette,
    tags: options.tags ?? [],
    fade: (stops, angle = 0) => {
      const radians = (angle * Math.PI) / 180;
      const [dx, dy] = [Math.sin(radians) / 2, Math.cos(radians) / 2];
      return define('linearGradient', { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy }, writeStops(stops));
    },
    glow: (cx, cy, radius, stops) =>
      define(
        'radialGradient',
        { gradientUnits: 'userSpaceOnUse', cx: round(cx), cy: round(cy), r: round(radius) },
        writeStops(stops),
      ),
    clip: (shape) => define('clipPath', {}, shape),
    definitions: () => definitions.join(''),
  };
}
