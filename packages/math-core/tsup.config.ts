import { defineConfig } from 'tsup';

export default defineConfig({
  // Files of their own for what rewrites logarithms: a page that only evaluates one need not load them.
  entry: ['src/index.ts', 'src/*/index.ts', 'src/logarithm/{condense,expand}.ts'],
  format: ['esm', 'cjs'],
  splitting: true, // in CJS too: one MathError for all subpaths, or instanceof fails between them
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  target: 'es2022',
  treeshake: true,
});
