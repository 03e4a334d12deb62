import { act } from '@testing-library/react';
import type { SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { useSameViewer } from './use-same-viewer.ts';

const mona: SessionMember = { id: 'm1', name: 'Mona', username: 'mona', role: 'member', language: 'en' };
const child: SessionMember = { ...mona, profile: { name: 'Tamer', isForChildren: true } };

it.each([
  ['a member changes to a profile', mona, child, 1],
  ['a child’s profile is left', child, mona, 1],
  ['another member signs in', mona, { ...mona, id: 'm2' }, 1],
  ['a member signs out', mona, null, 1],
  ['a visitor signs in', null, mona, 0],
  ['a member is read again', mona, { ...mona }, 0],
])('Where %s it is told whether somebody else watches', async (_, before, after, times) => {
  let told = 0;
  const Page = () => {
    useSameViewer(() => told++);
    return null;
  };
  const lazy = () => Promise.resolve({ default: Page });
  const routes = app.routes.slice(0, 1).map((route) => ({ ...route, path: '/film', lazy }));
  const page = await renderPage({ ...app, routes }, '/film', {}, 'en', before);
  act(() => page.app.session.setState({ member: after }));
  expect(told).toBe(times);
});
