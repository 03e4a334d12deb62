import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Every pattern covers remotes, features and pages that do not exist yet: none needs an edit here.
const code = ['**/*.{ts,tsx,js,mjs}'];
const frontEnd = ['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/src/**/*.{ts,tsx}'];
const testCode = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'e2e/**/*.ts'];
const themeCode = ['host/src/theme/**/*.ts', 'shared/src/theme/**/*.ts'];
const withDefaultExport = [
  '**/*-page.tsx',
  'remote-*/src/app.ts',
  'host/src/pages/information/app.ts',
  '**/*.config.{ts,js,mjs}',
  'e2e/**/global-setup.ts',
  '.dependency-cruiser.js',
  '**/{worker,worker-*}.{ts,mjs}',
];

const hexColor = String.raw`/(?:^|[\s,(:])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i`;
const letters = String.raw`/\p{L}{2}/u`;
const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'Name what you export: `export *` hides where a thing comes from.',
};
const noDefault = {
  selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name=default])',
  message: 'Export by name; `default` is for lazily loaded pages, app.ts, workers and configuration files.',
};
const noHexColors = {
  selector: `:matches(Literal[value=${hexColor}], TemplateElement[value.raw=${hexColor}])`,
  message: 'Use a token (`var(--sahra-…)`): hex colors live in the theme only.',
};
const noLiteralText = {
  selector: `:matches(JSXText[value=${letters}], JSXAttribute[name.name=/^(alt|title|placeholder|aria-label|aria-roledescription)$/] > Literal[value=${letters}])`,
  message: 'Every visible text is a key in the messages.',
};
const noSkippedTests = {
  selector:
    'CallExpression MemberExpression:matches([object.name=/^(it|test|describe|suite)$/], [object.property.name=describe])[property.name=/^(only|skip|todo|fails|fixme)$/]',
  message: 'A test that does not run proves nothing.',
};
const noModuleMocks = {
  selector: 'CallExpression > MemberExpression[object.name=vi][property.name=/^(mock|doMock)$/]',
  message: 'No module mocks: hand the code what it needs, or use a sentinel input.',
};
// What is put on a visitor's device is in shared/src/privacy, and so in the privacy policy.
const onDevice = [
  {
    selector: 'CallExpression[callee.property.name=setItem]:not([arguments.0.object.name=storageKeys])',
    message: 'Storage keys are in shared/src/privacy/storage-keys.ts, so that the privacy policy names them.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[object.name=/^(local|session)Storage$/]',
    message: 'Write by setItem and a key of shared/src/privacy/storage-keys.ts.',
  },
  {
    selector:
      'AssignmentExpression[left.object.name=document][left.property.name=cookie]:not([right.callee.name=cookieText])',
    message: 'Cookies are made by cookieText of shared/src/privacy/cookies.ts, so that the privacy policy names them.',
  },
  {
    selector: 'MemberExpression[object.name=/^(indexedDB|cookieStore|caches)$/]',
    message: 'The privacy policy knows no such place on a device.',
  },
];
const noCookieAttributes = {
  selector: String.raw`:matches(Literal[value=/;\s*(path|max-age|samesite|httponly)\b/i], TemplateElement[value.raw=/;\s*(path|max-age|samesite|httponly)\b/i])`,
  message: 'Cookies are made by cookieText of shared/src/privacy/cookies.ts, so that the privacy policy names them.',
};
const plain = (...syntax) => ({ 'no-restricted-syntax': ['error', noBarrels, ...syntax] });
const forbid = (...syntax) => plain(...onDevice, noCookieAttributes, ...syntax);

// The vertical axis and sizes are the same in both directions of writing; sides are not.
const allowedProperties = [
  'width',
  'height',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  'contain-intrinsic-width',
  'contain-intrinsic-height',
  'overflow-x',
  'overflow-y',
  'overscroll-behavior-x',
  'overscroll-behavior-y',
];
const allowedUnits = ['vw', 'vh', 'svw', 'svh', 'lvw', 'lvh', 'dvw', 'dvh', 'cqw', 'cqh'];
const layer = (name, files) => ({
  name: `sahra/layer-${name}`,
  files,
  rules: { 'css/use-layers': ['error', { layerNamePattern: `^${name}$` }] },
});

export default defineConfig(
  {
    ignores: [
      '**/{dist,node_modules,.data,.cache,results}/**',
      'api/migrations/**',
      'shared/src/api/openapi.d.ts',
      'demo/media/**',
    ],
  },
  // A finding is repaired, not silenced.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    name: 'sahra/code',
    files: code,
    extends: [js.configs.recommended, tseslint.configs.strict],
    rules: {
      // The compiler knows which names exist.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'max-lines': ['error', { max: 300 }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      ...forbid(noDefault),
    },
  },
  // A drawing is one long list of shapes.
  { name: 'sahra/drawings', files: ['demo/src/artwork/families/**'], rules: { 'max-lines': 'off' } },
  {
    // One program for all packages, and only rules that are worth their time.
    name: 'sahra/types',
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: 'deploy/checks/tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    name: 'sahra/front-end',
    files: frontEnd,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // Lists without bullets lose their role in Safari unless it is said again.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // Subtitles are in the HLS manifest of a film, not in its markup.
      'jsx-a11y/media-has-caption': 'off',
      ...forbid(noDefault, noHexColors, noLiteralText),
    },
  },
  { name: 'sahra/theme', files: themeCode, rules: forbid(noDefault, noLiteralText) },
  {
    name: 'sahra/cookies',
    files: ['shared/src/privacy/cookies.ts'],
    rules: plain(...onDevice, noDefault, noHexColors, noLiteralText),
  },
  {
    name: 'sahra/tests',
    files: testCode,
    rules: {
      ...plain(noDefault, noSkippedTests, noModuleMocks),
      // A fixture of Playwright's that needs no other one says so by it.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    name: 'sahra/default-exports',
    files: withDefaultExport,
    ignores: frontEnd,
    rules: forbid(),
  },
  {
    name: 'sahra/pages',
    files: withDefaultExport.filter((pattern) => /tsx$|app\.ts$/.test(pattern)),
    rules: forbid(noHexColors, noLiteralText),
  },
  {
    name: 'sahra/remotes-api-access',
    files: ['remote-*/src/**/*.{ts,tsx}'],
    // A film's manifest is media, not the api.
    ignores: ['remote-streaming/src/player/engine/check-manifest.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest'].map((name) => ({ name, message: 'Ask the api through the facade.' })),
      ],
    },
  },
  {
    name: 'sahra/styles',
    files: ['**/*.css'],
    language: 'css/css',
    plugins: { css },
    extends: ['css/recommended'],
    rules: {
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      'css/prefer-logical-properties': ['error', { allowProperties: allowedProperties, allowUnits: allowedUnits }],
      // What is allowed here does no harm where a browser does not know it.
      'css/use-baseline': [
        'error',
        {
          available: 'newly',
          allowProperties: [
            'overscroll-behavior',
            'overscroll-behavior-inline',
            'overscroll-behavior-block',
            'user-select',
          ],
          allowPropertyValues: { 'text-wrap': ['pretty'] },
        },
      ],
    },
  },
  layer('remote', ['remote-*/src/**/*.css']),
  layer('shared', ['shared/src/**/*.css']),
  // The one file that names all of them, in their order.
  { name: 'sahra/layer-order', files: ['shared/src/ui/layers.css'], rules: { 'css/use-layers': 'off' } },
  layer('host', ['host/src/**/*.css']),
);
