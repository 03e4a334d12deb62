import { createRequire } from 'node:module';
import path from 'node:path';
import type { Alias } from 'vite';
import { root } from './version.ts';

const fromHost = createRequire(path.join(root, 'host/package.json'));
const fromRouter = createRequire(fromHost.resolve('react-router-dom/package.json'));
const files = path.join(path.dirname(fromRouter.resolve('react-router/package.json')), 'dist/production');

/**
 * The smaller of two. The router's package names its development build to everybody. The other is a stand-in for what every
 * React that we run on has.
 */
export const packagesForVisitors: Alias[] = [
  { find: /^react-router$/, replacement: path.join(files, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(files, 'dom-export.mjs') },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];
