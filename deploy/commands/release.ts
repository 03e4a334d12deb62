import { parseArgs } from 'node:util';
import { remoteNames } from '../build/targets.ts';
import { readOrigin } from '../release/change-origin.ts';
import { folderStore } from '../release/folder-store.ts';
import { runRelease, usage } from '../release/command.ts';
import { ReleaseRefusal } from '../release/registry-changes.ts';
import { readSettings } from '../supervision/settings.ts';

const settings = readSettings(process.env);
// `history | head` has read enough; the command goes on to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        dist: { type: 'string' },
        canary: { type: 'string' },
        api: { type: 'string' },
        keep: { type: 'string' },
        hours: { type: 'string' },
        'no-browser': { type: 'boolean', default: false },
        'when-ready': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const { values, positionals } = readArguments();
try {
  const [command, remote] = positionals;
  // Without a folder it is the build of this workspace, and that is brought up to date first.
  if (command === 'publish' && !values.dist && remote && ['host', ...remoteNames].includes(remote)) {
    // An image of a remote has nothing that builds.
    const { buildAll } = await import('../build/run.ts');
    await buildAll([...new Set(['host', 'api', 'demo', remote])]);
  }
  const siteUrl = `http://${settings.HOST}:${settings.PORT}`;
  const store = folderStore(settings.DATA_DIR, { origin: await readOrigin(process.env) });
  await runRelease(store, positionals, { ...values, siteUrl, say: console.log });
} catch (error) {
  console.error(error instanceof ReleaseRefusal ? `Refused: ${error.message}` : error);
  process.exitCode = 1;
}
