import { endTogether } from './checks/commands.ts';
import { runLint } from './checks/run-lint.ts';
import { hasFailed, summaryOf } from './checks/suite.ts';

endTogether(() => undefined);
const suites = await runLint();
console.log(summaryOf(suites));
process.exit(hasFailed(suites) ? 1 : 0);
