import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageFolder } from '../server/package-folder.ts';
import { signAddress } from './signed-address.ts';
import { segmentRing } from './testing/segment-server.ts';

const PER_SECOND = 1_000;
const SECONDS = 4;
const ROUNDS = 4;
const bundle = join(packageFolder, 'dist', `test-segments-${process.pid}`);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

let child: ChildProcess;
let origin = '';
const told = async <T>(): Promise<T> => ((await once(child, 'message')) as [T])[0];

beforeAll(async () => {
  await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'silent',
    ssr: { noExternal: [/^@sahra\//] },
    build: { ssr: 'src/signed-addresses/testing/segment-process.ts', outDir: bundle, target: 'node22' },
  });
  child = fork(join(bundle, 'segment-process.js'), { execArgv: [] });
  origin = (await told<{ address: string }>()).address;
});
afterAll(() => {
  agent.destroy();
  child.kill();
  rmSync(bundle, { recursive: true, force: true });
});

/** Milliseconds of processor time that the server has taken so far. */
async function cpuMs(): Promise<number> {
  child.send('cpu');
  const { cpu } = await told<{ cpu: NodeJS.CpuUsage }>();
  return (cpu.user + cpu.system) / 1000;
}

const ask = (path: string) =>
  new Promise<number | undefined>((done, fail) => {
    const headers = { range: 'bytes=810-49900' };
    get(origin + path, { agent, headers }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode));
    }).on('error', fail);
  });

/** Asks for a segment a thousand times a second; processor time of a thousand, and how many were answered in a second. */
async function round(path: string) {
  const before = await cpuMs();
  const begun = performance.now();
  const asked: Promise<number | undefined>[] = [];
  for await (const _ of setInterval(10)) {
    const due = Math.min(((performance.now() - begun) / 1000) * PER_SECOND, PER_SECOND * SECONDS);
    while (asked.length < due) asked.push(ask(path));
    if (asked.length === PER_SECOND * SECONDS) break;
  }
  expect(new Set(await Promise.all(asked))).toEqual(new Set([206]));
  const perSecond = (asked.length * 1000) / (performance.now() - begun);
  return { ms: ((await cpuMs()) - before) / (asked.length / 1000), perSecond };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('A thousand segments a second, signed and open', async () => {
  const claim = { purpose: 'media', holder: '', path: '/media/films/clip-1/' } as const;
  const paths = { open: '/open/clip-1/480p.m4s', signed: `${signAddress(segmentRing, claim)}480p.m4s` };
  for (const path of Object.values(paths)) await round(path);
  const rounds: Record<keyof typeof paths, Awaited<ReturnType<typeof round>>>[] = [];
  // One after the other, so that what else the machine does hits both.
  for (let count = 0; count < ROUNDS; count += 1)
    rounds.push({ open: await round(paths.open), signed: await round(paths.signed) });
  const of = (kind: keyof typeof paths, value: 'ms' | 'perSecond') => median(rounds.map((each) => each[kind][value]));
  const [open, signed] = [of('open', 'ms'), of('signed', 'ms')];
  console.log(
    `segments of 48 kB: ${of('signed', 'perSecond').toFixed(0)} signed a second answered (${of('open', 'perSecond').toFixed(0)} open); ` +
      `processor time of a thousand: ${open.toFixed(0)} ms open, ${signed.toFixed(0)} ms signed, ratio ${(signed / open).toFixed(2)}`,
  );
});
