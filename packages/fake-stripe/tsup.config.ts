import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/fake-stripe.ts'],
  format: ['esm'],
  clean: true,
  target: 'es2022',
  onSuccess: 'node node_modules/typescript-7/bin/tsc -p tsconfig.types.json',
  treeshake: true,
});
