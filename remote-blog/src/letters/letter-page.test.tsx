import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { describe, expect, it } from 'vitest';
import app from '../app.ts';
import { letterAnswers, letterSample, nadia } from './letter-samples.ts';
import type { Letter } from './load-letters.ts';

const page = '/account/admin/letters/ids/7';
const offered = [
  { id: 11, title: 'Where to sit', contentLanguage: 'en' },
  { id: 13, title: 'Trains', contentLanguage: 'en' },
];
const refuse = (code: string, status = 409) => {
  throw new BadRequestError('no', status, { code });
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const titles = () => {
  const [list] = within(screen.getByRole('region', { name: 'Posts' })).getAllByRole('list');
  return within(list as HTMLElement)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
};

/** An api that keeps the posts of the issue as they are sent. */
function keepingPosts() {
  const sent: unknown[] = [];
  let letter = letterSample();
  const known = new Map(letter.posts.map((post) => [post.id, post]));
  known.set(13, { id: 13, title: 'Trains', contentLanguage: 'en', languages: ['en'] });
  const answers = {
    ...letterAnswers(() => letter, offered),
    'PUT /editing/letters/7/posts': (body: { revision: number; postIds: number[] }) => {
      sent.push(body);
      if (body.revision !== letter.revision) refuse('edited_meanwhile');
      letter = { ...letter, revision: letter.revision + 1, posts: body.postIds.flatMap((id) => known.get(id) ?? []) };
      return letter;
    },
  };
  return { answers, sent, change: (changes: Partial<Letter>) => (letter = { ...letter, ...changes }) };
}

describe('the posts of an issue', () => {
  it('Editor orders, takes out and adds posts with the keyboard alone, and keeps their place', async () => {
    const { answers, sent } = keepingPosts();
    await renderPage(app, page, answers, 'en', nadia);
    expect(titles()).toEqual(['Where to sit', 'ليلة في السينما']);
    button('Move “Where to sit” down').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['ليلة في السينما', 'Where to sit']));
    expect(await screen.findByText('Moved down.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button('Move “Where to sit” down')));
    await userEvent.keyboard('{Enter}');
    button('Add “Trains”').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(titles()).toEqual(['ليلة في السينما', 'Where to sit', 'Trains']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Posts' })));
    expect(screen.queryByRole('button', { name: 'Add “Trains”' })).toBeNull();
    await userEvent.click(button(/Remove “ليلة/));
    await waitFor(() => expect(titles()).toEqual(['Where to sit', 'Trains']));
    expect(sent).toEqual([
      { revision: 3, postIds: [12, 11] },
      { revision: 4, postIds: [12, 11, 13] },
      { revision: 5, postIds: [11, 13] },
    ]);
  });

  it('Who has read an older state overwrites nothing, and is told', async () => {
    const { answers, change } = keepingPosts();
    await renderPage(app, page, answers, 'en', nadia);
    change({ revision: 9 });
    await userEvent.click(button('Move “Where to sit” down'));
    expect(await screen.findByText(/Somebody else has saved this issue in the meantime/)).toBeTruthy();
    expect(titles()).toEqual(['Where to sit', 'ليلة في السينما']);
  });

  it('Posts of another month are offered, too; a post that was withdrawn is marked', async () => {
    const asked: unknown[] = [];
    const posts = [{ id: 11, title: 'Where to sit', contentLanguage: 'en' as const, languages: [] }];
    const answers = {
      ...letterAnswers(() => letterSample({ posts })),
      '/posts': (query: object) => (asked.push(query), { items: [] }),
    };
    await renderPage(app, page, answers, 'en', nadia);
    expect(screen.getByText(/No longer published/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'The month before' }));
    expect(await screen.findByRole('heading', { name: 'Posts of October 2026' })).toBeTruthy();
    expect(asked).toMatchObject([{ date: '2026-11' }, { date: '2026-10' }]);
  });
});

describe('what an issue says', () => {
  it('Editor writes subject and greeting in each language, each in its direction', async () => {
    const sent: unknown[] = [];
    const answers = {
      ...letterAnswers(letterSample),
      'PUT /editing/letters/7/texts': (body: object) => (sent.push(body), letterSample()),
    };
    await renderPage(app, page, answers, 'en', nadia);
    const arabic = within(screen.getByRole('group', { name: 'العربية' }));
    expect(arabic.getByRole('textbox', { name: /Subject/ }).getAttribute('dir')).toBe('rtl');
    await userEvent.type(arabic.getByRole('textbox', { name: /Subject/ }), 'نوفمبر');
    await userEvent.type(arabic.getByRole('textbox', { name: /Greeting/ }), 'أهلًا');
    await userEvent.click(button('Save subject and greeting'));
    expect(await screen.findByText('Subject and greeting are saved.')).toBeTruthy();
    expect(sent).toMatchObject([
      {
        revision: 3,
        texts: { ar: { subject: 'نوفمبر', greeting: 'أهلًا' }, gr: { subject: 'Νοέμβριος', greeting: '' } },
      },
    ]);
  });

  it('Where another editor was faster both texts are there, and the next try begins from theirs', async () => {
    const sent: { revision: number }[] = [];
    let letter = letterSample();
    const answers = {
      ...letterAnswers(() => letter),
      'PUT /editing/letters/7/texts': (body: { revision: number }) => {
        sent.push(body);
        if (body.revision === letter.revision) return letter;
        return refuse('edited_meanwhile');
      },
    };
    await renderPage(app, page, answers, 'en', nadia);
    letter = letterSample({ revision: 4, texts: { ...letter.texts, en: { subject: 'Theirs', greeting: '' } } });
    const field = () =>
      within(screen.getByRole('group', { name: 'English' })).getByRole<HTMLInputElement>('textbox', {
        name: /Subject/,
      });
    await userEvent.clear(field());
    await userEvent.type(field(), 'Mine');
    await userEvent.click(button('Save subject and greeting'));
    expect(await screen.findByText(/Saved by somebody else in the meantime: .*Theirs/)).toBeTruthy();
    expect(field().value).toBe('Mine');
    await userEvent.click(button('Save subject and greeting'));
    expect(await screen.findByText('Subject and greeting are saved.')).toBeTruthy();
    expect(sent.map(({ revision }) => revision)).toEqual([3, 4]);
  });

  it('Editor sees the mail in each language, in a frame in which nothing runs, and sends a test to themselves', async () => {
    const sent: unknown[] = [];
    const answers = {
      ...letterAnswers(letterSample),
      'POST /editing/letters/7/test': (body: object) => (sent.push(body), { recipient: 'nadia@example.org' }),
    };
    await renderPage(app, page, answers, 'en', nadia);
    expect(screen.getByTitle(/The e-mail in .*English/).getAttribute('src')).toContain('language=en');
    await userEvent.click(screen.getByRole('link', { name: 'Ελληνικά' }));
    const frame = await screen.findByTitle(/The e-mail in .*Ελληνικά/);
    expect([frame.getAttribute('sandbox'), frame.getAttribute('src')]).toEqual([
      '',
      '/api/editing/letters/7/mail?language=gr&revision=3',
    ]);
    expect(screen.getByText('Text gr').getAttribute('lang')).toBe('el');
    await userEvent.click(button(/Send me a test in .*Ελληνικά/));
    expect(await screen.findByText('The test is on its way to your address.')).toBeTruthy();
    expect(sent).toEqual([{ language: 'gr' }]);
  });
});
