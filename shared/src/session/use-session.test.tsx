import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, createApp, useSession } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import type { SessionMember } from '../schemas/session.ts';

const nadia: SessionMember = { id: 'm1', name: 'نادية', username: 'nadia', role: 'member', language: 'ar' };
const Name = () => useSession()?.name ?? 'nobody';
const openFor = (session: SessionMember | null) =>
  createApp({
    i18n: createI18n('en', {}),
    session,
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
const pageOf = (app: ReturnType<typeof openFor>) => (
  <AppProvider app={app}>
    <Name />
  </AppProvider>
);

it.each([
  [null, 'nobody'],
  [nadia, 'نادية'],
])('A page that is rendered on the server says who is signed in: %j', (member, text) => {
  expect(renderToString(pageOf(openFor(member)))).toBe(text);
});

it('A member who signs in elsewhere before hydration does not make react throw the server’s HTML away', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(pageOf(openFor(null)));
  const app = openFor(null);
  app.session.setState({ member: nadia });
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, pageOf(app), { onRecoverableError: (error) => complaints.push(error) });
    await Promise.resolve();
  });
  expect(root.textContent).toBe('نادية');
  expect(complaints).toEqual([]);
});
