import { runProcess } from './server/run-process.ts';
import { startApi } from './server/start-api.ts';

await runProcess(startApi);
