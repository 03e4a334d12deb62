import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { PageError } from './page-error.tsx';

const pageThatThrows = (error: () => unknown) => [
  {
    path: '/broken',
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    Component: () => <h1>The film</h1>,
    loader: () => {
      const thrown = error();
      if (thrown) throw thrown;
      return null;
    },
  },
];

test.each([
  { language: 'en', title: 'Ohhh no..! You got lost in the show', home: 'Back to home' },
  { language: 'ar', title: 'يا خسارة! تُهتَ وسط العرض', home: 'العودة إلى الرئيسية' },
] as const)('Visitor who got lost finds the way home ($language)', async ({ language, title, home }) => {
  const routes = pageThatThrows(() => data(null, { status: 404 }));
  await renderShell(null, { language, address: '/broken', routes });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(title);
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/');
  await expect.poll(() => document.title).toContain('·');
});

test.each([
  { language: 'en', title: 'Closed for the moment', home: 'Back to home' },
  { language: 'ar', title: 'مغلق مؤقتًا', home: 'العودة إلى الرئيسية' },
] as const)('Visitor reads that an area is closed for the moment, and finds the way home ($language)', async (row) => {
  const routes = pageThatThrows(() => data({ kind: 'closed' }, { status: 503 }));
  const { app } = await renderShell(null, { ...row, address: '/broken', routes, closed: ['shop'] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(row.title);
  expect(screen.getByRole('link', { name: row.home }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => app.siteMap.setState([], true));
  await expect.poll(() => screen.queryByRole('link')).toBeNull();
});

test.each([
  { kind: 'network', title: 'No connection' },
  { kind: 'timeout', title: 'This is taking too long' },
  { kind: 'badRequest', title: 'This could not be opened' },
  { kind: 'badResponse', title: 'Something broke on our side' },
  { kind: 'remote', title: 'This part of Sahra did not load' },
  { kind: 'never heard of', title: 'Something went wrong' },
])('A page that failed with "$kind" says "$title"', async ({ kind, title }) => {
  const routes = pageThatThrows(() => data({ kind }, { status: 503 }));
  await renderShell(null, { address: '/broken', routes });
  expect((await screen.findByRole('alert')).textContent).toContain(title);
});

test('Visitor tries again and the page comes', async () => {
  let isUp = false;
  const routes = pageThatThrows(() => !isUp && data({ kind: 'network' }, { status: 503 }));
  await renderShell(null, { address: '/broken', routes });
  isUp = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'The film' });
});

test.each([
  { what: 'throws while it is drawn', thrown: undefined, reports: 1 },
  { what: 'gets no data', thrown: data({ kind: 'network' }, { status: 503 }), reports: 0 },
])('Its makers hear of a page that $what: $reports times', async ({ thrown, reports }) => {
  const reportRenderFailure = vi.fn();
  const listen = vi.spyOn(window, 'addEventListener');
  const Component = () => {
    throw new Error('broken on purpose');
  };
  const [route] = pageThatThrows(() => thrown);
  await renderShell(null, { address: '/broken', routes: [{ ...route, Component, handle: { reportRenderFailure } }] });
  await screen.findByRole('alert');
  // Effects run after what they belong to is seen: the last of this page's is waited for, so that "0 times" is true too.
  await expect.poll(() => listen.mock.calls.some(([type]) => type === 'online')).toBe(true);
  expect(reportRenderFailure).toHaveBeenCalledTimes(reports);
  // React and the router write to the console what a page threw: here that is no fault.
  vi.mocked(console.error).mockClear();
});
