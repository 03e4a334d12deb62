import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { remoteLoadCountsSchema } from '@sahra/shared/schemas/remote-loads';

/** How often loads of a remote ended in a way since a moment, as the api at `apiUrl` counts them. */
export async function loadsOf(apiUrl: string, since: Date, remote: string, outcome: string): Promise<number> {
  const response = await fetch(`${apiUrl}/internal/remote-loads?since=${since.toISOString()}`);
  const { items } = remoteLoadCountsSchema.parse(await response.json());
  return items
    .filter((item) => item.remote === remote && item.outcome === outcome)
    .reduce((sum, { count }) => sum + count, 0);
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
