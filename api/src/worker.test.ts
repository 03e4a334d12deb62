import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endProcess, failToStart, startWorkerProcess } from './testing/api-process.ts';
import { createTestDatabase, endOtherConnections, type TestDatabase } from './testing/test-database.ts';

describe('the worker as a process', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase('empty');
  });
  afterAll(() => testDatabase.close());

  it('starts on an empty database, goes on when its connections are cut, counts its jobs, and ends well', async () => {
    const { child, port } = await startWorkerProcess({ DATABASE_URL: testDatabase.url });
    await endOtherConnections(testDatabase.pool);
    const measured = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect.poll(measured).toContain('jobs{queue="housekeeping",state="waiting"} 0');
    expect(await endProcess(child, 'SIGTERM')).toBe(0);
  });

  it('says so where it has no database', async () => {
    expect(await failToStart({}, 'worker.js')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The worker needs the database of an api.*DATABASE_URL/),
    });
  });
});
