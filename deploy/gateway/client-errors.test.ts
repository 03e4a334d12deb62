import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from './gateway.ts';
import { onlyUpstream } from './upstreams.ts';

let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  gateway = await createGateway({
    dataDir: tmpdir(),
    api: onlyUpstream('http://127.0.0.1:9'),
    host: onlyUpstream('http://127.0.0.1:9'),
  });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

/** Everything that comes back for these bytes, until the gateway closes. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    socket
      .on('data', (text: string) => (answer += text))
      .once('end', () => resolve(answer))
      .once('error', reject);
    socket.write(bytes);
  });

it.each([
  [
    'An address of a megabyte',
    `GET /?x=${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    '414 URI Too Long',
    'uri_too_long',
  ],
  [
    'Headers without an end',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(100_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'headers_too_large',
  ],
  ['What is not HTTP', 'hello\r\n\r\n', '400 Bad Request', 'invalid_request'],
])('%s is answered as the api would answer it', async (_, bytes, status, code) => {
  const answer = await answerTo(bytes);
  expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code });
});
