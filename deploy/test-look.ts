import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from './build/run.ts';
import { endTogether } from './checks/commands.ts';
import { runTests } from './checks/run-tests.ts';
import { hasFailed, summaryOf } from './checks/suite.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'sahra-look-'));
const cleanUp = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
endTogether(cleanUp);
try {
  await buildAll();
  const suite = await runTests('e2e', 'look', temporary, ['--config', 'look/vitest.config.ts']);
  const suites = suite ? [suite] : [];
  console.log(summaryOf(suites));
  process.exitCode = hasFailed(suites) || suites.length === 0 ? 1 : 0;
} finally {
  cleanUp();
}
