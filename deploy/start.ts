import { buildAll } from './build/run.ts';
import { runSite } from './run-site.ts';
import { readSettings } from './settings.ts';
import { startSite } from './site.ts';

const settings = readSettings(process.env);
await runSite({
  settings,
  command: 'npm start',
  async start(onGiveUp) {
    await buildAll();
    return await startSite(settings, process.env, onGiveUp);
  },
  ready: (url) => `Sahra is ready at ${url}`,
});
