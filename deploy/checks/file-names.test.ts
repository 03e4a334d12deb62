import { expect, it } from 'vitest';
import { checkFileNames } from './file-names.ts';
import { createTree } from './testing/tree.ts';

it('Files and folders that are not kebab-case are found', () => {
  const root = createTree({
    'remote-radio/src/stations/DialKnob.tsx': '',
    'api/src/radio_stations/list.ts': '',
    'host/Notes.md': '',
  });
  expect(checkFileNames(root).map(({ text }) => text)).toEqual([
    '"radio_stations" is not kebab-case',
    '"Notes.md" is not kebab-case',
    '"DialKnob.tsx" is not kebab-case',
  ]);
});

it('Names that tools expect are legal', () => {
  const names = [
    'README.md',
    'LICENSE',
    'Dockerfile',
    '.editorconfig',
    '.ci/run',
    'host/src/theme/_tokens.scss',
    'host/src/i18next.d.ts',
    'api/Dockerfile.api',
    'patches/@scope__name@1.0.0.patch',
  ];
  expect(checkFileNames(createTree(Object.fromEntries(names.map((name) => [name, '']))))).toEqual([]);
});
