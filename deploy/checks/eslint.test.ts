import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { root } from '../build/version.ts';
import { createTree } from './testing/tree.ts';

/** `file: rule` of everything that ESLint finds in a small workspace under the repository's own configuration. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const cwd = createTree(files);
  const eslint = new ESLint({ cwd, overrideConfigFile: path.join(root, 'eslint.config.js') });
  const results = await eslint.lintFiles(Object.keys(files));
  return results
    .flatMap(({ filePath, messages }) => messages.map(({ ruleId }) => `${path.relative(cwd, filePath)}: ${ruleId}`))
    .sort();
}

it('ESLint is content with a page as it should be', async () => {
  const found = await lint({
    'remote-radio/src/stations/stations-page.tsx':
      "import styles from './dial.module.css';\nexport default function StationsPage({ t }: { t: (key: string) => string }) {\n  return <h1 className={styles.title}>{t('stations.title')}</h1>;\n}\n",
    'remote-radio/src/stations/dial.module.css':
      '@layer remote {\n  .title {\n    margin-inline: var(--sahra-space-2) 0;\n    max-width: 40rem;\n  }\n}\n',
  });
  expect(found).toEqual([]);
});

it('ESLint finds what the house rules forbid', async () => {
  const found = await lint({
    'remote-radio/src/stations/any.ts': 'export const tune = (station: any) => station;\n',
    'remote-radio/src/stations/barrel.ts': "export * from './any.ts';\n",
    'remote-radio/src/stations/default.ts': 'export default 1;\n',
    'remote-radio/src/stations/off.ts': '// eslint-disable-next-line no-var\nvar station = 1;\nexport { station };\n',
    'remote-radio/src/stations/forced.ts': 'export const first = (names?: string[]) => names!.length;\n',
    'remote-radio/src/stations/color.ts': "export const ink = '#ffcc00';\n",
    'remote-radio/src/stations/raw.ts': "export const load = () => fetch('/api/stations');\n",
    'remote-radio/src/stations/stored.ts': "localStorage.setItem('station', '1');\n",
    'remote-radio/src/stations/cookie.ts': "document.cookie = 'station=1';\n",
    'remote-radio/src/stations/header.ts': "export const line = 'station=1; Path=/';\n",
    'remote-radio/src/stations/dial.tsx': 'export const Dial = () => <p>Turn the dial</p>;\n',
    'remote-radio/src/stations/said.ts':
      "export const name = (t: (key: string, values: object) => string) => t('station', { context: 'night' });\n",
    'remote-radio/src/stations/label.tsx': 'export const Dial = () => <button type="button" aria-label="Turn" />;\n',
    'remote-radio/src/stations/mouse-only.tsx':
      'export const Dial = ({ turn }: { turn: () => void }) => <div onClick={turn} />;\n',
    'remote-radio/src/stations/hook.tsx':
      "import { useId } from 'react';\nexport function Dial({ isOn }: { isOn: boolean }) {\n  if (isOn) useId();\n  return null;\n}\n",
    'remote-radio/src/stations/long.ts': `export {};\n${'// A line more.\n'.repeat(200)}`,
    'remote-radio/src/stations/dial.test.ts':
      "import { it, vi } from 'vitest';\nvi.mock('./any.ts');\nit.skip('Listener turns the dial', () => undefined);\n",
  });
  expect(found).toEqual(
    [
      'any.ts: @typescript-eslint/no-explicit-any',
      'barrel.ts: no-restricted-syntax',
      'default.ts: no-restricted-syntax',
      'off.ts: no-var',
      'off.ts: no-warning-comments',
      'off.ts: null',
      'forced.ts: @typescript-eslint/no-non-null-assertion',
      'color.ts: no-restricted-syntax',
      'raw.ts: no-restricted-globals',
      'stored.ts: no-restricted-syntax',
      'cookie.ts: no-restricted-syntax',
      'header.ts: no-restricted-syntax',
      'dial.tsx: no-restricted-syntax',
      'said.ts: no-restricted-syntax',
      'label.tsx: no-restricted-syntax',
      'mouse-only.tsx: jsx-a11y/click-events-have-key-events',
      'mouse-only.tsx: jsx-a11y/no-static-element-interactions',
      'hook.tsx: react-hooks/rules-of-hooks',
      'long.ts: max-lines',
      'dial.test.ts: no-restricted-syntax',
      'dial.test.ts: no-restricted-syntax',
    ]
      .map((line) => `remote-radio/src/stations/${line}`)
      .sort(),
  );
});

it.each([
  ['margin-left: 1rem', 'css/prefer-logical-properties'],
  ['left: 0', 'css/prefer-logical-properties'],
  ['float: left', 'css/prefer-logical-properties'],
  ['text-align: right', 'css/prefer-logical-properties'],
  ['border-top-left-radius: 4px', 'css/prefer-logical-properties'],
  ['colour: red', 'css/no-invalid-properties'],
])('ESLint finds "%s" in a CSS module', async (declaration, rule) => {
  const file = 'remote-radio/src/stations/dial.module.css';
  expect(await lint({ [file]: `@layer remote {\n  .dial {\n    ${declaration};\n  }\n}\n` })).toEqual([
    `${file}: ${rule}`,
  ]);
});

it("ESLint finds rules outside of the remote's layer", async () => {
  const file = 'remote-radio/src/stations/dial.module.css';
  expect(await lint({ [file]: '.dial {\n  color: inherit;\n}\n' })).toEqual([`${file}: css/use-layers`]);
  expect(await lint({ [file]: '@layer host {\n  .dial {\n    color: inherit;\n  }\n}\n' })).toEqual([
    `${file}: css/use-layers`,
  ]);
});
