import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/question.ts',
    'src/drawing.ts',
    'src/graph.ts',
    'src/record.ts',
    'src/sheet/index.ts',
    'src/sheet/topics.ts',
    'src/reviews.ts',
  ],
  format: ['esm'],
  clean: true,
  target: 'es2022',
  onSuccess: 'node node_modules/typescript-7/bin/tsc -p tsconfig.types.json',
  treeshake: true,
});
