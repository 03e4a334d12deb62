import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createApiClient } from '@sahra/shared/api/api-client';
import { afterEach, expect, it } from 'vitest';
import { callsFor } from './visitor-calls.ts';

const names = {
  session: 'sahra.session',
  endsWithBrowser: 'sahra.session-ends',
  device: 'sahra.device',
  guest: 'sahra.guest',
  shopper: 'sahra.shopper',
};
const visitor = { cookie: 'sahra.session=old', forwardedFor: '203.0.113.7', userAgent: 'Browser/1' };

let server: Server | undefined;
afterEach(() => server?.close());

interface Said {
  status?: number;
  cookies?: string[];
}

/** A visitor's calls to an api that answers each path so; `heard` is what it was told. */
async function open(answers: Record<string, Said>, who = visitor, isForm = false) {
  const heard: IncomingHttpHeaders[] = [];
  const api = createServer(({ headers, url = '' }, response) => {
    heard.push(headers);
    const { status = 200, cookies = [] } = answers[new URL(url, 'http://api').pathname] ?? {};
    response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies }).end('{}');
  });
  server = api;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const calls = callsFor(who, names, isForm);
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    heard,
    calls,
    client: createApiClient({ baseUrl, language: () => 'ar', axios: { adapter: 'http' }, prepare: calls.prepare }),
  };
}

it('The api is told the session, the address and the browser of whom it is called for', async () => {
  const { heard, client } = await open({});
  await client.get('/account');
  expect(heard[0]).toMatchObject({
    cookie: 'sahra.session=old',
    'x-forwarded-for': '203.0.113.7',
    'user-agent': 'Browser/1',
  });
  expect(heard[0]).not.toHaveProperty('sec-fetch-site');
});

it('A form comes from this site, as the host server has seen', async () => {
  const { heard, client } = await open({}, visitor, true);
  await client.post('/auth/sign-out', { body: { everywhere: false } });
  expect(heard[0]?.['sec-fetch-site']).toBe('same-origin');
});

it('A session that begins counts from the next call on, and is handed to the visitor', async () => {
  const { heard, calls, client } = await open(
    { '/auth/sign-in': { cookies: ['sahra.session=new; Path=/; HttpOnly', 'other=1; Path=/'] } },
    { ...visitor, cookie: '' },
    true,
  );
  expect(calls.hasSession()).toBe(false);
  await client.post('/auth/sign-in', { body: { identifier: 'mona', password: 'mona likes old films' } });
  await client.get('/account');
  expect(heard.map(({ cookie }) => cookie)).toEqual([undefined, 'sahra.session=new']);
  expect(calls.hasSession()).toBe(true);
  expect(calls.setCookies()).toEqual(['sahra.session=new; Path=/; HttpOnly']);
});

it('A session that ends is gone at the next call, also where the api says so with a refusal', async () => {
  const line = 'sahra.session=; Max-Age=0; Path=/';
  const { heard, calls, client } = await open({ '/account': { status: 401, cookies: [line] } });
  await expect(client.get('/account')).rejects.toMatchObject({ status: 401 });
  await client.get('/home');
  expect(heard.map(({ cookie }) => cookie)).toEqual(['sahra.session=old', undefined]);
  expect(calls.hasSession()).toBe(false);
  expect(calls.setCookies()).toEqual([line]);
});

it('Of two cookies with one name the first counts, and each is handed on once, as it was last', async () => {
  const first = ['sahra.session=one; Path=/'];
  const { heard, calls, client } = await open(
    { '/account': { cookies: first }, '/home': { cookies: ['sahra.session=two; Path=/'] } },
    { ...visitor, cookie: 'sahra.session=old; sahra.session=tossed' },
  );
  await client.get('/account');
  await client.get('/home');
  expect(heard.map(({ cookie }) => cookie)).toEqual(['sahra.session=old', 'sahra.session=one']);
  expect(calls.setCookies()).toEqual(['sahra.session=two; Path=/']);
});
