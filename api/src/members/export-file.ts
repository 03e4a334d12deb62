import type { UploadedPicture } from '@sahra/shared/schemas/media';
import type { MemberDetails } from '@sahra/shared/schemas/members';
import { eq } from 'drizzle-orm';
import { billingAddresses } from '../database/account-tables.ts';
import type { Database } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { listsOf } from './export-lists.ts';
import { readList } from './export-reader.ts';
import { findOwnPicture } from './own-picture.ts';
import { toDetails } from './member-repository.ts';

type Member = typeof members.$inferSelect;
interface ExportedMember extends MemberDetails {
  id: string;
  role: string;
  language: string;
  termsAcceptedAt: string;
}

const toExported = (member: Member, picture: UploadedPicture | null): ExportedMember => ({
  id: member.id,
  ...toDetails(member, picture),
  role: member.role,
  language: member.language,
  termsAcceptedAt: member.termsAcceptedAt.toISOString(),
});

async function findAddress(database: Database, id: string): Promise<Record<string, unknown> | null> {
  const [row] = await database.select().from(billingAddresses).where(eq(billingAddresses.memberId, id));
  if (!row) return null;
  const { memberId: _, ...address } = row;
  return address;
}

/**
 * Everything that is kept of a member, as the text of a JSON file. It is written as it is read: however much somebody
 * has collected, little of it is in memory at once, and no connection waits for a slow reader.
 */
export async function* writeExport(database: Database, memberId: string, now: Date): AsyncGenerator<string> {
  const [row] = await database.select().from(members).where(eq(members.id, memberId));
  const member = found(row, 'member');
  const exported = toExported(member, await findOwnPicture(database, memberId));
  yield `{\n  "exportedAt": ${JSON.stringify(now)},\n  "member": ${JSON.stringify(exported)},\n`;
  yield `  "billingAddress": ${JSON.stringify(await findAddress(database, memberId))}`;
  for (const [name, read] of Object.entries(listsOf(member))) {
    yield `,\n  "${name}": [\n    `;
    yield* readList(database, read);
    yield '\n  ]';
  }
  yield '\n}\n';
}
