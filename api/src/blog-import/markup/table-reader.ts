import type { TextSpan } from '@sahra/shared/schemas/post-blocks';
import type { TextContexts } from './text-contexts.ts';

type Row = TextSpan[][];

/** A table while it is read. One within another becomes text of its cell. */
export class TableReader {
  readonly #contexts: TextContexts;
  #head: Row | undefined;
  #rows: Row[] = [];
  #row: Row | undefined;
  #hasOnlyHeads = true;
  #caption = '';

  constructor(contexts: TextContexts) {
    this.#contexts = contexts;
    contexts.boundary();
  }

  openRow(): () => void {
    this.#row = [];
    this.#hasOnlyHeads = true;
    return () => {
      const row = this.#row ?? [];
      this.#row = undefined;
      if (row.length === 0) return;
      if (this.#hasOnlyHeads && !this.#head && this.#rows.length === 0) this.#head = row;
      else this.#rows.push(row);
    };
  }

  openCell(isHead: boolean, isInHead: boolean): () => void {
    const row = this.#row;
    if (!row) return () => this.#contexts.boundary();
    if (!isHead && !isInHead) this.#hasOnlyHeads = false;
    const end = this.#contexts.collect();
    return () => void row.push(end().takeAll()[0] ?? []);
  }

  openCaption(): () => void {
    const end = this.#contexts.collect();
    return () => void (this.#caption = end().takeText());
  }

  close(): void {
    this.#contexts.boundary();
    this.#contexts.list.addTable({ head: this.#head, rows: this.#rows, caption: this.#caption });
    this.#contexts.placePictures();
  }
}
