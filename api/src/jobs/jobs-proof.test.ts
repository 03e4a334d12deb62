import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageFolder } from '../server/package-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { installJobs, sendJob } from './job-queue.ts';
import { exact, killJobs, repeatable } from './testing/kill-jobs.ts';

const JOBS_EACH = 500;
const KILLS = 60;
const PROCESSES = 3;
const bundle = join(packageFolder, 'dist', `test-jobs-${process.pid}`);

let testDatabase: TestDatabase;
let processes: ReturnType<typeof start>[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query('create table kill_effects (job text not null, number integer not null)');
  const client = await testDatabase.pool.connect();
  await installJobs(client, killJobs);
  client.release();
  await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'silent',
    ssr: { noExternal: [/^@sahra\//] },
    build: { ssr: 'src/jobs/testing/job-process.ts', outDir: bundle, target: 'node20' },
  });
});
afterAll(async () => {
  await Promise.all(processes.map(kill));
  await testDatabase.close();
  rmSync(bundle, { recursive: true, force: true });
});

function start() {
  const env = { ...process.env, DATABASE_URL: testDatabase.url };
  const child = fork(join(bundle, 'job-process.js'), { env, execArgv: [] });
  return { child, working: once(child, 'message') };
}

async function kill({ child }: ReturnType<typeof start>): Promise<void> {
  if (child.kill('SIGKILL')) await once(child, 'exit');
}

async function count(statement: string): Promise<number> {
  const { rows } = await testDatabase.pool.query<{ count: number }>(`select count(*)::int as count from ${statement}`);
  return rows[0]?.count ?? 0;
}
const ofKind = "pgboss.job where name in ('exact', 'repeatable') and";

it(`${2 * JOBS_EACH} jobs, ${PROCESSES} processes, ${KILLS} kills: each effect is there once, or at least once where so stated, and each date had one job`, async () => {
  processes = Array.from({ length: PROCESSES }, start);
  const begun = performance.now();
  await testDatabase.database.transaction(async (tx) => {
    for (let number = 0; number < JOBS_EACH; number += 1)
      for (const job of [exact, repeatable]) await sendJob(tx, job, { number });
  });
  let kills = 0;
  for await (const _ of setInterval(1000)) {
    // The one that has worked for longest: to kill what is still starting would prove nothing.
    const victim = await Promise.race(processes.map((each) => each.working.then(() => each)));
    await kill(victim);
    processes = [...processes.filter((each) => each !== victim), start()];
    if (++kills === KILLS) break;
  }
  await expect.poll(() => count(`${ofKind} state <> 'completed'`), { timeout: 500_000, interval: 200 }).toBe(0);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const hit = await count(`${ofKind} retry_count > 0`);

  expect(await count("kill_effects where job = 'exact'")).toBe(JOBS_EACH);
  const distinct = (job: string) => count(`(select distinct number from kill_effects where job = '${job}') as numbers`);
  expect([await distinct('exact'), await distinct('repeatable')]).toEqual([JOBS_EACH, JOBS_EACH]);
  const repeated = (await count("kill_effects where job = 'repeatable'")) - JOBS_EACH;
  const dates = await count("(select distinct singleton_on from pgboss.job where name = 'every-minute') as dates");
  expect(await count("pgboss.job where name = 'every-minute'")).toBe(dates);
  expect(await count("kill_effects where job = 'every-minute'")).toBe(
    await count("pgboss.job where name = 'every-minute' and state = 'completed'"),
  );
  console.info(
    `${2 * JOBS_EACH} jobs done after ${seconds} s; ${hit} were hit by ${KILLS} kills and done by another process; ${repeated} effects of repeatable ones came again; ${dates} dates of a minute, each with one job`,
  );
}, 600_000);
