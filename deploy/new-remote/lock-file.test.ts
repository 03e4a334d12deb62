import { expect, it } from 'vitest';
import { withImporter } from './lock-file.ts';

const importer = (name: string) =>
  `  ${name}:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n        version: 19.3.1\n\n`;
const lock = (...names: string[]) =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n${names.map(importer).join('')}packages:\n\n  react@19.3.1:\n    engines: {}\n`;

it.each([
  ['remote-radio', ['remote-blog', 'remote-radio', 'remote-shop']],
  ['remote-art', ['remote-art', 'remote-blog', 'remote-shop']],
  ['remote-zoo', ['remote-blog', 'remote-shop', 'remote-zoo']],
])('%s stands where pnpm would put it, with what its model has', (added, names) => {
  expect(withImporter(lock('remote-blog', 'remote-shop'), 'remote-shop', added)).toBe(lock(...names));
});

it('A lock file that does not know the model is refused', () => {
  expect(() => withImporter(lock('remote-blog'), 'remote-shop', 'remote-radio')).toThrow(
    'pnpm-lock.yaml has no remote-shop',
  );
});
