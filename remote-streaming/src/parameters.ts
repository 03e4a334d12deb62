/** Of the list of reviews or comments below a page. */
const contributions = ['sort', 'stars', 'page', 'thread', 'replies', 'answer', 'change', 'delete', 'report'];

/**
 * Parameters of its pages' addresses, by the page's id: others do not change what is shown. The build writes them into the release; no
 * page downloads them.
 */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  'streaming.category': ['page'],
  'streaming.programs': [
    'kind',
    'genre',
    'tag',
    'yearFrom',
    'yearTo',
    'language',
    'length',
    'access',
    'maturity',
    'sort',
    'page',
  ],
  'streaming.program': [...contributions],
  'streaming.episode': ['t', 'playlist', 'shuffle', 'party', ...contributions],
  'streaming.videos': ['type', 'genre', 'sort', 'page'],
  'streaming.video': ['t', 'playlist', 'shuffle', 'party', ...contributions],
  'streaming.tags': ['page'],
  'streaming.tag': ['page'],
  'streaming.list': ['page'],
  'streaming.embed': ['origin', 't'],
  'streaming.people': ['designation', 'letter', 'q', 'sort', 'page'],
  'streaming.person': ['role', 'page'],
  'streaming.watchlist': ['page'],
  'streaming.likes': ['page'],
  'streaming.history': ['form', 'page'],
  'streaming.playlists': ['form', 'label', 'page'],
  'streaming.add-to-playlist': ['episode'],
  'streaming.playlist': ['form'],
};
