import { defineConfig } from 'tsup';

/** The published declarations, which only packing builds. */
export default defineConfig({
  entry: ['src/*/index.ts'],
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
});
