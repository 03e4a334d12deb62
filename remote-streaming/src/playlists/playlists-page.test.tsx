import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionMember } from '@sahra/shared/facade';
import { TOO_LARGE } from '@sahra/shared/form-rules/too-large';
import { changePlaylists, readPlaylists } from '@sahra/shared/guest-list/device-playlists';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import app from '../app.ts';
import { ownPlaylist, playlistDetails } from '../ui/playlists/playlist-samples.ts';
import { program, programCard } from '../ui/program-samples.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const listed = (items: object[]) => ({ items, page: 1, pageSize: 24, total: items.length });
const nobody = { '/playlists': listed([]) };
const type = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
afterEach(() => localStorage.clear());

it('Visitor makes a playlist on their device, and comes to it', async () => {
  const { router } = await renderPage(app, '/playlist', nobody);
  expect(screen.getByRole('heading', { name: 'You have no playlists yet' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'New playlist' }));
  await screen.findByRole('form', { name: 'New playlist' });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await type(/^Name/, ' ليالي الخميس ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friends' }));
  await press('Save playlist');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/playlist\/d[a-z0-9]{16}$/));
  expect(readPlaylists()).toMatchObject([{ name: 'ليالي الخميس', labels: ['friends'], items: [] }]);
});

it('A playlist without a name is not made, and the field says so', async () => {
  await renderPage(app, '/playlist?form=new', nobody);
  await type(/^Description/, 'For later');
  await press('Save playlist');
  expect((await screen.findAllByText('Give the playlist a name.')).length).toBeGreaterThan(0);
  expect(readPlaylists()).toEqual([]);
});

it('Member finds their own, and public ones of others by a label', async () => {
  const asked: unknown[] = [];
  await renderPage(
    app,
    '/playlist?label=classics',
    {
      '/account/playlists': listed([ownPlaylist(12, { name: 'Mine', itemTotal: 2 })]),
      '/playlists': (query: object) => {
        asked.push(query);
        return listed([
          ownPlaylist(13, {
            name: 'Theirs',
            isOwn: false,
            owner: 'Basel',
            privacy: 'public',
            itemTotal: 9,
            viewTotal: 3,
            labels: ['classics'],
          }),
        ]);
      },
    },
    'en',
    member,
  );
  expect(
    within(screen.getByRole('region', { name: 'Your playlists' }))
      .getByRole('link', { name: /^Mine/ })
      .getAttribute('href'),
  ).toBe('/playlist/12');
  const others = screen.getByRole('region', { name: 'Playlists by other members' });
  expect(within(others).getByRole('link', { name: /^Theirs/ }).textContent).toContain('3 views');
  expect(within(others).getByRole('link', { name: 'Classics' }).getAttribute('aria-current')).toBe('true');
  expect(asked).toMatchObject([{ label: 'classics' }]);
});

it('Member makes a public one', async () => {
  const sent: unknown[] = [];
  const { router } = await renderPage(
    app,
    '/playlist?form=new',
    {
      ...nobody,
      '/account/playlists': listed([]),
      'POST /account/playlists': (body: object) => (sent.push(body), ownPlaylist(12)),
      '/playlists/12': playlistDetails(12),
    },
    'en',
    member,
  );
  await type(/^Name/, 'Evenings');
  await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
  await press('Save playlist');
  await waitFor(() => expect(router.state.location.pathname).toBe('/playlist/12'));
  expect(sent).toEqual([{ name: 'Evenings', description: '', privacy: 'public', labels: [] }]);
});

it('Member without scripts whose picture is too large reads so at its field', async () => {
  const { router } = await renderPage(
    app,
    '/playlist?form=new',
    { ...nobody, '/account/playlists': listed([]) },
    'en',
    member,
  );
  // All that the host server takes of such a form.
  const formData = new FormData();
  formData.set(TOO_LARGE, 'yes');
  await act(() => router.navigate('/playlist?form=new', { formMethod: 'post', formData }));
  expect((await screen.findAllByText(/larger than 5 MB/)).length).toBeGreaterThan(0);
});

it('Member moves what this device still has into their account', async () => {
  changePlaylists(() => [
    {
      key: 'd0123456789abcdef',
      name: 'Rainy days',
      description: '',
      labels: [],
      items: [{ programId: 7 }],
      updatedAt: '2026-11-23T12:00:00.000Z',
    },
  ]);
  const list: object[] = [];
  const merge = () => {
    list.push(ownPlaylist(12, { name: 'Rainy days' }));
    return { watchlist: 0, likes: 0, progress: 0, playlists: 1, theme: null };
  };
  await renderPage(
    app,
    '/playlist',
    { ...nobody, '/account/playlists': () => listed(list), 'POST /account/collection': merge },
    'en',
    member,
  );
  await press('Move it to my account');
  expect(await screen.findByRole('link', { name: /^Rainy days/ })).toBeTruthy();
  await waitFor(() => expect([readPlaylists(), screen.queryByRole('complementary')]).toEqual([[], null]));
});

it('Visitor puts a film into a new playlist from its page, takes it out, and puts it back', async () => {
  await renderPage(app, '/shows-details/7', {
    '/programs/7': program(programCard(7)),
    '/programs': listed([programCard(7)]),
  });
  const open = screen.getByRole('link', { name: 'Add to playlist' });
  expect(open.getAttribute('href')).toBe('/add-to-playlist/7');
  await userEvent.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a playlist' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Name of a new playlist/ }), 'Evenings');
  await userEvent.click(dialog.getByRole('button', { name: 'Create and add' }));
  const choice = await dialog.findByRole('button', { name: /^Evenings/ });
  expect([choice.getAttribute('aria-pressed'), readPlaylists()[0]?.items]).toEqual(['true', [{ programId: 7 }]]);
  await userEvent.click(choice);
  await waitFor(() => expect(readPlaylists()[0]?.items).toEqual([]));
  expect(dialog.getByRole('status').textContent).toBe('\u2068Program 7\u2069 is no longer in \u2068Evenings\u2069.');
  await userEvent.click(dialog.getByRole('button', { name: /^Evenings/ }));
  await waitFor(() => expect(readPlaylists()[0]?.items).toEqual([{ programId: 7 }]));
});

it('Without the dialog a member adds an episode on a page of its own', async () => {
  const sent: unknown[] = [];
  let itemId: number | null = null;
  await renderPage(
    app,
    '/add-to-playlist/8?episode=802',
    {
      '/programs/8': program(programCard(8)),
      '/account/playlists': (query: object) => (sent.push(query), listed([ownPlaylist(12, { itemId })])),
      'POST /playlists/12/items': (body: object) => {
        sent.push(body);
        itemId = 40;
        return { id: 12, itemTotal: 1, itemId: 40 };
      },
    },
    'en',
    member,
  );
  await press(/^Playlist 12/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Playlist 12/ }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(sent.slice(0, 2)).toMatchObject([
    { program: '8', episode: '802' },
    { programId: 8, episodeId: 802 },
  ]);
});

it('An address that names nothing to add is not there', async () => {
  await renderPage(app, '/add-to-playlist/x', {});
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
