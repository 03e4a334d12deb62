import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/version.ts';
import { filesBelow } from './source-files.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = filesBelow(root).filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !/^(e2e|bench)\/|\.test\.tsx?$|\/testing\//.test(file),
);
const stemOf = (file: string) => path.basename(file, path.extname(file));

/** Files with the term in their name, the closest first; where there are none, files with it in their text. */
function search(term: string): string[] {
  const kebab = term.replaceAll(' ', '-').toLowerCase();
  const named = sources.filter((file) => stemOf(file).includes(kebab));
  if (named.length > 0) return named.toSorted((a, b) => stemOf(a).length - stemOf(b).length);
  return sources.filter((file) => read(file).toLowerCase().includes(term.toLowerCase()));
}

const rows = [...read('docs/glossary.md').matchAll(/^\| ([^|]+\?) \| ([^|]+) \| `([^`]+)` \|$/gm)];

it('The glossary has questions', () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

it.each(rows.map(([, question, term, file]) => ({ question, term, file })))(
  '$question A search for "$term" finds $file among the first three',
  ({ term, file }) => {
    expect(search(term ?? '').slice(0, 3)).toContain(file);
  },
);
