import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import { filesBelow } from './source-files.ts';

const documents = /^(README|CONTRIBUTING)\.md$|^docs\/.+\.md$/;
/** `host/server/settings.ts` in backticks, and the target of a link. */
const names = /`([\w.-]+\/[^`\s]*)`|\]\(([^)\s#]+)[^)]*\)/g;
/** A pattern, a placeholder, or what a build makes. */
const notOnDisk = /[*<{[…]|(^|\/)(dist|results|\.cache)(\/|$)|^[a-z]+:/;

/** What README and `docs/` name is there: a file that moved takes its name in them along. */
export function checkDocPaths(root: string): Finding[] {
  const rooms = new Set(readdirSync(root));
  return filesBelow(root)
    .filter((file) => documents.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(names)].flatMap(([, named, linked]) => {
            const target = named ?? path.posix.join(path.posix.dirname(file), linked ?? '');
            // `src/app.ts` is said of every remote.
            if (notOnDisk.test(named ?? linked ?? '') || (named && !rooms.has(named.split('/')[0] ?? ''))) return [];
            return existsSync(path.join(root, target))
              ? []
              : [{ file, line: index + 1, text: `there is no "${target}"` }];
          }),
        ),
    );
}
