import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findFreePort, portsForServers } from './free-port.ts';

const taken = createServer();
afterEach(() => taken.close());

it('A server’s port is none that an outgoing connection may get before the server starts', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => findFreePort()));
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(portsForServers.from);
  expect(Math.max(...ports)).toBeLessThan(portsForServers.below);
});

it('A port on which another listens is passed over', async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const picks = [port, port];
  // The first of these may be taken, or given before.
  let next = portsForServers.from;
  const found = await findFreePort(() => picks.shift() ?? next++);
  expect(found).toBe(next - 1);
  expect(picks).toEqual([]);
});

it('Where every port is taken, it says so', async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(findFreePort(() => port)).rejects.toThrow('None of 100 ports that were tried is free');
});
