import { Agent, get } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { runClients, userAgent } from '../crowds/clients.ts';
import type { Parts } from './start-parts.ts';

const CLIENTS = 16;
const SECONDS = 8;
const ROUNDS = 3;

/** Asks on connections that stay open; the bytes of the answer. */
const bytesOf = (url: string, agent: Agent, encoding: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding, 'user-agent': userAgent } }, (response) => {
      let bytes = 0;
      response
        .on('data', (part: Buffer) => (bytes += part.length))
        .once('end', () => resolve(response.statusCode === 200 ? bytes : 0))
        .once('error', reject);
    }).once('error', reject);
  });

/** Pages a second that are cached, as they are and in each encoding, in turns. */
export async function measureKeptPages({ url }: Parts, paths = ['/', '/shop']): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const lines: string[] = [];
  for (const path of paths) {
    const rates: Record<string, number[]> = { br: [], gzip: [], identity: [] };
    const sizes: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round += 1)
      for (const encoding of Object.keys(rates)) {
        sizes[encoding] = await bytesOf(url + path, agent, encoding);
        const made = await runClients(CLIENTS, SECONDS, async () => (await bytesOf(url + path, agent, encoding)) > 0);
        rates[encoding]?.push(made.ms.length / made.seconds);
      }
    for (const [encoding, made] of Object.entries(rates)) {
      const shown = made.map((rate) => rate.toFixed(0)).join(', ');
      lines.push(
        `${path} kept, ${encoding}: ${shown} pages a second, ${((sizes[encoding] ?? 0) / 1024).toFixed(0)} kB each`,
      );
    }
  }
  agent.destroy();
  const conditions = `${CLIENTS} clients on open connections, ${SECONDS} s each, in turns; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`;
  return [...lines, `    ${conditions}`];
}
