import { createServer } from 'node:net';
import { buildAll } from './build/run.ts';
import { readSettings } from './settings.ts';
import { startSite, type Site } from './site.ts';

const settings = readSettings(process.env);

/** Ends the process at once where another one has the port, before anything is built or started. */
async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is taken, perhaps by another Sahra. Stop it, or choose another one: PORT=4001 npm start`
        : `Sahra cannot listen on ${host}:${port}: ${message}`,
    );
    process.exit(1);
  }
  await new Promise((resolve) => probe.close(resolve));
}

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

await requireFreePort(settings.HOST, settings.PORT);
await buildAll();
try {
  site = await startSite(settings, process.env, (name) => {
    console.error(`${name} has ended unexpectedly; Sahra stops.`);
    void stop(1);
  });
  if (isStopping) await site.stop();
  else console.log(`Sahra is ready at ${site.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
