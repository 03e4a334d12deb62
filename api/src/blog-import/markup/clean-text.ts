import { withoutTricks } from '@sahra/shared/form-rules/contribution-text';

/** Halves of characters, and controls but for tabs and line ends: databases cannot hold some of them. */
const strange = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** A text out of a file, as it may be shown: whole characters in one spelling, nothing invisible, nothing that turns others round. */
export const cleanText = (text: string): string => withoutTricks(text.replace(/\r\n?/g, '\n').replace(strange, ''));

/** The same on one line. Spaces that do not break stay: French has them before its signs. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[ \t\n\u2028\u2029]+/g, ' ')
    .trim();

/** At most so many characters, and no half of one; what is cut ends with an ellipsis. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1).replace(/\p{Cs}/gu, '');
  return `${kept.trimEnd()}…`;
}

/** The beginning of a text, up to a space where there is one near the end. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1);
  const space = kept.lastIndexOf(' ');
  return cut(space > most / 2 ? `${kept.slice(0, space)}${' '.repeat(most)}` : text, most);
}

/** A text in pieces of at most so many characters, cut at spaces where there are any. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most - 1);
    // Never between the halves of a character.
    const half = /[\ud800-\udbff]/.test(rest[most - 1] ?? '') ? most - 1 : most;
    const end = space > most / 2 ? space + 1 : half;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
