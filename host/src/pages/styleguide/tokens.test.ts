import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colors, layers, motions, others, spaces, steps } from './tokens.ts';

const theme = path.resolve(import.meta.dirname, '../../theme');

test('The style guide names every token of the theme, and no other', () => {
  const sources = readdirSync(theme)
    .filter((file) => file.endsWith('.scss'))
    .map((file) => readFileSync(path.join(theme, file), 'utf8'))
    .join('\n');
  const said = new Set([...sources.matchAll(/--sahra-([a-z0-9-]+):/g)].map(([, name = '']) => name));
  const schemes = /dark: \(([^)]*)\)/.exec(sources)?.[1] ?? '';
  for (const [, name = ''] of schemes.matchAll(/([a-z-]+): #/g)) said.add(name);
  expect([...colors, ...spaces, ...steps, ...motions, ...layers, ...others].sort()).toEqual([...said].sort());
});
