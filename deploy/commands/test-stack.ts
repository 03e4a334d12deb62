import { parseArgs } from 'node:util';
import { runSuite } from '../checks/run-suite.ts';
import { removeProject } from '../stack/remove-project.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;

await runSuite({
  name: 'stack',
  config: 'stack/playwright.config.ts',
  isEverything: all,
  prepare: (run) => (process.env.SAHRA_STACK_PROJECT = run),
  cleanUp: removeProject,
});
