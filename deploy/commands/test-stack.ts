import { runSuite } from '../checks/run-suite.ts';
import { removeProject } from '../stack/remove-project.ts';

await runSuite({
  name: 'stack',
  config: 'stack/playwright.config.ts',
  prepare: (run) => (process.env.SAHRA_STACK_PROJECT = run),
  cleanUp: removeProject,
});
