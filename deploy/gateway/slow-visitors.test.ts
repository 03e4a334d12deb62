import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from './gateway.ts';
import { onlyUpstream } from './upstreams.ts';

/** A host server that is ending: each answer is as long as its path says, and its connection is closed right behind it. */
const ending = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', (request) => {
    const length = Number(/^GET \/(\d+)/.exec(request.toString())?.[1]);
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`);
    socket.end(Buffer.alloc(length, 'a'));
  });
});
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;

let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => ending.listen(0, '127.0.0.1', resolve));
  const host = onlyUpstream(`http://127.0.0.1:${portOf(ending)}`);
  gateway = await createGateway({ dataDir: tmpdir(), api: host, host });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gateway.close();
  await new Promise((resolve) => ending.close(resolve));
});

/** Bytes that a visitor receives who reads a little, and then nothing until the gateway has had time for something else. */
const readSlowly = (length: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let received = 0;
    const socket = connect(portOf(gateway.server), '127.0.0.1').pause();
    socket.write(`GET /${length} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    socket
      .on('data', ({ length: more }) => {
        received += more;
        socket.pause();
        setImmediate(() => socket.resume());
      })
      .once('end', () => resolve(received))
      .once('error', reject);
    setTimeout(() => socket.resume(), 20);
  });

it('Visitors who read slowly get their answer whole from a server that closes its connection behind it', async () => {
  // Each length ends elsewhere in what the gateway reads at once; one of twenty or so used to end the gateway.
  const lengths = Array.from({ length: 60 }, (_, index) => 8_000_000 + index * 7919);
  for (const length of lengths) expect(await readSlowly(length)).toBeGreaterThan(length);
});
