import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../build/version.ts';
import { runNode } from './commands.ts';
import { createTree } from './testing/tree.ts';

const reportSchema = z.object({ diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })) });

it('oxlint finds what only types tell', async () => {
  const cwd = createTree({
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['.'] }),
    'awaited.ts': 'const load = async () => 1;\nawait load();\nexport {};\n',
    'floating.ts': 'const load = async () => 1;\nload();\n',
    'asserted.ts': 'export const next = (station: number) => (station as number) + 1;\n',
  });
  const { output } = await runNode(
    'node_modules/oxlint/bin/oxlint',
    ['--type-aware', '--format=json', '--config', path.join(root, '.oxlintrc.json')],
    { cwd, env: { OXLINT_TSGOLINT_PATH: path.join(root, 'node_modules/.bin/tsgolint') } },
  );
  const found = reportSchema.parse(JSON.parse(output)).diagnostics;
  expect(found.map(({ filename, code }) => `${filename}: ${code}`).sort()).toEqual([
    'asserted.ts: typescript(no-unnecessary-type-assertion)',
    'floating.ts: typescript(no-floating-promises)',
  ]);
});
