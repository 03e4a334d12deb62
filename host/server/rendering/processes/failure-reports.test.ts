import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { serverFailureReportSchema } from '@sahra/shared/schemas/remote-loads';
import { createFailureReports, releaseIn } from './failure-reports.ts';

let api: Server | undefined;
afterEach(() => api?.close());

it('Releases that fail on the server are told to the api together, and no more of them than it takes', async () => {
  const bodies: unknown[] = [];
  api = createServer(async (request, response) => {
    bodies.push(await json(request));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const report = createFailureReports(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  for (let number = 0; number < 50; number++) report({ remote: 'shop', version: `1.0.${number}` });
  await expect.poll(() => bodies.length, { timeout: 5000 }).toBe(1);
  const { releases } = serverFailureReportSchema.parse(bodies[0]);
  expect(releases).toHaveLength(20);
  expect(releases[0]).toEqual({ remote: 'shop', version: '1.0.0' });
});

it.each([
  [
    { remote: 'shop', version: '1.0.0', page: 'shop.products' },
    { remote: 'shop', version: '1.0.0' },
  ],
  [{ remote: 'host', version: '' }, undefined],
  [{ remote: 'shop' }, undefined],
  [{ path: '/shop' }, undefined],
])('A complaint with %j is about %j', (fields, release) => {
  expect(releaseIn(fields)).toEqual(release);
});
