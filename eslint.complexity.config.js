// Fails for a function that is more complex than 15. complexity.json counts the older ones of each file: a count may
// only fall, and after that `npm run complexity -- --prune-suppressions` writes the lower one.
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '**/node_modules/**',
    '**/.stryker/**',
    '**/*.bundled_*',
    '**/*.{test,spec,test-support}.{ts,tsx}',
    'packages/bench/**',
    'apps/e2e/**',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    // Only complexity.json makes exceptions. Comments that disable other rules are checked with those rules.
    linterOptions: { noInlineConfig: true },
    rules: { complexity: ['error', 15] },
  },
]);
