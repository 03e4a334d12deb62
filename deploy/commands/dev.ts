import { remoteNames } from '../build/targets.ts';
import { runSite } from '../supervision/run-site.ts';
import { readSettings } from '../supervision/settings.ts';

const settings = readSettings(process.env);
const [name, ...more] = process.argv.slice(2);
if (name === undefined || more.length > 0 || !remoteNames.includes(name)) {
  console.error(
    `${name === undefined || more.length > 0 ? 'Which remote?' : `There is no remote "${name}".`} One of these: ${remoteNames.map((known) => `npm run dev -- ${known}`).join(', ')}`,
  );
  process.exit(1);
}
// What builds comes when it is known that there is something to build.
const { startDevelopment } = await import('../dev/start-development.ts');
await runSite({
  settings,
  command: `npm run dev -- ${name}`,
  start: (onGiveUp) => startDevelopment(name, settings, process.env, onGiveUp),
  ready: (url) => `Sahra is ready at ${url}, ${name} with hot reload`,
});
