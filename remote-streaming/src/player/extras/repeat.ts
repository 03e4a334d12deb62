/** A part of the film that plays again and again; `to` is null until its end is chosen. In seconds. */
export interface Repeat {
  from: number;
  to: number | null;
}

/** Less than this is no part. */
const LEAST_SECONDS = 0.5;

/** What comes next: its start, then its end, then none; an end before the start is a new start. */
export function nextRepeat(repeat: Repeat | null, position: number): Repeat | null {
  if (!repeat) return { from: position, to: null };
  if (repeat.to !== null) return null;
  return position - repeat.from >= LEAST_SECONDS ? { ...repeat, to: position } : { from: position, to: null };
}
