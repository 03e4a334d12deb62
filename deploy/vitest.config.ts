import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Checks start tools that take seconds on a busy machine.
  test: { include: ['**/*.test.ts'], testTimeout: 120_000 },
});
