import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import { filesBelow } from './source-files.ts';

/** Known to every page (`host/server/http/known-address.ts`). */
const everywhere = ['lang', 'scheme', 'direction'];

/** `searchParams.get('page')`, `useSearchParams()[0].has(DONE)` and the like. */
const reading =
  /(?:[pP]arams(?:\(\)\[0\])?|parameters|query|search)\??\.(?:get|getAll|has)\((?:'(?<text>[\w-]+)'|(?<constant>[A-Z_]+))\)/g;

/** The folder of the pages that a file belongs to, and where those say which parameters they know. */
function areaOf(file: string): { sources: string; table: string } | undefined {
  const [, remote] = /^(remote-[^/]+)\/src\//.exec(file) ?? [];
  if (remote) return { sources: `${remote}/src`, table: `${remote}/src/parameters.ts` };
  if (!file.startsWith('host/src/pages/')) return undefined;
  return { sources: 'host/src/pages', table: 'host/src/pages/information/parameters.ts' };
}

function knownIn(file: string): ReadonlySet<string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set([...everywhere, ...[...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)]);
}

function faultsOf(root: string, file: string): Finding[] {
  const area = areaOf(file);
  if (!area) return [];
  const source = readFileSync(path.join(root, file), 'utf8');
  const known = knownIn(path.join(root, area.table));
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(reading)].flatMap(({ groups }) => {
      const name = groups?.['text'] ?? new RegExp(`const ${groups?.['constant']} = '([\\w-]+)'`).exec(source)?.[1];
      if (name === undefined || known.has(name)) return [];
      return [
        {
          file,
          line: index + 1,
          text: `the parameter ${name} is not in ${area.table}: visitors' pages come without it`,
        },
      ];
    }),
  );
}

/** Parameters of addresses that a page reads and no page of its area says that it knows. */
export const checkParameters = (root: string): Finding[] =>
  filesBelow(root)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => faultsOf(root, file));
