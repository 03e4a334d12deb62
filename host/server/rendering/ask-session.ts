import type { SessionMember } from '@sahra/shared/facade';
import type { ApiClient } from '@sahra/shared/host-runtime';
import { withinLimit } from '../../src/federation/time-limit.ts';

/** Who is signed in; undefined where the api does not say so in time. */
export async function askSession(api: ApiClient, limitMs: number): Promise<SessionMember | null | undefined> {
  try {
    return (await withinLimit(api.get('/auth/session'), limitMs, 'the session')).member;
  } catch {
    return undefined;
  }
}
