import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Proofs take minutes: only `npm test -- --all` has them.
    exclude: [...configDefaults.exclude, ...(process.env.SAHRA_ALL === '1' ? [] : ['**/*-proof.test.ts'])],
    globalSetup: 'src/testing/test-postgres.ts',
    // Every file has a database of its own in the one server. Answers about accounts wait on purpose, so that nobody learns
    // from a clock who is registered: two processors serve more than two files.
    maxWorkers: 4,
    // What is imported once serves every file of a worker: no module of the api keeps anything of a caller.
    isolate: false,
    // A machine that is busy may take long; what works ends long before that.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
