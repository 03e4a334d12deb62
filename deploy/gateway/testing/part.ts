import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { createGateway, type GatewayOptions } from '../gateway.ts';
import { onlyUpstream } from '../upstreams.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A part of the site behind the gateway, as a test needs it; it counts what it is working on. */
export class Part {
  #server: Server | undefined;
  #port = 0;
  answer: Answer = (_request, response) => response.end('answered');
  /** Requests that have come, as `GET /shop`. */
  asked: string[] = [];
  /** Requests whose answer has not been handed over whole. */
  open = 0;
  mostOpen = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      this.asked.push(`${request.method} ${request.url}`);
      this.open += 1;
      this.mostOpen = Math.max(this.mostOpen, this.open);
      response.once('close', () => (this.open -= 1));
      this.answer(request, response);
    }).listen(this.#port, '127.0.0.1');
    await new Promise((resolve) => this.#server?.once('listening', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(undefined)));
    this.#server = undefined;
  }
}

/** A gateway before an api and a host server of one test file. */
export function useGateway(options: Partial<GatewayOptions> = {}) {
  const api = new Part();
  const host = new Part();
  let gateway: Awaited<ReturnType<typeof createGateway>> | undefined;
  const port = () => (gateway?.server.address() as AddressInfo).port;
  beforeAll(async () => {
    await Promise.all([api.start(), host.start()]);
    gateway = await createGateway({
      dataDir: tmpdir(),
      api: onlyUpstream(api.url),
      host: onlyUpstream(host.url),
      ...options,
    });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await gateway?.close();
    await Promise.all([api.stop(), host.stop()]);
  });
  /** Connections that visitors have to the gateway. */
  const connections = () =>
    new Promise<number>((resolve) => gateway?.server.getConnections((_error, count) => resolve(count)));
  return { api, host, port, connections, url: () => `http://127.0.0.1:${port()}` };
}
