/** Of the list of reviews or comments below a page. */
const contributions = ['sort', 'stars', 'page', 'thread', 'replies', 'answer', 'change', 'delete', 'report'];

/**
 * Parameters of its pages' addresses, by the page's id: others do not change what is shown. The build writes them into the release; no
 * page downloads them.
 */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  'blog.posts': ['q', 'type', 'page'],
  'blog.grid': ['q', 'type', 'page'],
  'blog.sidebar': ['q', 'type', 'page'],
  'blog.category': ['q', 'type', 'page'],
  'blog.tag': ['q', 'type', 'page'],
  'blog.author': ['q', 'type', 'page'],
  'blog.date': ['q', 'type', 'page'],
  'blog.post': ['preview', ...contributions],
  'blog.single': ['preview', ...contributions],
  'blog.template': [...contributions],
  'blog.letter': ['preview', 'month'],
  'blog.letters': ['page'],
  'blog.letter-bounces': ['page'],
  'blog.edited-posts': ['state', 'language', 'missing', 'author', 'q', 'page'],
  'blog.writing': ['beside'],
  'blog.post-revisions': ['number'],
};
