/** What visitors may be made to load: kB of 1000 bytes, compressed. `npm run bench` measures the first four on pages, a release is checked for the others. */
export const sizeBudgets = {
  /** Scripts of a page, host and remote together and without the player, and what to strive for. */
  pageScripts: 180,
  pageScriptsGoal: 150,
  pageStyles: 20,
  /** Code of the player, which only the page of an episode loads. */
  player: 85,
  /** Of these, what a remote's entry, its page and that page's messages in one language may be. */
  remotePageScripts: 60,
  remotePageStyles: 8,
  /** All files of a remote that browsers can get, in all languages. */
  remote: 400,
} as const;
