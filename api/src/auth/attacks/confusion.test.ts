import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../database/member-tables.ts';
import { type ApiRoute, readRoutes, samplesOf, urlOf } from '../../testing/api-routes.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { hostileTexts, otherKinds } from './hostile-values.ts';

const app = useTestApp();
let routes: ApiRoute[] = [];
let admin: TestMember;
beforeAll(async () => {
  routes = await readRoutes(app());
  admin = await signUpMember(app(), { role: 'admin' });
});

interface CraftedRequest {
  route: ApiRoute;
  payload: string;
  type?: string;
  url?: string;
}

let calls = 0;
/** Each from a place of its own, so that no limit hides what is behind it. */
async function send({ route, payload, type = 'application/json', url = urlOf(route) }: CraftedRequest, cookie: string) {
  calls += 1;
  const headers = {
    'content-type': type,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `198.18.${Math.floor(calls / 250)}.${(calls % 250) + 1}`,
    ...(cookie && { cookie }),
  };
  const { statusCode, headers: answered, body } = await app().inject({ method: route.method, url, headers, payload });
  // What ends or renews a session is not what an attack has opened.
  const opened = [answered['set-cookie'] ?? []].flat().filter((text) => /session=[^;]/.test(text) && !cookie);
  return {
    what: `${route.method} ${url.slice(0, 100)} ${payload.slice(0, 200)}`,
    status: statusCode,
    opened,
    isLeaking: /\$argon2|node_modules|\\n +at /.test(body),
  };
}
type Sent = Awaited<ReturnType<typeof send>>;
const failed = (answers: Sent[]) =>
  answers.filter(({ status, opened, isLeaking }) => status >= 500 || opened.length > 0 || isLeaking);
const isDangerous = ({ method, path }: ApiRoute) =>
  (method === 'DELETE' && (path === '/api/account' || path.startsWith('/api/account/second-step'))) ||
  path.endsWith('/sign-out') ||
  path.includes('/devices');

/** Every field of a route's body, one after the other, with each of the values; the others as they should be. */
const bodiesWith = (route: ApiRoute, values: readonly unknown[]) =>
  Object.keys(route.body ?? {}).flatMap((name) =>
    values.map((value): CraftedRequest => ({
      route,
      payload: JSON.stringify({ ...samplesOf(route.body ?? {}), [name]: value }),
    })),
  );

/** Forty at a time. */
async function sendAll(requests: CraftedRequest[], cookie: string): Promise<Sent[]> {
  const answers: Sent[] = [];
  for (let start = 0; start < requests.length; start += 40)
    answers.push(...(await Promise.all(requests.slice(start, start + 40).map((request) => send(request, cookie)))));
  return answers;
}
/**
 * Of what an admin sends, `npm test` sends a fourth: of each field's values some, and of neighboring fields others. Nobody, who gets
 * as far as the check of the body at most, sends everything.
 */
const chosen = (requests: CraftedRequest[], who: string) =>
  who === 'nobody' || process.env.SAHRA_ALL === '1'
    ? requests
    : requests.filter((_, index) => (index + Math.floor(index / hostileTexts.length)) % 4 === 0);
const takesBodies = () => routes.filter((route) => route.body && !isDangerous(route));

describe('values that are not what they should be', { timeout: 240_000 }, () => {
  it.each(['nobody', 'an admin'])(
    'Fields of other kinds, from %s: refused or harmless, at every address that takes a body',
    async (who) => {
      const cookie = who === 'nobody' ? '' : admin.cookie;
      const requests = takesBodies().flatMap((route) => bodiesWith(route, otherKinds));
      const answers = await sendAll(chosen(requests, who), cookie);
      expect(answers.length).toBeGreaterThan(300);
      expect(failed(answers)).toEqual([]);
    },
  );

  it.each(['nobody', 'an admin'])(
    'SQL, templates, markup and commands in every field, from %s: no session, no failure',
    async (who) => {
      const cookie = who === 'nobody' ? '' : admin.cookie;
      const before = await app().testDatabase.database.$count(members);
      const requests = takesBodies().flatMap((route) => bodiesWith(route, hostileTexts));
      const answers = await sendAll(chosen(requests, who), cookie);
      expect(failed(answers)).toEqual([]);
      // Registrations of somebody whose first name is strange are registrations.
      expect(await app().testDatabase.database.$count(members)).toBeGreaterThanOrEqual(before);
      expect(await app().testDatabase.database.$count(members, eq(members.role, 'admin'))).toBe(1);
    },
  );

  it('A body that is no object, is no JSON, or comes as a form: refused', async () => {
    const bodies = [
      '',
      'null',
      '1',
      '"text"',
      '[]',
      '[{}]',
      '{',
      '{"a":1}{"a":2}',
      '['.repeat(5_000),
      '{"__proto__":{"role":"admin"}}',
      '{"email":"a@example.org","email":"b@example.org"}',
    ];
    const types = [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/xml',
      'application/json; charset=utf-16',
      'application/json+x',
      '',
    ];
    const requests = takesBodies().flatMap((route): CraftedRequest[] => [
      ...bodies.map((payload) => ({ route, payload })),
      ...types.map((type) => ({ route, payload: 'identifier=a&password[$ne]=b', type })),
    ]);
    const answers = await sendAll(requests, admin.cookie);
    expect(failed(answers)).toEqual([]);
    // A body without required fields may be an empty object.
    expect(answers.filter(({ status, what }) => status < 400 && !what.endsWith(' '))).toEqual([]);
  });

  it.each(['nobody', 'an admin'])(
    'Hostile texts in addresses and queries, from %s: no failure at any address',
    async (who) => {
      const cookie = who === 'nobody' ? '' : admin.cookie;
      // Half a character cannot stand in an address.
      const texts = hostileTexts.filter((text) => text !== '\ud800').map((text) => text.slice(0, 400));
      const urlsOf = (route: ApiRoute) => [
        ...(route.path.includes('{') ? texts.map((text) => urlOf(route, text)) : []),
        ...route.query.flatMap((name) =>
          texts.map((text) => `${urlOf(route)}?${new URLSearchParams({ [name]: text })}`),
        ),
        ...route.query.map((name) => `${urlOf(route)}?${name}[]=1&${name}=2&${name}[$ne]=3`),
      ];
      const requestTo = (route: ApiRoute, url: string): CraftedRequest =>
        route.body
          ? { route, url, payload: JSON.stringify(samplesOf(route.body)) }
          : { route, url, payload: '', type: '' };
      const requests = routes
        .filter((route) => !isDangerous(route))
        .flatMap((route) => urlsOf(route).map((url) => requestTo(route, url)));
      const answers = await sendAll(chosen(requests, who), cookie);
      expect(answers.length).toBeGreaterThan(500);
      expect(failed(answers)).toEqual([]);
    },
  );

  it('The admin who sent all of it is signed in still', async () => {
    expect((await admin.send('GET', '/api/auth/session')).body).toMatchObject({
      member: { id: admin.id, role: 'admin' },
    });
  });
});
