import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway } from './gateway.ts';
import { onlyUpstream } from './upstreams.ts';

let upstream: Server;
let gateway: Awaited<ReturnType<typeof createGateway>>;
/** What came through to a part behind the gateway. */
let asked: string[];
/** A browser, or a proxy, with one connection that it keeps. */
let agent: Agent;

beforeEach(async () => {
  asked = [];
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  upstream = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    incoming.resume().once('end', () => response.end('behind'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => upstream.once('listening', resolve));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  gateway = await createGateway({ dataDir: tmpdir(), api: onlyUpstream(url), host: onlyUpstream(url) });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  agent.destroy();
  await gateway.close();
  upstream.closeAllConnections();
  upstream.close();
});

const portOf = () => (gateway.server.address() as AddressInfo).port;

function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<{ status: number | undefined; connection: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: portOf(),
        agent,
        method,
        path,
        headers: { ...headers, 'content-length': body?.length ?? 0 },
      },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () =>
            resolve({ status: response.statusCode, connection: response.headers.connection, body: text }),
          );
      },
    );
    sent.on('error', reject).end(body);
  });
}

const json = { 'content-type': 'application/json' };
const packed = gzipSync('{"email":"mona@example.org"}');

it.each([
  ['POST', '/api/newsletter', 'gzip', packed],
  ['POST', '/api/newsletter', 'br', packed],
  ['POST', '/contact', 'GZIP', packed],
  ['PUT', '/api/account', 'identity, deflate', packed],
  ['POST', '/media/art/x', 'gzip', Buffer.alloc(300_000)],
  ['GET', '/api/plans', 'gzip', undefined],
  ['GET', '/mf/shop/1.0.0/remoteEntry.js', 'gzip', undefined],
  ['GET', '/', 'gzip', packed],
] as const)(
  '%s %s with Content-Encoding %s is refused, and the next request is answered',
  async (method, path, encoding, body) => {
    expect((await send('GET', '/shop')).body).toBe('behind');
    const refused = await send(method, path, { ...json, 'content-encoding': encoding }, body);
    expect(refused).toMatchObject({ status: 415, connection: 'close' });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'unsupported_media_type' });
    expect((await send('GET', '/shop')).body).toBe('behind');
    expect(asked).toEqual(['GET /shop', 'GET /shop']);
  },
);

it('A body that says it is as it is goes through', async () => {
  expect(
    await send('POST', '/api/newsletter', { ...json, 'content-encoding': 'identity' }, Buffer.from('{}')),
  ).toMatchObject({ status: 200 });
  expect(asked).toEqual(['POST /api/newsletter']);
});

it('A connection whose upload was refused half-way ends, so that nobody else gets it', async () => {
  const socket = connect(portOf(), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 1000000\r\n\r\nhalf',
  );
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 415 /);
});
