import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { processesBelow } from '../measure/process-tree.ts';
import { AWAY_SECONDS, forSeconds, pause, type Fault } from './fault.ts';

const run = promisify(execFile);
/** How the parts of `npm start` are told apart. */
const parts = {
  api: /api\/dist\/main\.js/,
  worker: /api\/dist\/worker\.js/,
  'host server': /\/server\/main\.js/,
  'render process': /render-worker/,
  PostgreSQL: /postgres.* -D /,
} as const;
const SLOW_MS = 150;

/** Everything that happens to the site whose parent process is `root` and whose data lie in `dataDir`, a file system of their own where `isSmall`. */
export function oneCommandFaults(root: number, dataDir: string, isSmall: boolean): Fault[] {
  const send = (part: keyof typeof parts, signal: NodeJS.Signals) => {
    const pids = processesBelow(root, parts[part]);
    if (pids.length === 0) throw new Error(`The site has no process of ${part}`);
    // PostgreSQL's processes are one: they share memory, and one of them alone is no outage.
    for (const pid of part === 'PostgreSQL' ? processesBelow(root, /postgres/) : pids.slice(0, 1))
      process.kill(pid, signal);
  };
  const once = (part: keyof typeof parts, how: string, signal: NodeJS.Signals): Fault => ({
    name: `${part} ${how}`,
    happen: async () => send(part, signal),
  });
  const paused = (part: keyof typeof parts): Fault => ({
    name: `${part} paused ${AWAY_SECONDS} s`,
    happen: () =>
      forSeconds(
        AWAY_SECONDS,
        () => send(part, 'SIGSTOP'),
        () => send(part, 'SIGCONT'),
      ),
  });
  const full = path.join(dataDir, 'fill');
  return [
    { name: 'nothing', happen: () => pause(AWAY_SECONDS) },
    ...(['api', 'host server', 'render process', 'worker', 'PostgreSQL'] as const).flatMap((part) => [
      once(part, 'killed', 'SIGKILL'),
      once(part, 'told to end', 'SIGTERM'),
      paused(part),
    ]),
    {
      name: 'PostgreSQL slow',
      async happen() {
        for (let spent = 0; spent < AWAY_SECONDS * 1000; spent += 2 * SLOW_MS) {
          send('PostgreSQL', 'SIGSTOP');
          await pause(SLOW_MS / 1000);
          send('PostgreSQL', 'SIGCONT');
          await pause(SLOW_MS / 1000);
        }
      },
    },
    ...(isSmall
      ? [
          {
            name: 'disk full',
            happen: () =>
              forSeconds(
                AWAY_SECONDS,
                // It ends with an error when there is no room any more: that is what it is for.
                () => run('dd', ['if=/dev/zero', `of=${full}`, 'bs=1M']).catch(() => {}),
                () => rm(full, { force: true }),
              ),
          },
        ]
      : []),
  ];
}
