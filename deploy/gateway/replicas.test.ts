import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort } from '../supervision/free-port.ts';
import { createGateway } from './gateway.ts';
import { createUpstreams, onlyUpstream, type Upstreams } from './upstreams.ts';

/** A replica that says who it is, and counts what it was asked. */
class Replica {
  #server: Server | undefined;
  readonly name: string;
  readonly port: number;
  asked: string[] = [];
  status = 200;

  constructor(name: string, port: number) {
    this.name = name;
    this.port = port;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  start() {
    this.#server = createServer((request, response) => {
      if (request.url !== '/api/health/ready') this.asked.push(`${request.method} ${request.url}`);
      response.writeHead(this.status, { 'content-type': 'application/json' }).end(JSON.stringify({ name: this.name }));
    });
    return new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
  }

  async stop() {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(undefined)));
    this.#server = undefined;
  }
}

let replicas: [Replica, Replica];
let upstreams: Upstreams;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let dataDir: string;
let site: string;
beforeEach(async () => {
  replicas = [new Replica('one', await findFreePort()), new Replica('two', await findFreePort())];
  for (const replica of replicas) await replica.start();
  upstreams = createUpstreams(
    replicas.map(({ url }) => url),
    '/api/health/ready',
  );
  dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-replicas-'));
  gateway = await createGateway({ dataDir, api: upstreams, host: onlyUpstream(replicas[0].url) });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  site = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  upstreams.close();
  await gateway.close();
  for (const replica of replicas) await replica.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const call = async (method = 'GET') => {
  const response = await fetch(`${site}/api/plans`, { method });
  return { status: response.status, ...((await response.json()) as { name?: string; code?: string }) };
};
const calls = async (count: number, method?: string) => {
  const answers = [];
  for (let index = 0; index < count; index++) answers.push(await call(method));
  return answers;
};

it('Calls go to the replicas in turn', async () => {
  expect((await calls(4)).map(({ name }) => name).sort()).toEqual(['one', 'one', 'two', 'two']);
});

it('What only reads is answered by the other one at once where a replica is gone', async () => {
  await replicas[0].stop();
  expect(await calls(6)).toEqual(Array.from({ length: 6 }, () => ({ status: 200, name: 'two' })));
});

it('What writes is never sent twice: at most once it is refused, then the other one has it', async () => {
  await replicas[0].stop();
  const answers = await calls(6, 'POST');
  expect(answers.filter(({ status }) => status !== 200).map(({ status, code }) => ({ status, code }))).toEqual(
    answers.some(({ status }) => status !== 200) ? [{ status: 503, code: 'unavailable' }] : [],
  );
  expect(replicas[1].asked).toEqual(
    Array.from({ length: answers.filter(({ status }) => status === 200).length }, () => 'POST /api/plans'),
  );
});

it('A replica that is back gets its turns again', async () => {
  await replicas[0].stop();
  await calls(2);
  await replicas[0].start();
  await expect
    .poll(async () => (await calls(2)).map(({ name }) => name).sort(), { timeout: 5000 })
    .toEqual(['one', 'two']);
});

it.each(['/api/plans', '/shop'])(
  'A 503 of %s is passed on at once: who is overloaded is not asked ten times more',
  async (path) => {
    for (const replica of replicas) replica.status = 503;
    expect((await fetch(site + path)).status).toBe(503);
    expect(replicas.flatMap(({ asked }) => asked)).toEqual([`GET ${path}`]);
  },
);

it('Where none is there the refusal says so', async () => {
  for (const replica of replicas) await replica.stop();
  expect(await call()).toMatchObject({ status: 503, code: 'unavailable' });
});

it('A client that asks before it sends much is told to go on, and no replica is given up for it', async () => {
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${site}/api/plans`, {
      method: 'POST',
      headers: { expect: '100-continue', 'content-length': 3 },
    });
    sent
      .on('continue', () => sent.end('all'))
      .on('response', ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .flushHeaders();
  });
  expect(status).toBe(200);
});
