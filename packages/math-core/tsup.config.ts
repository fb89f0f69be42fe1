import { defineConfig } from 'tsup';

export default defineConfig({
  // Separate files for rewriting logarithms and for LaTeX: a page that doesn't need them does not load them.
  entry: [
    'src/index.ts',
    'src/*/index.ts',
    'src/logarithm/{condense,expand,longer-division,solve}.ts',
    'src/steps/to-latex.ts',
  ],
  format: ['esm', 'cjs'],
  splitting: true, // in CJS too: one MathError for all subpaths, or instanceof fails between them
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  target: 'es2022',
  treeshake: true,
});
