import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../build/version.ts';
import { runSite } from '../supervision/run-site.ts';
import { readSettings } from '../supervision/settings.ts';
import { startSite } from '../supervision/site.ts';

/** Builds what changed in a process of its own, which ends with this one: a site that runs for weeks need not hold its bundler's memory. */
async function build(): Promise<void> {
  const bootstrap = path.join(root, 'deploy/bootstrap.mjs');
  const child = spawn(process.execPath, [bootstrap, 'build'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const code = await new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
  if (code !== 0) throw new Error('The site could not be built; the reason is above');
}

const settings = readSettings(process.env);
await runSite({
  settings,
  command: 'npm start',
  async start(onGiveUp) {
    await build();
    return await startSite(settings, process.env, onGiveUp);
  },
  ready: (url) => `Sahra is ready at ${url}`,
});
