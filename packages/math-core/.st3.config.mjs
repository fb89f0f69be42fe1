process.env.MUTATION_LINES = '460';
const { default: base } = await import('./stryker.config.mjs');
export default {
  ...base,
  mutate: base.mutate.filter((m) => !m.includes('src/practice/')),
  vitest: { configFile: 'vitest.m2.config.ts', related: false },
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '/tmp/engine3/full.json' },
};
