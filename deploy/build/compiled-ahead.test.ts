import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { COMPILE_AHEAD, compiledAhead } from './compiled-ahead.ts';

/** A host by where its sources are: what every page begins with, and a page. */
const sources: Record<string, string> = {
  '/src/main.tsx': "import '/node_modules/react/index.js'; export const page = () => import('/src/page.tsx');",
  '/src/page.tsx': "export const page = 'page';",
  '/node_modules/react/index.js': "console.info('react');",
};

/** As Vite does with the list of what is loaded with a module. */
const lineBefore: Rolldown.Plugin = {
  name: 'line-before',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `const first = 1;${file.code}`;
  },
};

it('Browsers compile ahead what every page begins with, which says so in its very first line, and no page', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'place', resolveId: (id) => id, load: (id) => sources[id] }, compiledAhead(), lineBefore],
    build: {
      write: false,
      rolldownOptions: {
        input: { main: '/src/main.tsx' },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: 'libraries', test: /react/ }] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const ahead = chunks.filter(({ code }) => code.startsWith(COMPILE_AHEAD));
  expect(ahead.map(({ name }) => name).toSorted()).toEqual(['libraries', 'main']);
  expect(chunks.map(({ name }) => name)).toContain('page');
});
