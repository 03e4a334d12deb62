import { expect, it } from 'vitest';
import { watchWear } from './wear.ts';

it('A worker is renewed once it has imported forty releases, and says so once', () => {
  const said: string[] = [];
  const countImport = watchWear((reason) => said.push(reason));
  for (let index = 0; index < 39; index++) countImport();
  expect(said).toEqual([]);
  for (let index = 0; index < 10; index++) countImport();
  expect(said).toEqual(['it has imported 40 releases']);
});
