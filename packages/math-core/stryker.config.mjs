// Measures a seeded sample of the lines of the sources. MUTATION_SEED selects another sample, and
// MUTATION_LINES sets its size.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SEED = Number(process.env.MUTATION_SEED ?? 1);
const LINES = Number(process.env.MUTATION_LINES ?? 480);
const WINDOW = 12;

// Returns pseudorandom numbers (mulberry32).
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The windows of lines in every source, except data and lists of exports. */
function windows() {
  const source = new URL('src/', import.meta.url);
  const files = readdirSync(source, { recursive: true }).filter(
    (path) =>
      /(?<!\.test|\.test-support|index|tables|ids)\.ts$/.test(path) &&
      !/^(?:testing|date-bridge|locale)\//.test(path),
  );
  return files.sort().flatMap((path) => {
    const { length } = readFileSync(new URL(path, source), 'utf8').split('\n');
    const starts = Array.from({ length: Math.ceil(length / WINDOW) }, (_, i) => 1 + i * WINDOW);
    return starts.map((start) => `src/${path}:${start}-${Math.min(start + WINDOW - 1, length)}`);
  });
}

function sample(all, count) {
  const next = random(SEED);
  const shuffled = all.map((each) => [next(), each]).sort(([a], [b]) => a - b);
  return shuffled.slice(0, count).map(([, each]) => each);
}

export default {
  mutate: sample(windows(), Math.ceil(LINES / WINDOW)),
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants are computed when a module loads. Every test depends on them, so each mutant would run all tests.
  ignoreStatic: true,
  concurrency: 1,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker',
  thresholds: { high: 95, low: 90, break: 90 },
};
