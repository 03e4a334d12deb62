import { TestClock } from 'pg-boss';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Job, once } from './job.ts';
import { effects as table, useJobs } from './testing/use-jobs.ts';

const hourly: Job = {
  name: 'hourly',
  data: z.object({}),
  schedule: { cron: '7 * * * *', slotSeconds: 3600 },
  run: once(async (tx) => void (await tx.insert(table).values({ job: 'hourly' }))),
};
const { pool, startWorker, effects } = useJobs([hourly]);

it('Three processes do what is scheduled once per date, and once for all the dates of a night when none ran', async () => {
  const clock = new TestClock('2030-01-01T00:00:00Z');
  const options = { clock, superviseIntervalSeconds: 60, monitorIntervalSeconds: 60 };
  const passDate = async (hour: string) => {
    await clock.setTime(`2030-01-01T${hour}:06:45Z`);
    await clock.tick(50_000);
  };
  const workers = [await startWorker([hourly], options), await startWorker([hourly], options)];
  workers.push(await startWorker([hourly], options));
  for (const hour of ['00', '01', '02']) await passDate(hour);
  await expect.poll(effects).toHaveLength(3);
  await Promise.all(workers.map((worker) => worker.stop()));

  await clock.setTime('2030-01-01T09:30:00Z');
  await startWorker([hourly], options);
  await clock.tick(20_000);
  await passDate('10');
  await expect.poll(effects).toHaveLength(5);
  const { rows } = await pool().query<{ hour: number }>(
    "select extract(hour from singleton_on)::int as hour from pgboss.job where name = 'hourly' order by 1",
  );
  expect(rows.map(({ hour }) => hour)).toEqual([0, 1, 2, 9, 10]);
});
