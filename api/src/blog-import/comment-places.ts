import type { ForeignComment } from './foreign-post.ts';

interface Places {
  /** The key of the first of its thread; undefined: it is that itself. */
  readonly rootOf: (key: string) => string | undefined;
  /** How many would have answered themselves, by way of others or not. */
  readonly brokenCount: number;
}

/**
 * Finds the thread of each comment: threads are two deep here, whatever they were. What answers something that is not there begins a
 * thread of its own, and so does one of those that answer each other in a circle.
 */
export function placeComments(comments: readonly ForeignComment[]): Places {
  const parents = new Map(comments.map(({ key, parentKey }) => [key, parentKey]));
  const roots = new Map<string, string>();
  let brokenCount = 0;
  for (const { key } of comments) {
    const way: string[] = [];
    const seen = new Set<string>();
    let at = key;
    while (!roots.has(at)) {
      if (seen.has(at)) {
        brokenCount += 1;
        break;
      }
      seen.add(at);
      way.push(at);
      const parent = parents.get(at);
      if (parent === undefined || !parents.has(parent)) break;
      at = parent;
    }
    const root = roots.get(at) ?? at;
    for (const each of way) roots.set(each, root);
  }
  return { rootOf: (key) => (roots.get(key) === key ? undefined : roots.get(key)), brokenCount };
}
