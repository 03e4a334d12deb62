import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Part, useGateway } from './testing/part.ts';
import type { Upstreams } from './upstreams.ts';

/** Two replicas of the api in turn; the first hangs where a test wants that. */
const other = new Part();
let first: string | undefined;
const given: string[] = [];
const replicas: Upstreams = {
  count: 2,
  next: ({ tried } = { tried: [] }) => (tried.length === 0 ? (first ?? other.url) : other.url),
  failed: (url) => void given.push(url),
  close: () => undefined,
};
const { host, url } = useGateway({ api: replicas, limits: { firstAnswerMs: 300, answerMs: 600, writtenMs: 600 } });

beforeAll(() => other.start());
afterAll(() => other.stop());
afterEach(async () => {
  given.length = 0;
  other.asked = [];
  other.answer = (_request, response) => response.end('the other one');
  host.answer = (_request, response) => response.end('answered');
  await host.stop();
  await host.start();
});
/** The host server of the test stands for the replica that hangs. */
const hang = () => {
  first = host.url;
  host.answer = () => undefined;
};
const call = (method: string) => fetch(`${url()}/api/plans`, { method });

it('What only reads is answered by the other replica where the first accepts it and says nothing', async () => {
  other.answer = (_request, response) => response.end('the other one');
  hang();
  const answer = await call('GET');
  expect([answer.status, await answer.text()]).toEqual([200, 'the other one']);
  expect(given).toEqual([host.url]);
});

it('What writes is not sent again: it is refused, and said when to try', async () => {
  hang();
  const answer = await call('POST');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  expect(other.asked).toEqual([]);
});

it('Where all of them hang, what reads is refused too', async () => {
  hang();
  other.answer = () => undefined;
  expect((await call('GET')).status).toBe(503);
  expect(other.asked).toEqual(['GET /api/plans']);
});
