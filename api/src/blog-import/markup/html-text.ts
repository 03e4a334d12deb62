import type { TextSpan } from '@sahra/shared/schemas/post-blocks';
import type { SpanLook } from './span-builder.ts';
import { TextContexts } from './text-contexts.ts';

export interface HtmlOptions {
  /** Where the text comes from: addresses in it may be relative to that. */
  readonly site: string | undefined;
  readonly note: (what: string) => void;
  /** Line ends are line ends, and empty lines are between paragraphs, as WordPress' classic editor stores them. */
  readonly hasLooseLines?: boolean;
}

export type Attributes = Readonly<Record<string, string>>;
/** Ends what an element began. */
export type Close = () => void;
export const nothing: Close = () => {};

type Mark = NonNullable<TextSpan['marks']>[number];

const languageOf = (attributes: Attributes) =>
  /(?:^|\s)lang(?:uage)?-([\w+#-]{1,30})/.exec(attributes.class ?? '')?.[1];

/** The text of HTML while it is read: how it looks, where it leads, and whether its lines count. */
export class HtmlText {
  readonly options: HtmlOptions;
  readonly contexts: TextContexts;
  readonly #marks: Mark[] = [];
  readonly #links: (string | undefined)[] = [];
  #code: { text: string[]; language: string | undefined } | undefined;

  constructor(options: HtmlOptions) {
    this.options = options;
    this.contexts = new TextContexts(options.note);
  }

  get isCode(): boolean {
    return this.#code !== undefined;
  }

  get #look(): SpanLook {
    return { marks: [...new Set(this.#marks)], href: this.#links.at(-1) };
  }

  add(text: string): void {
    if (this.#code) return void this.#code.text.push(text);
    if (!this.options.hasLooseLines || this.contexts.isInside) return this.contexts.add(text, this.#look);
    const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/);
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) this.contexts.boundary();
      for (const [at, line] of paragraph.split('\n').entries()) {
        if (at > 0) this.contexts.lineBreak();
        this.contexts.add(line, this.#look);
      }
    }
  }

  lineBreak(): void {
    if (this.#code) this.#code.text.push('\n');
    else this.contexts.lineBreak();
  }

  divide(): void {
    this.contexts.boundary();
    if (!this.contexts.isInside) this.contexts.list.addDivider();
  }

  mark(mark: Mark): Close {
    this.#marks.push(mark);
    return () => void this.#marks.splice(this.#marks.lastIndexOf(mark), 1);
  }

  link(href: string | undefined): Close {
    this.#links.push(href);
    return () => void this.#links.pop();
  }

  /** Within it the name of a language may stand at another element. */
  codeLanguage(attributes: Attributes): void {
    if (this.#code) this.#code.language ??= languageOf(attributes);
  }

  preformatted(attributes: Attributes): Close {
    if (this.contexts.isInside) return nothing;
    this.contexts.boundary();
    const code = { text: [] as string[], language: languageOf(attributes) };
    this.#code = code;
    return () => {
      this.#code = undefined;
      this.contexts.list.addCode(code.text.join(''), code.language);
    };
  }
}
