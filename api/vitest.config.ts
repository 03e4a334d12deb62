import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/test-postgres.ts',
    // Every file has a database of its own in the one server; more files at once would only wait for it.
    maxWorkers: 2,
    // What is imported once serves every file of a worker: no module of the api keeps anything of a caller.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
