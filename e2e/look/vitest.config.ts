import { defineConfig, mergeConfig } from 'vitest/config';
import journeys from '../vitest.config.ts';

const { include: _, ...inherited } = journeys.test ?? {};

/** Every page in every language, scheme and width: longer than the journeys, and with pictures for people to look at. */
export default mergeConfig(
  { test: inherited },
  defineConfig({ root: new URL('..', import.meta.url).pathname, test: { include: ['look/*.test.ts'], testTimeout: 600_000 } }),
);
