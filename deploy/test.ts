import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './build/version.ts';
import { endTogether, runNode } from './checks/commands.ts';
import { runLint } from './checks/run-lint.ts';
import { runTests } from './checks/run-tests.ts';
import { filesBelow, packagesWith } from './checks/source-files.ts';
import { hasFailed, summaryOf, type Suite } from './checks/suite.ts';

// Everything that tests write lies here, so that nothing is left even where a test ends by force.
const temporary = mkdtempSync(path.join(tmpdir(), 'sahra-test-'));
chmodSync(temporary, 0o711);
const cleanUp = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
endTogether(cleanUp);

const suites: Suite[] = [];
async function test(folder: string, name: string) {
  const suite = await runTests(folder, name, temporary);
  if (suite) suites.push(suite);
}

async function build() {
  console.log('\n— build');
  const { code } = await runNode('deploy/bootstrap.mjs', ['build'], { isShown: true });
  suites.push({ name: 'build', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

try {
  suites.push(...(await runLint()));
  const withTests = packagesWith(root, 'package.json').filter((folder) => filesBelow(root, folder).some((file) => /\.test\.tsx?$/.test(file)));
  for (const folder of withTests.filter((name) => name !== 'api' && name !== 'e2e')) await test(folder, `unit: ${folder}`);
  if (withTests.includes('api')) await test('api', 'api');
  if (hasFailed(suites)) console.log('\nNothing is built and no journey is made before the above is repaired.');
  else {
    await build();
    if (!hasFailed(suites) && withTests.includes('e2e')) await test('e2e', 'browser journeys');
  }
} finally {
  cleanUp();
}
console.log(summaryOf(suites));
process.exit(hasFailed(suites) ? 1 : 0);
