import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, NetworkError, type SessionMember } from '@sahra/shared/facade';
import { beforeEach, expect, it } from 'vitest';
import { renderContributions } from './testing/render-contributions.tsx';
import { listOf, ownContribution, ownOf, thread } from './testing/samples.ts';

const list = '/things/program/5/contributions';
const ofEpisode = '/things/episode/5/contributions';
const mona: SessionMember = { id: 'm1', name: 'Mona Hassan', username: 'mona', role: 'member', language: 'en' };
const textbox = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

it('Guest chooses stars, is told what is missing, writes, and is told that it waits; the device remembers them', async () => {
  const sent: unknown[] = [];
  const answers = {
    [list]: listOf([]),
    [`${list}/own`]: ownOf(),
    [`POST ${list}`]: (body: object) => (sent.push(body), ownContribution(1, { status: 'waiting' })),
  };
  const { unmount } = await renderContributions('/program/5', answers);
  await userEvent.type(textbox(/Your review/), 'short');
  await press('Send review');
  const summary = await screen.findByRole('region', { name: '4 entries need your attention' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Choose one to five stars.',
    'Write a little more: at least 10 characters.',
    'Enter a name.',
    'Enter your e-mail address.',
  ]);
  expect(textbox(/Your review/).value).toBe('short');
  await userEvent.click(screen.getByRole('radio', { name: '4 out of 5 stars' }));
  await userEvent.type(textbox(/Your review/), ' but long enough');
  await userEvent.type(textbox(/Name/), 'Karim');
  await userEvent.type(textbox(/E-mail address/), 'karim@example.org');
  await userEvent.click(screen.getByRole('checkbox', { name: /Save my details/ }));
  await press('Send review');
  expect(sent).toEqual([
    {
      ...{ rating: 4, text: 'short but long enough', website: '' },
      ...{ name: 'Karim', email: 'karim@example.org', wantsReplies: false },
    },
  ]);
  const notice = await screen.findByText(/appears as soon as a moderator has read it/);
  await waitFor(() => expect(document.activeElement).toBe(notice.closest('[role=status]')));
  expect(textbox(/Your review/).value).toBe('');
  unmount();
  await renderContributions('/program/5', answers);
  expect([textbox(/Name/).value, textbox(/E-mail address/).value]).toEqual(['Karim', 'karim@example.org']);
});

it.each([
  ['a lost connection', new NetworkError('away'), /could not be reached/],
  [
    'too much',
    new BadRequestError('slow', 429, { code: 'too_many_requests' }, 120),
    /try again later|try again in 2 minutes/,
  ],
  [
    'what is refused by its code',
    new BadRequestError('no', 409, { code: 'already_reviewed' }),
    /already reviewed this/,
  ],
] as const)('After %s the text is still there, and what to do is said', async (_, error, told) => {
  const answers = {
    [list]: listOf([]),
    [`${list}/own`]: ownOf(),
    [`POST ${list}`]: () => {
      throw error;
    },
  };
  await renderContributions('/program/5', answers, 'en', mona);
  await userEvent.click(screen.getByRole('radio', { name: '5 out of 5 stars' }));
  await userEvent.type(textbox(/Your review/), 'A long night on the roof');
  await press('Send review');
  expect(await screen.findByText(told)).toBeTruthy();
  expect(textbox(/Your review/).value).toBe('A long night on the roof');
  expect(screen.getByText('You are writing as \u2068Mona Hassan\u2069.')).toBeTruthy();
});

it('Member answers a comment, below it, and likes it', async () => {
  const sent: unknown[] = [];
  const answers = {
    [ofEpisode]: listOf([thread(7, [], { author: { name: 'Karim', kind: 'guest', isStaff: false }, voteCount: 1 })]),
    [`${ofEpisode}/own`]: ownOf(),
    [`POST ${ofEpisode}`]: (body: object) => (sent.push(body), ownContribution(8)),
    'PUT /contributions/7/vote': (body: object) => (sent.push(body), { id: 7, hasVoted: true, voteCount: 2 }),
  };
  await renderContributions('/episode/5', answers, 'en', mona);
  const comment = within(screen.getByRole('article', { name: 'Karim' }));
  await userEvent.click(comment.getByRole('button', { name: 'Like 1' }));
  expect(comment.getByRole('button', { name: 'Like 2' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(comment.getByRole('link', { name: 'Reply Karim' }));
  const form = within(comment.getByRole('form', { name: 'Reply to \u2068Karim\u2069' }));
  await userEvent.type(form.getByRole('textbox', { name: /Your comment/ }), 'So do I');
  await userEvent.click(form.getByRole('button', { name: 'Send reply' }));
  expect(await comment.findByText('Thank you. Your comment is published.')).toBeTruthy();
  expect(comment.queryByRole('form', { name: 'Reply to \u2068Karim\u2069' })).toBeNull();
  expect(sent).toEqual([{ hasVoted: true }, { text: 'So do I', website: '', answers: 7 }]);
});

it('A like that cannot be saved is taken back, and said', async () => {
  const answers = { [ofEpisode]: listOf([thread(7)]), [`${ofEpisode}/own`]: ownOf() };
  const { app } = await renderContributions('/episode/5', answers, 'en', mona);
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  expect(screen.getByRole('button', { name: 'Like' }).getAttribute('aria-pressed')).toBe('false');
  expect(app.toasts.getState().toasts.map(({ text }) => text)).toEqual([
    'Your vote could not be saved. Try again in a moment.',
  ]);
});

it('Author changes what they wrote, and deletes it after a question', async () => {
  let mine = [ownContribution(7, { text: 'First thought' })];
  const sent: unknown[] = [];
  const answers = {
    [ofEpisode]: () => listOf(mine.map(({ text }) => thread(7, [], { text }))),
    [`${ofEpisode}/own`]: () => ownOf(mine),
    'PUT /contributions/7': (body: { text: string }) => {
      sent.push(body);
      mine = [ownContribution(7, { text: body.text })];
      return mine[0];
    },
    'DELETE /contributions/7': () => {
      mine = [];
      return { id: 7, status: 'deleted' };
    },
  };
  await renderContributions('/episode/5', answers, 'en', mona);
  await userEvent.click(screen.getByRole('link', { name: 'Edit Mona' }));
  const form = within(screen.getByRole('form', { name: 'Edit what you wrote' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: /Your comment/ });
  expect(text.value).toBe('First thought');
  expect(document.activeElement).toBe(text);
  await userEvent.clear(text);
  await userEvent.type(text, 'Second thought');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
  expect(screen.getByText('Second thought')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Delete Mona' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Deleted.')).toBeTruthy();
  expect(screen.queryByText('Second thought')).toBeNull();
  expect(sent).toEqual([{ text: 'Second thought', hasSpoilers: false }]);
});

it('Visitor reports a comment in a dialog, which wants a reason', async () => {
  const sent: unknown[] = [];
  const answers = {
    [ofEpisode]: listOf([thread(7)]),
    [`${ofEpisode}/own`]: ownOf(),
    'POST /contributions/7/reports': (body: object) => (sent.push(body), { id: 7, status: 'reported' }),
  };
  await renderContributions('/episode/5', answers);
  await userEvent.click(screen.getByRole('link', { name: 'Report Mona' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report to the moderators' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findAllByText('Choose a reason.')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('radio', { name: 'Gives the plot away' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ reason: 'spoiler', note: '' }]);
});

it('Without scripts it is the address that opens a form, in its place', async () => {
  const answers = { [ofEpisode]: listOf([thread(7)]), [`${ofEpisode}/own`]: ownOf() };
  await renderContributions('/episode/5?report=7', answers);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    within(screen.getByRole('article', { name: 'Mona' })).getByRole('form', { name: 'Report to the moderators' }),
  ).toBeTruthy();
});
