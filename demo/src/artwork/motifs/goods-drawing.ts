import { ellipse } from '../canvas/svg.ts';

/** A thing for sale, drawn flat around the middle of a 720×900 sheet. */
export interface Goods {
  /** What stands behind the print. */
  readonly body: string;
  /** What lies over the print: folds, seams, handles. */
  readonly over: string;
  /** Where the print goes. */
  readonly print: { readonly x: number; readonly y: number; readonly scale: number; readonly turn?: number };
  /** Where there is room for a whole picture. */
  readonly area?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Draws a thing in its color, a darker one for its seams, and a light one. */
export type DrawGoods = (color: string, seam: string, light: string) => Goods;

/** The shadow on the floor below a thing. */
export const shadow = (cx: number, cy: number, rx: number, ry = 26) =>
  ellipse(cx, cy, rx, ry, '#000000', { opacity: 0.2 });
