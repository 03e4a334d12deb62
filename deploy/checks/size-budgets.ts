import type { SlotName } from '@sahra/shared/federation/slots';

/** What visitors may be made to load: kB of 1000 bytes, compressed. `npm run bench` measures the first two on pages, a release is checked for the others. */
export const sizeBudgets = {
  pageStyles: 20,
  /** Code of the player, which only the page of an episode loads. */
  player: 85,
  /** Of these, what each page gets of the host, with its messages in one language, and what a remote adds to it. */
  hostStyles: 12.5,
  remotePageStyles: 8,
  /** The same of the scripts of each page; how many it may have in all is said by its kind. */
  hostScripts: 119,
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

/** Pages whose scripts may weigh the same. */
export interface PageKind {
  kind: 'home page' | 'program' | 'list of products' | 'blog' | 'sign-in' | 'other page';
  /** Their addresses, or the patterns of these. */
  path: RegExp;
  /** All scripts of the first load in one language, without those of extensions: the host's, and the remote's entry, page and messages. */
  scripts: number;
  /** What they are to come down to, with those of extensions: `npm run bench` measures them against it. */
  wanted: number;
}

/** Each may have about a kB more than it has. */
const pageKinds: readonly PageKind[] = [
  { kind: 'home page', path: /^\/$/, scripts: 133, wanted: 130 },
  { kind: 'program', path: /^\/shows-details(\/|$)/, scripts: 142, wanted: 135 },
  { kind: 'list of products', path: /^\/(shop|all-products|merchandise-store)$/, scripts: 135, wanted: 130 },
  { kind: 'blog', path: /^\/blogs?(-|\/|$)/, scripts: 138, wanted: 135 },
  { kind: 'sign-in', path: /^\/(login|register|lost-password)(\/|$)/, scripts: 143, wanted: 130 },
];
const otherPages: PageKind = { kind: 'other page', path: /^/, scripts: 166, wanted: 135 };

/** The kind of a page by its address, or by the pattern of its address. */
export const pageKindOf = (path: string): PageKind => pageKinds.find((kind) => kind.path.test(path)) ?? otherPages;
