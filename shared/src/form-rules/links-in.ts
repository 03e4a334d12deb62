/** A piece of a plain text: some words, or an address that may be shown as a link. */
export type TextPiece = { readonly text: string } | { readonly link: string };

/** An address up to the first space or quote; no scheme but these two can be a link. */
const addresses = /\bhttps?:\/\/[^\s<>"'`\u00ab\u00bb\u201c\u201d]+/giu;
/** What ends a sentence, not an address; Arabic and Greek signs too. */
const sentenceEnd = /[.,;:!?\u060c\u061b\u061f\u037e)\]}\u2026]+$/u;

/** Brackets belong to an address that opens them. */
const withoutEnd = (address: string): string => {
  const end = sentenceEnd.exec(address)?.[0] ?? '';
  const isBracketed = end.startsWith(')') && address.includes('(');
  return isBracketed
    ? address.slice(0, address.length - end.length + 1)
    : address.slice(0, address.length - end.length);
};

/** A plain text with its addresses told apart. Nothing but `http:` and `https:` becomes a link. */
export function linksIn(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const link = withoutEnd(found);
    if (!URL.canParse(link)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ link });
    from = index + link.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
