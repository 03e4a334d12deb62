import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionMember } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { renderContributions } from './testing/render-contributions.tsx';
import { contribution, listOf, ownOf, thread } from './testing/samples.ts';

const list = '/things/post/5/contributions';
const own = `${list}/own`;
const decisions = 'POST /admin/contributions/decisions';
const salma: SessionMember = { id: 'm2', name: 'Salma', username: 'salma', role: 'editor', language: 'en' };
const undecided = (id: number, status: 'waiting' | 'hidden' = 'waiting', heldWords: string[] = []) => ({
  ...contribution(id, { author: { name: `Nour ${id}`, kind: 'guest', isStaff: false } }),
  ...{ status, heldWords, waitReason: status === 'waiting' ? (heldWords.length > 0 ? 'words' : 'first') : null },
});
const region = () => within(screen.getByRole('region', { name: 'To be decided' }));
const buttonsOf = (name: string) =>
  within(screen.getByRole('article', { name }))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('Editor reads at the post what waits and why, approves it, and it is among the comments without a reload', async () => {
  const sent: unknown[] = [];
  const before = [undecided(8), undecided(9, 'waiting', ['casino']), undecided(7, 'hidden')];
  const answers = {
    [list]: () => listOf(sent.length > 0 ? [thread(8)] : []),
    [own]: () => ({ ...ownOf(), undecided: sent.length > 0 ? before.slice(1) : before }),
    [decisions]: (body: object) => (sent.push(body), { results: [{ id: 8, outcome: 'done' }] }),
  };
  await renderContributions('/post/5', answers, 'en', salma);
  expect(region().getByText('First text of this author.', { exact: false })).toBeTruthy();
  expect(region().getByText('casino').closest('mark')).toBeTruthy();
  expect([buttonsOf('Nour 8'), buttonsOf('Nour 7')]).toEqual([['Approve', 'Reject'], ['Publish again']]);
  const [approve] = region().getAllByRole('button', { name: 'Approve' });
  expect(approve?.getAttribute('aria-describedby')).toBe('contribution-8-heading');
  if (approve) await userEvent.click(approve);
  const notice = await screen.findByText('Published. Everybody can read it now.');
  await waitFor(() => expect(document.activeElement).toBe(notice.closest('[role=status]')));
  expect(sent).toEqual([{ decision: 'publish', ids: [8] }]);
  expect(screen.getByRole('article', { name: 'Mona' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Nour 8' })).toBeNull();
});

it('Editor hides a comment and an answer where they stand, and is told when one is gone meanwhile', async () => {
  const sent: unknown[] = [];
  const answers = {
    [list]: listOf([thread(1, [contribution(2, { author: { name: 'Karim', kind: 'member', isStaff: false } })])]),
    [own]: { ...ownOf(), undecided: [] },
    [decisions]: (body: { ids: number[] }) => {
      sent.push(body);
      const [id = 0] = body.ids;
      return { results: [id === 2 ? { id, outcome: 'refused', code: 'not_found' } : { id, outcome: 'done' }] };
    },
  };
  await renderContributions('/post/5', answers, 'en', salma);
  const hide = (name: string) =>
    userEvent.click(within(screen.getByRole('article', { name })).getByRole('button', { name: 'Hide' }));
  await hide('Mona');
  expect(await screen.findByText('Hidden. Nobody else sees it any more.')).toBeTruthy();
  await hide('Karim');
  expect(await screen.findByText(/no longer possible/)).toBeTruthy();
  expect(sent).toEqual([
    { decision: 'hide', ids: [1] },
    { decision: 'hide', ids: [2] },
  ]);
});

it('Without scripts each decision is a form of the page', async () => {
  await renderContributions('/post/5', { [list]: listOf([]), [own]: { ...ownOf(), undecided: [undecided(8)] } });
  const form = region().getByRole('button', { name: 'Reject' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/post/5']);
  const fields = [...(form?.elements ?? [])].map((field) => [field.getAttribute('name'), field.getAttribute('value')]);
  expect(fields).toEqual([
    ['intent', 'decide'],
    ['target', '8'],
    ['wanted', 'publish'],
    ['wanted', 'hide'],
  ]);
});

it('Nobody else is shown anything of it', async () => {
  await renderContributions('/post/5', { [list]: listOf([thread(1)]), [own]: ownOf() }, 'en', {
    ...salma,
    role: 'author',
  });
  expect(screen.queryByRole('region', { name: 'To be decided' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
});

it.each([
  ['en', 'Author of this post'],
  ['ar', 'كاتب المقال'],
  ['de', 'Hat diesen Beitrag geschrieben'],
  ['fr', 'A écrit cet article'],
  ['gr', 'Έγραψε αυτό το άρθρο'],
] as const)('Reader in %s reads who wrote the post: %s', async (language, mark) => {
  const answer = contribution(2, { author: { name: 'Karim', kind: 'member', isStaff: false } });
  const first = thread(1, [answer], {
    author: { name: 'Mona', kind: 'member', isStaff: false, isThingsAuthor: true },
  });
  await renderContributions('/post/5', { [list]: listOf([first]), [own]: ownOf() }, language);
  expect(within(screen.getByRole('article', { name: 'Mona' })).getByText(mark)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Karim' })).queryByText(mark)).toBeNull();
});
