import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError, type EditedTranslation } from '@sahra/shared/facade';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { renderPage } from '@sahra/shared/testing/render-page';
import { beforeEach, expect, it } from 'vitest';
import app from '../../app.ts';
import { editedPost, editedTranslation, editor } from '../editing-samples.ts';
import { apiWith, page, refusing } from './testing/writing-samples.ts';

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
  await userEvent.click(offer.getByRole('button', { name: 'Continue with it' }));
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
