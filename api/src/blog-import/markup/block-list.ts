import { postLimits, type TextSpan } from '@sahra/shared/schemas/post-blocks';
import { cleanLine, cleanText, cut, piecesOf } from './clean-text.ts';
import { cleanWebAddress, nameOfLink } from './clean-link.ts';
import type { DraftBlock, ForeignPicture } from './draft-blocks.ts';

const short = (text: string) => cut(cleanLine(text), postLimits.short);
const inGroups = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** The blocks of a post while they are put together: each as long as blocks may be, what is longer becomes several. */
export class BlockList {
  readonly #blocks: DraftBlock[] = [];
  readonly #note: (what: string) => void;

  constructor(note: (what: string) => void) {
    this.#note = note;
  }

  #push(block: DraftBlock): void {
    if (this.#blocks.length < postLimits.blocks) this.#blocks.push(block);
    else this.#note(`text left out behind the first ${postLimits.blocks} blocks`);
  }

  /** An address that stands alone in its paragraph was shown as what is behind it; it becomes a link. */
  addParagraph(text: TextSpan[]): void {
    const [only] = text;
    const address = text.length === 1 && /^https?:\/\/\S+$/.test(only?.text ?? '') ? only?.text : undefined;
    const href = cleanWebAddress(address, undefined);
    if (href === undefined) this.#push({ kind: 'paragraph', text });
    else this.addLink(href);
  }

  addHeading(level: 2 | 3, text: string): void {
    const heading = short(text);
    if (heading !== '') this.#push({ kind: 'heading', level, text: heading });
  }

  addList(isOrdered: boolean, items: readonly TextSpan[][]): void {
    for (const group of inGroups(items, postLimits.items)) this.#push({ kind: 'list', isOrdered, items: group });
  }

  addQuote(text: readonly TextSpan[][], by: string): void {
    for (const [index, part] of text.entries())
      this.#push({ kind: 'quote', text: part, ...(by !== '' && index === text.length - 1 && { by: short(by) }) });
  }

  addPullQuote(text: string): void {
    const quote = short(text);
    if (quote !== '') this.#push({ kind: 'pull-quote', text: quote });
  }

  addCode(text: string, language: string | undefined): void {
    const code = cleanText(text).replace(/^\n+|\s+$/g, '');
    for (const piece of piecesOf(code, postLimits.text))
      if (piece.trim() !== '')
        this.#push({ kind: 'code', text: piece, ...(language && { language: language.slice(0, 30) }) });
  }

  addPictures(pictures: readonly ForeignPicture[]): void {
    for (const group of inGroups(pictures, postLimits.pictures)) {
      const [first] = group;
      if (first && group.length === 1) this.#push({ kind: 'picture', picture: first });
      else this.#push({ kind: 'gallery', pictures: group });
    }
  }

  addTable(table: { head: TextSpan[][] | undefined; rows: readonly TextSpan[][][]; caption: string }): void {
    const { columns } = postLimits;
    const all = [...(table.head ? [table.head] : []), ...table.rows];
    const width = Math.min(columns, Math.max(0, ...all.map((row) => row.length)));
    if (width === 0 || all.every((row) => row.every((cell) => cell.length === 0))) return;
    if (all.some((row) => row.length > columns)) this.#note(`columns of a table behind the ${columns}th in one cell`);
    const shape = (row: readonly TextSpan[][]) => {
      const cells = row.slice(0, width);
      const beyond = row.slice(width).flatMap((cell) => (cell.length > 0 ? [{ text: ' · ' }, ...cell] : []));
      if (beyond.length > 0) cells[width - 1] = [...(cells[width - 1] ?? []), ...beyond].slice(0, postLimits.spans);
      return Array.from({ length: width }, (_, at) => cells[at] ?? []);
    };
    const head = shape(table.rows.length > 0 ? (table.head ?? []) : []);
    for (const rows of inGroups(table.rows.length > 0 ? table.rows : all, postLimits.items))
      this.#push({
        kind: 'table',
        head,
        rows: rows.map(shape),
        ...(table.caption && { caption: short(table.caption) }),
      });
  }

  /** What would be shown within the page, from another site. */
  addLink(href: string, title = '', text = ''): void {
    const words = short(text);
    const link = { kind: 'link' as const, href, title: short(title) || short(nameOfLink(href)) || 'link' };
    this.#push({ ...link, ...(words !== '' && { text: words }) });
  }

  addDivider(): void {
    this.#push({ kind: 'divider' });
  }

  /** The caption of the table that was added last, where it has none. */
  captionTable(caption: string): boolean {
    const last = this.#blocks.at(-1);
    const text = short(caption);
    if (last?.kind !== 'table' || last.caption !== undefined || text === '') return false;
    this.#blocks[this.#blocks.length - 1] = { ...last, caption: text };
    return true;
  }

  get blocks(): readonly DraftBlock[] {
    return this.#blocks;
  }
}
