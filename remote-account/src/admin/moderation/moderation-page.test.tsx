import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type ModeratedContribution } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { pageWith, salma } from '../samples.ts';

const moderator = { ...salma, role: 'moderator' } as const;

const moderated = (id: number, name: string, more: Partial<ModeratedContribution> = {}): ModeratedContribution => ({
  id,
  kind: 'review',
  author: {
    ...{ id: id * 10, name, username: null, kind: 'guest', isStaff: false, isBlocked: false },
    ...{ publishedCount: 2, hiddenCount: 1 },
  },
  rating: 4,
  text: `What ${name} thinks`,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  isPinned: false,
  voteCount: 0,
  answers: null,
  thing: { kind: 'program', id: 7 },
  threadId: null,
  status: 'waiting',
  language: 'en',
  waitReason: 'first',
  heldWords: [],
  thingTitle: 'Program 7',
  programId: null,
  reports: [],
  ...more,
});

const queue = (...items: ModeratedContribution[]) => ({
  ...pageWith(...items),
  isMore: false,
  counts: { waiting: 2, reported: 1 },
});

it('Moderator ticks two, publishes them, and reads what became of each', async () => {
  const sent: unknown[] = [];
  let items = [moderated(1, 'Karim'), moderated(2, 'Huda')];
  await renderPage(
    app,
    '/account/moderation',
    {
      '/admin/contributions': () => queue(...items),
      'POST /admin/contributions/decisions': (body: object) => {
        sent.push(body);
        items = [];
        return {
          results: [
            { id: 1, outcome: 'done' },
            { id: 2, outcome: 'refused', code: 'already_reviewed' },
          ],
        };
      },
    },
    'en',
    moderator,
  );
  expect(screen.getByRole('link', { name: 'Waiting (2)' }).getAttribute('aria-current')).toBe('true');
  const all = within(screen.getByRole('group', { name: 'With everything ticked' }));
  await userEvent.click(all.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('region', { name: 'Nothing is ticked' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Karim' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Huda' }));
  await userEvent.click(all.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Publish: 1 of 2 done.')).toBeTruthy();
  const outcome = screen.getByText('Publish: 1 of 2 done.').closest('[role=status]');
  await waitFor(() => expect(document.activeElement).toBe(outcome));
  expect([...(outcome?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    '\u2068Karim: What Karim thinks\u2069: done',
    '\u2068Huda: What Huda thinks\u2069: this person already has a published review',
  ]);
  expect(sent).toEqual([{ decision: 'publish', ids: [1, 2] }]);
});

it('Moderator hides one at once, and sees why it was held and reported', async () => {
  const sent: unknown[] = [];
  const reports = [{ reason: 'spoiler' as const, note: 'Tells the end', createdAt: '2026-11-21T10:00:00.000Z' }];
  const about = { thing: { kind: 'episode' as const, id: 9 }, thingTitle: 'Episode 9', programId: 7 };
  const held = moderated(3, 'Spam', { waitReason: 'words', heldWords: ['casino'], reports, ...about });
  await renderPage(
    app,
    '/account/moderation?show=reported&q=casino',
    {
      '/admin/contributions': (query: object) => (sent.push(query), queue(held)),
      'POST /admin/contributions/decisions': (body: object) => (
        sent.push(body),
        { results: [{ id: 3, outcome: 'unchanged' }] }
      ),
    },
    'en',
    moderator,
  );
  expect(sent).toEqual([{ page: 1, pageSize: 20, q: 'casino', reported: 'true' }]);
  const card = within(screen.getByRole('heading', { level: 2, name: 'Spam' }).closest('li') ?? document.body);
  expect(card.getByText('casino')).toBeTruthy();
  expect(card.getByText('Gives the plot away')).toBeTruthy();
  expect(card.getByText('Tells the end')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Episode 9' }).getAttribute('href')).toBe(
    '/programs/7/episodes/9#contribution-3',
  );
  await userEvent.click(card.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/already the case/)).toBeTruthy();
  expect(sent[1]).toEqual({ decision: 'hide', ids: [3] });
});

it('Moderator lets a blocked author write again', async () => {
  const sent: unknown[] = [];
  const blocked = { ...moderated(4, 'Hans').author, isBlocked: true, blockedAt: '2026-11-20T10:00:00.000Z' };
  await renderPage(
    app,
    '/account/moderation/blocked',
    {
      '/admin/contribution-blocks': pageWith(blocked),
      'PUT /admin/contribution-authors/40/block': (body: object) => (sent.push(body), { id: 40, isBlocked: false }),
    },
    'en',
    moderator,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Unblock author' }));
  expect(await screen.findByText('The author may write again.')).toBeTruthy();
  expect(sent).toEqual([{ isBlocked: false }]);
});

it('A member who may not moderate sees a page that does not exist', async () => {
  const refuse = () => {
    throw new BadRequestError('no', 403, { code: 'not_allowed' });
  };
  await renderPage(app, '/account/moderation', { '/admin/contributions': refuse }, 'en', { ...salma, role: 'member' });
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('Moderator reads that there is more than was counted', async () => {
  const list = { ...queue(moderated(1, 'Karim')), total: 2_020, isMore: true };
  await renderPage(app, '/account/moderation?show=all', { '/admin/contributions': list }, 'en', moderator);
  expect(screen.getByText(/^There are more than .?2,020/)).toBeTruthy();
});

it('Moderator sees the photos of a review, each leading to the large one', async () => {
  const picture = {
    ...{ kind: 'product' as const, src: '/media/uploads/ab/12', color: '#203040', alternative: '' },
    focus: { x: 0.5, y: 0.5 },
  };
  const list = queue(moderated(1, 'Karim', { photos: [{ id: 12, picture }] }));
  await renderPage(app, '/account/moderation', { '/admin/contributions': list }, 'en', moderator);
  const photo = screen.getByRole('link', { name: 'Photo 1 of 1 by \u2068Karim\u2069' });
  expect(photo.getAttribute('href')).toBe('/media/uploads/ab/12-960.webp');
});
