import type { ActionFunctionArgs } from '@sahra/shared/facade';
import { RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isFormState, valueOf } from './form-state.ts';
import { laterAction } from './later-action.ts';

/** A form as it is sent. */
function sent(fields: Record<string, string>): ActionFunctionArgs {
  const url = new URL('https://sahra.test/login');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { request, url, pattern: '/login', params: {}, context: new RouterContextProvider() };
}

it('An action that comes late gets the form as it was sent', async () => {
  const action = laterAction(() => Promise.resolve(async ({ request }) => (await request.formData()).get('name')));
  expect(await action(sent({ name: 'Mona' }))).toBe('Mona');
});

it('Where its code does not come the page is told so, and of which form; what was typed stays in its fields', async () => {
  const action = laterAction(() => Promise.reject<() => null>(new TypeError('Failed to fetch')), ['intent']);
  const answer = await action(sent({ intent: 'rename', password: 'lamps over the river' }));
  const state = answer?.data;
  expect(answer?.init?.status).toBe(503);
  expect(isFormState(state) && [state.failure, valueOf(state, 'intent'), valueOf(state, 'password')]).toEqual([
    'network',
    'rename',
    undefined,
  ]);
});

it('After such a failure the form can be sent again', async () => {
  let tries = 0;
  const action = laterAction(async () => {
    if ((tries += 1) === 1) throw new TypeError('Failed to fetch');
    return () => 'taken';
  });
  await action(sent({}));
  expect(await action(sent({}))).toBe('taken');
});
