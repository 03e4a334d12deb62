import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/version.ts';
import { endTogether } from '../checks/commands.ts';
import { lintTasks, typeTasks } from '../checks/lint-tasks.ts';
import { makeMemoryFolder } from '../checks/memory-folder.ts';
import { runPhases } from '../checks/run-tasks.ts';
import { greenFolder, Stamps } from '../checks/stamps.ts';
import { hasFailed, summaryOf } from '../checks/suite.ts';
import { apiTask, browsersTask, buildTask, journeysName, journeysTask, unitTask } from '../checks/test-tasks.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;

// Everything that tests write lies here, so that nothing is left even where a test ends by force.
const temporary = mkdtempSync(path.join(tmpdir(), 'sahra-test-'));
chmodSync(temporary, 0o711);
// Databases and data folders are made there.
process.env.SAHRA_DATA_TMP = makeMemoryFolder(temporary);
const cleanUp = () => {
  for (const folder of [temporary, process.env.SAHRA_DATA_TMP ?? temporary])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
endTogether(cleanUp);

const phases = [
  // By itself: beside other work the federation plugin has made other bundles of the same sources.
  [buildTask()],
  // The longest first; the short ones fill what is left.
  [apiTask(temporary, all), unitTask(temporary), browsersTask(), ...lintTasks(), ...typeTasks()],
  [journeysTask(temporary, all)],
];
try {
  const stamps = new Stamps(path.join(root, greenFolder));
  const suites = await runPhases(phases, { stamps, all, limit: Math.max(2, availableParallelism()) });
  const isComplete = suites.some(({ name }) => name === journeysName);
  if (!isComplete) console.log('\nNo journey is made before the above is repaired.');
  console.log(summaryOf(suites));
  process.exitCode = hasFailed(suites) ? 1 : 0;
} finally {
  cleanUp();
}
