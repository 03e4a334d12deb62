/** Every key under which the site writes into a browser's storage. The privacy policy has a row for each, and the linter knows no other ones. */
export const storageKeys = {
  /** Watchlist, likes and progress of who has not signed in. */
  guestList: 'sahra.collected',
  /** Their playlists. */
  playlists: 'sahra.playlists',
  player: 'sahra.player',
  /** Name and address of who contributes without an account, where they asked for it. */
  contributor: 'sahra.contributor',
  /** The name in watch parties, and what proves who one is in the last of them. */
  party: 'sahra.party',
  /** Words that were searched for lately. */
  searches: 'sahra.searches',
  /** What was typed into the checkout of this tab, until the order is placed. */
  checkout: 'sahra.checkout',
  /** Texts of posts that authors and editors have written and that are not saved yet. */
  drafts: 'sahra.drafts',
  theme: 'theme',
  /** Releases that this tab has left because they did not load, `shop@1.0.0`. */
  leftReleases: 'sahra.left',
  /** The router writes it. */
  scroll: 'react-router-scroll-positions',
} as const;
export type StorageKeyId = keyof typeof storageKeys;
