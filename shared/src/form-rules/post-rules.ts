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
