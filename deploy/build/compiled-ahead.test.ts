import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { COMPILE_AHEAD, compiledAhead } from './compiled-ahead.ts';

/** Code of so many functions of a kilobyte each, all of which are used. */
const functions = (count: number) => {
  const texts = Array.from({ length: count }, (_, index) => `() => '${index}${'text '.repeat(200)}'`);
  return `globalThis.used = [${texts.join()}];`;
};

/** Sources by where they are: a page, what it loads later, and a library under a name of its own. */
const sources: Record<string, string> = {
  '/src/main.tsx': `${functions(20)}\nimport '/node_modules/react/index.js';
    export const later = () => Promise.all([import('/src/small.tsx'), import('/src/with-library.tsx'), import('/src/messages.ts')]);`,
  '/src/small.tsx': functions(2),
  '/src/with-library.tsx': `${functions(20)}\nexport * from '/node_modules/player/index.js';`,
  '/src/messages.ts': functions(20),
  '/node_modules/react/index.js': functions(20),
  '/node_modules/player/index.js': 'export const player = () => console.info(1);',
};

/** Names of the files that begin with the line, of all that a build makes of these sources. */
async function compiledOf(plugins: Rolldown.Plugin[] = []) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'place', resolveId: (id) => id, load: (id) => sources[id] }, compiledAhead(), ...plugins],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: '/src/main.tsx',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: 'libraries', test: /react/ }] }, chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  expect(chunks.length).toBeGreaterThanOrEqual(5);
  return chunks.filter(({ code }) => code.startsWith(COMPILE_AHEAD)).map(({ name }) => name);
}

it('Libraries of every page and our own components are compiled ahead; what is small, text or with other libraries is not', async () => {
  expect((await compiledOf()).toSorted()).toEqual(['libraries', 'main']);
});

it('The line comes first, before what other plugins put there: anywhere else browsers do not heed it', async () => {
  const before = {
    name: 'before',
    generateBundle: {
      handler(_: unknown, bundle: Rolldown.OutputBundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `const first = 1;${file.code}`;
      },
    },
  } satisfies Rolldown.Plugin;
  expect((await compiledOf([before])).toSorted()).toEqual(['libraries', 'main']);
});
