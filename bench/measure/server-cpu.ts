import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../../deploy/build/version.ts';

const WARM_UP = 150;
const REQUESTS = 300;
const listeningSchema = z.object({ type: z.literal('listening'), port: z.int() });
const cpuSchema = z.object({ user: z.number(), system: z.number() });

/** Lets the host server answer what it has used of the processor; it is otherwise the one that visitors reach. */
const reporter = "process.on('message', () => process.send(process.cpuUsage()))";

const nextMessage = (child: ChildProcess) => new Promise<unknown>((resolve) => child.once('message', resolve));

/** Ticks of Linux's clock that the processes which `parent` started have used, 10 ms each; where there is no /proc, none. */
function ticksOfChildren(parent: number): number {
  let ticks = 0;
  for (const pid of existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [])
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const [, ppid] = fields;
      const [user = 0, system = 0] = fields.slice(11);
      if (ppid === parent) ticks += user + system;
    } catch {
      // It has ended.
    }
  return ticks;
}

async function cpuMs(child: ChildProcess): Promise<number> {
  const reply = nextMessage(child);
  child.send('cpu');
  const { user, system } = cpuSchema.parse(await reply);
  return (user + system) / 1000 + ticksOfChildren(child.pid ?? 0) * 10;
}

/** Milliseconds of processor time that the host server and its workers spend on one request for `pathname`; `cacheMs`: how long it keeps a page. */
export async function serverCpu(siteUrl: string, dataDir: string, pathname: string, cacheMs: number): Promise<number> {
  const child = fork('host/dist/server/main.js', {
    cwd: root,
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(reporter)}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: path.resolve(dataDir),
      API_URL: `${siteUrl}/api`,
      PAGE_CACHE_MS: String(cacheMs),
      LOG_LEVEL: 'error',
    },
  });
  try {
    const ended = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`The host server ended with code ${code}`))),
    );
    const { port } = listeningSchema.parse(await Promise.race([nextMessage(child), ended]));
    const ask = async (count: number) => {
      for (let index = 0; index < count; index++) {
        const answer = await fetch(`http://127.0.0.1:${port}${pathname}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`The host server answered ${pathname} with ${answer.status}`);
      }
    };
    await ask(WARM_UP);
    const before = await cpuMs(child);
    await ask(REQUESTS);
    return ((await cpuMs(child)) - before) / REQUESTS;
  } finally {
    child.kill('SIGKILL');
  }
}
