import { cleanLine, cut } from './markup/clean-text.ts';

const EXAMPLES = 3;
/** Of so many different things is told; what a hostile file makes up beyond is counted only. */
const MAX_NOTES = 100;

/** What did not become what it was, for the person who imports: each thing once, with how often and a few places. */
export class ImportNotes {
  readonly #notes = new Map<string, { count: number; places: string[] }>();
  #further = 0;

  /** @param place which post it is about. */
  add(what: string, place: string): void {
    let note = this.#notes.get(what);
    if (!note) {
      if (this.#notes.size >= MAX_NOTES) {
        this.#further += 1;
        return;
      }
      note = { count: 0, places: [] };
      this.#notes.set(what, note);
    }
    note.count += 1;
    if (note.places.length < EXAMPLES && !note.places.includes(place)) note.places.push(place);
  }

  /** Takes over what another one has. */
  addAll(others: readonly (readonly [what: string, place: string])[]): void {
    for (const [what, place] of others) this.add(what, place);
  }

  /** A line for each; nothing in it can steer a terminal. */
  lines(): string[] {
    const lines = [...this.#notes].map(
      ([what, { count, places }]) =>
        `${cut(cleanLine(what), 160)}: ${count} × (${places.map((place) => cut(cleanLine(place), 60)).join(', ')}${count > places.length ? ' …' : ''})`,
    );
    return this.#further > 0 ? [...lines, `and ${this.#further} further remarks`] : lines;
  }
}
