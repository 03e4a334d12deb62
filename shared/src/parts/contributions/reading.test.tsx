import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { renderContributions } from './testing/render-contributions.tsx';
import { contribution, listOf, ownContribution, ownOf, thread } from './testing/samples.ts';

const own = '/things/program/5/contributions/own';
const list = '/things/program/5/contributions';
const ofEpisode = '/things/episode/5/contributions';

const reviews = listOf(
  [thread(1, [], { kind: 'review', rating: 4, text: 'Slow, and worth it.', voteCount: 3, isPinned: true })],
  { total: 12, summary: { count: 12, average: 4.25, stars: [1, 0, 1, 3, 7] } },
);

it('Visitor reads what reviewers think, and chooses stars, order and page by links', async () => {
  await renderContributions('/program/5', { [list]: reviews, [own]: ownOf() });
  const region = within(screen.getByRole('region', { name: 'Reviews' }));
  expect(region.getByText('4.3')).toBeTruthy();
  expect(region.getByText('12 reviews')).toBeTruthy();
  const bars = within(region.getByRole('list', { name: 'Ratings by stars' })).getAllByRole('link');
  expect(bars.map((bar) => [bar.querySelector('span')?.textContent, bar.getAttribute('href')])[0]).toEqual([
    '5 out of 5 stars: 7 reviews',
    '/program/5?stars=5#reviews',
  ]);
  expect(region.getByRole('link', { name: 'Most helpful' }).getAttribute('href')).toBe(
    '/program/5?sort=helpful#reviews',
  );
  expect(region.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/program/5?page=2#reviews');
  const review = within(region.getByRole('article', { name: 'Mona' }));
  expect(review.getByText('Pinned')).toBeTruthy();
  expect(review.getByText('1 hour ago').getAttribute('datetime')).toBe(reviews.items[0]?.createdAt);
  // Only members vote.
  expect(review.getByRole('link', { name: 'Helpful 3' }).getAttribute('href')).toBe('/login?next=%2Fprogram%2F5');
});

it.each([
  ['en', 'Bought here'],
  ['ar', 'شراء موثّق'],
  ['de', 'Hier gekauft'],
  ['fr', 'Acheté ici'],
  ['gr', 'Αγοράστηκε εδώ'],
] as const)('Reader in %s sees who has bought it: %s', async (language, mark) => {
  const both = [
    thread(1, [], { kind: 'review', rating: 4, isVerified: true }),
    thread(2, [], {
      kind: 'review',
      rating: 2,
      isVerified: false,
      author: { name: 'Karim', kind: 'guest', isStaff: false },
    }),
  ];
  await renderContributions('/program/5', { [list]: listOf(both), [own]: ownOf() }, language);
  expect(within(screen.getByRole('article', { name: 'Mona' })).getByText(mark)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Karim' })).queryByText(mark)).toBeNull();
});

it('A link chooses an order, and the api is asked for it', async () => {
  const asked: unknown[] = [];
  const answers = { [list]: (query: object) => (asked.push(query), reviews), [own]: ownOf() };
  await renderContributions('/program/5?sort=lowest&stars=4&page=2', answers);
  expect(asked).toEqual([{ sort: 'lowest', page: 2, pageSize: 10, rating: 4 }]);
  expect(screen.getByText('Only reviews with 4 out of 5 stars.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all reviews' }).getAttribute('href')).toBe(
    '/program/5?sort=lowest#reviews',
  );
});

it('Reader in Arabic sees threads, whom an answer answers, who speaks for the site, and places of what is gone', async () => {
  const gone = thread(1, [contribution(2, { author: { name: 'Sahra', kind: 'member', isStaff: true } })], {
    author: null,
    text: null,
  });
  const answer = contribution(4, { answers: { id: 2, name: 'منى' } });
  const all = listOf([
    gone,
    thread(3, [answer], { answerCount: 14, author: { name: null, kind: 'former', isStaff: false } }),
  ]);
  await renderContributions('/episode/5', { [ofEpisode]: all, [`${ofEpisode}/own`]: ownOf() }, 'ar');
  expect(screen.getByText('لم يعد هذا التعليق موجودًا.')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Sahra' })).getByText('فريق سهرة')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'عضو سابق' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ردًا على \u2068منى\u2069' }).getAttribute('href')).toBe('#contribution-2');
  expect(screen.getByRole('link', { name: 'عرض كل الردود (14)' }).getAttribute('href')).toBe(
    '/episode/5?thread=3#contribution-3',
  );
});

it('A text is text: markup is read, only http links lead anywhere, and say nothing for where they lead', async () => {
  const text = '<img src=x onerror=alert(1)> javascript:alert(2) see https://example.org/a?b=1.';
  const answers = { [ofEpisode]: listOf([thread(1, [], { text })]), [`${ofEpisode}/own`]: ownOf() };
  await renderContributions('/episode/5', answers);
  const shown = screen.getByText(/<img src=x onerror=alert\(1\)>/);
  expect(shown.getAttribute('dir')).toBe('auto');
  const links = within(shown).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.textContent])).toEqual([
    ['https://example.org/a?b=1', 'nofollow ugc noopener', 'example.org/a?b=1'],
  ]);
  expect(document.querySelector('img')).toBeNull();
});

it('Author sees what waits, and others do not', async () => {
  const waiting = ownContribution(9, { status: 'waiting', text: 'Not yet public' });
  await renderContributions('/episode/5', { [ofEpisode]: listOf([]), [`${ofEpisode}/own`]: ownOf([waiting]) });
  const mine = within(screen.getByRole('region', { name: 'Yours' }));
  expect(mine.getByText('Waiting for a moderator')).toBeTruthy();
  expect(mine.getByText('Not yet public')).toBeTruthy();
  expect(mine.getByText('You can edit this for another 20 minutes.')).toBeTruthy();
  expect(mine.queryByRole('link', { name: /Reply/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'No comments yet' })).toBeTruthy();
});

it('Author who asks for a thread of theirs finds what they wrote there, on whichever page it is', async () => {
  const [far, other] = [ownContribution(9, { text: 'Long ago' }), ownContribution(8, { text: 'Elsewhere' })];
  const near = ownContribution(7, { threadId: 1, text: 'The eleventh' });
  const replies = { page: 1, pageSize: 60, total: 1, items: [near] };
  const answers = {
    [ofEpisode]: listOf([thread(1)]),
    [`${ofEpisode}/own`]: ownOf([far, other, near]),
    '/contributions/9/replies': { ...replies, total: 0, items: [] },
    '/contributions/1/replies': replies,
  };
  const { unmount } = await renderContributions('/episode/5?thread=9', answers);
  expect(
    within(screen.getByRole('region', { name: 'Yours' }))
      .getByText('Long ago')
      .closest('#contribution-9'),
  ).toBeTruthy();
  expect(screen.queryByText('Elsewhere')).toBeNull();
  unmount();
  await renderContributions('/episode/5?thread=1', answers);
  expect(screen.getAllByText('The eleventh')).toHaveLength(1);
});

it('Where they cannot be read the form is there all the same, with what was typed, and a button tries again', async () => {
  let isAway = true;
  const answers = {
    [ofEpisode]: () => {
      if (isAway) throw new NetworkError('away');
      return listOf([thread(1)]);
    },
    [`${ofEpisode}/own`]: ownOf(),
  };
  await renderContributions('/episode/5', answers);
  await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Half a sentence');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text 1')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your comment/ }).value).toBe('Half a sentence');
});
