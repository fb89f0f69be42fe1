import { defineConfig } from 'tsup';
import { entry } from '../tsup.config.js';

/** The published declarations, one file per module. They are slow to build, so only packing builds them. */
export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
});
