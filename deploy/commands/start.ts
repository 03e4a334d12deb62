import { buildAll } from '../build/run.ts';
import { runSite } from '../supervision/run-site.ts';
import { readSettings } from '../supervision/settings.ts';
import { startSite } from '../supervision/site.ts';

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
