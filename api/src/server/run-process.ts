import type { Logger } from 'pino';
import { StartError } from '@sahra/shared/server/settings';
import { createLogger } from './logger.ts';
import { ProcessLife } from './process-life.ts';
import { readSettings, type Settings } from './settings.ts';

function report(error: unknown): void {
  // A sentence for a person where we have one, everything where we do not know.
  console.error(error instanceof StartError ? error.message : error);
}

/** Runs this process: `start` opens what it needs and returns the port, which the parent is told; a signal closes it all again. */
export async function runProcess(
  start: (settings: Settings, logger: Logger, life: ProcessLife) => Promise<number>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const logger = createLogger(settings.logLevel);
    const life = new ProcessLife(logger, (code) => process.exit(code));
    // Before anything is opened: a signal may come at any time.
    process.on('SIGTERM', () => void life.end('SIGTERM'));
    process.on('SIGINT', () => void life.end('SIGINT'));
    process.on('disconnect', () => void life.end('the parent is gone'));
    try {
      const port = await life.start(() => start(settings, logger, life));
      process.send?.({ type: 'listening', port });
    } catch (error) {
      if (life.signal.aborted) return;
      report(error);
      await life.end('the start failed', 1);
    }
  } catch (error) {
    report(error);
    process.exit(1);
  }
}
