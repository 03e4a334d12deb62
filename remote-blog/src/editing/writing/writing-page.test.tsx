import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { author, editedPost, editedTranslation, editor } from '../editing-samples.ts';
import { apiWith, page, refusing } from './testing/writing-samples.ts';

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const saveNow = () => userEvent.click(screen.getByRole('button', { name: 'Save now' }));
const write = async (text: string) => {
  await userEvent.clear(title());
  await userEvent.type(title(), text);
};

it('An author hands in, and has no button to publish; what is not saved is saved first', async () => {
  const post = editedPost({ mayPublish: false, translations: [editedTranslation({ transitions: ['in-review'] })] });
  const moves: unknown[] = [];
  const move = (body: object) => {
    moves.push(body);
    return editedTranslation({ state: 'in-review', revision: 5, transitions: ['draft'] });
  };
  const { answers, sent } = apiWith(post, { 'POST /editing/posts/7/translations/en/transition': move });
  await renderPage(app, page, answers, 'en', author);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await write('Night falls');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in for review' }));
  expect(await screen.findByText('It is handed in. An editor reads it next.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(moves).toEqual([{ revision: 5, to: 'in-review' }]);
  expect(screen.getByText('Now: In review')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to draft' })).toBeTruthy();
});

it('An editor schedules by their own clock, which is named; a time that is over is refused', async () => {
  const moves: { publishAt?: string }[] = [];
  const move = (body: { publishAt?: string }) => {
    moves.push(body);
    return editedTranslation({
      state: 'scheduled',
      publishedAt: body.publishAt ?? null,
      transitions: ['scheduled', 'draft'],
    });
  };
  const { answers } = apiWith(undefined, { 'POST /editing/posts/7/translations/en/transition': move });
  await renderPage(app, page, answers, 'en', editor);
  await userEvent.click(screen.getByRole('button', { name: 'Schedule…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Schedule' }));
  expect(dialog.getByText(/By the clock of this device: /)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Date and time/), { target: { value: '2020-01-01T10:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Publish then' }));
  expect(dialog.getByText(/Choose a time in the future/)).toBeTruthy();
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  inAWeek.setHours(20, 30, 0, 0);
  const day = `${inAWeek.getFullYear()}-${String(inAWeek.getMonth() + 1).padStart(2, '0')}-${String(inAWeek.getDate()).padStart(2, '0')}`;
  fireEvent.change(dialog.getByLabelText(/^Date and time/), { target: { value: `${day}T20:30` } });
  await userEvent.click(dialog.getByRole('button', { name: 'Publish then' }));
  expect(await screen.findByText('It will be published automatically at that time.')).toBeTruthy();
  expect(moves).toEqual([{ revision: 4, to: 'scheduled', publishAt: inAWeek.toISOString() }]);
  expect(screen.getByRole('button', { name: 'Choose another time…' })).toBeTruthy();
});

it('A translation is begun beside the text that it is made from, each in its own language and direction', async () => {
  const arabic = editedTranslation({
    language: 'ar',
    title: 'ليلة',
    blocks: [{ kind: 'paragraph', text: [{ text: 'ظلام' }] }],
  });
  const { answers, sent } = apiWith(editedPost({ translations: [arabic] }));
  await renderPage(app, '/account/admin/posts/ids/7/ar', answers, 'en', editor);
  await userEvent.click(screen.getByRole('link', { name: /^Français · Missing/ }));
  const beside = await screen.findByRole('region', { name: 'The text beside it' });
  expect(within(beside).getByText('ظلام').closest('[lang]')?.getAttribute('dir')).toBe('rtl');
  expect(screen.getByText('Nothing to save yet')).toBeTruthy();
  expect([title().lang, title().dir]).toEqual(['fr', 'ltr']);
  await userEvent.type(title(), 'Une nuit d’été');
  await userEvent.type(screen.getByRole('textbox', { name: /^Translated by/ }), 'Léa');
  await saveNow();
  await waitFor(() => expect(sent).toMatchObject([{ revision: 0, slug: 'une-nuit-dété', translator: 'Léa' }]));
});

it('What an author may not change any more is there to be read', async () => {
  const published = editedTranslation({ state: 'published', mayWrite: false, transitions: [] });
  const post = editedPost({ mayEdit: false, mayPublish: false, mayDelete: false, translations: [published] });
  await renderPage(app, page, apiWith(post).answers, 'en', author);
  expect(screen.getByText('It was dark.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});

it('An editor files a post under categories and films; what somebody else changed meanwhile is told before it is replaced', async () => {
  const patches: { revision: number }[] = [];
  const patch = (body: { revision: number }) => {
    patches.push(body);
    if (patches.length === 1)
      return refusing(409, 'edited_meanwhile', { by: 'Mona Hassan', at: '2030-03-01T19:30:00.000Z', revision: 8 })();
    return editedPost({ categoryIds: [1, 2], programIds: [3], settingsRevision: 9 });
  };
  const found = { items: [{ type: 'program', program: { id: 3, title: 'Burullus' } }] };
  const { answers } = apiWith(undefined, { 'PATCH /editing/posts/7': patch, '/search': found });
  await renderPage(app, page, answers, 'en', editor);
  const form = within(screen.getByRole('form', { name: 'Settings of the post', hidden: true }));
  fireEvent.click(form.getByLabelText('Food'));
  const [films] = form.getAllByRole('searchbox', { hidden: true });
  fireEvent.change(films ?? form.getByLabelText('Food'), { target: { value: 'burullus' } });
  fireEvent.keyDown(films ?? form.getByLabelText('Food'), { key: 'Enter' });
  fireEvent.click(await form.findByRole('button', { name: 'Burullus', hidden: true }));
  fireEvent.click(form.getByRole('button', { name: 'Save settings', hidden: true }));
  expect(await form.findByText(/Mona Hassan.* changed the settings/)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Save settings', hidden: true }));
  expect(await form.findByText('The settings are saved.')).toBeTruthy();
  expect(patches).toEqual([
    { revision: 3, categoryIds: [1, 2], programIds: [3] },
    { revision: 8, categoryIds: [1, 2], programIds: [3] },
  ]);
});

it('A draft is deleted after a question', async () => {
  const { answers } = apiWith(undefined, {
    'DELETE /editing/posts/7': { id: 7 },
    '/editing/posts': { items: [], page: 1, pageSize: 20, total: 0 },
  });
  const { router } = await renderPage(app, page, answers, 'en', editor);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the post…' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/admin/posts'));
});

it('A language that there is none of, and a post of somebody else, are pages that do not exist', async () => {
  await renderPage(app, '/account/admin/posts/ids/7/es', apiWith().answers, 'en', editor);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('A secret address for a preview is made, shown and copied', async () => {
  const made = (body: object) => ({
    path: `/blogs-detail/night?preview=${JSON.stringify(body).length}`,
    expiresAt: '2030-03-08T19:00:00.000Z',
  });
  const { answers } = apiWith(undefined, { 'POST /editing/posts/7/preview': made });
  const user = userEvent.setup();
  await renderPage(app, page, answers, 'en', editor);
  fireEvent.click(screen.getByRole('button', { name: 'Create the address', hidden: true }));
  const field = await screen.findByLabelText<HTMLInputElement>('Secret address');
  expect(field.value).toMatch(/\/blogs-detail\/night\?preview=/);
  await user.click(screen.getByRole('button', { name: 'Copy', hidden: true }));
  expect(await screen.findByText('The address is copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(field.value);
});
