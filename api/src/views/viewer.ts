import type { FastifyRequest } from 'fastify';
import type { CallerHashes } from '../server/limits/caller-hash.ts';

/** Who counts as one viewer today: a member with all their profiles, wherever they are; of visitors those of one network. */
export async function viewerOf({ signedIn, ip }: FastifyRequest, callers: CallerHashes): Promise<Viewer> {
  const now = Date.now();
  const viewerHash = signedIn
    ? await callers.of(`viewer ${signedIn.member.id}`, now)
    : await callers.ofAddress(ip, now);
  return { viewerHash, day: new Date(now).toISOString().slice(0, 10) };
}

export interface Viewer {
  viewerHash: string;
  /** UTC, `2026-11-23`. */
  day: string;
}
