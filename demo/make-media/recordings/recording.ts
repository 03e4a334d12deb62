import type { Sound } from './sound.ts';

/** What is heard in a chapter, as long as it lasts. */
export type Chapter = (seconds: number) => Sound;

/** A recording that a post plays: how long it and its chapters last is said in the post. */
export interface Recording {
  /** The file's name without its ending. */
  readonly name: string;
  /** How loud it is as a whole, in LUFS. */
  readonly loudness: number;
  readonly chapters: readonly Chapter[];
  /** What goes on below all chapters. */
  readonly ground?: Chapter;
}

/** As loud as one speaks: what most recordings have. */
export const SPEAKING = -19;
/** An empty room that is as loud as a voice is not empty. */
export const ROOM = -28;
