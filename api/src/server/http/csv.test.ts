import { expect, it } from 'vitest';
import { csvLine, csvOf, majorOf } from './csv.ts';

it.each([
  ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
  ['+2010', `"'+2010"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\rx', `"'\rx"`],
  [' =1', `"' =1"`],
  ['\uff1d1', `"'\uff1d1"`],
  ['one\ntwo, "three"', '"one\ntwo, ""three"""'],
  ['منى', '"منى"'],
  ['a-b=c', '"a-b=c"'],
  ['', '""'],
  [-5, '-5'],
  [41.05, '41.05'],
  [null, ''],
])('%j is written so that no spreadsheet runs it', (cell, text) => expect(csvLine([cell])).toBe(`${text}\r\n`));

it('A long table is read in parts, each row once', async () => {
  const all = Array.from({ length: 1_001 }, (_, index) => ({ id: index + 1 }));
  const parts: number[] = [];
  const read = async (after: number, limit: number) => {
    const rows = all.slice(after, after + limit);
    parts.push(rows.length);
    return rows;
  };
  let text = '';
  for await (const part of csvOf(read, { id: ({ id }) => id })) text += part;
  expect(text.split('\r\n').slice(0, 3)).toEqual(['\ufeff"id"', '1', '2']);
  expect([text.trimEnd().split('\r\n').length, parts]).toEqual([1_002, [500, 500, 1]]);
});

it('Amounts have the decimals of their currency', () => {
  expect([majorOf(4_105, 'EGP'), majorOf(1_500, 'KWD'), majorOf(7, 'JPY'), majorOf(-50, 'EGP')]).toEqual([
    41.05, 1.5, 7, -0.5,
  ]);
});
