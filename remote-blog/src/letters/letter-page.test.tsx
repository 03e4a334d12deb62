import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { describe, expect, it } from 'vitest';
import app from '../app.ts';
import { letterAnswers, letterSample, nadia, progressOf } from './letter-samples.ts';
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
    expect(document.activeElement).toBe(button('Move “Where to sit” down'));
    await userEvent.keyboard('{Enter}');
    button('Add “Trains”').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(titles()).toEqual(['ليلة في السينما', 'Where to sit', 'Trains']));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Posts' }));
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
    expect(await screen.findByText(/Somebody else has saved this issue meanwhile/)).toBeTruthy();
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
    expect(screen.getByText(/Not published any more/)).toBeTruthy();
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
    expect(await screen.findByText(/Saved by somebody else meanwhile: .*Theirs/)).toBeTruthy();
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
    expect(screen.getByTitle(/The mail in .*English/).getAttribute('srcdoc')).toContain('Mail en');
    await userEvent.click(screen.getByRole('link', { name: 'Ελληνικά' }));
    const frame = await screen.findByTitle(/The mail in .*Ελληνικά/);
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
      '',
      expect.stringContaining('Mail gr'),
    ]);
    expect(screen.getByText('Text gr').getAttribute('lang')).toBe('el');
    await userEvent.click(button(/Send me a test in .*Ελληνικά/));
    expect(await screen.findByText('The test is on its way to your address.')).toBeTruthy();
    expect(sent).toEqual([{ language: 'gr' }]);
  });
});

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
    await userEvent.click(button(/Send to .*1,234.* readers …/));
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: /Send this issue to .*1,234.* readers\?/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Yes, send to .*1,234/ }));
    expect(await screen.findByText('The issue is on its way.')).toBeTruthy();
    expect(sent).toEqual([{ revision: 3, acceptsOtherLanguages: false }]);
    expect(screen.queryByRole('button', { name: /Save|Move|Delete/ })).toBeNull();
    await userEvent.click(button('Stop'));
    expect(await screen.findByText('Stopped: nothing more goes out.')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: /500.* of .*1,234/ })).toBeTruthy();
    await userEvent.click(button('Go on sending'));
    expect(await screen.findByText('It goes on.')).toBeTruthy();
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
    await userEvent.click(button(/أرسل إلى/));
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
    await userEvent.click(button('Delete …'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/admin/letters'));
  });
});
