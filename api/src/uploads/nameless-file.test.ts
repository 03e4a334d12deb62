import { closeSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openNameless, removeUnnamed } from './nameless-file.ts';

it('A file that comes in has no name; one whose process was killed as it opened it is removed with the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sahra-nameless-'));
  closeSync(openNameless(folder));
  expect(readdirSync(folder)).toEqual([]);
  for (const name of ['old.upload', 'new.upload', 'other']) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, 'old.upload'), new Date(0), new Date(0));
  await removeUnnamed(folder);
  expect(readdirSync(folder).sort()).toEqual(['new.upload', 'other']);
  rmSync(folder, { recursive: true });
});
