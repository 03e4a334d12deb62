import type { TextSpan } from '@sahra/shared/schemas/post-blocks';
import { BlockList } from './block-list.ts';
import { cleanLine } from './clean-text.ts';
import type { DraftBlock, ForeignPicture } from './draft-blocks.ts';
import { plain, SpanBuilder, type SpanLook } from './span-builder.ts';

interface Figure {
  readonly pictures: ForeignPicture[];
  caption: string;
  readonly isPullQuote: boolean;
}
interface List {
  readonly isOrdered: boolean;
  readonly items: TextSpan[][];
  depth: number;
}

/**
 * Where the text goes that is being read: paragraphs, or whatever is open just now, an item of a list, a cell, a quote. What a block cannot
 * hold within another one becomes its text, or stands behind it.
 */
export class TextContexts {
  readonly list: BlockList;
  readonly #note: (what: string) => void;
  readonly #paragraph = new SpanBuilder();
  readonly #open: SpanBuilder[] = [];
  readonly #figures: Figure[] = [];
  readonly #later: ForeignPicture[] = [];
  #list: List | undefined;

  constructor(note: (what: string) => void) {
    this.#note = note;
    this.list = new BlockList(note);
  }

  /** Something is open in which no block can stand. */
  get isInside(): boolean {
    return this.#open.length > 0;
  }

  add(text: string, look: SpanLook = plain): void {
    (this.#open.at(-1) ?? this.#paragraph).add(text, look);
  }

  lineBreak(): void {
    (this.#open.at(-1) ?? this.#paragraph).break();
  }

  /** Ends the paragraph, or the line where there are no paragraphs. */
  boundary(): void {
    if (this.isInside) return this.lineBreak();
    const figure = this.#figures.at(-1);
    if (figure && figure.pictures.length > 0)
      figure.caption = cleanLine(`${figure.caption} ${this.#paragraph.takeText()}`);
    else for (const text of this.#paragraph.takeAll()) this.list.addParagraph(text);
  }

  /** Collects what is read until it is called. */
  collect(): () => SpanBuilder {
    if (!this.isInside) this.boundary();
    const builder = new SpanBuilder();
    this.#open.push(builder);
    return () => {
      this.#open.splice(this.#open.lastIndexOf(builder), 1);
      return builder;
    };
  }

  /** Pictures that stood where none can. */
  placePictures(): void {
    if (this.isInside) return;
    for (const picture of this.#later.splice(0)) this.list.addPictures([picture]);
  }

  addPicture(picture: ForeignPicture): void {
    const figure = this.#figures.at(-1);
    if (figure) figure.pictures.push(picture);
    else if (this.isInside) this.#later.push(picture);
    else {
      this.boundary();
      this.list.addPictures([picture]);
    }
  }

  openFigure(isPullQuote: boolean): () => void {
    this.boundary();
    const figure: Figure = { pictures: [], caption: '', isPullQuote };
    this.#figures.push(figure);
    return () => {
      this.boundary();
      this.#figures.pop();
      this.#closeFigure(figure);
    };
  }

  #closeFigure({ pictures, caption }: Figure): void {
    const [first, ...more] = pictures;
    const captioned = first && more.length === 0 && caption ? [{ ...first, caption }] : pictures;
    const outer = this.#figures.at(-1);
    if (outer) outer.pictures.push(...captioned);
    else if (this.isInside) this.#later.push(...captioned);
    else {
      this.list.addPictures(captioned);
      const isLoose = caption !== '' && (!first || more.length > 0);
      if (isLoose && (first || !this.list.captionTable(caption))) this.list.addParagraph([{ text: caption }]);
    }
  }

  caption(text: string): void {
    const figure = this.#figures.at(-1);
    if (figure) figure.caption = cleanLine(`${figure.caption} ${text}`);
    else this.add(text);
  }

  get isPullQuote(): boolean {
    return this.#figures.at(-1)?.isPullQuote ?? false;
  }

  openList(isOrdered: boolean): () => void {
    if (this.#list) {
      const list = this.#list;
      list.items.push(...(this.#open.at(-1)?.takeAll() ?? []));
      list.depth += 1;
      this.#note('lists within lists became one list');
      return () => void (list.depth -= 1);
    }
    if (this.isInside) return () => this.boundary();
    this.boundary();
    const list: List = { isOrdered, items: [], depth: 1 };
    this.#list = list;
    return () => {
      this.boundary();
      this.#list = undefined;
      this.list.addList(list.isOrdered, list.items);
      this.placePictures();
    };
  }

  openItem(): () => void {
    const list = this.#list;
    if (!list) {
      this.boundary();
      return () => this.boundary();
    }
    const end = this.collect();
    if (list.depth > 1) this.add('– ');
    return () => void list.items.push(...end().takeAll());
  }

  /** What was read, to its end. */
  finish(): readonly DraftBlock[] {
    this.boundary();
    this.placePictures();
    return this.list.blocks;
  }
}
