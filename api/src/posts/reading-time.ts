const wordsPerMinute = 200;

/** Minutes that a text takes to read; at least one. */
export const readingMinutes = (paragraphs: readonly string[]): number =>
  Math.max(1, Math.round(paragraphs.join(' ').split(/\s+/).filter(Boolean).length / wordsPerMinute));
