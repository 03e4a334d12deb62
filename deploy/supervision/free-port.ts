import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux (32768 and up) and other systems (49152 and up) give to outgoing connections. */
export const portsForServers = { from: 20_000, below: 32_768 };
const randomPort = () => randomInt(portsForServers.from, portsForServers.below);
const attempts = 100;
const given = new Set<number>();

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * A port of this machine on which nobody listens now, and which stays free until its server starts, seconds later: no
 * outgoing connection can take it meanwhile, and this process gets no port twice.
 */
export async function findFreePort(pick: () => number = randomPort): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = pick();
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${attempts} ports that were tried is free`);
}
