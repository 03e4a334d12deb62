import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, NetworkError, type EditedPost, type EditedTranslation } from '@sahra/shared/facade';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import type { Answers } from '@sahra/shared/testing/fake-api';
import { renderPage } from '@sahra/shared/testing/render-page';
import { beforeEach, expect, it } from 'vitest';
import app from '../../app.ts';
import { author, choices, editedPost, editedTranslation, editor } from '../editing-samples.ts';

const page = '/account/admin/posts/ids/7/en';
const refusing =
  (status: number, code: string, more = {}) =>
  () => {
    throw new BadRequestError('no', status, { code, ...more });
  };

/** An api with one post, which saves what it is sent. */
function apiWith(post: EditedPost = editedPost(), more: Answers = {}) {
  let now = post;
  const sent: { revision: number; title: string; slug: string; blocks: unknown[] }[] = [];
  const put = (language: EditedTranslation['language']) => (body: (typeof sent)[number]) => {
    sent.push(body);
    const before = now.translations.find((text) => text.language === language);
    const saved = editedTranslation({
      ...before,
      ...(body as Partial<EditedTranslation>),
      language,
      revision: body.revision + 1,
      updatedAt: '2030-03-01T20:00:00.000Z',
    });
    now = { ...now, translations: [...now.translations.filter((text) => text !== before), saved] };
    return saved;
  };
  const answers: Answers = {
    '/editing/choices': choices,
    '/editing/posts/7': () => now,
    'PUT /editing/posts/7/translations/en': put('en'),
    'PUT /editing/posts/7/translations/fr': put('fr'),
    ...more,
  };
  return { answers, sent, set: (next: EditedPost) => (now = next) };
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const saveNow = () => userEvent.click(screen.getByRole('button', { name: 'Save now' }));
const write = async (text: string) => {
  await userEvent.clear(title());
  await userEvent.type(title(), text);
};
beforeEach(() => localStorage.clear());

it('What is written is saved by itself, with the revision that was read, and the page says so', async () => {
  const { answers, sent } = apiWith();
  await renderPage(app, page, answers, 'en', editor);
  expect(await screen.findByRole('textbox', { name: 'Text' })).toBeTruthy();
  await write('Night falls');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  expect(localStorage.getItem(storageKeys.drafts)).toContain('Night falls');
  expect(await screen.findByText(/^Saved at/, {}, { timeout: 5000 })).toBeTruthy();
  expect(sent).toMatchObject([{ revision: 4, title: 'Night falls', slug: 'night' }]);
  expect(localStorage.getItem(storageKeys.drafts)).toBeNull();
});

it('Words that are typed into the text are saved as blocks', async () => {
  const { answers, sent } = apiWith();
  await renderPage(app, page, answers, 'en', editor);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  act(() => text.focus());
  await userEvent.click(screen.getByRole('button', { name: 'Heading' }));
  await saveNow();
  await waitFor(() => expect(sent[0]?.blocks).toEqual([{ kind: 'heading', level: 2, text: 'It was dark.' }]));
});

it('Without a connection the text stays on the device; another tab is offered it, and goes on with it', async () => {
  const offline = () => {
    throw new NetworkError('no');
  };
  const { answers } = apiWith(undefined, { 'PUT /editing/posts/7/translations/en': offline });
  const first = await renderPage(app, page, answers, 'en', editor);
  await write('Night falls');
  await saveNow();
  expect(await screen.findByText(/No connection\. Your text is kept on this device/)).toBeTruthy();
  first.unmount();
  // As another tab left it.
  const copies = JSON.parse(localStorage.getItem(storageKeys.drafts) ?? '[]') as { tab: string }[];
  localStorage.setItem(storageKeys.drafts, JSON.stringify(copies.map((copy) => ({ ...copy, tab: 'closed' }))));
  const { answers: online, sent } = apiWith();
  await renderPage(app, page, online, 'en', editor);
  expect(title().value).toBe('Night');
  const offer = within(await screen.findByRole('region', { name: 'Text that was not saved' }));
  await userEvent.click(offer.getByRole('button', { name: 'Go on with it' }));
  expect(title().value).toBe('Night falls');
  await saveNow();
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Night falls', revision: 4 }]));
});

it('Another member of the same browser is not offered it', async () => {
  const copy = { post: 7, language: 'en', member: 'a1', tab: 'x', revision: 4, at: new Date().toISOString() };
  localStorage.setItem(
    storageKeys.drafts,
    JSON.stringify([{ ...copy, draft: editedTranslation({ title: 'Secret' }) }]),
  );
  await renderPage(app, page, apiWith().answers, 'en', editor);
  expect(screen.queryByText(/Secret/)).toBeNull();
});

it('The second of two editors is told who was faster and when, sees both, and chooses', async () => {
  const meanwhile = { by: 'Mona Hassan', at: '2030-03-01T19:30:00.000Z', revision: 9 };
  const theirs = editedPost({ translations: [editedTranslation({ title: 'Evening', revision: 9 })] });
  const api = apiWith();
  const sent: { revision: number; title: string }[] = [];
  const put = (body: (typeof sent)[number]) => {
    sent.push(body);
    if (body.revision < 9) {
      api.set(theirs);
      return refusing(409, 'edited_meanwhile', meanwhile)();
    }
    return editedTranslation({ ...(body as Partial<EditedTranslation>), revision: 10 });
  };
  await renderPage(app, page, { ...api.answers, 'PUT /editing/posts/7/translations/en': put }, 'en', editor);
  await write('Midnight');
  await saveNow();
  const panel = within(await screen.findByRole('region', { name: 'Somebody else changed this text' }));
  expect(panel.getByText(/Mona Hassan.* saved it at/)).toBeTruthy();
  await panel.findByText('Evening');
  expect(panel.getByText('Midnight')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Take the other one' }));
  expect(title().value).toBe('Evening');
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(title().value).toBe('Midnight');
  await saveNow();
  await waitFor(() => expect(sent.map(({ revision }) => revision)).toEqual([4, 9]));
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
});

it('Or they save their own on top of it', async () => {
  const api = apiWith();
  let tries = 0;
  const put = (body: { revision: number }) => {
    if (tries++ === 0)
      return refusing(409, 'edited_meanwhile', { by: 'Huda Nasr', at: '2030-03-01T19:30:00.000Z', revision: 9 })();
    return editedTranslation({ ...(body as Partial<EditedTranslation>), revision: body.revision + 1 });
  };
  await renderPage(app, page, { ...api.answers, 'PUT /editing/posts/7/translations/en': put }, 'en', editor);
  await write('Midnight');
  await saveNow();
  expect(await screen.findByText(/You saved it yourself in another tab/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
  expect(title().value).toBe('Midnight');
});

it('An address that is taken is said at its field; the title stays', async () => {
  const taken = refusing(409, 'taken', { fields: { slug: 'is taken' } });
  await renderPage(
    app,
    page,
    apiWith(undefined, { 'PUT /editing/posts/7/translations/en': taken }).answers,
    'en',
    editor,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Address/ }), '-two');
  await saveNow();
  expect(await screen.findByText(/Another post has this address, or had it/)).toBeTruthy();
  expect(title().value).toBe('Night');
});

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
  await userEvent.click(screen.getByRole('button', { name: 'Schedule …' }));
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
  expect(await screen.findByText('It will be published at that time by itself.')).toBeTruthy();
  expect(moves).toEqual([{ revision: 4, to: 'scheduled', publishAt: inAWeek.toISOString() }]);
  expect(screen.getByRole('button', { name: 'Choose another time …' })).toBeTruthy();
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
  await userEvent.click(screen.getByRole('button', { name: 'Delete the post …' }));
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
  fireEvent.click(screen.getByRole('button', { name: 'Make the address', hidden: true }));
  const field = await screen.findByLabelText<HTMLInputElement>('Secret address');
  expect(field.value).toMatch(/\/blogs-detail\/night\?preview=/);
  await user.click(screen.getByRole('button', { name: 'Copy', hidden: true }));
  expect(await screen.findByText('The address is copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(field.value);
});
