import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, NetworkError, type SessionMember } from '@sahra/shared/facade';
import { changePlaylists, readPlaylists } from '@sahra/shared/guest-list/device-playlists';
import type { DevicePlaylist } from '@sahra/shared/guest-list/playlist-collection';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, describe, expect, it } from 'vitest';
import app from '../app.ts';
import { playlistDetails } from '../ui/playlists/playlist-samples.ts';
import { episodeCard, programCard, seriesCard } from '../ui/program-samples.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const key = 'd0123456789abcdef';
const device: DevicePlaylist = {
  key,
  name: 'Rainy days',
  description: '',
  labels: ['classics'],
  items: [{ programId: 5 }, { programId: 8, episodeId: 802 }],
  updatedAt: '2026-11-23T12:00:00.000Z',
};
const catalog = {
  '/programs': ({ ids }: { ids: string }) => {
    const items = [programCard(5), seriesCard(8)].filter(({ id }) => ids.split(',').includes(String(id)));
    return { items, page: 1, pageSize: 60, total: items.length };
  },
  '/episodes': { items: [{ ...episodeCard(8, 1, 2), program: seriesCard(8) }], page: 1, pageSize: 1, total: 1 },
};
const rows = () => within(screen.getByRole('list', { name: 'In this playlist' })).getAllByRole('listitem');
const titles = () => rows().map((row) => within(row).getAllByRole('link')[0]?.getAttribute('aria-label'));
const inOrder = (...names: string[]) => names.map((name) => `Play \u2068${name}\u2069`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const statusText = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('');
afterEach(() => localStorage.clear());

describe('A member’s own playlist', () => {
  const open = (more: object = {}) =>
    renderPage(app, '/playlist/12', { '/playlists/12': playlistDetails(12), ...more }, 'en', member);

  it('is read in its order, and plays from its beginning, going on in it', async () => {
    await open();
    expect(titles()).toEqual(inOrder('Program 3', 'Episode 1.2', 'Program 5'));
    const play = screen.getByRole('link', { name: 'Play all' }).getAttribute('href');
    expect(play).toBe('/programs/3/episodes/301?playlist=12');
    expect(screen.getByRole('link', { name: 'Shuffle' }).getAttribute('href')).toMatch(/\?playlist=12&shuffle=\d+$/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('is put in another order by keys, which is said, and stored one after the other', async () => {
    const sent: unknown[] = [];
    const stored = playlistDetails(12);
    const [moved, ...others] = stored.items;
    await open({
      '/playlists/12': () => stored,
      'PUT /playlists/12/items/31': (body: { position: number }) => {
        sent.push(body.position);
        if (moved) stored.items = others.toSpliced(body.position, 0, moved);
        return { id: 12, itemTotal: 3 };
      },
    });
    const down = screen.getByRole('button', { name: 'Move \u2068Program 3\u2069 down' });
    down.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(sent).toEqual([1, 2]));
    await waitFor(() => expect(titles()).toEqual(inOrder('Episode 1.2', 'Program 5', 'Program 3')));
    expect(statusText()).toBe('\u2068Program 3\u2069 is now 3 of 3.');
    expect(document.activeElement).toBe(down);
  });

  it('shows what was moved at once, and as it is stored where that failed', async () => {
    const { app: instance } = await open({
      'PUT /playlists/12/items/33': () => {
        throw new NetworkError('away');
      },
    });
    await press('Move \u2068Program 5\u2069 up');
    await waitFor(() => expect(instance.toasts.getState().toasts).toMatchObject([{ tone: 'warning' }]));
    await waitFor(() => expect(titles()).toEqual(inOrder('Program 3', 'Episode 1.2', 'Program 5')));
  });

  it('loses what is removed, and gets it back to its place', async () => {
    const sent: unknown[] = [];
    let stored = playlistDetails(12);
    const { app: instance } = await open({
      '/playlists/12': () => stored,
      'DELETE /playlists/12/items/31': () => {
        stored = { ...stored, items: stored.items.slice(1) };
        return { id: 12, itemTotal: 2 };
      },
      'POST /playlists/12/items': (body: object) => (sent.push(body), { id: 12, itemTotal: 3, itemId: 40 }),
      'PUT /playlists/12/items/40': (body: object) => {
        sent.push(body);
        stored = playlistDetails(12);
        return { id: 12, itemTotal: 3 };
      },
    });
    await press('Remove \u2068Program 3\u2069 from the playlist');
    await waitFor(() => expect(titles()).toEqual(inOrder('Episode 1.2', 'Program 5')));
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Episode 1.2');
    instance.toasts.getState().toasts[0]?.action?.onSelect?.();
    await waitFor(() => expect(titles()).toEqual(inOrder('Program 3', 'Episode 1.2', 'Program 5')));
    expect(sent).toEqual([{ programId: 3 }, { position: 0 }]);
  });

  it('is described anew; a name that is not for the public is refused at its field', async () => {
    const sent: unknown[] = [];
    const { router } = await renderPage(
      app,
      '/playlist/12?form=edit',
      {
        '/playlists/12': playlistDetails(12, { labels: ['family'] }),
        'PUT /playlists/12': (body: { name: string }) => {
          sent.push(body);
          if (body.name === 'Casino')
            throw new BadRequestError('no', 400, { code: 'held_word', message: 'no', fields: { name: 'no' } });
          return playlistDetails(12);
        },
      },
      'en',
      member,
    );
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Casino');
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Suspense' }));
    await press('Save playlist');
    expect((await screen.findAllByText(/There’s a word in it/)).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Casino');
    await userEvent.clear(screen.getByRole('textbox', { name: /^Name/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Evenings');
    await press('Save playlist');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sent[1]).toEqual({ name: 'Evenings', description: '', privacy: 'public', labels: ['family', 'suspense'] });
  });

  it('is deleted after a question', async () => {
    const sent: string[] = [];
    const { router } = await open({
      'DELETE /playlists/12': () => (sent.push('gone'), { id: 12, status: 'deleted' }),
      '/account/playlists': { items: [], page: 1, pageSize: 24, total: 0 },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Delete playlist' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect([router.state.location.pathname, sent]).toEqual(['/playlist', ['gone']]));
  });
});

describe('A visitor’s playlist on their device', () => {
  it('is read, reordered, and kept in that order', async () => {
    changePlaylists(() => [device]);
    await renderPage(app, `/playlist/${key}`, catalog);
    expect(titles()).toEqual(inOrder('Program 5', 'Episode 1.2'));
    expect(screen.getByRole('link', { name: 'Play all' }).getAttribute('href')).toBe(
      `/programs/5/episodes/501?playlist=${key}`,
    );
    await press('Move \u2068Program 5\u2069 down');
    await waitFor(() =>
      expect(readPlaylists()[0]?.items).toEqual([{ programId: 8, episodeId: 802 }, { programId: 5 }]),
    );
    await waitFor(() => expect(titles()).toEqual(inOrder('Episode 1.2', 'Program 5')));
  });

  it('leaves out what is no longer in the catalog', async () => {
    changePlaylists(() => [{ ...device, items: [{ programId: 999 }, { programId: 5 }] }]);
    await renderPage(app, `/playlist/${key}`, catalog);
    expect(titles()).toEqual(inOrder('Program 5'));
  });

  it('is moved into the account of who signed in meanwhile, who comes to their playlists', async () => {
    changePlaylists(() => [device]);
    const { router } = await renderPage(
      app,
      `/playlist/${key}`,
      {
        ...catalog,
        '/playlists': { items: [], page: 1, pageSize: 24, total: 0 },
        '/account/playlists': { items: [], page: 1, pageSize: 24, total: 0 },
        'POST /account/collection': { watchlist: 0, likes: 0, progress: 0, playlists: 1, theme: null },
      },
      'en',
      member,
    );
    await press('Move it to my account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/playlist'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
