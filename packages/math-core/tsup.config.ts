import { defineConfig } from 'tsup';

export default defineConfig({
  // Separate files for rewriting logarithms: a page that only evaluates one does not load them.
  entry: ['src/index.ts', 'src/*/index.ts', 'src/logarithm/{condense,expand,longer-division,solve}.ts'],
  format: ['esm', 'cjs'],
  splitting: true, // in CJS too: one MathError for all subpaths, or instanceof fails between them
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  target: 'es2022',
  treeshake: true,
});
