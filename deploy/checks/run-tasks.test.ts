import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { runPhases, type Part, type Task } from './run-tasks.ts';
import { Stamps } from './stamps.ts';

let stamps: Stamps;
let ran: string[];
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahra-stamps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  stamps = new Stamps(folder);
  ran = [];
});

const passing = (parts: readonly Part[], failing: readonly string[] = []): Task => ({
  parts,
  run: async (due) => {
    ran.push(...due.map(({ key }) => key));
    return new Map(
      due.map(({ key }) => [
        key,
        failing.includes(key) ? { passed: 1, failed: 1, seconds: 1 } : { passed: 2, failed: 0, seconds: 1 },
      ]),
    );
  },
});
const part = (key: string, hash?: string): Part => ({
  key,
  suite: key,
  ...(hash !== undefined && { hash: () => hash }),
});
const runInPhases = (phases: Task[][], all = false) => runPhases(phases, { stamps, all, limit: 2 });
const run = (tasks: Task[], all = false) => runInPhases([tasks], all);

it('What was green is not run again until its inputs change; it says how much that was', async () => {
  await run([passing([part('shared', '1'), part('host', '1')])]);
  expect(await run([passing([part('shared', '1'), part('host', '2')])])).toMatchObject([
    { name: 'shared', passed: 0, unchanged: 2 },
    { name: 'host', passed: 2 },
  ]);
  expect(ran).toEqual(['shared', 'host', 'host']);
});

it('With --all everything is run', async () => {
  await run([passing([part('shared', '1')])]);
  await run([passing([part('shared', '1')])], true);
  expect(ran).toEqual(['shared', 'shared']);
});

it('What fails leaves no stamp, not even the one from before; what passed beside it keeps its own', async () => {
  await run([passing([part('shared', '1'), part('host', '1')])]);
  const parts = [part('shared', '1'), part('host', '1')];
  await run([passing(parts, ['shared'])], true);
  await run([passing(parts)]);
  expect(ran).toEqual(['shared', 'host', 'shared', 'host', 'shared']);
});

it('What did not say how it ended has failed', async () => {
  const silent: Task = { parts: [part('shared', '1')], run: async () => new Map() };
  expect(await run([silent])).toMatchObject([{ name: 'shared', failed: 1 }]);
  await run([passing([part('shared', '1')])]);
  expect(ran).toEqual(['shared']);
});

it('What was edited while it ran is run again', async () => {
  let hash = '1';
  const edited: Part = { key: 'shared', suite: 'shared', hash: () => hash };
  await run([
    {
      parts: [edited],
      run: async () => new Map([['shared', { passed: Number((hash = '2')), failed: 0, seconds: 0 }]]),
    },
  ]);
  await run([passing([edited])]);
  expect(ran).toEqual(['shared']);
});

it('A part without inputs is run every time', async () => {
  for (const _ of [1, 2]) await run([passing([part('build')])]);
  expect(ran).toEqual(['build', 'build']);
});

it('A phase waits for the one before; after a failure there is no further one', async () => {
  const phases = (failing: string[]) => [
    [passing([part('build')])],
    [passing([part('units')], failing), passing([part('api')])],
    [passing([part('journeys')])],
  ];
  await runInPhases(phases([]));
  expect(ran).toEqual(['build', 'units', 'api', 'journeys']);
  ran = [];
  expect(await runInPhases(phases(['units']))).toMatchObject([
    { name: 'build' },
    { name: 'units', failed: 1 },
    { name: 'api' },
  ]);
  expect(ran).toEqual(['build', 'units', 'api']);
});

it('Tasks start in their order, as many beside each other as allowed, and keep their places', async () => {
  const events: string[] = [];
  const task = (key: string): Task => ({
    parts: [part(key)],
    run: async () => {
      events.push(`${key} starts`);
      await new Promise(setImmediate);
      events.push(`${key} ends`);
      return new Map([[key, { passed: 1, failed: 0, seconds: 0 }]]);
    },
  });
  expect((await run(['a', 'b', 'c'].map(task))).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(events.slice(0, 3)).toEqual(['a starts', 'b starts', 'a ends']);
});
