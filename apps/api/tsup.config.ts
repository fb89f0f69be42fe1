import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    admin: 'src/commands/admin.ts',
    'sqlite-thread-program': 'src/db/sqlite-thread-program.js',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  sourcemap: true,
  noExternal: [/^@mathtools\//],
});
