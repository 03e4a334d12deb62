import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: './global-setup.ts',
    // One site, one browser, one journey at a time: what a journey measures is not disturbed by another.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    // A poll ends as soon as it is content; a busy machine may need longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
  },
});
