import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { members, sessions } from '../database/member-tables.ts';
import { namesOf } from '../devices/user-agent.ts';
import { post } from '../mail/outbox-repository.ts';

const nameOf = (userAgent: string | null | undefined) => {
  const { browser, system } = namesOf(userAgent);
  return `${browser} on ${system}`;
};

/** Mails a member who was signed in elsewhere already that somebody has now signed in with a browser that none of those sessions is of. */
export async function tellOfNewDevice(
  database: Database,
  memberId: string,
  userAgent: string | undefined,
  now: Date,
): Promise<void> {
  const rows = await database
    .select({ userAgent: sessions.userAgent, email: members.email, language: members.language })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.userId))
    .where(eq(sessions.userId, memberId));
  const [member] = rows;
  // The new session is one of them.
  const likeIt = rows.filter((row) => nameOf(row.userAgent) === nameOf(userAgent));
  if (!member || rows.length < 2 || likeIt.length > 1) return;
  await database.transaction((tx) =>
    post(tx, {
      kind: 'new-device',
      data: { ...namesOf(userAgent), at: now.toISOString() },
      recipient: member.email,
      language: member.language,
    }),
  );
}
