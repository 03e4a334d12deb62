import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { paths } from '../paths.ts';

it.each([
  ['ends', {}, 'Cancel all alerts', 'Cancel them', 'No more alerts will come', 'removals'],
  ['asks for', { want: 'yes' }, 'Tell me when it is back', 'Yes, tell me', 'All set', 'confirmations'],
])('A link of a mail %s mails about what is back when its button is pressed, not before', async (...row) => {
  const [, query, title, button, done, path] = row;
  const sent: string[] = [];
  const answer = (to: string) => () => sent.push(to);
  const answers = {
    'POST /stock-alerts/removals': answer('removals'),
    'POST /stock-alerts/confirmations': answer('confirmations'),
  };
  await renderPage(app, paths.stockAlerts.href({ ...query, token: 't' }), answers, 'en');
  expect([screen.getByRole('heading', { level: 1 }).textContent, sent]).toEqual([title, []]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect([(await screen.findByRole('heading', { level: 1, name: done })).textContent, sent]).toEqual([done, [path]]);
});

it('A link that lost its end is known to nobody, and there is no button to press', async () => {
  await renderPage(app, paths.stockAlerts.href(), {}, 'en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We do not know this link');
  expect(screen.queryByRole('button')).toBeNull();
});
