import { expect, it } from 'vitest';
import { watchRecycling } from './recycle.ts';

it('A worker is recycled once it has imported twenty different releases, and says so once', () => {
  const said: string[] = [];
  const countImport = watchRecycling((reason) => said.push(reason));
  for (let index = 0; index < 200; index++) countImport(`shop@1.0.${index % 19}`);
  expect(said).toEqual([]);
  for (let index = 0; index < 10; index++) countImport(`blog@1.0.${index}`);
  expect(said).toEqual(['it has imported 20 releases']);
});
