/** A line of a film: what is read below the picture and what the narrator says. Times in seconds. */
export type Line = {
  at: number;
  until: number;
  ar: string;
  /** The Arabic line with its vowel marks, which the speech synthesizer needs. */
  spoken: string;
  en: string;
};

/** A plucked melody over a drone: a maqam as cents above the root. */
export type Tune = { root: number; scale: readonly number[]; beat: number; seed: number };

/** One demo film. `draw` returns the SVG content of the picture at a moment, 1280 × 720. */
export type Film = {
  id: string;
  title: { ar: string; en: string };
  seconds: number;
  /** The languages the narrator speaks. */
  audio: readonly ('ar' | 'en')[];
  posterAt: number;
  tune: Tune;
  lines: readonly Line[];
  draw: (seconds: number) => string;
};
