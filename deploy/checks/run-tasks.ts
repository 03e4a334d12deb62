import type { Stamps } from './stamps.ts';
import { hasFailed, type Suite } from './suite.ts';

/** What is stamped by itself: a suite, or one package's share of it. */
export interface Part {
  /** Names its stamp. */
  key: string;
  /** Its line of the closing table. */
  suite: string;
  /** Hash of what it rests on; undefined for what is run every time. */
  hash?: () => string;
}

/** Parts that run together, in one process. */
export interface Task {
  parts: readonly Part[];
  /** Runs those that are due; a result for each of them, by its key. */
  run: (due: readonly Part[]) => Promise<ReadonlyMap<string, Omit<Suite, 'name'>>>;
}

export interface RunOptions {
  stamps: Stamps;
  /** Runs what is stamped too. */
  all: boolean;
  /** How many tasks run beside each other. */
  limit: number;
}

const nothing = { passed: 0, failed: 1, seconds: 0 };

async function runTask({ parts, run }: Task, { stamps, all }: RunOptions): Promise<Suite[]> {
  const asked = parts.map((part) => ({ part, hash: part.hash?.() }));
  const unchanged = asked.flatMap(({ part, hash }) => {
    const unchanged = all || hash === undefined ? undefined : stamps.passedWith(part.key, hash);
    return unchanged === undefined
      ? []
      : [{ key: part.key, name: part.suite, passed: 0, failed: 0, seconds: 0, unchanged }];
  });
  const due = asked.filter(({ part }) => !unchanged.some(({ key }) => key === part.key));
  const results = due.length ? await run(due.map(({ part }) => part)) : new Map<string, Omit<Suite, 'name'>>();
  const ran = due.map(({ part, hash }) => {
    const result = results.get(part.key) ?? nothing;
    // What was edited meanwhile was not what was run.
    if (hash !== undefined && result.failed === 0 && part.hash?.() === hash)
      stamps.write(part.key, hash, result.passed);
    else stamps.remove(part.key);
    return { name: part.suite, ...result };
  });
  return [...unchanged, ...ran];
}

/** Runs tasks beside each other, in their order; results are in that order too. */
async function runBeside(tasks: readonly Task[], options: RunOptions): Promise<Suite[]> {
  const results: Suite[][] = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await runTask(task, options);
  };
  await Promise.all(Array.from({ length: options.limit }, worker));
  return results.flat();
}

/** Runs the tasks of each phase beside each other, and one phase after the other; after a failure no further phase is run. */
export async function runPhases(phases: readonly (readonly Task[])[], options: RunOptions): Promise<Suite[]> {
  const suites: Suite[] = [];
  for (const tasks of phases) if (!hasFailed(suites)) suites.push(...(await runBeside(tasks, options)));
  return suites;
}
