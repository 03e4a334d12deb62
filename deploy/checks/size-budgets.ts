import type { SlotName } from '@sahra/shared/federation/slots';

/** What visitors may be made to load: kB of 1000 bytes, compressed. `npm run bench` measures the first two on pages, a release is checked for the others. */
export const sizeBudgets = {
  pageStyles: 20,
  /** Code of the player, which only the page of an episode loads. */
  player: 85,
  /** Of these, what a remote's entry, its page and that page's messages in one language may be. */
  remotePageScripts: 60,
  remotePageStyles: 8,
  /**
   * What an extension adds to a page that has its slot, beyond the entry and the messages of its remote: its scripts, its styles, and
   * in one language the messages of namespaces of its own. They have 1.4 to 3.9 today. `otherSlot` is for slots of which this host
   * does not know.
   */
  slot: {
    'merchandise.actions': 4,
    'home.end': 8,
    'program.related': 8,
    'search.streaming': 8,
    'search.shop': 8,
    'search.blog': 8,
    'post.video': 8,
    'post.films': 8,
    'post.products': 8,
    'account.overview': 8,
  } satisfies Record<SlotName, number>,
  otherSlot: 8,
  /** All files of a remote that browsers can get, in all languages. */
  remote: 400,
} as const;
