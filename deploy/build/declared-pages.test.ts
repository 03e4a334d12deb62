import { expect, it } from 'vitest';
import { declaredPages } from './declared-pages.ts';
import { emitDeclarations, joined } from './facade-types/declarations.ts';
import { remoteNames } from './targets.ts';
import { pagesAndExtensionsOf } from './write-manifest.ts';

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

it('Areas declare the pages that they publish, and no others', async () => {
  const published = await Promise.all(['host', ...remoteNames].map(pagesAndExtensionsOf));
  const pages = published.flatMap((release) => release.pages.map(({ id, path }) => ({ id, pattern: path })));
  const declared = (await declaredPages()).map(({ id, pattern }) => ({ id, pattern }));
  expect(declared.sort(byId)).toEqual(pages.sort(byId));
});

it('The facade is the same whatever pages there are', async () => {
  const text = joined(await emitDeclarations());
  expect(text).toContain('interface AddressTables');
  expect((await declaredPages()).filter(({ id }) => text.includes(id))).toEqual([]);
});
