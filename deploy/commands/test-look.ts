import { buildAll } from '../build/run.ts';
import { runSuite } from '../checks/run-suite.ts';

await runSuite({ name: 'look', config: 'look/playwright.config.ts', prepare: () => buildAll() });
