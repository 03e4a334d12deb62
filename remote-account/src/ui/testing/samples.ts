import { BadRequestError, type MemberDetails, type SessionMember } from '@sahra/shared/facade';

/** Who is signed in in tests of the account. */
export const mona: SessionMember = { id: 'm1', name: 'Mona', username: 'mona', role: 'member', language: 'ar' };

export const detailsOfMona: MemberDetails = {
  name: 'Mona',
  username: 'mona',
  firstName: 'Mona',
  lastName: 'Hassan',
  phone: '+201001234567',
  zip: '11511',
  email: 'mona@example.org',
  memberSince: '2030-01-05T18:00:00.000Z',
  picture: null,
};

/** What the api says when it does not do what was asked. */
export const refusing =
  (status: number, code: string, fields: Record<string, string> = {}, retryAfter?: number) =>
  (): never => {
    throw new BadRequestError('no', status, { code, fields }, retryAfter);
  };
