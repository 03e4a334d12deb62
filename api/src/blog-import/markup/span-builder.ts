import { postLimits, type TextSpan } from '@sahra/shared/schemas/post-blocks';
import { cleanText, piecesOf } from './clean-text.ts';

type Mark = NonNullable<TextSpan['marks']>[number];

/** How the next piece of a text looks. */
export interface SpanLook {
  readonly marks: readonly Mark[];
  readonly href: string | undefined;
}

export const plain: SpanLook = { marks: [], href: undefined };

const spanOf = (text: string, { marks, href }: SpanLook): TextSpan => ({
  text,
  ...(marks.length > 0 && { marks: [...marks] }),
  ...(href !== undefined && { href }),
});
const keyOf = ({ marks, href }: SpanLook) => `${[...marks].sort().join(' ')} ${href ?? ''}`;

/** Puts a text together out of pieces of HTML: runs of white space are one space, as browsers show them. */
export class SpanBuilder {
  #parts: { text: string[]; look: SpanLook; key: string }[] = [];
  #last = '';

  #push(text: string, look: SpanLook): void {
    if (text === '') return;
    const key = keyOf(look);
    const last = this.#parts.at(-1);
    if (last?.key === key) last.text.push(text);
    else this.#parts.push({ text: [text], look, key });
    this.#last = text.at(-1) ?? '';
  }

  /** Adds a piece as HTML has it. */
  add(text: string, look: SpanLook = plain): void {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
    const isDoubled = collapsed.startsWith(' ') && (this.#last === '' || /\s/.test(this.#last));
    this.#push(isDoubled ? collapsed.slice(1) : collapsed, look);
  }

  /** Begins a new line in the same text. */
  break(): void {
    if (this.#last !== '' && this.#last !== '\n') this.#push('\n', plain);
  }

  get isEmpty(): boolean {
    return this.#parts.every(({ text }) => text.every((piece) => piece.trim() === ''));
  }

  /** What was added since, in texts of as many spans and characters as one may have; nothing where there is nothing to read. */
  takeAll(): TextSpan[][] {
    const cleaned = this.#parts.map(({ text, look }) => ({ text: cleanText(text.join('')), look }));
    this.#parts = [];
    this.#last = '';
    const [first, last] = [cleaned[0], cleaned.at(-1)];
    if (first) first.text = first.text.trimStart();
    if (last) last.text = last.text.trimEnd();
    const spans = cleaned
      .filter(({ text }) => text !== '')
      .flatMap(({ text, look }) => piecesOf(text, postLimits.text).map((piece) => spanOf(piece, look)));
    if (spans.every(({ text }) => text.trim() === '')) return [];
    const texts: TextSpan[][] = [];
    let [current, length]: [TextSpan[], number] = [[], 0];
    for (const span of spans) {
      if (current.length >= postLimits.spans || (length > 0 && length + span.text.length > postLimits.text)) {
        texts.push(current);
        [current, length] = [[], 0];
      }
      current.push(span);
      length += span.text.length;
    }
    return [...texts, current];
  }

  /** The same without how it looks. */
  takeText(): string {
    return this.takeAll()
      .flat()
      .map(({ text }) => text)
      .join('');
  }
}
