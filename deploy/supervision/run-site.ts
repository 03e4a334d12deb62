import { createServer } from 'node:net';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';

interface SiteCommand {
  settings: Settings;
  /** How it was called: `npm start`. */
  command: string;
  start: (onGiveUp: (reason: string) => void) => Promise<Site>;
  /** What is said when it is ready. */
  ready: (url: string) => string;
}

/** Ends the process at once where another one has the port, before anything is built or started. */
async function requireFreePort({ HOST, PORT }: Settings, command: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(PORT, HOST, resolve));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${PORT} on ${HOST} is taken, perhaps by another Sahra. Stop it, or choose another one: PORT=4001 ${command}`
        : `Sahra cannot listen on ${HOST}:${PORT}: ${message}`,
    );
    process.exit(1);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Runs a site for as long as this process lives, and ends it with it. */
export async function runSite({ settings, command, start, ready }: SiteCommand): Promise<void> {
  let site: Site | undefined;
  let isStopping = false;
  async function stop(code: number) {
    if (isStopping) return;
    isStopping = true;
    await site?.stop();
    process.exit(code);
  }
  // Before anything starts: a signal that comes early must not leave a process behind.
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));

  await requireFreePort(settings, command);
  try {
    site = await start((reason) => {
      console.error(`${reason}. Sahra stops.`);
      void stop(1);
    });
    if (isStopping) await site.stop();
    else console.log(ready(site.url));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
