import { defineConfig } from 'tsup';
import { entry } from '../tsup.config.js';

/** The declarations as they are published, one file for each module: slow to make, so only for packing. */
export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
});
