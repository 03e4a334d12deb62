/** A text that keeps its own direction wherever a message puts it. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
