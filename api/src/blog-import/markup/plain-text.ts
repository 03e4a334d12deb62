import { tidyContribution } from '@sahra/shared/form-rules/contribution-text';
import { Parser } from 'htmlparser2';
import { cleanLine, cleanText, cut } from './clean-text.ts';
import { cleanWebAddress } from './clean-link.ts';
import { dropped } from './known-elements.ts';

/** Longer than anybody may write here; what somebody wrote elsewhere stays whole as far as that. */
const MAX_COMMENT = 20_000;
const lines = new Set(['p', 'div', 'br', 'li', 'blockquote', 'pre']);

/** The text of HTML, its lines apart; an address that a link hides is told behind its words. */
function textOfHtml(html: string): string {
  const pieces: string[] = [];
  const links: (string | undefined)[] = [];
  let skipped = 0;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (dropped.has(name)) skipped += 1;
      if (lines.has(name)) pieces.push('\n');
      if (name === 'a') links.push(cleanWebAddress(href, undefined));
    },
    ontext: (text) => skipped === 0 && pieces.push(text),
    onclosetag(name) {
      if (dropped.has(name)) skipped -= 1;
      if (name === 'p' || name === 'blockquote') pieces.push('\n');
      const link = name === 'a' ? links.pop() : undefined;
      if (link && !pieces.at(-1)?.includes(link.replace(/\/$/, ''))) pieces.push(` (${link})`);
    },
  });
  // As much markup as a text of the longest kind can have.
  parser.end(html.slice(0, 4 * MAX_COMMENT));
  return pieces.join('');
}

/** A comment in HTML as plain text. */
export const commentText = (html: string): string => cut(tidyContribution(cleanText(textOfHtml(html))), MAX_COMMENT);

/** A title, a name or the like in HTML, as one line of at most so many characters. */
export const lineOfHtml = (html: string, most: number): string => cut(cleanLine(textOfHtml(html)), most);
