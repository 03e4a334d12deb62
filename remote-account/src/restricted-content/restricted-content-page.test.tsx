import { screen } from '@testing-library/react';
import type { SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';

const member: SessionMember = { id: 'm1', name: 'Amira Hassan', username: 'amira', role: 'member', language: 'ar' };
const address = '/restricted-content?next=%2Flogin';

it('Visitor is told why, and both ways on know where they wanted to go', async () => {
  await renderPage(app, address, {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You must be logged in to view this content');
  expect(screen.getByRole('link', { name: 'Subscribe to watch' }).getAttribute('href')).toBe('/pricing?next=%2Flogin');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Flogin');
});

it('Member without a subscription is not asked to log in', async () => {
  await renderPage(app, address, {}, 'en', member);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This content is for subscribers');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('Subscriber is redirected', async () => {
  const { router } = await renderPage(
    app,
    '/restricted-content?next=%2Fpricing',
    { '/plans': { items: [], page: 1, pageSize: 24, total: 0 } },
    'en',
    { ...member, role: 'subscriber' },
  );
  expect(router.state.location.pathname).toBe('/pricing');
});

it('Subscriber who comes without a title in mind reads that everything is open, and is asked for nothing', async () => {
  await renderPage(app, '/restricted-content', {}, 'en', { ...member, role: 'subscriber' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You have access');
  expect(screen.queryByRole('link', { name: 'Subscribe to watch' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});
