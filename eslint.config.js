import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const impure = [
  'window',
  'document',
  'Date',
  'Intl',
  'process',
  'globalThis',
  'fetch',
  'console',
  'performance',
  'setTimeout',
];
const impureGlobals = impure.map((name) => ({
  name,
  message: 'math-core is pure: what it needs of the clock, the page or the system comes in as an argument.',
}));

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '**/node_modules/**',
    '**/test-results/**',
    '**/.turbo/**',
    'docs/api/**',
    '**/.stryker/**',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['packages/math-core/src/**'],
    ignores: ['**/*.test.ts', '**/*.test-support.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'math-core is pure: take a seed as an argument.' },
      ],
    },
  },
  {
    // The one place that asks Intl: what a locale's digits and signs are; the locale comes in as an argument.
    files: ['packages/math-core/src/format/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', ...impureGlobals.filter(({ name }) => name !== 'Intl')] },
  },
  {
    files: ['apps/api/src/**'],
    ignores: ['apps/api/src/config.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only config.ts reads the environment: add the setting there.',
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'parseFloat', message: 'Read numbers with parseNumber of math-core: "1,5" is not 1.' },
        { name: 'Intl', message: 'Numbers are formatted in math-core.' },
      ],
      'no-restricted-properties': [
        'error',
        ...['toFixed', 'toPrecision', 'toLocaleString'].map((property) => ({
          property,
          message: 'Numbers are rounded and formatted in math-core.',
        })),
        ...['round', 'log', 'pow'].map((property) => ({
          object: 'Math',
          property,
          message: 'Arithmetic belongs in math-core.',
        })),
      ],
    },
  },
]);
