import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { CompanionPlace } from './companion-place.tsx';

/** Two pages within a layout. */
const layout = {
  element: (
    <>
      <main>
        <Outlet />
      </main>
      <CompanionPlace />
    </>
  ),
  children: ['/one', '/two'].map((path) => ({ path, element: <p>{path}</p> })),
};
const openSite = () => renderShell(null, { routes: [layout], address: '/one' });

function Film() {
  const [opened] = useState(() => performance.now());
  return <p>film {opened}</p>;
}

test('What goes along stays as it is from page to page, until it is taken away', async () => {
  const { app, router } = await openSite();
  act(() => app.companion?.setState({ content: <Film /> }));
  const film = screen.getByText(/^film/).textContent;
  await act(() => router.navigate('/two'));
  expect(screen.getByRole('main').textContent).toBe('/two');
  expect(screen.getByText(/^film/).textContent).toBe(film);
  act(() => app.companion?.setState({ content: null }));
  expect(screen.queryByText(/^film/)).toBeNull();
});

test('What goes along and throws costs the page nothing, and what comes next is shown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(console.error).mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  const { app } = await openSite();
  act(() => app.companion?.setState({ content: <Broken /> }));
  expect(screen.getByRole('main')).toBeTruthy();
  expect(app.companion?.getState().content).toBeNull();
  act(() => app.companion?.setState({ content: <Film /> }));
  expect(screen.getByText(/^film/)).toBeTruthy();
  // React names what has thrown.
  vi.mocked(console.error).mockClear();
});
