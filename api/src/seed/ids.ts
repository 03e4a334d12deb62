/** Slug to id. */
export type Ids = ReadonlyMap<string, number>;

/**
 * Ids for slugs. What is stored already keeps its id, because other tables and people's bookmarks point to it; what is new
 * gets its place in the files, or the next free number where that is taken.
 */
export function assignIds(stored: Ids, slugs: readonly string[]): Ids {
  const taken = new Set(stored.values());
  const ids = new Map<string, number>();
  let last = Math.max(slugs.length, 0, ...taken);
  for (const [index, slug] of slugs.entries()) {
    const known = stored.get(slug);
    if (known !== undefined) {
      ids.set(slug, known);
      continue;
    }
    const id = taken.has(index + 1) ? (last += 1) : index + 1;
    taken.add(id);
    ids.set(slug, id);
  }
  return ids;
}

/** The id of a slug that the demo data mention; a slip in the data is named. */
export function idOf(ids: Ids, slug: string, kind: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo data mention the ${kind} "${slug}", which is not there`);
  return id;
}
