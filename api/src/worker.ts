import { runProcess } from './server/run-process.ts';
import { startWorker } from './server/start-worker.ts';

await runProcess(startWorker);
