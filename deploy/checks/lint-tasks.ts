import path from 'node:path';
import { currentTypes } from '../build/facade-types/current-types.ts';
import { root } from '../build/version.ts';
import { checkClassNames } from './class-names.ts';
import { runNode } from './commands.ts';
import { checkDocPaths } from './doc-paths.ts';
import { checkFileNames } from './file-names.ts';
import { formatFinding, type Finding } from './finding.ts';
import { inputHash, packageInputs } from './inputs.ts';
import { checkMessages } from './messages/check.ts';
import { checkWording } from './messages/wording/check.ts';
import { checkParameters } from './parameters.ts';
import type { Part, Task } from './run-tasks.ts';
import { packagesWith } from './source-files.ts';
import { checkStyles } from './styles.ts';

const cache = 'node_modules/.cache/sahra/types';
/** Folders of the workspace, all of which keep the import law. */
const packages = packagesWith(root, 'package.json');
const everything = () => inputHash(root, ['.']);

/** One check, whose findings are all that it prints. */
function single(part: Part, run: () => Promise<{ isClean: boolean; output: string }>): Task {
  return {
    parts: [part],
    run: async () => {
      const started = performance.now();
      const { isClean, output } = await run();
      const seconds = (performance.now() - started) / 1000;
      console.log(`${isClean ? '✓' : '✗'} ${part.key} (${seconds.toFixed(1)} s)`);
      if (!isClean) console.log(output.trimEnd());
      return new Map([[part.key, { passed: Number(isClean), failed: Number(!isClean), seconds }]]);
    },
  };
}

const command = (part: Part, module: string, args: readonly string[]) =>
  single(part, async () => {
    const { code, output } = await runNode(module, [...args]);
    return { isClean: code === 0, output };
  });

const check = (key: string, find: (root: string) => Finding[]) =>
  single({ key, suite: 'lint', hash: everything }, async () => {
    const findings = find(root);
    return { isClean: findings.length === 0, output: findings.map(formatFinding).join('\n') };
  });

const facadeTypes = single({ key: 'types of the facade', suite: 'lint', hash: everything }, async () => {
  const { isKept } = await currentTypes();
  return {
    isClean: isKept,
    output: 'shared/facade-types says something else than shared/src does: npm run facade:types',
  };
});

/** Lint, import law and messages; each prints its findings. */
export const lintTasks = (): Task[] => [
  command({ key: 'eslint', suite: 'lint', hash: everything }, 'node_modules/eslint/bin/eslint.js', ['.']),
  // The rules that need types: on the native compiler they take a third of what they took in ESLint.
  command({ key: 'oxlint', suite: 'lint', hash: everything }, 'node_modules/oxlint/bin/oxlint', ['--type-aware']),
  command(
    { key: 'import law', suite: 'lint', hash: everything },
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', '.dependency-cruiser.js', ...packages],
  ),
  command({ key: 'format', suite: 'lint', hash: everything }, 'node_modules/prettier/bin/prettier.cjs', [
    '--check',
    '--log-level=warn',
    '.',
  ]),
  facadeTypes,
  check('messages', checkMessages),
  check('wording', checkWording),
  check('styles', checkStyles),
  check('class names', checkClassNames),
  check('parameters', checkParameters),
  check('file names', checkFileNames),
  check('paths in documents', checkDocPaths),
];

/** The types of each package. */
export function typeTasks(): Task[] {
  const inputs = packageInputs(root);
  return packagesWith(root, 'tsconfig.json').map((folder) =>
    // Configurations are typed too, and import `deploy/`.
    command(
      {
        key: `types: ${folder}`,
        suite: 'types',
        hash: () => inputHash(root, [...(inputs.get(folder) ?? ['.']), 'deploy']),
      },
      'node_modules/typescript-native/bin/tsc',
      [
        ...['-p', folder, '--pretty', 'false'],
        // Each of its checkers would look at the common types again; the other processor has a task of its own.
        ...['--singleThreaded', '--incremental', '--tsBuildInfoFile', path.join(cache, `${folder}.tsbuildinfo`)],
      ],
    ),
  );
}
