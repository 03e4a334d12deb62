/** What is to be published, and how it is tried out before. */
export interface PublishOptions {
  remote: string;
  /** Folder of the build. */
  dist: string;
  /** A share of the visitors, instead of all. */
  percent?: number | undefined;
  /** Lets what does not fit the present host wait for one that it fits. */
  whenReady?: boolean | undefined;
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
  /** False where the visitors had it, or it waited, before. */
  isNew: boolean;
  /** It waits for a host that it fits; visitors have what they had. */
  isWaiting?: boolean;
}
