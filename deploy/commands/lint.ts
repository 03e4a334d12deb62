import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../build/version.ts';
import { endTogether } from '../checks/commands.ts';
import { lintTasks, typeTasks } from '../checks/lint-tasks.ts';
import { runPhases } from '../checks/run-tasks.ts';
import { greenFolder, Stamps } from '../checks/stamps.ts';
import { hasFailed, summaryOf } from '../checks/suite.ts';

endTogether(() => undefined);
// Asked for by name, everything is looked at again; `npm test` then need not.
const stamps = new Stamps(path.join(root, greenFolder));
const suites = await runPhases([[...lintTasks(), ...typeTasks()]], {
  stamps,
  all: true,
  limit: Math.max(2, availableParallelism()),
});
console.log(summaryOf(suites));
process.exit(hasFailed(suites) ? 1 : 0);
