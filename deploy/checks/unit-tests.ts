import path from 'node:path';
import { configDefaults, defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';
import { root } from '../build/version.ts';
import { packagesWith } from './source-files.ts';

/** Where React runs in the browser, and its tests in jsdom. */
const isFrontEnd = (folder: string) => /^(host|shared|remote-[^/]+)$/.test(folder);
/** Tests that start servers, processes and browsers have a configuration of their own. */
const isUnit = (folder: string) => !['api', 'e2e'].includes(folder);

/** The packages whose tests are unit tests. */
export const unitPackages = (): string[] => packagesWith(root, 'vitest.config.ts').filter(isUnit);

const setup = (name: string) => path.join(root, 'shared/src/testing', name);
const domTests = '**/*.{test.tsx,dom.test.ts}';

const nodeProject = (folders: readonly string[]): TestProjectConfiguration => ({
  root,
  test: {
    name: 'node',
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: [...configDefaults.exclude, domTests],
    setupFiles: [setup('no-complaints.ts')],
    // What is imported once serves every file: no module keeps anything of who uses it.
    isolate: false,
    // Some start tools that take seconds on a busy machine.
    testTimeout: 120_000,
  },
});

const domProject = (folders: readonly string[]): TestProjectConfiguration => ({
  root,
  test: {
    name: 'dom',
    environment: 'jsdom',
    // Pages write times by the clock of who reads them: the same one wherever tests run.
    env: { TZ: 'Africa/Cairo' },
    include: folders.map((folder) => `${folder}/${domTests}`),
    setupFiles: [setup('no-complaints.ts'), setup('setup.ts'), path.join(root, 'host/src/testing/overlays.ts')],
    isolate: false,
    testTimeout: 60_000,
  },
});

/**
 * The configuration of the unit tests of some packages. `*.test.ts` run in Node; `*.test.tsx`, and the `*.dom.test.ts` of
 * what needs a document but draws nothing, in jsdom, which takes longer to start than most of them take to run.
 */
export function unitTests(folders: readonly string[] = unitPackages()): ViteUserConfig {
  const names = folders.map((folder) => path.relative(root, path.resolve(root, folder)));
  const frontEnd = names.filter(isFrontEnd);
  return defineConfig({
    root,
    test: { projects: [nodeProject(names), ...(frontEnd.length ? [domProject(frontEnd)] : [])] },
  });
}
