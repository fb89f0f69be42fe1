import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/*/index.ts'],
  format: ['esm', 'cjs'],
  clean: true,
  target: ['es2022', 'node20.19'],
  onSuccess: 'node node_modules/typescript-7/bin/tsc -p tsconfig.types.json',
  treeshake: true,
});
