import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = (name: string) => fileURLToPath(import.meta.resolve(`@sahra/shared/${name}`));

export default defineConfig({
  // The facade from its sources: no build is needed to test.
  resolve: { alias: { '@sahra/shared/facade': shared('facade-source') } },
  test: {
    environment: 'jsdom',
    testTimeout: 20_000,
    include: ['{src,server,icons}/**/*.test.{ts,tsx}'],
    setupFiles: [shared('testing/setup'), 'src/testing/overlays.ts'],
  },
});
