import type { AdminAction } from '@sahra/shared/schemas/admin';
import { beforeAll } from 'vitest';
import { adminActions } from '../../database/account-tables.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** The app of a test file with Salma, an admin of it, and Mona, a member. */
export function useAdmin() {
  const open = useTestApp();
  const database = () => open().testDatabase.database;
  let people: { salma: TestMember; mona: TestMember } | undefined;
  beforeAll(async () => {
    people = {
      salma: await signUpMember(open(), { username: 'salma', role: 'admin' }),
      mona: await signUpMember(open(), { username: 'mona' }),
    };
  });
  const known = () => {
    if (!people) throw new Error('Salma and Mona are there as soon as the tests run');
    return people;
  };
  const salma = () => known().salma;
  return {
    open,
    database,
    salma,
    mona: () => known().mona,
    put: (admin: TestMember, what: 'role' | 'block', id: string, body: unknown) =>
      admin.send('PUT', `/api/admin/members/${encodeURIComponent(id)}/${what}`, body),
    actions: async () => ((await salma().send('GET', '/api/admin/actions')).body as { items: AdminAction[] }).items,
    countActions: () => database().$count(adminActions),
  };
}
