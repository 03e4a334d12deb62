import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { remoteLoadCountsSchema } from '@sahra/shared/schemas/remote-loads';

/** How often loads of a remote ended in a way since a moment, as the api at `apiUrl` counts them. */
export async function loadsOf(apiUrl: string, since: Date, remote: string, outcome: string): Promise<number> {
  const response = await fetch(`${apiUrl}/internal/remote-loads?since=${since.toISOString()}`);
  const { items } = remoteLoadCountsSchema.parse(await response.json());
  return items
    .filter((item) => item.remote === remote && item.outcome === outcome)
    .reduce((sum, { count }) => sum + count, 0);
}

const bootSchema = z.object({ remotes: z.array(z.object({ name: z.string(), version: z.string() })) });

/** What the page at `url` brings with its reports, for a visitor with these headers: its ticket, and the releases that it was given. */
export async function pageTicket(url: string, headers: Record<string, string> = {}) {
  const html = await (await fetch(url, { headers })).text();
  const [, boot = '{}'] = /<script[^>]*\sid="boot"[^>]*>([^<]*)</.exec(html) ?? [];
  const { remotes } = bootSchema.parse(JSON.parse(boot));
  return {
    ticket: /\sdata-ticket="([^"]*)"/.exec(html)?.[1],
    given: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
  };
}

/** Sends a report to the site at `siteUrl`: the status that it is answered with. */
export async function sendReport(siteUrl: string, report: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${siteUrl}/api/remote-loads`, { method: 'POST', headers, body: JSON.stringify(report) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Tells the site at `siteUrl` of loads, from an address of this machine (127.x.y.z): to the site another visitor's network. */
export async function tellFrom(address: string, siteUrl: string, body: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(
      `${siteUrl}/api/remote-loads`,
      { method: 'POST', localAddress: address, headers },
      (answer) => {
        void text(answer).then(() => resolve(), reject);
      },
    );
    asked.on('error', reject).end(body);
  });
}
