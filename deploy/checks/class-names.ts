import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import scss from 'postcss-scss';
import type { Finding } from './finding.ts';
import { filesBelow } from './source-files.ts';

const importOfSheet = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** The classes that a style sheet has rules for. */
function classesOf(file: string): ReadonlySet<string> {
  const classes = new Set<string>();
  scss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) if (name) classes.add(name);
  });
  return classes;
}

function faultsOf(root: string, file: string): Finding[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(importOfSheet)].flatMap(([, styles = '', sheet = '']) => {
    const where = path.join(root, path.dirname(file), sheet);
    if (!existsSync(where)) return [{ file, text: `${sheet} does not exist` }];
    const classes = classesOf(where);
    return source
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(new RegExp(`(?<![-\\w./])${styles}\\.(\\w+)`, 'g'))]
          .filter(([, name]) => name && !classes.has(name))
          .map(([, name]) => ({ file, line: index + 1, text: `${sheet} has no class ${name}` })),
      );
  });
}

/** Classes that a component names and its style sheet does not have: there the types allow every name. */
export const checkClassNames = (root: string): Finding[] =>
  filesBelow(root)
    .filter((file) => /^(host|shared|remote-[^/]+)\/src\/.*\.tsx?$/.test(file))
    .flatMap((file) => faultsOf(root, file));
