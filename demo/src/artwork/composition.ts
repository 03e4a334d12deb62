import type { Face } from './canvas/fonts.ts';
import type { Area, TitleStyle } from './canvas/lettering.ts';
import type { Palette, Stage } from './canvas/stage.ts';

/** Where and how a composition wants its title; what it leaves open follows from the family. */
export interface TitleSlot extends Partial<TitleStyle> {
  readonly area: Area;
  /** Colour of the small Latin title; the title's own when left out. */
  readonly latin?: string;
  /** The art holds the Arabic title already; only the Latin one is set, at the top of the area. */
  readonly isDrawn?: boolean;
}

export interface Drawing {
  readonly art: string;
  readonly title: TitleSlot;
  /** Colour of the billing block at the foot of the poster. */
  readonly foot: string;
  /** Where the picture is busy at its foot: the colour that it sinks into there. */
  readonly sink?: string;
}

/** One way to fill the sheet. It draws for any width; on a scene the title slot is ignored. */
export interface Composition {
  readonly name: string;
  /** Tag slugs that ask for this composition. */
  readonly tags?: readonly string[];
  draw(stage: Stage, title: readonly string[]): Drawing;
}

export interface Family {
  readonly name: string;
  readonly faces: readonly Face[];
  readonly palettes: readonly Palette[];
  readonly compositions: readonly Composition[];
}

/** The usual places of a title on a 600×900 poster. */
export const titleAreas = {
  head: { x: 46, y: 52, width: 508, height: 300 },
  low: { x: 46, y: 530, width: 508, height: 275 },
  foot: { x: 46, y: 600, width: 508, height: 205 },
} satisfies Record<string, Area>;
