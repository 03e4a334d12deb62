import { cookieOf, signUpMember, type TestMember } from './member.ts';
import { type TestApp, useTestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Answer {
  status: number;
  body: unknown;
  /** What it sets, as the browser would send it. */
  cookie: string;
}

interface Place {
  userAgent?: string;
  remoteAddress?: string;
}

/** Calls below `/api`, as a browser at one of many places makes them. */
export function callsTo(app: () => TestApp) {
  async function call(
    method: Method,
    path: string,
    payload?: unknown,
    cookie = '',
    { userAgent, remoteAddress = '203.0.113.9' }: Place = {},
  ): Promise<Answer> {
    const headers = {
      'x-forwarded-for': remoteAddress,
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    };
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const answer = await app().inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload !== undefined && { payload: body }),
    });
    return {
      status: answer.statusCode,
      body: answer.body ? answer.json<unknown>() : undefined,
      cookie: cookieOf(answer.headers['set-cookie']),
    };
  }
  const signIn = async ({ email, password }: Pick<TestMember, 'email' | 'password'>, place?: Place): Promise<string> =>
    (await call('POST', '/auth/sign-in', { identifier: email, password }, '', place)).cookie;
  return { call, signIn };
}

/** The app of a test file, and members of it. */
export function useMembers(options?: Parameters<typeof useTestApp>[0]) {
  const app = useTestApp(options);
  const signUp = (options?: Parameters<typeof signUpMember>[1]) => signUpMember(app(), options);
  return { app, signUp, database: () => app().testDatabase.database, ...callsTo(app) };
}
