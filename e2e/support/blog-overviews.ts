import { paths } from './addresses.ts';

/** The pages of all that posts are found by, with the messages of each. */
export const blogOverviews = [
  [paths.postCategories.href(), 'categories'],
  [paths.postTags.href(), 'tags'],
  [paths.postAuthors.href(), 'authors'],
  [paths.postDates.href(), 'dates'],
] as const;
