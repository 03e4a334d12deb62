import path from 'node:path';
import type { Finding } from './finding.ts';
import { filesBelow } from './source-files.ts';

const kebab = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Names that tools and readers expect, at the root and in documentation. */
const customary = /^([A-Z]+(\.md)?|Dockerfile(\.[a-z-]+)?)$/;
/** Names that other programs choose: HLS clips, SQL migrations, patches of packages. */
const foreign = /^(api\/(demo\/media|migrations)|patches)\//;

/** Files and folders are kebab-case: the same on every file system, and never a question. */
export function checkFileNames(root: string): Finding[] {
  return filesBelow(root).flatMap((file) => {
    if (foreign.test(file)) return [];
    const name = path.posix.basename(file);
    const wrong = file
      .split('/')
      .filter((part) => !part.startsWith('.') && !kebab.test(part) && !(part === name && customary.test(part)));
    return wrong.map((part) => ({ file, text: `"${part}" is not kebab-case` }));
  });
}
