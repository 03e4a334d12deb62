import { buildAll } from './build/run.ts';
import { runSite } from './run-site.ts';
import { readSettings } from './settings.ts';
import { startSite } from './site.ts';

const settings = readSettings(process.env);
await runSite({
  settings,
  command: 'npm start',
  async start(onEnd) {
    await buildAll();
    return await startSite(settings, process.env, onEnd);
  },
  ready: (url) => `Sahra is ready at ${url}`,
});
