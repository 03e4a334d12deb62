import { parseArgs } from 'node:util';
import { measureGuesses } from './guesses.ts';
import { measureAbuse } from './measure-abuse.ts';
import { measureKeptPages } from './kept-pages.ts';
import { measureMembersAtOnce } from './members-at-once.ts';
import { measureOverCapacity } from './over-capacity.ts';
import { measureRandomQueries } from './random-queries.ts';
import { startContainers, startParts, type Parts } from './start-parts.ts';

const measures: Readonly<Record<string, (parts: Parts, seconds?: number) => Promise<string[]>>> = {
  members: measureMembersAtOnce,
  queries: measureRandomQueries,
  kept: (parts) => measureKeptPages(parts),
  guesses: measureGuesses,
  load: measureOverCapacity,
  async connections({ url }) {
    await measureAbuse(url, console.log);
    return [];
  },
};

/** `npm run bench:abuse`: what crowds cost and what others notice of them; all of it, or what is named; `--seconds 300` for each crowd of `queries` and of `load`, which can have the containers too (`load --stack`). */
export async function benchAbuse(
  args: readonly string[],
  onCleanUp: (stop: () => Promise<void>) => void,
): Promise<void> {
  const { positionals: named, values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: { seconds: { type: 'string' }, stack: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  if (seconds !== undefined && !(seconds > 0))
    throw new Error(`--seconds takes a number above 0, not ${values.seconds}`);
  const unknown = named.find((name) => !measures[name]);
  if (unknown) throw new Error(`There is no ${unknown}: ${Object.keys(measures).join(', ')}`);
  if (values.stack && named.join() !== 'load') throw new Error('Only `load` can be measured in containers');
  if (values.stack) {
    for (const line of await measureOverCapacity(await startContainers(onCleanUp), seconds)) console.log(line);
    return;
  }
  const parts = await startParts(onCleanUp);
  for (const name of named.length > 0 ? named : Object.keys(measures))
    for (const line of (await measures[name]?.(parts, seconds)) ?? []) console.log(line);
}
