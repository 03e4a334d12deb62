import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ask } from './areas.ts';
import { runningStack } from '../../deploy/stack/local-stack.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

/** Requests that a replica has answered, as its own metrics say. */
async function answersOf(service: string): Promise<number> {
  const metrics = await runningStack().compose(
    'exec',
    '-T',
    service,
    'node',
    '-e',
    "fetch('http://127.0.0.1:9100/metrics').then((r) => r.text()).then(console.log)",
  );
  return [...metrics.matchAll(/^http_request_duration_seconds_count\{.*?\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

test('Both replicas of the api have work', async () => {
  const before = [await answersOf('api-1'), await answersOf('api-2')];
  for (let call = 0; call < 20; call++) expect((await ask(`/api/categories?pageSize=${call + 1}`)).status).toBe(200);
  const after = [await answersOf('api-1'), await answersOf('api-2')];
  for (const [index, count] of after.entries()) expect(count - (before[index] ?? 0)).toBeGreaterThanOrEqual(8);
});

test('Every container of ours runs as an ordinary user on files that it cannot change', async () => {
  const ours = (await runningStack().containers()).filter(({ service }) => service !== 'database');
  expect(ours.filter(({ user, isReadOnly }) => user !== 'node' || !isReadOnly)).toEqual([]);
});

test('No password is in the file, and the database has one', async () => {
  expect(await readFile(path.join(runningStack().place.folder, 'docker-compose.yml'), 'utf8')).not.toMatch(
    /PASSWORD: *\S|postgres:\/\/\w+:/,
  );
  const refused = await runningStack()
    .compose('exec', '-T', 'database', 'psql', '-w', '-h', '127.0.0.1', '-U', 'sahra', '-c', 'select 1')
    .catch((error: { stderr: string }) => error.stderr);
  expect(refused).toMatch(/no password supplied/);
});

test('A page comes compressed, with the headers that keep it safe', async () => {
  const { headers } = await fetch(siteUrl(), { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
