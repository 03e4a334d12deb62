import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The facade from its sources: no build is needed to test.
  resolve: { alias: { '@sahra/shared/facade': fileURLToPath(import.meta.resolve('@sahra/shared/facade-source')) } },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/testing/setup.ts'] },
});
