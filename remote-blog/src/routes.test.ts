import path from 'node:path';
import { findRouteFaults } from '@sahra/shared/testing/check-routes';
import { expect, it } from 'vitest';
import app from './app.ts';
import { paths } from './paths.ts';

const folder = path.resolve(import.meta.dirname, '..');
const hrefs = {
  'blog.posts': paths.blogs.href({ type: 'quote', page: 2 }),
  'blog.grid': paths.blogGrid.href('small-grid', { type: 'quote', page: 2 }),
  'blog.sidebar': paths.blogSidebar.href('left', { page: 2 }),
  'blog.categories': paths.postCategories.href(),
  'blog.category': paths.postCategory.href('cinema', { type: 'audio', page: 2 }),
  'blog.tags': paths.postTags.href(),
  'blog.tag': paths.postTag.href('cairo', { page: 2 }),
  'blog.authors': paths.postAuthors.href(),
  'blog.author': paths.postAuthor.href('mariam', { page: 2 }),
  'blog.dates': paths.postDates.href(),
  'blog.date': paths.postDate.href('2026-03', { page: 2 }),
  'blog.post': paths.post.href('ليلة-في-السينما'),
  'blog.single': paths.singlePost.href('audio', 'a-night'),
  'blog.template': paths.postTemplate.href(),
  'blog.letters': paths.letters.href(2),
  'blog.letter-bounces': paths.letterBounces.href(2),
  'blog.letter': paths.letter.href(7, { preview: 'gr', month: '2026-10' }),
  'blog.edited-posts': paths.editedPosts.href({ state: 'draft', missing: 'fr', q: 'night', page: 2 }),
  'blog.new-post': paths.newPost.href(),
  'blog.writing': paths.writing.href(7, 'fr', { beside: 'ar' }),
  'blog.post-revisions': paths.postRevisions.href(7, 'fr', { number: 3 }),
};

it('Every row of the route table answers its address, has a title in every language and names its chunk', async () => {
  expect(Object.keys(hrefs)).toEqual(app.routes.map((route) => route.id));
  expect(await findRouteFaults(app, folder, hrefs)).toEqual([]);
});
