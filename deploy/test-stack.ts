import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endTogether } from './checks/commands.ts';
import { runTests } from './checks/run-tests.ts';
import { hasFailed, summaryOf } from './checks/suite.ts';
import { removeProject } from './stack/remove-project.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'sahra-stack-'));
const project = path.basename(temporary).toLowerCase();
const cleanUp = () => {
  removeProject(project);
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
};
endTogether(cleanUp);
process.env.SAHRA_STACK_PROJECT = project;
try {
  const suite = await runTests('e2e', 'stack', temporary, ['--config', 'stack/vitest.config.ts']);
  const suites = suite ? [suite] : [];
  console.log(summaryOf(suites));
  process.exitCode = hasFailed(suites) || suites.length === 0 ? 1 : 0;
} finally {
  cleanUp();
}
