import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/**
 * Separate files for remainders, rounding, choices and divisors, for rewriting logarithms, for units in doubles or all at once, for
 * LaTeX, for reading algebra without solving it, for checking a student's work, and for wrong answers, so that only their users load them.
 */
export const entry = [
  'src/index.ts',
  'src/*/index.ts',
  'src/arithmetic/{count-choices,divide-with-remainder,round-number,share-in-ratio}.ts',
  'src/prime/divisors.ts',
  'src/logarithm/{condense,expand,longer-division,solve}.ts',
  'src/unit/{convert-to-all,number/convert-number}.ts',
  'src/steps/to-latex.ts',
  'src/algebra/plain/{approximate,expression-figure}.ts',
  'src/algebra/read/{read-input,read-statement,task-words}.ts',
  'src/algebra/{operations/simplify,solve/solve}.ts',
  'src/algebra/working/{check-lines,function-lines,mistake-names,wrong-answers}.ts',
];

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  // Splits CommonJS too, because all subpaths must share one MathError for instanceof to work.
  splitting: true,
  clean: true,
  target: [...manifest.browserslist.map((browser) => browser.replace(' >= ', '')), 'node20.19'],
  onSuccess: 'node node_modules/typescript-7/bin/tsc -p tsconfig.types.json',
  treeshake: true,
});
