import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from './app.ts';
import { archiveAnswers } from './posts/archive-samples.ts';
import { answersWith, postDetail } from './reading/post-detail-samples.ts';

const answers = { ...answersWith(postDetail(1, 'standard')), ...archiveAnswers };
const feeds = (text: string) =>
  within(screen.getByText(text))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('type')]);

it.each(['/blogs', '/blogs/double', '/blogs-sidebar/left', '/blogs-tag', '/blogs-date/2025', '/blogs-detail/post-1'])(
  'Reader of %s can follow the whole blog, in their language',
  async (address) => {
    await renderPage(app, address, answers);
    expect(feeds('Follow “The Sahra blog” in a feed reader')).toEqual([
      ['RSS', '/feeds/blog/rss.xml?lang=en', 'application/rss+xml'],
      ['Atom', '/feeds/blog/atom.xml?lang=en', 'application/atom+xml'],
      ['JSON', '/feeds/blog/feed.json?lang=en', 'application/feed+json'],
    ]);
  },
);

it.each([
  ['/blogs-category/cinema', 'Cinema', '/feeds/blog/category/cinema/rss.xml'],
  ['/blogs-tag/cairo', 'Cairo', '/feeds/blog/tag/cairo/rss.xml'],
  ['/blogs-author/mariam', 'Mariam Adel', '/feeds/blog/author/mariam/rss.xml'],
])('Reader of %s can follow that alone', async (address, name, feed) => {
  await renderPage(app, address, answers, 'ar');
  expect(feeds(`متابعة «${name}» في قارئ الخلاصات`)[0]).toEqual(['RSS', feed, 'application/rss+xml']);
});
