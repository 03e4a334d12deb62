import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { createUpstreams, type Upstreams } from './upstreams.ts';

/** A replica that takes WebSockets below `/api/live`, says who it is and to whom, and sends back what it gets. */
class Replica {
  readonly #name: string;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true });

  constructor(name: string) {
    this.#name = name;
    this.#server = createServer((_, response) => response.writeHead(200).end(this.#name));
    this.#server.on('upgrade', (asked, socket, head) => {
      if (!asked.url?.startsWith('/api/live')) {
        const answer = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 4\r\nConnection: close\r\n\r\nnone';
        return void socket.end(answer);
      }
      this.#sockets.handleUpgrade(asked, socket, head, (client) => {
        const { origin, host, 'x-forwarded-for': from, 'x-forwarded-host': to } = asked.headers;
        client.send(JSON.stringify({ name: this.#name, origin, from, isHost: to === origin?.split('//')[1], host }));
        client.on('message', (data) => client.send(data));
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop() {
    for (const client of this.#sockets.clients) client.terminate();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

let replicas: Replica[];
let upstreams: Upstreams;
let dataDir: string;
const gateways: Awaited<ReturnType<typeof createGateway>>[] = [];

async function openGateway(tls?: GatewayOptions['tls']): Promise<string> {
  const gateway = await createGateway({ dataDir, api: upstreams, host: upstreams, tls });
  gateways.push(gateway);
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  return `${tls ? 'https' : 'http'}://localhost:${(gateway.server.address() as AddressInfo).port}`;
}
beforeEach(async () => {
  replicas = [new Replica('one'), new Replica('two')];
  upstreams = createUpstreams(await Promise.all(replicas.map((replica) => replica.start())), '/ready');
  dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-tunnels-'));
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  upstreams.close();
  for (const replica of replicas) await replica.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A browser's connection, with what it has got. */
async function connectTo(site: string, at = '/api/live', ca?: string) {
  const socket = new WebSocket(site.replace('http', 'ws') + at, { origin: site, ...(ca && { ca }) });
  const got: string[] = [];
  socket.on('message', (data) => got.push(String(data)));
  await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
  return { socket, got, hello: JSON.parse(got[0] ?? '') as Record<string, unknown> };
}

it('Connections go to the replicas in turn, who learn where from; what is sent comes back whole', async () => {
  const site = await openGateway();
  const [first, second] = [await connectTo(site), await connectTo(site)];
  expect([first.hello.name, second.hello.name].sort()).toEqual(['one', 'two']);
  expect(first.hello).toMatchObject({ origin: site, isHost: true });
  expect(String(first.hello.from)).toMatch(/127\.0\.0\.1|::1/);
  const long = 'ليل'.repeat(100_000);
  first.socket.send(long);
  await expect.poll(() => first.got[1] === long).toBe(true);
});

it('Over TLS with HTTP/2 too', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const site = await openGateway({ cert: Buffer.from(cert), key: Buffer.from(key) });
  const { socket, got, hello } = await connectTo(site, '/api/live', cert);
  expect(hello).toMatchObject({ origin: site, isHost: true });
  socket.send('Hello');
  await expect.poll(() => got[1]).toBe('Hello');
});

it('A replica that is gone ends its connections, and the next ones go to the other at once', async () => {
  const site = await openGateway();
  const connections = [await connectTo(site), await connectTo(site)];
  const ended = connections.find(({ hello }) => hello.name === 'one');
  const closed = new Promise((resolve) => ended?.socket.once('close', resolve));
  await replicas[0]?.stop();
  await closed;
  for (let count = 0; count < 3; count++) expect((await connectTo(site)).hello.name).toBe('two');
  await replicas[1]?.stop();
  await expect(connectTo(site)).rejects.toThrow('503');
});

it('A refusal of the replica is the answer; what is none of the api is not found', async () => {
  const site = await openGateway();
  await expect(connectTo(site, '/api/other')).rejects.toThrow('403');
  await expect(connectTo(site, '/shop')).rejects.toThrow('404');
});

it('A page is answered as always where its reader offers another protocol', async () => {
  const site = await openGateway();
  const body = await new Promise<string>((resolve, reject) => {
    request(`${site}/shop`, { headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  expect(['one', 'two']).toContain(body);
});

it('The gateway ends without waiting for connections that are open', async () => {
  const site = await openGateway();
  const { socket } = await connectTo(site);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const before = Date.now();
  await gateways.splice(0)[0]?.close();
  await closed;
  expect(Date.now() - before).toBeLessThan(2000);
});
