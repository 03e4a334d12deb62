import { appContext, BadRequestError } from '@sahra/shared/facade';
import { RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createApp } from '../app.tsx';
import { signInForm } from '../form-rules/sign-in-form.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { errorOf, isFormState, valueOf } from './form-state.ts';
import { handleFormAction } from './handle-form-action.ts';

/** Submits what a browser or a program sends to a form of name and password. */
async function submit(fields: [string, string][], signIn: (body: object) => object) {
  const created = createApp({
    i18n: createI18n('en', {}),
    session: null,
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const api = createFakeApi({ 'POST /auth/sign-in': signIn });
  const body = new URLSearchParams(fields);
  const answer = await handleFormAction(
    {
      request: new Request('http://sahra.test/login', { method: 'POST', body }),
      context: new RouterContextProvider(new Map([[appContext, { ...created, api }]])),
    },
    {
      schema: signInForm,
      secrets: ['password'],
      errorsByCode: { member_blocked: { identifier: 'blocked' } },
      send: (values, app) => app.api.post('/auth/sign-in', { body: values }),
    },
  );
  return 'data' in answer ? answer : { data: answer, init: null };
}
const refusing =
  (code: string, status: number, fields: Record<string, string> = {}, retryAfter?: number) =>
  () => {
    throw new BadRequestError('no', status, { code, fields }, retryAfter);
  };
const name: [string, string] = ['identifier', ' mona '];
const password: [string, string] = ['password', 'mona likes old films'];

it('The values are sent as the schema leaves them', async () => {
  expect((await submit([name, password, ['remember', 'on']], (body) => body)).data).toEqual({
    identifier: 'mona',
    password: 'mona likes old films',
    remember: 'on',
  });
});

it('A field with an error is told by a code, with status 400; values come back as they were, but for secrets', async () => {
  const { data, init } = await submit([['identifier', ''], password, ['remember', 'on']], (body) => body);
  expect(isFormState(data) && [init?.status, errorOf(data, 'identifier'), valueOf(data, 'remember')]).toEqual([
    400,
    'missing',
    'on',
  ]);
  expect(JSON.stringify(data)).not.toContain(password[1]);
});

it.each([
  ['by its code', refusing('member_blocked', 403), 403, { identifier: ['blocked'] }],
  [
    'by the names of its fields',
    refusing('validation_failed', 400, { identifier: 'is too long', other: 'no' }),
    400,
    { identifier: ['notAccepted'] },
  ],
] as const)('What the api refuses %s is an error of the field', async (_, signIn, status, error) => {
  const { data, init } = await submit([name, password], signIn);
  expect(data).toMatchObject({ result: { error, initialValue: { identifier: ' mona ' } } });
  expect([init?.status, JSON.stringify(data).includes(password[1])]).toEqual([status, false]);
});

it('What no field has to do with is a failure', async () => {
  const { data, init } = await submit([name, password], refusing('too_many_requests', 429, {}, 30));
  expect(data).toMatchObject({ failure: 'tooMany', retryAfter: 30, code: 'too_many_requests', result: { error: {} } });
  expect(init?.status).toBe(429);
});

it.each([
  ['an intent of Conform', '__intent__', 'no json'],
  ['a state of Conform', '__state__', 'no json'],
  ['a list without an end', 'list[4294967294]', 'x'],
  ['a prototype', '__proto__.polluted', 'yes'],
])('%s among the fields has no effect', async (_, field, value) => {
  const { data } = await submit([[field, value], ['identifier', ''], password], (body) => body);
  expect(data).toMatchObject({ result: { initialValue: {}, error: { identifier: ['missing'] } } });
  expect('polluted' in {}).toBe(false);
});
