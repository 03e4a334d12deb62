import { hasClass, HtmlCards } from './html-cards.ts';
import { type Attributes, type Close, type HtmlText, nothing } from './html-text.ts';
import { TableReader } from './table-reader.ts';

type Open = (attributes: Attributes) => Close;

/** Headings and quotes, which blocks cannot have within others. */
class Passages {
  readonly #text: HtmlText;
  /** Who is quoted; undefined where nobody is. */
  #by: string | undefined;

  constructor(text: HtmlText) {
    this.#text = text;
  }

  heading(level: 2 | 3): Close {
    const { contexts } = this.#text;
    const isInside = contexts.isInside;
    if (isInside) contexts.boundary();
    const end = contexts.collect();
    return () => {
      const text = end().takeText();
      if (isInside) contexts.add(text, { marks: ['strong'], href: undefined });
      else contexts.list.addHeading(level, text);
      contexts.boundary();
      contexts.placePictures();
    };
  }

  quote(): Close {
    const { contexts } = this.#text;
    if (contexts.isInside) {
      contexts.boundary();
      return () => contexts.boundary();
    }
    const isPullQuote = contexts.isPullQuote;
    const end = contexts.collect();
    this.#by = '';
    return () => {
      const builder = end();
      const by = this.#by ?? '';
      this.#by = undefined;
      if (isPullQuote) contexts.list.addPullQuote([builder.takeText(), by].filter(Boolean).join(' — '));
      else contexts.list.addQuote(builder.takeAll(), by);
      contexts.placePictures();
    };
  }

  get isQuote(): boolean {
    return this.#by !== undefined;
  }

  source(): Close {
    if (!this.isQuote) return nothing;
    const end = this.#text.contexts.collect();
    return () => void (this.#by = end().takeText());
  }
}

/** What each element begins, by its name; those that are not here have no block of their own. */
export function elementsOf(text: HtmlText): ReadonlyMap<string, Open> {
  const { contexts } = text;
  const [passages, cards] = [new Passages(text), new HtmlCards(text)];
  let table: TableReader | undefined;
  let isInHead = false;
  const openTable = (): Close => {
    if (contexts.isInside || table) return nothing;
    const opened = new TableReader(contexts);
    table = opened;
    return () => {
      table = undefined;
      opened.close();
    };
  };
  const openHead = (): Close => {
    isInHead = true;
    return () => void (isInHead = false);
  };
  const figureCaption = (): Close => {
    const end = contexts.collect();
    return () => contexts.caption(end().takeText());
  };
  const doNow =
    (work: () => void): Open =>
    () => {
      work();
      return nothing;
    };
  return new Map<string, Open>([
    ...['h1', 'h2'].map((name): [string, Open] => [name, () => passages.heading(2)]),
    ...['h3', 'h4', 'h5', 'h6'].map((name): [string, Open] => [name, () => passages.heading(3)]),
    ['br', doNow(() => text.lineBreak())],
    ['hr', doNow(() => text.divide())],
    ['ul', () => contexts.openList(false)],
    ['ol', () => contexts.openList(true)],
    ['li', () => contexts.openItem()],
    ['blockquote', () => passages.quote()],
    ['cite', () => passages.source()],
    ['footer', () => (passages.isQuote ? passages.source() : cards.part({}))],
    ['pre', (attributes) => text.preformatted(attributes)],
    ['a', (attributes) => cards.anchor(attributes)],
    ['div', (attributes) => cards.part(attributes)],
    ['img', (attributes) => cards.picture(attributes)],
    ...['iframe', 'embed', 'object', 'video', 'audio', 'source'].map((name): [string, Open] => [
      name,
      (attributes) => cards.embed(attributes),
    ]),
    ['figure', (attributes) => contexts.openFigure(hasClass(attributes, 'wp-block-pullquote'))],
    ['figcaption', figureCaption],
    ['table', openTable],
    ['thead', openHead],
    ['tr', () => table?.openRow() ?? nothing],
    ['td', () => table?.openCell(false, isInHead) ?? cards.part({})],
    ['th', () => table?.openCell(true, isInHead) ?? cards.part({})],
    ['caption', () => table?.openCaption() ?? nothing],
  ]);
}
