import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { describe, expect, it } from 'vitest';
import app from '../app.ts';
import { playlistDetails } from '../ui/playlists/playlist-samples.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };

describe('A public playlist of somebody else', () => {
  const shared = playlistDetails(12, { isOwn: false, privacy: 'public', owner: 'Basel', viewTotal: 41 });

  it('is read, viewed once, and cannot be changed', async () => {
    const viewed: string[] = [];
    await renderPage(app, '/playlist/12', {
      '/playlists/12': shared,
      'POST /playlists/12/views': () => (viewed.push('once'), { id: 12, viewTotal: 42 }),
    });
    expect(screen.getByText('By \u2068Basel\u2069')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Move|Remove)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit playlist' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to share' }).value).toBe(
      'http://sahra.test/playlist/12?lang=en',
    );
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain('/playlist/12');
    expect(viewed).toEqual(['once']);
  });

  it('is copied by a member, who comes to their own', async () => {
    const { router } = await renderPage(
      app,
      '/playlist/12',
      {
        '/playlists/12': shared,
        '/playlists/13': playlistDetails(13),
        'POST /playlists/12/copies': playlistDetails(13),
        'POST /playlists/12/views': { id: 12, viewTotal: 42 },
      },
      'en',
      member,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copy to my playlists' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/playlist/13'));
  });

  it('that is private, gone or no number is not there', async () => {
    for (const id of ['99', 'x', '0', 'd0123456789abcdef']) {
      const { unmount } = await renderPage(app, `/playlist/${id}`, {});
      expect(screen.getByRole('alert').textContent).toBe('Status 404');
      unmount();
    }
  });
});
