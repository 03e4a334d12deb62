import { parseArgs } from 'node:util';
import { root } from '../../deploy/build/version.ts';
import { endTogether } from '../../deploy/checks/commands.ts';
import { codeMutations } from './code-mutations.ts';
import { applyMutation, requireCleanTree, type Mutation } from './mutation.ts';
import { releaseMutations } from './release-mutations.ts';
import { siteMutations } from './site-mutations.ts';
import { hasDocker, runEverything, runShare, type SuiteShare } from './run-suite.ts';

const keyOf = ({ suite, tests }: SuiteShare) => `${suite} ${tests}`.trim();

const mutations = [...codeMutations, ...releaseMutations, ...siteMutations];
const NOT_FOUND = 'NOT FOUND';

/** What is asked for: all mutations, or those whose name contains a text. Those that need an engine go where there is none. */
function chosen(only: string): Mutation[] {
  const named = mutations.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (named.length === 0) throw new Error(`No mutation is called ${only}`);
  if (hasDocker()) return named;
  for (const { name } of named.filter(({ suite }) => suite === 'stack'))
    console.log(`skipped, there is no Docker engine here: ${name}`);
  return named.filter(({ suite }) => suite !== 'stack');
}

/** Throws where tests fail without a mutation: then a failure with one would say nothing. */
async function requireGreen(shares: readonly SuiteShare[], run: typeof runShare): Promise<void> {
  for (const share of new Map(shares.map((each) => [keyOf(each), each])).values()) {
    const { isGreen, failure, seconds } = await run(share);
    console.log(`${isGreen ? 'green' : 'red'} without a mutation: ${keyOf(share)} (${seconds.toFixed(0)} s)`);
    if (!isGreen) throw new Error(`${keyOf(share)} fails without a mutation: ${failure}`);
  }
}

/** Rows as text in columns. */
function columns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Mutation testing by hand-picked mistakes: writes each into its file, runs the tests that should find it, and takes it
 * back. Resolves with whether all were found. With `--whole` each is given to all of `npm test`.
 */
export async function testMutations(args: readonly string[]): Promise<boolean> {
  const { only, whole } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: { only: { type: 'string', default: '' }, whole: { type: 'boolean', default: false } },
  }).values;
  requireCleanTree(root);
  const list = chosen(only);
  const run = (share: SuiteShare) => (whole && share.suite !== 'stack' ? runEverything() : runShare(share));

  let revert = () => {};
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isInterrupted = true));
  endTogether(() => revert());
  await requireGreen(whole ? list.slice(0, 1) : list, run);
  const rows: string[][] = [];
  for (const mutation of list) {
    revert = applyMutation(root, mutation);
    try {
      const { isGreen, failure, seconds } = await run(mutation);
      // What was ended has failed, and has found nothing.
      if (isInterrupted) return false;
      rows.push([mutation.name, seconds.toFixed(0), keyOf(mutation), isGreen ? NOT_FOUND : failure]);
      console.log(`${isGreen ? '✗ not found' : '✓ found'}: ${mutation.name} (${seconds.toFixed(0)} s) ${failure}`);
    } finally {
      revert();
    }
  }
  console.log(`\n${columns([['mutation', 'seconds', 'tests', 'found by'], ...rows])}`);
  return rows.every((row) => !row.includes(NOT_FOUND));
}
