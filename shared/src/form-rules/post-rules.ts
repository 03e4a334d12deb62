/** Lengths of what a post is made of in characters, numbers of its blocks. */
export const postLimits = {
  title: 160,
  excerpt: 320,
  text: 20_000,
  short: 400,
  blocks: 400,
  spans: 400,
  items: 200,
  columns: 12,
  pictures: 40,
  chapters: 100,
} as const;

/** An address of the web, a page of this site, or a mail address: nothing that runs. */
export const postLinkPattern = /^(https?:\/\/|mailto:|\/(?!\/))[^\s\\]*$/;

/** Days for which comments may be open at most, where they close. */
export const MAX_COMMENT_DAYS = 3_650;
/** How far ahead something is scheduled at most. */
export const MAX_SCHEDULE_DAYS = 730;
