import { randomBytes } from 'node:crypto';
import { slugSchema } from '@sahra/shared/schemas/common';
import { eq } from 'drizzle-orm';
import { authorKind } from '../../contents/kinds.ts';
import { writeTheirs } from '../../contents/write-contents.ts';
import { authors } from '../../database/blog-tables.ts';
import type { Transaction } from '../../database/connect.ts';
import { members } from '../../database/member-tables.ts';
import { found } from '../../server/http/api-failure.ts';

/** Their username, where it can stand in an address and nobody else's does. */
async function slugFor(tx: Transaction, username: string): Promise<string> {
  const slug = username.toLowerCase().replaceAll(/[._]/g, '-');
  const isFree = slugSchema.safeParse(slug).success && (await tx.$count(authors, eq(authors.slug, slug))) === 0;
  return isFree ? slug : `author-${randomBytes(4).toString('hex')}`;
}

/** As whom a member writes: an author from their first post on. Who calls it has the lock of the contents. */
export async function ownAuthor(tx: Transaction, memberId: string): Promise<number> {
  const [known] = await tx.select({ id: authors.id }).from(authors).where(eq(authors.memberId, memberId));
  if (known) return known.id;
  const [row] = await tx
    .select({ name: members.name, username: members.displayUsername })
    .from(members)
    .where(eq(members.id, memberId));
  const { name, username } = found(row, 'member');
  const slug = await slugFor(tx, username);
  const [id = 0] = await writeTheirs(tx, authorKind, [{ slug, name: { ar: name }, bio: { ar: '' }, memberId }]);
  return id;
}
