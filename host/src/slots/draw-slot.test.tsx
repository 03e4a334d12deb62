import { act, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { wholeSite } from '@sahra/shared/testing/whole-site';
import { expect, test, vi } from 'vitest';
import type { ExtensionHandle } from '../routing/page-handle.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { drawSlot } from './draw-slot.tsx';
import { slotsRouteOf } from './extension-data.ts';

/** What a remote shows in a slot: its own name. */
const shownBy = (remote: string): ExtensionHandle => ({
  remote,
  version: '1.0.0',
  extension: { id: `${remote}.teaser`, slot: 'home.end' },
  load: () => Promise.resolve({ default: () => <p>{remote}</p> }),
});

/** The home page, with one slot for two remotes. */
const home: RouteObject = {
  id: slotsRouteOf('streaming.home'),
  loader: () => ({ 'shop.teaser': { data: null }, 'blog.teaser': { data: null } }),
  HydrateFallback: () => null,
  children: [
    {
      path: '/',
      handle: { page: { id: 'streaming.home' }, extensions: [shownBy('shop'), shownBy('blog')] },
      element: drawSlot('home.end', {}),
    },
  ],
};

test('In an open tab a slot shows nothing of an area that was switched off since, and shows it again', async () => {
  const { app } = await renderShell(null, { routes: [home] });
  expect(await screen.findByText('blog')).toBeTruthy();
  expect(await screen.findByText('shop')).toBeTruthy();
  const open = (pages: typeof wholeSite) => act(async () => app.siteMap.setState(pages, true));
  await open(wholeSite.filter(({ id }) => !id.startsWith('blog.')));
  expect(screen.queryByText('blog')).toBeNull();
  expect(screen.getByText('shop')).toBeTruthy();
  await open(wholeSite);
  expect(await screen.findByText('blog')).toBeTruthy();
});

test.each<{ what: string; load: ExtensionHandle['load'] }>([
  { what: 'does not load', load: () => Promise.reject(new Error('offline')) },
  {
    what: 'throws when it is drawn',
    load: () =>
      Promise.resolve({
        default: () => {
          throw new Error('broken on purpose');
        },
      }),
  },
])('What the page has in its place is shown where an extension $what', async ({ load }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(console.error).mockImplementation(() => {});
  const handles = [{ ...shownBy('shop'), load }, shownBy('blog')];
  const page = {
    ...{ path: '/', handle: { page: { id: 'streaming.home' }, extensions: handles } },
    element: drawSlot('home.end', {}, <p>cannot be shown</p>),
  };
  await renderShell(null, { routes: [{ ...home, children: [page] }] });
  expect(await screen.findByText('cannot be shown')).toBeTruthy();
  expect(await screen.findByText('blog')).toBeTruthy();
  // React names what has thrown.
  vi.mocked(console.error).mockClear();
});

test('What the page has in its place is shown where no remote has anything for a slot', async () => {
  const page = {
    path: '/',
    handle: { page: { id: 'streaming.home' } },
    element: drawSlot('home.end', {}, <p>nothing</p>),
  };
  await renderShell(null, { routes: [page] });
  expect(await screen.findByText('nothing')).toBeTruthy();
});
