import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/bench.ts', 'src/sweep.ts'],
  format: ['esm'],
  target: 'node22',
  clean: true,
  skipNodeModulesBundle: true,
});
