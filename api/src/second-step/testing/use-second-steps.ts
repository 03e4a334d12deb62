import type { SecondStep } from '@sahra/shared/schemas/second-step';
import { eq } from 'drizzle-orm';
import { outbox } from '../../database/mail-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';
import { codeIn } from '../../testing/second-step.ts';
import { fromBase32 } from '../set-up-by-api.ts';

type Credentials = Pick<TestMember, 'email' | 'password'>;
/** The app of a test file, its members, and what they do with a second step. */
export function useSecondSteps() {
  const site = useMembers();
  const { call, database } = site;
  /** The sign-in that waits after the right password. */
  async function begin({ email, password }: Credentials): Promise<string> {
    const { status, body, cookie } = await call('POST', '/auth/sign-in', { identifier: email, password });
    const { secondStep } = body as { secondStep?: { token: string } };
    if (status !== 200 || !secondStep || cookie)
      throw new Error(`Not asked for a second step: ${JSON.stringify(body)}`);
    return secondStep.token;
  }
  const give = (token: string, code: string, remoteAddress?: string) =>
    call('POST', '/auth/sign-in/code', { token, code }, '', remoteAddress ? { remoteAddress } : {});
  /** Sets an app up as a page would; returns what it knows, the recovery codes and the cookie of the new session. */
  async function setUp({ cookie }: Pick<TestMember, 'cookie'>) {
    const { body } = await call('POST', '/account/second-step/app', {}, cookie);
    const secret = fromBase32((body as SecondStep).setUp?.secret ?? '');
    const confirmed = await call('POST', '/account/second-step/app/confirm', { code: codeIn(0, secret) }, cookie);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    return { secret, recoveryCodes, cookie: confirmed.cookie, status: confirmed.status };
  }
  const mailsTo = async (recipient: string) =>
    (await database().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id)).map(
      ({ kind, data }) => (data && 'change' in data ? data.change : kind),
    );
  const memberOf = async (cookie: string) =>
    ((await call('GET', '/auth/session', undefined, cookie)).body as { member: unknown }).member;
  return { ...site, begin, give, setUp, mailsTo, memberOf };
}
