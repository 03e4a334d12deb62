import { defineConfig, mergeConfig } from 'vitest/config';
import journeys from '../vitest.config.ts';

/** Journeys that need nothing but the address of a site. */
const anywhere = ['blog', 'home', 'hostile', 'languages', 'player', 'pricing', 'search', 'server-html', 'shop', 'without-scripts'];

const { include: _, globalSetup: __, ...inherited } = journeys.test ?? {};

export default mergeConfig(
  { test: inherited },
  defineConfig({
    root: new URL('..', import.meta.url).pathname,
    test: { include: ['stack/*.test.ts', ...anywhere.map((name) => `${name}.test.ts`)], globalSetup: './stack/global-setup.ts', hookTimeout: 300_000 },
  }),
);
