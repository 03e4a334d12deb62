import { buildApart } from '../build/build-apart.ts';
import { runSite } from '../supervision/run-site.ts';
import { readSettings } from '../supervision/settings.ts';
import { startSite } from '../supervision/site.ts';

const settings = readSettings(process.env);
await runSite({
  settings,
  command: 'npm start',
  async start(onGiveUp) {
    await buildApart();
    return await startSite(settings, process.env, onGiveUp);
  },
  ready: (url) => `Sahra is ready at ${url}`,
});
