import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  forbid,
  noDefault,
  noHexColors,
  noLiteralText,
  noModuleMocks,
  noSkippedTests,
  onDevice,
  plain,
} from './deploy/checks/restricted-syntax.js';

// Every pattern covers remotes, features and pages that do not exist yet: none needs an edit here.
const code = ['**/*.{ts,tsx,js,mjs}'];
const frontEnd = ['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/src/**/*.{ts,tsx}'];
const testCode = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'e2e/**/*.ts'];
const themeCode = ['host/src/theme/**/*.ts', 'shared/src/theme/**/*.ts'];
const withDefaultExport = [
  '**/*-page.tsx',
  '**/*-extension.tsx',
  '**/*-section.tsx',
  'remote-*/src/app.ts',
  'host/src/pages/information/app.ts',
  '**/*.config.{ts,js,mjs}',
  'e2e/**/global-setup.ts',
  '.dependency-cruiser.js',
  '**/{worker,worker-*}.{ts,mjs}',
];

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
      // What needs the program's types is oxlint's, and would listen to these.
      'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'max-lines': ['error', { max: 200 }],
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
    // A film's files are media, not the api.
    ignores: ['remote-streaming/src/player/source/film-source.ts', 'remote-streaming/src/ui/preview/preview-file.ts'],
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
