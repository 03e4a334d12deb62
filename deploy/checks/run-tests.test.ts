import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../build/version.ts';
import { runTests } from './run-tests.ts';

/** Test files: those that fail at the first try pass at the next one. */
async function run(once: number, always = 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahra-tries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
  for (let n = 0; n < once; n += 1)
    writeFileSync(
      path.join(folder, `once-${n}.test.mjs`),
      `import fs from 'node:fs';
       test('fails once', () => { const tried = fs.existsSync('tried-${n}'); fs.writeFileSync('tried-${n}', ''); expect(tried).toBe(true); });`,
    );
  for (let n = 0; n < always; n += 1)
    writeFileSync(path.join(folder, `always-${n}.test.mjs`), `test('fails', () => expect(1).toBe(2));`);
  writeFileSync(path.join(folder, 'good.test.mjs'), `test('passes', () => {});`);
  const results = await runTests({ folder: path.relative(root, folder), label: 'tries', temporary: folder });
  return [...results.values()];
}

it('What fails in a crowd and passes alone has passed, and is named', async () => {
  const [result] = await run(2);
  expect(result).toMatchObject({ passed: 3, failed: 0 });
  expect(result?.secondTries).toEqual([
    expect.stringContaining('once-0.test.mjs'),
    expect.stringContaining('once-1.test.mjs'),
  ]);
});

it('What fails twice has failed', async () => {
  expect(await run(1, 1)).toMatchObject([{ passed: 2, failed: 1 }]);
});

it('Where many fail, none is tried again', async () => {
  expect(await run(4)).toMatchObject([{ passed: 1, failed: 4, secondTries: [] }]);
});
