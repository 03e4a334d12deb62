import pino from 'pino';
import { StartError } from '@sahra/shared/server/settings';
import { ProcessLife } from './server/process-life.ts';
import { readSettings } from './server/settings.ts';
import { startApi } from './server/start-api.ts';

function report(error: unknown): void {
  // A sentence for a person where we have one, everything where we do not know.
  console.error(error instanceof StartError ? error.message : error);
}

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel });
  const life = new ProcessLife(logger, (code) => process.exit(code));
  // Before anything is opened: a signal may come at any time.
  process.on('SIGTERM', () => void life.end('SIGTERM'));
  process.on('SIGINT', () => void life.end('SIGINT'));
  process.on('disconnect', () => void life.end('the parent is gone'));
  try {
    const port = await life.start(() => startApi(settings, logger, life));
    process.send?.({ type: 'listening', port });
  } catch (error) {
    if (life.signal.aborted) return;
    report(error);
    await life.end('the start failed', 1);
  }
}

try {
  await run();
} catch (error) {
  report(error);
  process.exit(1);
}
