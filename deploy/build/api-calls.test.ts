import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../release/testing/build.ts';
import { apiCalls } from './api-calls.ts';

const source = `
  import { loadFromApi, loadForMember as load } from '@sahra/shared/facade';
  export const loader = (args) => Promise.all([loadFromApi(args, '/products', { query }), load(args, \`/orders/\${id}/items\`)]);
  export const action = async ({ api }, app) => {
    await api.post('/auth/sign-in?next=1', { body });
    await app.api.put('/watchlist/{programId}');
    await app.api.delete('/watchlist/{programId}');
  };
  export const others = (api, form, path, loadFromApi) => [api.post(path), form.get('/no-call'), api.options('/no-method'), api['get']('/no-name')];
`;

it('Calls are found by loader and by method, with the file that has them; those of other things are none', async () => {
  const root = await temporaryFolder();
  await writeFile(path.join(root, 'page.js'), source);
  const rolldownOptions = { external: ['@sahra/shared/facade'] };
  const bundle = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, ssr: 'page.js', rolldownOptions },
  });
  if (!('output' in bundle)) throw new Error('one output');
  expect(apiCalls(bundle).map(({ method, path, file }) => `${method} ${path} in ${file}`)).toEqual([
    'post /auth/sign-in in server/page.mjs',
    'get /orders/{}/items in server/page.mjs',
    'get /products in server/page.mjs',
    'delete /watchlist/{programId} in server/page.mjs',
    'put /watchlist/{programId} in server/page.mjs',
  ]);
});
