/** Embeddings and overrides of direction: invisible, and able to turn round what stands after them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Control characters but ends of lines and tabs, and halves of characters: no keyboard makes them, and databases cannot hold them. */
const strange = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Deeper than anything that is written here: what is refused anyway is not walked through. */
const MAX_DEPTH = 16;

/** A value of JSON with every text in it as texts are kept: one spelling of each letter, nothing that turns round what follows. */
export function tidyStrings(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.normalize('NFC').replace(/\r\n?/g, '\n').replace(directionControls, '');
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((each) => tidyStrings(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidyStrings(each, depth + 1)]));
}

/** Where in a value of JSON the first text is that holds characters which no text has; undefined: nowhere. */
export function findStrangeText(value: unknown, path: (string | number)[] = []): (string | number)[] | undefined {
  if (typeof value === 'string') return strange.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return undefined;
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, each] of entries) {
    const found = findStrangeText(each, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
