import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type GrantedRole, needsSecondStep } from '@sahra/shared/session/permissions';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { InjectOptions } from 'fastify';
import { PasswordHasher } from '../auth/password-hash.ts';
import { elevatedFromNow } from '../auth/session-renewal.ts';
import { readSiteSecret } from '../auth/site-secret.ts';
import { usernameKey } from '../auth/username-key.ts';
import type { Database } from '../database/connect.ts';
import { credentials, members, sessions } from '../database/member-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { storeApp } from './second-step.ts';
import { type TestApp, testSite } from './test-app.ts';

/** A right password of every test's member. */
export const testPassword = 'lamps over the river';

export interface TestMember {
  id: string;
  username: string;
  email: string;
  password: string;
  cookie: string;
  /** Sends as this member's browser would. */
  send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
}

export interface TestMemberOptions {
  username?: string;
  role?: GrantedRole;
  /** The password was not given lately. */
  isElevated?: boolean;
  /** They have a second step, and have given it; without, who manages something has one. */
  hasSecondStep?: boolean;
  /** From where they register and sign in. */
  address?: string;
}

let count = 0;

/** The `Cookie` header of what an answer sets. */
export const cookieOf = (setCookie: string | string[] | undefined): string =>
  [setCookie ?? []]
    .flat()
    .map((text) => text.split(';', 1)[0])
    .join('; ');

const addressOf = (address: string): InjectOptions => ({ headers: { 'x-forwarded-for': address } });

/** What somebody sends to register; each has a name and an address of their own. */
export function newRegistration(more: Record<string, unknown> = {}) {
  const username = `member${(count += 1)}x${randomBytes(3).toString('hex').replace(/[01]/g, 'a')}`;
  return {
    username,
    firstName: 'Mona',
    lastName: 'Hassan',
    phone: '+201001234567',
    email: `${username}@example.org`,
    zip: '11511',
    password: testPassword,
    acceptsTerms: true,
    ...more,
  };
}

/** Signs in and returns the answer and the cookie. */
export async function signInTo(
  { app }: Pick<TestApp, 'app'>,
  identifier: string,
  password = testPassword,
  address = '203.0.113.9',
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: { identifier, password },
    ...addressOf(address),
  });
  return {
    status: response.statusCode,
    body: response.json<unknown>(),
    headers: response.headers,
    cookie: cookieOf(response.headers['set-cookie']),
  };
}

/** Of the password of every member here; made by the real hasher, once. */
let hashed: Promise<string> | undefined;
const hashOfTestPassword = () => (hashed ??= new PasswordHasher().hash(testPassword));

/** Signs a token as better-auth does. */
async function sessionCookie(database: Database, token: string): Promise<string> {
  const signature = createHmac('sha256', await readSiteSecret(database, 'auth'))
    .update(token)
    .digest('base64');
  return `${sessionCookieNames(testSite.publicUrl).session}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Makes a member who has confirmed the address and is signed in. Nothing of it waits or hashes: how it is done is tested at its routes. */
export async function signUpMember(
  { app, testDatabase: { database } }: Pick<TestApp, 'app' | 'testDatabase'>,
  {
    username,
    role = 'member',
    isElevated = true,
    hasSecondStep = needsSecondStep(role),
    address,
  }: TestMemberOptions = {},
): Promise<TestMember> {
  const from = address ?? `198.51.100.${(count % 250) + 1}`;
  const {
    acceptsTerms: _,
    password,
    ...registration
  } = newRegistration(username ? { username, email: `${username}@example.org` } : {});
  const [id, token] = [randomUUID(), randomBytes(24).toString('base64url')];
  const names = {
    name: `${registration.firstName} ${registration.lastName}`,
    username: usernameKey(registration.username),
    displayUsername: registration.username,
  };
  const secondStepSince = hasSecondStep ? new Date() : null;
  await database
    .insert(members)
    .values({ ...registration, ...names, id, role, language: 'ar', emailVerified: true, secondStepSince });
  if (hasSecondStep) await storeApp(database, id);
  await database.insert(credentials).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: await hashOfTestPassword(),
  });
  const expiresAt = new Date(Date.now() + 7 * dayMs);
  await database.insert(sessions).values({
    id: randomUUID(),
    token,
    userId: id,
    expiresAt,
    ipAddress: from,
    userAgent: 'lightMyRequest',
    elevatedUntil: isElevated ? elevatedFromNow() : null,
    secondStep: hasSecondStep ? 'code' : null,
  });
  const cookie = await sessionCookie(database, token);
  return {
    id,
    username: registration.username,
    email: registration.email,
    password,
    cookie,
    async send(method, url, body) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from };
      const response = await app.inject({
        method,
        url,
        headers,
        ...(body !== undefined && { payload: body as object }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        // A table for a spreadsheet is a text.
        body: /json/.test(String(response.headers['content-type']))
          ? response.json<unknown>()
          : response.body || undefined,
      };
    },
  };
}
