import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Null: there is nothing. */
export type Cell = string | number | boolean | null;

/** What spreadsheets take for a formula, or for the end of a cell: people can write it in their names. */
const startsFormula = /^(?:[\t\r\n]|\s*[=+\-@\uff0b\uff0d\uff1d\uff20])/u;

function cellOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line, as RFC 4180 writes it. Every text is in quotes, and none is run by a spreadsheet; numbers stay numbers. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** An amount of minor units as a number that spreadsheets add up. */
export function majorOf(minor: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return minor / 10 ** maximumFractionDigits;
}

const ROWS = 500;

/**
 * A table with the names of its columns, written as it is read: however long it is, few rows are in memory at once, and no connection
 * waits for a slow reader. `read` gives so many rows after the one with an id; `0`: from the first.
 */
export async function* csvOf<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): AsyncGenerator<string> {
  // Spreadsheets know by the mark that it is UTF-8.
  yield `\ufeff${csvLine(Object.keys(columns))}`;
  const cells = Object.values(columns);
  for (let after = 0, isMore = true; isMore;) {
    const rows = await read(after, ROWS);
    yield rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('');
    isMore = rows.length === ROWS;
    after = rows.at(-1)?.id ?? 0;
  }
}

/** Answers with a file that the browser keeps. */
export const sendCsv = (reply: FastifyReply, name: string, text: AsyncGenerator<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`)
    .send(Readable.from(text, { objectMode: false }));
