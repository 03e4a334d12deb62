import type { Chapter, Segment } from '@sahra/shared/facade';

/** Less than this is left of a segment: skipping it is not worth a button. In seconds. */
const LEAST_SECONDS = 1;
/** What ends so near the end of the film ends with it. */
const END_SECONDS = 1;

/** The segment that can be skipped at a moment of the film. */
export const segmentAt = (segments: readonly Segment[], time: number): Segment | undefined =>
  segments.find(({ startSeconds, endSeconds }) => time >= startSeconds && time < endSeconds - LEAST_SECONDS);

/** Whether there is nothing of the film after a segment. */
export const isLast = ({ endSeconds }: Segment, duration: number): boolean => endSeconds >= duration - END_SECONDS;

/** The place of the chapter in which a moment is; -1 before the first one. */
export const chapterAt = (chapters: readonly Chapter[], time: number): number =>
  chapters.findLastIndex(({ startSeconds }) => time >= startSeconds);
