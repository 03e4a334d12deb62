import { randomBytes } from 'node:crypto';
import type { Role } from '@sahra/shared/session/permissions';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { members, sessions } from '../database/member-tables.ts';
import type { TestApp } from './test-app.ts';

/** A right password of every test's member. */
export const testPassword = 'lamps over the river';

export interface TestMember {
  id: string;
  username: string;
  email: string;
  password: string;
  cookie: string;
  /** Sends as this member's browser would. */
  send: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
}

export interface TestMemberOptions {
  username?: string;
  role?: Extract<Role, 'member' | 'admin'>;
  /** The password was not given lately. */
  isElevated?: boolean;
  /** From where he registers and signs in. */
  address?: string;
}

let count = 0;

/** The `Cookie` header of what an answer sets. */
export const cookieOf = (setCookie: string | string[] | undefined): string => [setCookie ?? []].flat().map((text) => text.split(';', 1)[0]).join('; ');

const addressOf = (address: string): InjectOptions => ({ headers: { 'x-forwarded-for': address } });

/** What somebody sends to register; each has a name and an address of his own. */
export function newRegistration(more: Record<string, unknown> = {}) {
  const username = `member${(count += 1)}x${randomBytes(3).toString('hex').replace(/[01]/g, 'a')}`;
  return { username, firstName: 'Mona', lastName: 'Hassan', phone: '+201001234567', email: `${username}@example.org`, zip: '11511', password: testPassword, acceptsTerms: true, ...more };
}

/** Signs in and returns the answer and the cookie. */
export async function signInTo({ app }: Pick<TestApp, 'app'>, identifier: string, password = testPassword, address = '203.0.113.9') {
  const response = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { identifier, password }, ...addressOf(address) });
  return { status: response.statusCode, body: response.json<unknown>(), headers: response.headers, cookie: cookieOf(response.headers['set-cookie']) };
}

/** Registers somebody as a visitor does, confirms his address, signs him in. */
export async function signUpMember({ app, testDatabase: { database } }: TestApp, { username, role = 'member', isElevated = true, address }: TestMemberOptions = {}): Promise<TestMember> {
  const from = address ?? `198.51.100.${(count % 250) + 1}`;
  const registration = newRegistration(username ? { username, email: `${username}@example.org` } : {});
  const { email } = registration;
  const signedUp = await app.inject({ method: 'POST', url: '/api/auth/sign-up', payload: registration, ...addressOf(from) });
  if (signedUp.statusCode !== 202) throw new Error(`Not registered: ${signedUp.body}`);
  await database.update(members).set({ emailVerified: true, role }).where(eq(members.email, email));
  const { cookie, body } = await signInTo({ app }, email, testPassword, from);
  const { member } = body as { member: { id: string } };
  if (!isElevated) await database.update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, member.id));
  return {
    id: member.id,
    username: registration.username,
    email,
    password: testPassword,
    cookie,
    async send(method, url, body) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from };
      const response = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) });
      return { status: response.statusCode, headers: response.headers, body: response.body ? response.json<unknown>() : undefined };
    },
  };
}
