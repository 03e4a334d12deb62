import { randomUUID } from 'node:crypto';
import type { Contributions, OwnContribution, Thing } from '@sahra/shared/schemas/contributions';
import type { OwnContributions } from '@sahra/shared/schemas/own-contributions';
import { beforeAll } from 'vitest';
import { cookieOf, signUpMember, type TestMember } from '../../testing/member.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sendPhoto } from './send-photo.ts';

const addressOf = ({ kind, id }: Thing) => `/api/things/${kind}/${id}/contributions`;
let networks = 0;

/** A person without an account, in a browser and a network of their own. */
export interface TestGuest {
  email: string;
  write: (
    thing: Thing,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: OwnContribution; headers: Record<string, unknown> }>;
  own: (thing: Thing) => Promise<OwnContributions>;
  /** Adds a photo to a review. */
  photo: (contributionId: number, file: Uint8Array) => ReturnType<typeof sendPhoto>;
  send: (method: 'PUT' | 'DELETE' | 'POST', url: string, body?: object) => Promise<{ status: number; body: unknown }>;
}

/** The app of a test file with a moderator, and people who contribute. */
export function useContributions() {
  const app = useTestApp();
  let salma: TestMember;
  beforeAll(async () => {
    // What people say here is counted: the demo's own would be among it.
    await app().testDatabase.database.execute('truncate contributions, contributors, contribution_totals cascade');
    salma = await signUpMember(app(), { username: 'salma', role: 'moderator' });
  });

  const newNetwork = () => `10.1.${Math.floor((networks += 1) / 250)}.${(networks % 250) + 1}`;
  function guest(name = 'Nour', email = `${randomUUID()}@example.org`, network = newNetwork()): TestGuest {
    let cookie = '';
    const send: TestGuest['send'] = async (method, url, body) => {
      const answer = await app().inject({
        method,
        url,
        headers: { 'x-forwarded-for': network, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.body ? answer.json<unknown>() : undefined };
    };
    return {
      email,
      send,
      async write(thing, body, headers = {}) {
        const answer = await app().inject({
          method: 'POST',
          url: addressOf(thing),
          headers: {
            ...{ 'x-forwarded-for': network, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
            ...headers,
          },
          payload: { name, email, ...body },
        });
        cookie = cookieOf(answer.headers['set-cookie']) || cookie;
        return { status: answer.statusCode, body: answer.json<OwnContribution>(), headers: answer.headers };
      },
      photo: (contributionId, file) =>
        sendPhoto(app().app, { 'x-forwarded-for': network, ...(cookie && { cookie }) }, contributionId, file),
      own: async (thing) =>
        (await app().get(`${addressOf(thing)}/own`, cookie ? { cookie } : {})).body as OwnContributions,
    };
  }

  const write = async (member: TestMember, thing: Thing, body: object) => {
    const answer = await member.send('POST', addressOf(thing), body);
    return { status: answer.status, body: answer.body as OwnContribution };
  };
  const list = async (thing: Thing, query = '') =>
    (await app().get(`${addressOf(thing)}${query}`)).body as Contributions;
  const decide = async (decision: string, ...ids: number[]) =>
    (await salma.send('POST', '/api/admin/contributions/decisions', { decision, ids })).body as {
      results: { id: number; outcome: string; code?: string }[];
    };

  return {
    app,
    database: () => app().testDatabase.database,
    salma: () => salma,
    signUp: (options?: Parameters<typeof signUpMember>[1]) => signUpMember(app(), options),
    ...{ guest, write, list, decide, addressOf },
  };
}
