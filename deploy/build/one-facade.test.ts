import { build } from 'vite';
import { expect, it } from 'vitest';
import { oneFacade } from './one-facade.ts';

/** Bundles one module that stands at a place. */
const bundleAt = (input: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'place', resolveId: (id) => id, load: () => 'console.info(1);' }, oneFacade()],
    build: { write: false, rolldownOptions: { input } },
  });

it.each(['/a/shared/src/facade.ts', '/a/node_modules/.pnpm/r/node_modules/react-router/dist/index.mjs'])(
  'A remote with a copy of %s is not built',
  (module) => expect(bundleAt(module)).rejects.toThrow(`a copy of ${module}`),
);

it('A remote with a part of shared is built', async () => {
  await expect(bundleAt('/a/shared/src/parts/card.tsx')).resolves.toBeTruthy();
});
