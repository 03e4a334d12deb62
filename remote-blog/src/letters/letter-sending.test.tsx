import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { describe, expect, it } from 'vitest';
import app from '../app.ts';
import { letterAnswers, letterSample, nadia, progressOf } from './letter-samples.ts';
import type { Letter } from './load-letters.ts';

const page = '/account/admin/letters/ids/7';
const refuse = (code: string, status = 409) => {
  throw new BadRequestError('no', status, { code });
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('sending an issue', () => {
  it('Editor reads to how many it goes, is asked once, and sees how far it has come; stops it and goes on', async () => {
    const sent: unknown[] = [];
    let letter = letterSample();
    const become = (changes: Partial<Letter>) => () => (letter = letterSample({ ...changes, audience: [] }));
    const answers = {
      ...letterAnswers(() => letter),
      'POST /editing/letters/7/send': (body: object) => {
        sent.push(body);
        return become({ state: 'sending', progress: progressOf(0) })();
      },
      'POST /editing/letters/7/stop': become({ state: 'stopped', progress: progressOf(500) }),
      'POST /editing/letters/7/resume': become({ state: 'sending', progress: progressOf(500) }),
    };
    await renderPage(app, page, answers, 'en', nadia);
    const greek = within(screen.getByRole('table')).getByRole('row', { name: /Ελληνικά/ });
    expect(
      within(greek)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['34', '1', '1']);
    await userEvent.click(button(/Send to .*1,234.* readers…/));
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: /Send this issue to .*1,234.* readers\?/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Yes, send to .*1,234/ }));
    expect(await screen.findByText('The issue is on its way.')).toBeTruthy();
    expect(sent).toEqual([{ revision: 3, acceptsOtherLanguages: false }]);
    expect(screen.queryByRole('button', { name: /Save|Move|Delete/ })).toBeNull();
    await userEvent.click(button('Stop'));
    expect(await screen.findByText('Stopped: nothing more goes out.')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: /500.* of .*1,234/ })).toBeTruthy();
    await userEvent.click(button('Resume sending'));
    expect(await screen.findByText('Sending has resumed.')).toBeTruthy();
  });

  it('What is missing is said, and there is no button', async () => {
    const texts = { ...letterSample().texts, gr: { subject: '', greeting: '' } };
    await renderPage(
      app,
      page,
      letterAnswers(() => letterSample({ texts })),
      'en',
      nadia,
    );
    expect(screen.getByText(/A subject is missing in these languages: .*Ελληνικά/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send to/ })).toBeNull();
  });

  it('Readers who would get posts in other languages only are named before and in the question', async () => {
    const sent: unknown[] = [];
    const [ar, en] = letterSample().audience;
    const audience = [ar, en, { language: 'gr', subscribers: 34, own: 0, other: 2 }] as Letter['audience'];
    const answers = {
      ...letterAnswers(() => letterSample({ audience })),
      'POST /editing/letters/7/send': (body: object) => (
        sent.push(body),
        letterSample({ state: 'sending', progress: progressOf(0) })
      ),
    };
    await renderPage(app, page, answers, 'en', nadia);
    expect(screen.getByText(/posts in other languages only: .*Ελληνικά/)).toBeTruthy();
    await userEvent.click(button(/Send to/));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/cannot be taken back.* other languages only: .*Ελληνικά/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /Yes, send/ }));
    await waitFor(() => expect(sent).toEqual([{ revision: 3, acceptsOtherLanguages: true }]));
  });

  it('An issue that changed meanwhile is not sent', async () => {
    const answers = {
      ...letterAnswers(letterSample),
      'POST /editing/letters/7/send': () => refuse('edited_meanwhile'),
    };
    await renderPage(app, page, answers, 'ar', nadia);
    await userEvent.click(button(/إرسال إلى/));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /نعم/ }));
    expect((await screen.findAllByText(/حفظ شخص آخر هذا العدد/)).length).toBeGreaterThan(0);
  });

  it('A draft is deleted after a question', async () => {
    const answers = {
      ...letterAnswers(letterSample),
      '/editing/letters': { items: [], page: 1, pageSize: 20, total: 0 },
      'DELETE /editing/letters/7': { id: 7, status: 'deleted' },
    };
    const { router } = await renderPage(app, page, answers, 'en', nadia);
    await userEvent.click(button('Delete…'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/admin/letters'));
  });
});
