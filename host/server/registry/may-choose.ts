import { can } from '@sahra/shared/session/permissions';
import { sessionSchema } from '@sahra/shared/schemas/session';
import { sessionCookieNames, sessionCookiesOf } from '@sahra/shared/session/session-cookie';
import type { Settings } from '../settings.ts';

type ApiSettings = Pick<Settings, 'API_URL' | 'PUBLIC_URL' | 'DATA_LIMIT_MS'>;

/** May whoever has this session choose versions for himself? Where the api does not answer he may not. */
export async function mayChooseReleases(cookie: string | undefined, { API_URL, PUBLIC_URL, DATA_LIMIT_MS }: ApiSettings): Promise<boolean> {
  const own = sessionCookiesOf(cookie, sessionCookieNames(PUBLIC_URL));
  if (!own) return false;
  try {
    const answer = await fetch(`${API_URL}/auth/session`, { headers: { cookie: own }, signal: AbortSignal.timeout(DATA_LIMIT_MS) });
    const { member } = sessionSchema.parse(await answer.json());
    return member !== null && can(member.role, 'choose-releases');
  } catch {
    return false;
  }
}
