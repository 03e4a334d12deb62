/** A name inside a sentence, whichever way it is written. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
