import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type AdminAction, type ReceivedMessage, type ManagedRequest } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { describe, expect, it } from 'vitest';
import app from '../app.ts';
import { pageWith, salma } from './samples.ts';

const message: ReceivedMessage = {
  reference: 'ACDEF346',
  status: 'new',
  name: 'Amira',
  email: 'amira@example.org',
  subject: 'A & B?&bcc=all@example.org',
  message: 'Where are\nthe subtitles?',
  language: 'ar',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const request: ManagedRequest = {
  reference: 'HJKMN679',
  plan: 'premium',
  paymentMethod: 'cheque',
  price: { amount: 9900, currency: 'EGP' },
  state: 'requested',
  requestedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  paidFrom: null,
  paidUntil: null,
  member: { id: 'm1', name: 'Mona Hassan', username: 'mona', email: 'mona@example.org' },
};

describe('messages of visitors', () => {
  it('Admin reads what was written, answers it by mail, and marks it', async () => {
    let status: ReceivedMessage['status'] = 'new';
    const asked: unknown[] = [];
    const answers = {
      '/admin/contact-messages': (query: object) => {
        asked.push(query);
        return pageWith({ ...message, status });
      },
      'PUT /admin/contact-messages/ACDEF346/status': (body: { status: ReceivedMessage['status'] }) => ({
        ...message,
        status: (status = body.status),
      }),
    };
    await renderPage(app, '/account/admin/messages?status=new', answers, 'en', salma);
    expect(asked).toEqual([{ page: 1, pageSize: 20, status: 'new' }]);
    expect(screen.getByText(/Where are\s+the subtitles\?/).getAttribute('dir')).toBe('auto');
    expect(screen.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')).toBe(
      'mailto:amira@example.org?subject=Re%3A%20A%20%26%20B%3F%26bcc%3Dall%40example.org%20%5BACDEF346%5D',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByText('Message ACDEF346 is marked as answered.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as new' })).toBeTruthy();
  });

  it('What nobody has written is said, and a state that does not exist shows all', async () => {
    const asked: unknown[] = [];
    const answers = { '/admin/contact-messages': (query: object) => (asked.push(query), pageWith()) };
    await renderPage(app, '/account/admin/messages?status=<b>', answers, 'en', salma);
    expect(screen.getByRole('heading', { name: 'No messages' })).toBeTruthy();
    expect(asked).toEqual([{ page: 1, pageSize: 20 }]);
  });
});

describe('subscription requests', () => {
  const page = (actions: Record<string, unknown> = {}) =>
    renderPage(
      app,
      '/account/admin/subscriptions',
      { '/admin/subscription-requests': pageWith(request), ...actions },
      'en',
      salma,
    );

  it('Admin marks a request as paid, after a question', async () => {
    const sent: unknown[] = [];
    await page({ 'POST /admin/subscription-requests/HJKMN679/payment': (body: object) => (sent.push(body), request) });
    expect(screen.getByText('EGP 99.00').closest('li')?.textContent).toBe('Premium · EGP\u00a099.00');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid…' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Has request HJKMN679 been paid?' }));
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, it is paid' }));
    expect(await screen.findByText('Request HJKMN679 is paid.')).toBeTruthy();
    expect(sent).toEqual([{}]);
  });

  it('Admin whose page is older than the end of the account is told that nothing can be paid any more', async () => {
    const gone: ManagedRequest = {
      ...request,
      state: 'cancelled',
      decidedAt: '2026-11-21T10:00:00.000Z',
      member: null,
    };
    let isGone = false;
    const refuse = () => {
      isGone = true;
      throw new BadRequestError('no', 409, { code: 'member_gone' });
    };
    const { router } = await page({
      '/admin/subscription-requests': () => pageWith(isGone ? gone : request),
      'POST /admin/subscription-requests/HJKMN679/payment': refuse,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid…' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, it is paid' }));
    expect(
      await screen.findByText(
        'The person who asked for this has deleted the account. If money has come, send it back.',
      ),
    ).toBeTruthy();
    await act(() => router.revalidate());
    expect(screen.getByRole('heading', { level: 2, name: 'Account deleted' }).parentElement?.textContent).toBe(
      'Account deletedCancelled',
    );
    expect(screen.queryByRole('button', { name: /Mark as paid/ })).toBeNull();
  });

  it('Admin who comes second is told that it was decided', async () => {
    const refuse = () => {
      throw new BadRequestError('no', 409, { code: 'request_decided' });
    };
    await page({ 'POST /admin/subscription-requests/HJKMN679/rejection': refuse });
    await userEvent.click(screen.getByRole('button', { name: 'Reject…' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, reject' }));
    expect(await dialog.findByText(/has been decided in the meantime/)).toBeTruthy();
  });

  it('Request of a deleted account can only be rejected', async () => {
    await page({ '/admin/subscription-requests': pageWith({ ...request, member: null }) });
    expect(screen.getByRole('heading', { name: 'Account deleted' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as paid…' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject…' })).toBeTruthy();
  });
});

describe('log', () => {
  const did = (
    id: number,
    action: AdminAction['action'],
    target: string,
    details: Record<string, string> = {},
  ): AdminAction => ({
    id,
    adminName: 'Salma',
    action,
    target,
    details,
    at: '2026-11-20T10:00:00.000Z',
  });
  const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '');

  it('Every admin action is a sentence', async () => {
    const actions = pageWith(
      did(6, 'sign-out-member', 'member:m1', { username: 'mona', devices: '3' }),
      did(5, 'sign-out-member', 'member:m1', { username: 'mona', devices: '1' }),
      did(4, 'change-role', 'member:m1', { username: 'mona', from: 'member', to: 'admin' }),
      did(3, 'block-member', 'member:m1', { username: 'mona' }),
      did(2, 'mark-paid', 'subscription-request:HJKMN679'),
      did(1, 'answer-message', 'contact-message:ACDEF346'),
    );
    await renderPage(app, '/account/admin/log', { '/admin/actions': actions }, 'en', salma);
    const [, list] = screen.getAllByRole('list').slice(-2);
    const sentences = within(list ?? document.body)
      .getAllByRole('listitem')
      .map((item) => plain(item.firstElementChild?.textContent ?? ''));
    expect(sentences).toEqual([
      'Salma signed mona out everywhere (3 devices).',
      'Salma signed mona out everywhere (1 device).',
      'Salma gave mona the role “Admin”.',
      'Salma blocked mona.',
      'Salma marked subscription request HJKMN679 as paid.',
      'Salma marked message ACDEF346 as answered.',
    ]);
  });
});
