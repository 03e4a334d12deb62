/** What is to be published, and how it is tried out before. */
export interface PublishOptions {
  remote: string;
  /** Folder of the build. */
  dist: string;
  /** A share of the visitors, instead of all. */
  percent?: number | undefined;
  /** Address of an api to render against. */
  api?: string | undefined;
  /** Where the site runs, if it does. */
  siteUrl: string;
  /** False where no browser can be had: the pages are then only rendered on the server. */
  withBrowser: boolean;
  say: (text: string) => void;
}

/** What came of it. */
export interface PublishedRelease {
  version: string;
  /** False where the visitors had it before. */
  isNew: boolean;
}
