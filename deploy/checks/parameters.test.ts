import { expect, it } from 'vitest';
import { checkParameters } from './parameters.ts';
import { createTree } from './testing/tree.ts';

const check = (page: string) =>
  checkParameters(
    createTree({
      'remote-radio/src/parameters.ts': "export const parameters = { 'radio.stations': ['band', 'page'] };\n",
      'remote-radio/src/stations-page.tsx': page,
    }),
  ).map(({ file, line, text }) => `${file}:${line} ${text}`);

it.each([
  "const band = new URL(request.url).searchParams.get('band');",
  "const has = useSearchParams()[0].has('page');",
  "const language = searchParams.get('lang');",
  "const file = new FormData(form).get('file');",
])('What a page may read: %s', (line) => {
  expect(check(`${line}\n`)).toEqual([]);
});

it.each([
  "const band = new URL(request.url).searchParams.get('wave');",
  "const has = useSearchParams()[0].has('wave');",
  "const [params] = useSearchParams(); const all = params.getAll('wave');",
  "const WAVE = 'wave'; const has = new URL(request.url).searchParams.has(WAVE);",
])('What no page of the area says that it knows: %s', (line) => {
  expect(check(`${line}\n`)).toEqual([
    "remote-radio/src/stations-page.tsx:1 the parameter wave is not in remote-radio/src/parameters.ts: visitors' pages come without it",
  ]);
});
