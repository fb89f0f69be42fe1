import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/bench.ts', 'src/sweep.ts'],
  format: ['esm'],
  target: 'node20',
  clean: true,
  skipNodeModulesBundle: true,
});
