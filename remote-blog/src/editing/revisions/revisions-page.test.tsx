import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { editedPost, editedTranslation, editor } from '../editing-samples.ts';

const base = '/editing/posts/7/translations/en/revisions';
const row = (number: number, title: string, by: string | null) => ({
  ...{ number, by, at: '2030-03-01T19:00:00.000Z', state: 'draft' as const, title },
});
const old = {
  ...editedTranslation({ blocks: [{ kind: 'paragraph', text: [{ text: 'It was bright.' }] }] }),
  ...row(1, 'Night', null),
};

const answersWith = (restore: (body: { revision: number }) => unknown) => ({
  '/editing/posts/7': editedPost(),
  [base]: { items: [row(2, 'Night', 'Huda Nasr'), row(1, 'Night', null)] },
  [`${base}/1`]: old,
  [`POST ${base}/1/restore`]: restore,
});

it('An editor sees what changed since a revision, word by word, and goes back to it', async () => {
  const sent: object[] = [];
  const answers = answersWith((body) => (sent.push(body), editedTranslation()));
  await renderPage(app, '/account/admin/posts/ids/7/en/revisions', answers, 'en', editor);
  const [, first] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('· Draft ·'));
  await userEvent.click(within(first ?? document.body).getByRole('link'));
  const section = within(await screen.findByRole('region', { name: 'From revision 1 to now' }));
  expect(section.getByText('bright').tagName).toBe('DEL');
  expect(section.getByText('dark').tagName).toBe('INS');
  await userEvent.click(section.getByRole('button', { name: 'Go back to revision 1' }));
  expect(await screen.findByText('The text is again what it was in revision 1.')).toBeTruthy();
  expect(sent).toEqual([{ revision: 4 }]);
});

it('Where the text was changed meanwhile nothing is overwritten', async () => {
  const answers = answersWith(() => {
    throw new BadRequestError('no', 409, { code: 'edited_meanwhile' });
  });
  await renderPage(app, '/account/admin/posts/ids/7/en/revisions?number=1', answers, 'en', editor);
  await userEvent.click(screen.getByRole('button', { name: 'Go back to revision 1' }));
  expect(await screen.findByText(/Somebody else has changed the text in the meantime/)).toBeTruthy();
});

it('A text that is not there has no revisions', async () => {
  await renderPage(
    app,
    '/account/admin/posts/ids/7/fr/revisions',
    { ...answersWith(() => null), '/editing/posts/7/translations/fr/revisions': { items: [] } },
    'en',
    editor,
  );
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
