import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    admin: 'src/commands/admin.ts',
    'grade-worker': 'src/modules/record/grade-worker.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  sourcemap: true,
  // The image leaves out the fake, which is loaded only in demonstrations.
  noExternal: [/^@mathtools\/(?!fake-stripe$)/],
  external: ['@mathtools/fake-stripe'],
});
