import { defineConfig } from 'tsup';

/** Separate files for rewriting logarithms and for LaTeX: a page that doesn't need them does not load them. */
export const entry = [
  'src/index.ts',
  'src/*/index.ts',
  'src/logarithm/{condense,expand,longer-division,solve}.ts',
  'src/steps/to-latex.ts',
];

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  splitting: true, // in CJS too: one MathError for all subpaths, or instanceof fails between them
  clean: true,
  target: 'es2022',
  onSuccess: 'node node_modules/typescript-7/bin/tsc -p tsconfig.types.json',
  treeshake: true,
});
