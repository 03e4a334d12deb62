import { Parser } from 'htmlparser2';
import type { DraftBlock } from './draft-blocks.ts';
import { elementsOf } from './html-elements.ts';
import { type Attributes, type Close, type HtmlOptions, HtmlText, nothing } from './html-text.ts';
import { boundaries, dropped, marks, plainElements } from './known-elements.ts';

/** More than any text that people write; what a file has beyond takes time that grows with its square. */
const MAX_TAGS = 50_000;

/** Reads HTML from its beginning to its end; whatever is not known becomes the text in it. */
class HtmlReader {
  readonly #text: HtmlText;
  readonly #elements: ReturnType<typeof elementsOf>;
  readonly #closers: Close[] = [];
  #dropped = 0;

  constructor(options: HtmlOptions) {
    this.#text = new HtmlText(options);
    this.#elements = elementsOf(this.#text);
  }

  open(name: string, attributes: Attributes): void {
    this.#closers.push(this.#openElement(name, attributes));
  }

  close(): void {
    this.#closers.pop()?.();
  }

  text(text: string): void {
    if (this.#dropped === 0) this.#text.add(text);
  }

  /** What Gutenberg writes beside its blocks, and where WordPress breaks a text. */
  comment(text: string): void {
    const trimmed = text.trim();
    if (trimmed === 'nextpage') this.#text.divide();
    const [, name] = /^wp:([\w/-]+).*\/$/s.exec(trimmed) ?? [];
    if (name && name !== 'more' && name !== 'spacer')
      this.#note(`block “${name}”, which has no text in the file, left out`);
  }

  finish(): readonly DraftBlock[] {
    return this.#text.contexts.finish();
  }

  #note(what: string): void {
    this.#text.options.note(what);
  }

  #openElement(name: string, attributes: Attributes): Close {
    if (this.#dropped > 0 || dropped.has(name)) return this.#drop(name);
    const mark = marks.get(name);
    if (mark && !(this.#text.isCode && name === 'code')) return this.#text.mark(mark);
    const element = this.#elements.get(name);
    if (element) return element(attributes);
    if (boundaries.has(name)) {
      const { contexts } = this.#text;
      contexts.boundary();
      return () => contexts.boundary();
    }
    if (name === 'code') this.#text.codeLanguage(attributes);
    else if (!plainElements.has(name)) this.#note(`<${name.slice(0, 30)}> became its text`);
    return nothing;
  }

  #drop(name: string): Close {
    if (this.#dropped === 0 && name !== 'noscript') this.#note(`<${name}> left out`);
    this.#dropped += 1;
    return () => void (this.#dropped -= 1);
  }
}

/** HTML without its tags. */
const withoutTags = (html: string): string =>
  html
    .split('<')
    .map((piece, index) => (index === 0 || !piece.includes('>') ? piece : piece.slice(piece.indexOf('>') + 1)))
    .join(' ');

/** The blocks of a text in HTML: an allow-list of what blocks there are, the rest as text, nothing that runs. */
export function blocksOfHtml(html: string, options: HtmlOptions): readonly DraftBlock[] {
  const tags = html.split('<').length - 1;
  if (tags > MAX_TAGS) options.note(`text with more than ${MAX_TAGS} tags kept without them`);
  const reader = new HtmlReader(options);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: () => reader.close(),
    ontext: (text) => reader.text(text),
    oncomment: (text) => reader.comment(text),
  });
  parser.end(tags > MAX_TAGS ? withoutTags(html) : html);
  return reader.finish();
}
