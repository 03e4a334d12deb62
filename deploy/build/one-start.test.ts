import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { oneStart } from './one-start.ts';

const modules: Readonly<Record<string, string>> = {
  '/site/src/main.tsx': `
    import('virtual:mf:init').then(({ init }) => init()).then(() => import('/site/src/page.ts'));`,
  'virtual:mf:init': `
    export const init = async () => (await import("virtual:mf-shared")).share();`,
  'virtual:mf-shared': `
    export const share = () => { globalThis.order = ['shared']; };`,
  '/site/src/page.ts': `
    globalThis.order.push('page');`,
};

const sources = (only = modules): Plugin => ({
  name: 'sources',
  resolveId: (id) => (path.posix.normalize(id) in only ? id : undefined),
  load: (id) => only[id],
});

async function chunksOf(plugins: Plugin[]) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: '/site/src/main.tsx' } },
  });
  if (!('output' in result)) throw new Error('built more than once');
  return result.output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

it('What federation needs before the page is in the file of the entry, and the page waits for it', async () => {
  expect(await chunksOf([sources()])).toHaveLength(4);
  const [entry, page, ...more] = await chunksOf([sources(), oneStart()]);
  expect(more).toEqual([]);
  expect(entry?.code).toContain('order = ["shared"]');
  expect(entry?.code).not.toContain('order.push');
  expect(page?.code).toContain('order.push');
});

it('A federation that starts in another way ends the build, and so is not bundled in many files unseen', async () => {
  const other = { '/site/src/main.tsx': `import('/site/src/page.ts');`, '/site/src/page.ts': '' };
  await expect(chunksOf([sources(other), oneStart()])).rejects.toThrow('federation starts in another way');
});
