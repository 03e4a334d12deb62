import type { EditedPost } from '@sahra/shared/facade';

type Kept = 'type' | 'categoryIds' | 'tagIds' | 'programIds' | 'productIds' | 'isListed' | 'commentsCloseAfterDays';

/** What is the same of a post in every language, as its form holds it. */
export interface SettingsValues extends Pick<EditedPost, Kept> {
  authorId: number;
  picture: EditedPost['picture']['source'];
}

export const settingsOf = (post: EditedPost): SettingsValues => ({
  ...{ type: post.type, authorId: post.author.id, picture: post.picture.source },
  ...{ categoryIds: post.categoryIds, tagIds: post.tagIds, programIds: post.programIds, productIds: post.productIds },
  ...{ isListed: post.isListed, commentsCloseAfterDays: post.commentsCloseAfterDays },
});

/** What differs from what is stored: nothing else is sent, so that nobody is refused for what they did not change. */
export function changedSettings(stored: SettingsValues, now: SettingsValues): Partial<SettingsValues> {
  const names = (Object.keys(now) as (keyof SettingsValues)[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(stored[name]),
  );
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** With the thing, or without it where it was there. */
export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
