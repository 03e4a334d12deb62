import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BadRequestError, NetworkError } from '../api/api-errors.ts';
import { appContext, createApp } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { redirectTargetOf } from '../form-rules/redirect-target.ts';
import { createFakeApi, type Answers } from '../testing/fake-api.ts';
import { loadForMember } from './loaders.ts';

const member = { id: 'm1', name: 'نادية', username: 'nadia', role: 'member', language: 'ar' } as const;

const signIn = { id: 'account.sign-in', path: '/login' };

function openPage(address: string, answers: Answers, pages = [signIn]) {
  const created = createApp({
    i18n: createI18n('en', {}),
    session: member,
    pages,
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const app = { ...created, api: createFakeApi(answers) };
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const url = new URL(address, 'http://sahra.test');
  const args: LoaderFunctionArgs = { request: new Request(url), url, pattern: '', context, params: {} };
  return { app, args };
}
const refusing = (status: number, code: string) => () => {
  throw new BadRequestError('no', status, { code });
};

it('A member gets what their page needs', async () => {
  const { app, args } = openPage('/account', { '/account': { name: 'نادية' } });
  expect(await loadForMember(args, '/account')).toEqual({ name: 'نادية' });
  expect(app.session.getState().member).toEqual(member);
});

it('A member whose session is over signs in, and goes on where they were; the page no longer shows them as signed in', async () => {
  const { app, args } = openPage('/account/orders?page=2', { '/account/orders': refusing(401, 'sign_in_required') });
  const answer: unknown = await loadForMember(args, '/account/orders').catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const location = (answer as Response).headers.get('location') ?? '';
  expect(location).toBe('/login?next=%2Faccount%2Forders%3Fpage%3D2');
  expect(redirectTargetOf({ url: `http://sahra.test${location}` })).toBe('/account/orders?page=2');
  expect(app.session.getState().member).toBeNull();
});

it('Where nobody can sign in, a member whose session is over is told what is wrong', async () => {
  const { app, args } = openPage('/account/orders', { '/account/orders': refusing(401, 'sign_in_required') }, []);
  await expect(loadForMember(args, '/account/orders')).rejects.toMatchObject({ status: 401 });
  expect(app.session.getState().member).toBeNull();
});

it('A page that is not for their role does not exist for a member', async () => {
  const { app, args } = openPage('/account/admin', { '/admin/members': refusing(403, 'not_allowed') });
  await expect(loadForMember(args, '/admin/members')).rejects.toMatchObject({ init: { status: 404 } });
  expect(app.session.getState().member).toEqual(member);
});

it('What is not there is a page that is not there', async () => {
  const { args } = openPage('/account/orders/9', {});
  await expect(loadForMember(args, '/account/orders/{number}', { params: { number: 9 } })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

it.each([
  [404, 'not_found'],
  [400, 'invalid_request'],
  [414, 'uri_too_long'],
])('An address that the api answers with %i leads to nothing', async (status, code) => {
  const number = '9'.repeat(3000);
  const { args } = openPage(`/account/orders/${number}`, { [`/account/orders/${number}`]: refusing(status, code) });
  const answer = loadForMember(args, '/account/orders/{number}', { params: { number } });
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
});

it.each([
  ['the password is asked for once more', () => new BadRequestError('no', 403, { code: 'elevation_required' })],
  ['nobody can be reached', () => new NetworkError('away')],
])('It stays an error where %s', async (_why, error) => {
  const failure = error();
  const { args } = openPage('/account', {
    '/account': () => {
      throw failure;
    },
  });
  await expect(loadForMember(args, '/account')).rejects.toBe(failure);
});
