import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SessionMember } from '@sahra/shared/facade';
import { renderContributions } from './testing/render-contributions.tsx';
import { listOf, ownContribution, ownOf, thread } from './testing/samples.ts';

const list = '/things/program/5/contributions';
const ofEpisode = '/things/episode/5/contributions';
const mona: SessionMember = { id: 'm1', name: 'Mona Hassan', username: 'mona', role: 'member', language: 'en' };

it('Reader uncovers what gives the plot away by a button, and covers it again', async () => {
  const veiled = thread(1, [], { text: 'The father comes back', hasSpoilers: true });
  await renderContributions('/episode/5', { [ofEpisode]: listOf([veiled]), [`${ofEpisode}/own`]: ownOf() });
  const comment = within(screen.getByRole('article', { name: 'Mona' }));
  expect(comment.getByText('Contains spoilers')).toBeTruthy();
  const veil = comment.getByText('The father comes back').closest('details');
  expect(veil?.open).toBe(false);
  await userEvent.click(comment.getByText('Show (spoilers)'));
  expect(veil?.open).toBe(true);
});

it('Author reads their own unveiled, and says when they write that it gives the plot away', async () => {
  const own = ownContribution(2, { text: 'He was the killer', hasSpoilers: true });
  const sent: unknown[] = [];
  const answers = {
    [ofEpisode]: listOf([thread(2, [], { text: 'He was the killer', hasSpoilers: true })]),
    [`${ofEpisode}/own`]: ownOf([own]),
    [`POST ${ofEpisode}`]: (body: object) => (sent.push(body), ownContribution(3)),
  };
  await renderContributions('/episode/5', answers, 'en', mona);
  expect(screen.getByText('He was the killer').closest('details')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'And the house burns');
  await userEvent.click(screen.getByRole('checkbox', { name: /gives the plot away/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(sent).toEqual([{ text: 'And the house burns', website: '', hasSpoilers: true }]);
});

it('Author takes the mark off where they change what they wrote', async () => {
  const own = ownContribution(2, { hasSpoilers: true });
  const sent: unknown[] = [];
  const answers = {
    [ofEpisode]: listOf([thread(2, [], { hasSpoilers: true })]),
    [`${ofEpisode}/own`]: ownOf([own]),
    'PUT /contributions/2': (body: object) => (sent.push(body), ownContribution(2)),
  };
  await renderContributions('/episode/5?change=2', answers, 'en', mona);
  const form = within(screen.getByRole('form', { name: 'Edit what you wrote' }));
  await userEvent.click(form.getByRole('checkbox', { name: /gives the plot away/, checked: true }));
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(sent).toEqual([{ text: 'Text 2', hasSpoilers: false }]);
});

it('A person’s own review is the first, whatever the order, and is there once', async () => {
  const [older, theirs] = [
    { kind: 'review' as const, rating: 4, text: 'Of others' },
    { kind: 'review' as const, rating: 2, text: 'Mine' },
  ];
  const answers = {
    [list]: listOf([thread(1, [], older), thread(2, [], theirs)], {
      summary: { count: 2, average: 3, stars: [0, 1, 0, 1, 0] },
    }),
    [`${list}/own`]: ownOf([ownContribution(2, { ...theirs, thing: { kind: 'program', id: 5 } })]),
  };
  await renderContributions('/program/5?sort=highest', answers, 'en', mona);
  expect(screen.getAllByRole('article').map((item) => item.id)).toEqual(['contribution-2', 'contribution-1']);
  expect(within(screen.getByRole('region', { name: 'Yours' })).getByText('Mine')).toBeTruthy();
});
