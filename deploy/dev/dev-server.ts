import type { Server } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { baseOf, folderOf } from '../build/targets.ts';
import { root } from '../build/version.ts';
import { pageLoaders } from './page-loaders.ts';
import { remoteEntry } from './remote-entry.ts';
import { sharedModules, sharedNames } from './shared-modules.ts';

/** Serves the sources of a remote at the address of a release, and tells the pages that are open what has changed, through `http`. */
export function createDevServer(name: string, version: string, http: Server): Promise<ViteDevServer> {
  const folder = path.join(root, folderOf(name));
  return createServer({
    root: folder,
    configFile: false,
    mode: 'development',
    base: baseOf(name, version),
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: path.join(folder, '.cache/vite'),
    plugins: [sharedModules(), remoteEntry(), pageLoaders(), react()],
    oxc: { jsx: { development: false } },
    // Found before the first page asks: a package that is found later, or that tests alone import, would open every page anew.
    optimizeDeps: { entries: ['src/app.ts'], exclude: sharedNames },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      warmup: { clientFiles: ['./src/**/*.{ts,tsx}', '!./src/**/*.{test,d}.{ts,tsx}', '!./src/**/testing/**'] },
    },
  });
}
