import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountContribution, Page } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona } from '../ui/testing/samples.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const review: AccountContribution = {
  ...{ id: 4, kind: 'review', rating: 4, text: 'A long night on the roof.', voteCount: 2, isPinned: false },
  author: { name: 'Mona', kind: 'member', isStaff: false },
  ...{ createdAt: hoursAgo(3), editedAt: null, editableUntil: null, answers: null, threadId: null },
  ...{ status: 'published', thing: { kind: 'program', id: 7 }, thingTitle: 'على سطح القاهرة', programId: null },
};
const comment: AccountContribution = {
  ...review,
  ...{ id: 9, kind: 'comment', rating: null, text: 'Who opened the door?', voteCount: 0, threadId: 2 },
  ...{ status: 'waiting', thing: { kind: 'episode', id: 30 }, thingTitle: 'Episode 3', programId: 8 },
  editableUntil: new Date(Date.now() + 20 * 60_000).toISOString(),
};
const pageOf = (items: AccountContribution[], more: Partial<Page<AccountContribution>> = {}) => ({
  ...{ items, page: 1, pageSize: 20, total: items.length },
  ...more,
});
const open = (answers: object, address = '/account/contributions') =>
  renderPage(app, address, { ...answers }, 'en', mona);
const cardOf = (name: string) => within(screen.getByRole('article', { name }));

it('Member sees what they wrote, what it is about and whether others see it, and a link leads to each', async () => {
  const hidden: AccountContribution = {
    ...comment,
    ...{ id: 10, status: 'hidden' as const, thingTitle: 'Episode 4', editableUntil: null },
  };
  const ofProduct: AccountContribution = {
    ...review,
    ...{ id: 11, thing: { kind: 'product' as const, id: 1 }, thingTitle: '' },
  };
  await open({ '/account/contributions': pageOf([comment, review, hidden, ofProduct]) });
  const first = cardOf('Episode 3');
  expect(first.getByRole('link', { name: 'Episode 3' }).getAttribute('href')).toBe(
    '/programs/8/episodes/30?thread=2#contribution-9',
  );
  expect([first.getByText('Reply'), first.getByText('Waiting for a moderator')]).toHaveLength(2);
  expect(first.getByText('You can edit this for another 20 minutes.')).toBeTruthy();
  const second = cardOf('على سطح القاهرة');
  expect(second.getByRole('link', { name: 'على سطح القاهرة' }).getAttribute('href')).toBe(
    '/shows-details/7#contribution-4',
  );
  for (const text of ['Review', '4 out of 5 stars', '3 hours ago', '2 votes', 'Published'])
    expect(second.getByText(text)).toBeTruthy();
  expect(second.queryByRole('link', { name: /Edit/ })).toBeNull();
  const third = cardOf('Episode 4');
  expect(third.getByText('Hidden by a moderator')).toBeTruthy();
  expect(third.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact-us');
  expect(cardOf('This is no longer on Sahra').getByText('Published')).toBeTruthy();
});

it('Member corrects a review and deletes a comment, and is told so', async () => {
  let items = [{ ...review, editableUntil: comment.editableUntil }, comment];
  const sent: unknown[] = [];
  await open({
    '/account/contributions': () => pageOf(items),
    'PUT /contributions/4': (body: { text: string; rating: number }) => {
      sent.push(body);
      items = items.map((item) => (item.id === 4 ? { ...item, ...body, status: 'waiting' } : item));
      return items[0];
    },
    'DELETE /contributions/9': () => {
      items = items.filter(({ id }) => id !== 9);
      return { id: 9, status: 'deleted' };
    },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Edit على سطح القاهرة' }));
  const form = within(screen.getByRole('form', { name: 'Edit what you wrote' }));
  const text = form.getByRole('textbox', { name: /Your review/ });
  await userEvent.clear(text);
  await userEvent.click(form.getByRole('radio', { name: '2 out of 5 stars' }));
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findAllByText('Write a few words.')).toHaveLength(2);
  await userEvent.type(text, 'Too long a night.');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Your changes are saved, and appear/)).toBeTruthy();
  expect(sent).toEqual([{ text: 'Too long a night.', rating: 2, hasSpoilers: false }]);
  await userEvent.click(screen.getByRole('link', { name: 'Delete Episode 3' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));
  const done = await screen.findByText('Deleted.');
  await waitFor(() => expect(document.activeElement).toBe(done.closest('[role=status]')));
  expect(screen.queryByText('Who opened the door?')).toBeNull();
});

it('Where there is nothing, the page says what can be written and where to begin', async () => {
  await open({ '/account/contributions': pageOf([]) });
  expect(screen.getByRole('heading', { name: 'You haven’t written anything yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Films and series' }).getAttribute('href')).toBe('/shows-details');
});

it('A page that has lost its last one leads to the one before', async () => {
  const answers = {
    '/account/contributions': ({ page }: { page: number }) =>
      page === 2 ? pageOf([], { page, total: 20 }) : pageOf([review], { page, total: 20 }),
  };
  const { router } = await open(answers, '/account/contributions?page=2');
  expect(router.state.location.pathname + router.state.location.search).toBe('/account/contributions');
  expect(screen.getByText('A long night on the roof.')).toBeTruthy();
});

it('Member takes a photo out of a review of a product', async () => {
  const picture = {
    ...{ kind: 'product' as const, src: '/media/uploads/ab/12', color: '#203040', alternative: 'The seam' },
    focus: { x: 0.5, y: 0.5 },
  };
  let item: AccountContribution = {
    ...{ ...review, thing: { kind: 'product', id: 1 }, thingTitle: 'A shirt' },
    ...{ editableUntil: comment.editableUntil, photos: [{ id: 12, picture }] },
  };
  await open({
    '/account/contributions': () => pageOf([item]),
    'DELETE /contributions/4/photos/12': () => (item = { ...item, photos: [] }),
  });
  expect(screen.getByRole('img', { name: 'The seam' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Edit A shirt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'The seam' })).toBeNull();
});
