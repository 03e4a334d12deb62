import type { Profile } from '@sahra/shared/schemas/profiles';
import { useMembers } from '../../testing/member-calls.ts';
import type { TestMember } from '../../testing/member.ts';

/** Of every children's profile here. */
export const pin = '2468';

/** Says who watches on the member's device. */
export const choose = (member: TestMember, id: number, wayOut: object = {}) =>
  member.send('PUT', '/api/account/profile', { id, ...wayOut });

/** The app of a test file, and members on whose device a child watches. */
export function useChildren() {
  const { app, database, signUp } = useMembers();
  async function withChild(maturityLimit = '7') {
    const member = await signUp();
    const laila = { name: 'ليلى', picture: 'star', maturityLimit, pin };
    const child = (await member.send('POST', '/api/account/profiles', laila)).body as Profile;
    await choose(member, child.id);
    return { member, child };
  }
  return { app, database, withChild };
}
