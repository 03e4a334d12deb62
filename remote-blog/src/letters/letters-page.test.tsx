import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { letterAnswers, letterSample, listOf, nadia, progressOf } from './letter-samples.ts';

const page = '/account/admin/letters';
const row = (changes: object) => ({
  ...{
    id: 7,
    month: '2026-11',
    state: 'draft',
    progress: null,
    subject: '',
    postTotal: 2,
    updatedAt: '2026-11-20T10:00:00.000Z',
  },
  ...changes,
});

it('Editor sees each issue with its subject, its state and how far it has come', async () => {
  const rows = listOf(
    row({ id: 8, state: 'sending', subject: 'Νοέμβριος', progress: progressOf(617, { left: 1, undelivered: 2 }) }),
    row({ id: 7 }),
  );
  await renderPage(app, page, { '/editing/letters': rows }, 'en', nadia);
  const [sending, draft] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(within(sending as HTMLElement).getByText('Being sent')).toBeTruthy();
  expect(within(sending as HTMLElement).getByText('Νοέμβριος')).toBeTruthy();
  const bar = within(sending as HTMLElement).getByRole<HTMLProgressElement>('progressbar', {
    name: /617.* of .*1,234.* sent/,
  });
  expect([bar.max, bar.value]).toEqual([1_234, 620]);
  expect(within(sending as HTMLElement).getByText(/1.* has left in the meantime/)).toBeTruthy();
  expect(within(sending as HTMLElement).getByText(/2.* could not be delivered/)).toBeTruthy();
  expect(within(draft as HTMLElement).getByText('No subject yet')).toBeTruthy();
  expect(
    within(draft as HTMLElement)
      .getByRole('link', { name: 'November 2026' })
      .getAttribute('href'),
  ).toBe(`${page}/ids/7`);
});

it('Editor makes an issue from a month in one step, and is led to it', async () => {
  const sent: unknown[] = [];
  const answers = {
    ...letterAnswers(letterSample),
    '/editing/letters': listOf(),
    'POST /editing/letters': (body: object) => (sent.push(body), letterSample()),
  };
  const { router } = await renderPage(app, page, answers, 'en', nadia);
  expect(screen.getByRole('heading', { name: 'No issue yet' })).toBeTruthy();
  const months = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Posts of' });
  expect(months.options).toHaveLength(12);
  const before = months.options[1]?.value ?? '';
  await userEvent.selectOptions(months, before);
  await userEvent.click(screen.getByRole('button', { name: 'Make an issue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${page}/ids/7`));
  expect(sent).toEqual([{ month: before }]);
});

it('Who is no editor is told so', async () => {
  const refuse = () => {
    throw new BadRequestError('no', 403, { code: 'not_allowed' });
  };
  const { router } = await renderPage(app, page, { '/editing/letters': refuse }, 'ar', { ...nadia, role: 'author' });
  expect(screen.queryByRole('heading', { name: 'النشرة البريدية' })).toBeNull();
  expect(router.state.errors).toBeTruthy();
});

it('Editor enters addresses that bounced, copied out of a mail, and reads which are no subscribers', async () => {
  const sent: unknown[] = [];
  let items: object[] = [];
  const answers = {
    '/editing/bounces': () => listOf(...items),
    'POST /editing/bounces': (body: object) => {
      sent.push(body);
      items = [{ id: 1, email: 'amira@example.org', language: 'ar', bouncedAt: '2026-11-21T10:00:00.000Z' }];
      return { noted: 1, unknown: ['karim@example.org'] };
    },
  };
  const { app: instance } = await renderPage(app, `${page}/bounces`, answers, 'en', nadia);
  expect(screen.getByRole('heading', { name: 'None' })).toBeTruthy();
  await userEvent.type(
    screen.getByRole('textbox', { name: /Addresses/ }),
    'To: <amira@example.org>,{Enter}karim@example.org; failed',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enter them' }));
  expect(await screen.findByText('amira@example.org')).toBeTruthy();
  expect(sent).toEqual([{ addresses: ['amira@example.org', 'karim@example.org'] }]);
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual([
    '1 address gets nothing more.',
    '1 gets nothing anyway: \u2068karim@example.org\u2069',
  ]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Addresses/ }).value).toBe('');
});
