const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML 1.0 allows nowhere, escaped or not: control characters, halves of a pair, and two that are no characters. */
const impossible = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Text for an attribute or an element of HTML or XML. */
export const escapeMarkup = (text: string) =>
  text.replace(impossible, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
