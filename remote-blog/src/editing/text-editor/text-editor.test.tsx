import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode, PostBlock, RemoteApp } from '@sahra/shared/facade';
import type { Answers } from '@sahra/shared/testing/fake-api';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { dataPicture } from '../document/paste-samples.ts';
import { TextEditor } from './text-editor.tsx';

/** A page that has nothing but the editor, and what was written in it last. */
async function write(blocks: PostBlock[], answers: Answers = {}, language: LanguageCode = 'en') {
  let written: PostBlock[] | undefined;
  const Page = () => (
    <>
      <h1 id="text">{'#'}</h1>
      <TextEditor
        language={language}
        labelledBy="text"
        blocks={blocks}
        onChange={(next) => (written = next)}
        findPicture={() => ({ kind: 'post', src: '/media/x', color: '' })}
        addPicture={() => undefined}
      />
    </>
  );
  const page: RemoteApp = {
    ...app,
    routes: [
      {
        id: 'blog.posts',
        path: '/write',
        layout: 'bare',
        titleKey: 'posts.title',
        chunk: 'src/x.tsx',
        namespaces: ['text-editor', 'pictures'],
        lazy: () => Promise.resolve({ default: Page }),
      },
    ],
  };
  await renderPage(page, '/write', answers);
  const text = await screen.findByRole('textbox', { name: '#' });
  return { text, written: () => written };
}

const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
/** As a browser does after a paste. */
function paste(text: HTMLElement, html: string) {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    files: [],
    types: ['text/html'],
  };
  act(() => text.focus());
  fireEvent.paste(text, { clipboardData });
}
const paragraph = (text: string): PostBlock => ({ kind: 'paragraph', text: [{ text }] });

it('The text is written in the language and the direction that it has, whatever those of the page are', async () => {
  const { text } = await write([paragraph('ليلة')], {}, 'ar');
  expect([text.lang, text.dir, text.textContent]).toEqual(['ar', 'rtl', 'ليلة']);
});

it('Tools have names and say their keys; a heading, bold words and a list come of them', async () => {
  const { text, written } = await write([paragraph('Night')]);
  expect(tool('Bold').getAttribute('aria-keyshortcuts')).toBe('Control+B');
  expect(tool('Paragraph').getAttribute('aria-pressed')).toBe('true');
  act(() => text.focus());
  await userEvent.click(tool('Heading'));
  expect(written()).toEqual([{ kind: 'heading', level: 2, text: 'Night' }]);
  await userEvent.click(tool('List'));
  expect(written()).toEqual([{ kind: 'list', isOrdered: false, items: [[{ text: 'Night' }]] }]);
  await userEvent.click(tool('Undo'));
  await userEvent.click(tool('Quote'));
  expect(written()).toMatchObject([{ kind: 'quote' }]);
});

it('With the keyboard alone one reaches the tools, goes through them, and comes back into the text', async () => {
  const { text } = await write([paragraph('Night')]);
  act(() => text.focus());
  fireEvent.keyDown(text, { key: 'F10', altKey: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Paragraph');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(text));
});

it('A link that runs something is refused in words; an address without its beginning gets one', async () => {
  const { text, written } = await write([paragraph('Night')]);
  act(() => text.focus());
  await userEvent.click(tool('Link'));
  const dialog = within(screen.getByRole('dialog', { name: 'Link' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(dialog.getByText(/can’t be linked/)).toBeTruthy();
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Address/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'example.org/night');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Words/ }), 'see{Enter}');
  expect(JSON.stringify(written())).toContain('{"text":"see","href":"https://example.org/night"}');
});

it('What is pasted is cleaned; its picture is uploaded at once and stands in the text with what it shows', async () => {
  const upload = {
    id: 9,
    picture: { kind: 'post', src: '/media/u', color: '', alternative: '', focus: { x: 0, y: 0 } },
  };
  const { text, written } = await write([paragraph('Night')], { 'POST /media': upload });
  paste(text, `<p class="MsoNormal"><b>Er</b> sagte</p><img src="${dataPicture}" alt="Ein Punkt">`);
  await waitFor(() =>
    expect(written()).toContainEqual({
      kind: 'picture',
      picture: { source: { mediaId: 9 }, alternative: 'Ein Punkt' },
    }),
  );
  expect(JSON.stringify(written())).toContain('{"text":"Er","marks":["strong"]}');
  const field = screen.getByRole('textbox', { name: /^What the picture shows/ });
  await userEvent.type(field, '!');
  expect(JSON.stringify(written())).toContain('Ein Punkt!');
});

it('A picture that did not come along is asked for, by what it shows', async () => {
  const { text } = await write([paragraph('Night')]);
  paste(text, '<p>Vor</p><img src="file:///C:/Temp/x.png" alt="Une fenêtre"><p>Nach</p>');
  expect(await screen.findByText(/Une fenêtre: this picture was not part/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose the picture' })).toBeTruthy();
});

it('Blocks that no tool makes are kept, can be moved and removed', async () => {
  const poll = { kind: 'poll', options: ['a'] } as unknown as PostBlock;
  const audio: PostBlock = { kind: 'audio', file: 'a.mp3', title: 'Rain', seconds: 60, chapters: [] };
  const { written } = await write([paragraph('Night'), poll, audio]);
  await userEvent.click(await screen.findByRole('button', { name: 'Move up: Other block' }));
  expect(written()).toEqual([poll, paragraph('Night'), audio]);
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Other block' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Recording' }));
  expect(written()).toEqual([paragraph('Night'), poll]);
});

it('A film is found by its name and put into the text', async () => {
  const hit = { type: 'program', program: { id: 3, title: 'Burullus', firstEpisodeId: 31 } };
  const { written } = await write([paragraph('Night')], { '/search': { items: [hit] } });
  await userEvent.click(tool('Film or episode'));
  const dialog = within(screen.getByRole('dialog', { name: 'Film or episode' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Insert into the text' }));
  expect(dialog.getByText(/Search for a film or an episode, then/)).toBeTruthy();
  await userEvent.type(dialog.getByRole('searchbox'), 'burul{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Burullus' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Insert into the text' }));
  expect(written()).toContainEqual({ kind: 'video', episodeId: 31, title: 'Burullus' });
});

it('A table gets rows and a title by tools that are there only in it', async () => {
  const { text, written } = await write([paragraph('Night')]);
  act(() => text.focus());
  expect(screen.queryByRole('button', { name: 'Row below' })).toBeNull();
  await userEvent.click(tool('Table'));
  await userEvent.click(tool('Row below'));
  await userEvent.click(tool('Remove column'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Title of the table/ }), 'Hours');
  expect(written()).toContainEqual({
    kind: 'table',
    caption: 'Hours',
    head: [[], []],
    rows: [
      [[], []],
      [[], []],
      [[], []],
    ],
  });
});
