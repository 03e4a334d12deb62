import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { Parts } from './start-parts.ts';
import { shownVisits, visit } from './visits.ts';

const CROWDS = [50, 100, 300];

/** So many people with a session of their own open the home page at the same moment: their pages are nobody else's. */
export async function measureMembersAtOnce({ url, lostWorkers }: Parts): Promise<string[]> {
  const { session } = sessionCookieNames(url);
  const cookieOf = (member: number) => `${session}=${String(member).padStart(43, 'm')}`;
  const lines: string[] = [];
  for (const crowd of CROWDS) {
    const before = lostWorkers();
    const visits = await Promise.all(
      Array.from({ length: crowd }, (_, member) => visit(url, member, cookieOf(member))),
    );
    lines.push(`${crowd} members at once on home: ${shownVisits(visits)}; ${lostWorkers() - before} workers lost`);
  }
  return lines;
}
