import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endTogether } from './commands.ts';
import { runPlaywright } from './run-playwright.ts';
import { hasFailed, summaryOf } from './suite.ts';

interface OneSuite {
  name: string;
  /** Of Playwright, within `e2e/`. */
  config: string;
  /** Combines everything with everything, where the usual run takes pairs. */
  isEverything?: boolean;
  /** Before the first test; gets the name of this run, which no other one has. */
  prepare?: (run: string) => unknown;
  cleanUp?: (run: string) => void;
}

/** Runs one suite of `e2e/` that `npm test` does not run; fails where a test failed or none ran. */
export async function runSuite({ name, config, isEverything, prepare, cleanUp }: OneSuite): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), `sahra-${name}-`));
  const run = path.basename(temporary).toLowerCase();
  const end = () => {
    cleanUp?.(run);
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  };
  endTogether(end);
  try {
    await prepare?.(run);
    const results = await runPlaywright({ config, temporary, isEverything });
    const suites = [...results].map(([project, result]) => ({ name: project, ...result }));
    console.log(summaryOf(suites));
    process.exitCode = hasFailed(suites) || suites.length === 0 ? 1 : 0;
  } finally {
    end();
  }
}
