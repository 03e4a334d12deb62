import { expect, it } from 'vitest';
import { checkDocPaths } from './doc-paths.ts';
import { createTree } from './testing/tree.ts';

it('Files and folders that a document names and that are not there are found', () => {
  const root = createTree({
    'host/server/main.ts': '',
    'README.md': 'Begin at `host/server/start.ts`,\nor [here](docs/begin.md#first).',
    'docs/teams.md': 'See [the start](../README.md) and [the end](../END.md).',
  });
  expect(
    checkDocPaths(root)
      .map(({ file, line, text }) => `${file}:${line} ${text}`)
      .sort(),
  ).toEqual([
    'README.md:1 there is no "host/server/start.ts"',
    'README.md:2 there is no "docs/begin.md"',
    'docs/teams.md:1 there is no "END.md"',
  ]);
});

it('What is there, built, elsewhere, or only a pattern is no finding', () => {
  const text =
    '`host/server/` `host/server/main.ts` `host/dist/facade.js` `host/<name>/a.ts` `src/app.ts` `mode=on` [a](https://sahra.example/x) [b](#here)';
  expect(checkDocPaths(createTree({ 'host/server/main.ts': '', 'README.md': text }))).toEqual([]);
});
