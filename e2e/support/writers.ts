import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { ManagedMember } from '@sahra/shared/schemas/admin';
import { siteUrl } from './current-site.ts';
import { giveSecondStep, makeMember, sendTo, signInByApi, type Newcomer } from './members.ts';

/** A member whom an admin has made an author or an editor. */
export async function makeWriter(
  role: 'author' | 'editor',
  admin: Newcomer,
  more: Partial<Newcomer> = {},
): Promise<Newcomer> {
  const writer = await makeMember(more);
  const cookie = await signInByApi(admin);
  const found = await fetch(`${siteUrl()}/api/admin/members?q=${writer.username}`, { headers: { cookie } });
  if (!found.ok) throw new Error(`The members answered ${found.status}: ${await found.text()}`);
  const { items } = (await found.json()) as Listed<ManagedMember>;
  const path = `/admin/members/${items[0]?.id}/role`;
  const answer = await sendTo(path, { role }, { cookie }, 'PUT');
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  if (role === 'editor') await giveSecondStep(writer);
  return writer;
}
