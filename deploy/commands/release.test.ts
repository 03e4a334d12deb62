import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderStore } from '../release/folder-store.ts';
import { publish } from '../release/registry-changes.ts';
import { temporaryFolder } from '../release/testing/build.ts';

it('What reads only the first lines of a command ends it without a complaint', async () => {
  const folder = await temporaryFolder();
  await folderStore(folder).change((registry) => publish(registry, 'shop', '1.0.0', new Date()));
  const command = ['--import', 'tsx', path.join(import.meta.dirname, 'release.ts'), 'history'];
  const child = spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: folder } });
  // As `| head -0` does.
  child.stdout.destroy();
  const complaints = text(child.stderr);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(await complaints).toBe('');
  expect(code).toBe(0);
});
