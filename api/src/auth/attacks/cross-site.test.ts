import { beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../../database/account-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { members, sessions } from '../../database/member-tables.ts';
import { type ApiRoute, readRoutes, samplesOf, urlOf } from '../../testing/api-routes.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
let writes: ApiRoute[] = [];
let admin: TestMember;
beforeAll(async () => {
  writes = (await readRoutes(app())).filter(({ method }) => method !== 'GET');
  admin = await signUpMember(app(), { role: 'admin' });
});

const state = async () => {
  const { database } = app().testDatabase;
  return [
    await database.select().from(members),
    await database.select().from(sessions),
    await database.$count(outbox),
    await database.$count(adminActions),
  ];
};
/** Sends a body that would be taken, with the cookie of an admin, to every address that changes something. */
async function forge(headers: Record<string, string>): Promise<Record<string, number>> {
  const answers = [];
  for (const route of writes) {
    const payload = JSON.stringify(samplesOf(route.body ?? {}));
    const { statusCode } = await app().inject({
      method: route.method,
      url: urlOf(route),
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    answers.push([`${route.method} ${route.path}`, statusCode] as const);
  }
  return Object.fromEntries(answers);
}
const refused = () => Object.fromEntries(writes.map(({ method, path }) => [`${method} ${path}`, 403]));

describe('requests in the name of a visitor of another site', () => {
  it('The OpenAPI document lists what changes something in every area', () => {
    const areas = new Set(writes.map(({ path }) => path.split('/')[2]));
    expect([...areas]).toEqual(
      expect.arrayContaining(['auth', 'account', 'admin', 'contact-messages', 'newsletter', 'playlists']),
    );
    expect(writes.length).toBeGreaterThan(25);
  });

  it.each<[string, Record<string, string>]>([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of a neighbour of this site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.sahra.example' }],
    [
      'a page of another site, in a browser that sends where it comes from',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    [
      'a page that claims our origin where the browser knows better',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
    ],
    ['a frame without an origin', { origin: 'null' }],
    ['a site whose name begins with ours', { origin: 'http://localhost.evil.example' }],
    ['our name at another port', { origin: 'http://localhost:8080' }],
    ['what is no origin', { origin: 'javascript:alert(1)' }],
    ['an empty origin', { origin: '' }],
    ['a caller that does not send where it comes from', {}],
  ])('%s: with a session nothing is taken, at no address', async (_, headers) => {
    const before = await state();
    expect(await forge({ cookie: admin.cookie, ...headers })).toEqual(refused());
    expect(await state()).toEqual(before);
  });

  it('Without a session a page of another site is refused as well: it could sign visitors in as somebody else', async () => {
    expect(await forge({ origin: 'https://evil.example' })).toEqual(refused());
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'A form of another site as %s is not even read',
    async (type) => {
      const before = await state();
      const answers = await forge({ cookie: admin.cookie, origin: 'https://evil.example', 'content-type': type });
      expect(answers).toEqual(refused());
      expect(await state()).toEqual(before);
    },
  );

  it('Our own page is let through', async () => {
    expect((await admin.send('POST', '/api/auth/sign-out', { everywhere: false })).status).toBe(200);
  });

  it('No address lets pages of other sites read', async () => {
    const { headers } = await app().inject({
      method: 'OPTIONS',
      url: '/api/account',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
