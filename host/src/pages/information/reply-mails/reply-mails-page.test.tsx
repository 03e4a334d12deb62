import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import app from '../app.ts';

it.each([
  ['stops', '', 'Stop e-mails about replies', 'Stop them', 'No more e-mails will come', 'removals'],
  ['asks for', '&want=yes', 'E-mails about replies', 'Yes, I want them', 'All set', 'confirmations'],
])('A link of a mail %s mails about answers when its button is pressed, not before', async (...row) => {
  const [, want, title, button, done, path] = row;
  const sent: string[] = [];
  const answer = (to: string) => () => sent.push(to);
  const answers = {
    'POST /reply-mails/removals': answer('removals'),
    'POST /reply-mails/confirmations': answer('confirmations'),
  };
  await renderPage(app, `${paths.replyMails.href()}?token=t${want}`, answers, 'en');
  expect([screen.getByRole('heading', { level: 1 }).textContent, sent]).toEqual([title, []]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect([(await screen.findByRole('heading', { level: 1, name: done })).textContent, sent]).toEqual([done, [path]]);
});
