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
  /** Only when everything before it is done or under way, and this has ended; and not at all after a failure. */
  after?: Task;
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
    return unchanged === undefined ? [] : [{ key: part.key, name: part.suite, passed: 0, failed: 0, seconds: 0, unchanged }];
  });
  const due = asked.filter(({ part }) => !unchanged.some(({ key }) => key === part.key));
  const results = due.length ? await run(due.map(({ part }) => part)) : new Map<string, Omit<Suite, 'name'>>();
  const ran = due.map(({ part, hash }) => {
    const result = results.get(part.key) ?? nothing;
    // What was edited meanwhile was not what was run.
    if (hash !== undefined && result.failed === 0 && part.hash?.() === hash) stamps.write(part.key, hash, result.passed);
    else stamps.remove(part.key);
    return { name: part.suite, ...result };
  });
  return [...unchanged, ...ran];
}

/** Runs tasks beside each other, in their order; results are in that order too. */
export async function runTasks(tasks: readonly Task[], options: RunOptions): Promise<Suite[]> {
  const results: Suite[][] = [];
  const ended = new Map<Task, Promise<unknown>>();
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) {
      if (task.after) await ended.get(task.after);
      if (task.after && hasFailed(results.flat())) continue;
      const running = runTask(task, options).then((suites) => (results[index] = suites));
      ended.set(task, running);
      await running;
    }
  };
  await Promise.all(Array.from({ length: options.limit }, worker));
  return results.flat();
}
