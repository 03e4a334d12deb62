/** What XML 1.0 allows nowhere: control characters, halves of a pair, and two that are no characters. */
const impossible = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Embeddings, overrides and isolates: in a reader's list of titles they would turn round what stands behind them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text that can stand beside the texts of other sites: every format can hold it, and it ends where it ends. */
export const harmlessText = (text: string): string => text.replace(impossible, '').replace(directionControls, '');

/** Parses JSON in which every text is made harmless. */
export const parseHarmless = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? harmlessText(value) : value));
