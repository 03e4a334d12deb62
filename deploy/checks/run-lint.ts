import path from 'node:path';
import { root } from '../build/version.ts';
import { checkClassNames } from './class-names.ts';
import { inTurns, runNode } from './commands.ts';
import { checkFileNames } from './file-names.ts';
import { formatFinding, type Finding } from './finding.ts';
import { checkMessages } from './messages/check.ts';
import { packagesWith } from './source-files.ts';
import { checkStyles } from './styles.ts';
import type { Suite } from './suite.ts';

interface Outcome {
  suite: 'lint' | 'types';
  isClean: boolean;
}

const cache = 'node_modules/.cache/sahra/types';

function report(suite: Outcome['suite'], name: string, isClean: boolean, seconds: number, output: string): Outcome {
  console.log(`${isClean ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!isClean) console.log(output.trimEnd());
  return { suite, isClean };
}

const command = (suite: Outcome['suite'], name: string, module: string, args: string[]) => async () => {
  const { code, output, seconds } = await runNode(module, args);
  return report(suite, name, code === 0, seconds, output);
};

const check = (name: string, find: (root: string) => Finding[]) => async () => {
  const started = performance.now();
  const findings = find(root);
  return report('lint', name, findings.length === 0, (performance.now() - started) / 1000, findings.map(formatFinding).join('\n'));
};

/** Folders of the workspace, all of which keep the import law. */
const packages = packagesWith(root, 'package.json');

const typesOf = (folder: string) =>
  command('types', `types: ${folder}`, 'node_modules/typescript-native/bin/tsc', [
    ...['-p', folder, '--pretty', 'false'],
    ...['--incremental', '--tsBuildInfoFile', path.join(cache, `${folder}.tsbuildinfo`)],
  ]);

/** Lint, import law, messages and types of everything; prints each finding. */
export async function runLint(): Promise<Suite[]> {
  const outcomes = await inTurns(
    [
      command('lint', 'eslint', 'node_modules/eslint/bin/eslint.js', ['.']),
      command('lint', 'import law', 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.js', ...packages]),
      check('messages', checkMessages),
      check('styles', checkStyles),
      check('class names', checkClassNames),
      check('file names', checkFileNames),
      ...packagesWith(root, 'tsconfig.json').map(typesOf),
    ],
    2,
  );
  return (['lint', 'types'] as const).map((name) => {
    const mine = outcomes.filter((outcome) => outcome.suite === name);
    const passed = mine.filter(({ isClean }) => isClean).length;
    return { name, passed, failed: mine.length - passed };
  });
}
