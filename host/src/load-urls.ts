/** A module that failed needs a new address; these few are known in advance, so that they can carry integrity too. */
const RETRY_URLS = 3;

/** The addresses at which an entry is asked for again, in turn. */
export const retryUrls = (entry: string): string[] => Array.from({ length: RETRY_URLS }, (_, index) => `${entry}?mfr=${index + 1}`);
