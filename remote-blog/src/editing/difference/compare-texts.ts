import { diffArrays } from 'diff';

/** A piece of a line: in both texts, in the later one only, or in the earlier one only. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}
/** One line with what became of it, or how many lines between two changes are the same. */
export type ComparedLine = { pieces: Piece[] } | { same: number };

/** Lines round a change that are shown with it. */
const AROUND = 1;

const kindOf = ({ added, removed }: { added?: boolean; removed?: boolean }): Piece['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** Words, spaces and signs of any script: the library’s own words are Latin. */
const tokensOf = (line: string) => line.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

/** Two lines, word by word; lines that have little in common stand as two. */
function compareLines(before: string, after: string): Piece[][] {
  const pieces = diffArrays(tokensOf(before), tokensOf(after)).map((part) => ({
    kind: kindOf(part),
    text: part.value.join(''),
  }));
  const same = pieces.filter(({ kind }) => kind === 'same').reduce((length, { text }) => length + text.length, 0);
  return same * 3 >= Math.max(before.length, after.length)
    ? [pieces]
    : [[{ kind: 'removed', text: before }], [{ kind: 'added', text: after }]];
}

function foldSame(lines: readonly string[], isFirst: boolean, isLast: boolean): ComparedLine[] {
  const shown = (texts: readonly string[]): ComparedLine[] =>
    texts.map((text) => ({ pieces: [{ kind: 'same', text }] }));
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  const hidden = lines.length - head - tail;
  if (hidden < 2) return shown(lines);
  return [...shown(lines.slice(0, head)), { same: hidden }, ...shown(lines.slice(lines.length - tail))];
}

/** What changed from one text to another: changed lines word by word, what is the same far from them only counted. */
export function compareTexts(before: readonly string[], after: readonly string[]): ComparedLine[] {
  const parts = diffArrays([...before], [...after]);
  const compared: ComparedLine[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (!part) continue;
    const next = parts[index + 1];
    if (part.removed && next?.added) {
      const pairs = Math.min(part.value.length, next.value.length);
      for (let line = 0; line < pairs; line++)
        for (const pieces of compareLines(part.value[line] ?? '', next.value[line] ?? '')) compared.push({ pieces });
      for (const text of part.value.slice(pairs)) compared.push({ pieces: [{ kind: 'removed', text }] });
      for (const text of next.value.slice(pairs)) compared.push({ pieces: [{ kind: 'added', text }] });
      index++;
    } else if (part.added || part.removed) {
      for (const text of part.value) compared.push({ pieces: [{ kind: kindOf(part), text }] });
    } else {
      compared.push(...foldSame(part.value, index === 0, index === parts.length - 1));
    }
  }
  return compared;
}

/** Whether there is nothing to tell. */
export const isUnchanged = (lines: readonly ComparedLine[]): boolean =>
  lines.every((line) => 'same' in line || line.pieces.every(({ kind }) => kind === 'same'));
