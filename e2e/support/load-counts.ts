import { remoteLoadCountsSchema } from '@sahra/shared/schemas/remote-loads';

/** How often loads of a remote ended in a way since a moment, as the api at `apiUrl` counts them. */
export async function loadsOf(apiUrl: string, since: Date, remote: string, outcome: string): Promise<number> {
  const response = await fetch(`${apiUrl}/internal/remote-loads?since=${since.toISOString()}`);
  const { items } = remoteLoadCountsSchema.parse(await response.json());
  return items
    .filter((item) => item.remote === remote && item.outcome === outcome)
    .reduce((sum, { count }) => sum + count, 0);
}
