import { measureAbuse } from './measure-abuse.ts';
import { measureKeptPages } from './kept-pages.ts';
import { measureMembersAtOnce } from './members-at-once.ts';
import { measureRandomQueries } from './random-queries.ts';
import { startParts, type Parts } from './start-parts.ts';

const measures: Readonly<Record<string, (parts: Parts) => Promise<string[]>>> = {
  members: measureMembersAtOnce,
  queries: measureRandomQueries,
  kept: measureKeptPages,
  async connections({ url }) {
    await measureAbuse(url, console.log);
    return [];
  },
};

/** `npm run bench:abuse`: what crowds cost and what others notice of them; all of it, or what is named. */
export async function benchAbuse(
  named: readonly string[],
  onCleanUp: (stop: () => Promise<void>) => void,
): Promise<void> {
  const unknown = named.find((name) => !measures[name]);
  if (unknown) throw new Error(`There is no ${unknown}: ${Object.keys(measures).join(', ')}`);
  const parts = await startParts(onCleanUp);
  for (const name of named.length > 0 ? named : Object.keys(measures))
    for (const line of (await measures[name]?.(parts)) ?? []) console.log(line);
}
