import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { queryText, readJson } from './read-json.ts';

let stop = () => {};
afterEach(() => stop());

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/programs`;
}
const never: RequestListener = () => {};
const LONG_MS = 10_000;

it('What is read is JSON', async () => {
  const url = await serve((_, answer) => answer.end('{"items":[1]}'));
  expect(await readJson(url, LONG_MS)).toEqual({ items: [1] });
});

it('What is no JSON is handed over as it is', async () => {
  const url = await serve((_, answer) => answer.end('<html>'));
  expect(await readJson(url, LONG_MS)).toBe('<html>');
});

it('A refusal says what the server said', async () => {
  const url = await serve((_, answer) => answer.writeHead(429, { 'retry-after': '7' }).end('{"code":"slow-down"}'));
  await expect(readJson(url, LONG_MS)).rejects.toMatchObject({
    response: { status: 429, data: { code: 'slow-down' }, headers: { 'retry-after': '7' } },
  });
});

it('An answer that does not come in time is a time-out', async () => {
  const url = await serve(never);
  await expect(readJson(url, 20)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it.each([true, false])('Who goes elsewhere ends the call, before it began: %s', async (isEarly) => {
  const controller = new AbortController();
  if (isEarly) controller.abort();
  const url = await serve(() => controller.abort());
  await expect(readJson(url, LONG_MS, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('A query names what is given, and nothing else', () => {
  expect(queryText({ lang: 'ar', page: 2, inStock: false, kind: undefined, text: 'قهوة & tea' })).toBe(
    'lang=ar&page=2&inStock=false&text=%D9%82%D9%87%D9%88%D8%A9+%26+tea',
  );
});
