import { tidyText } from './text-rules.ts';

/** Embeddings, overrides and isolates of direction: what is left open turns round what stands after it. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * Invisible characters that no text needs: breaks of words, byte order marks, shapes that are no longer used, annotations. The joiners
 * U+200C and U+200D stay, as Persian and emoji need them, and so do the marks U+200E, U+200F and U+061C, which turn nothing round.
 */
const invisible =
  /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;
/** Letters that are only seen as a part of the flags of England, Scotland and Wales. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007f}]{1,7})|[\u{e0000}-\u{e007f}]/gu;
/** More marks on a letter than any language has: they run over the lines above and below. */
const piledMarks = /(\p{M}{8})\p{M}+/gu;

/** A text without what is invisible in it and what reaches beyond it; spaces and lines stay as they are. */
export const withoutTricks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(directionControls, '')
    .replace(invisible, '')
    .replace(tags, '$1')
    .replace(piledMarks, '$1');

/** A text of many lines as other people may be shown it: nothing invisible in it, and nothing that reaches beyond it. */
export const tidyContribution = (text: string): string =>
  tidyText(withoutTricks(text).replace(/[^\S\n]+(?=\n)/g, '')).replace(/\n{3,}/g, '\n\n');
