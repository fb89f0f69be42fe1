import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** The size of an entry in bytes, bundled as for a page and compressed with gzip. */
async function bytesOf(entry: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** What the specified tools import from the root; the budget doesn't count exports beyond that. */
const SPECIFIED_TOOLS = `
  export * from './age/index.js';
  export * from './arithmetic/index.js';
  export * from './bmi/index.js';
  export { addMonths, dateText, daysBetween, daysInMonth, isLeapYear, parseDate, weekday } from './date/index.js';
  export * from './discount/index.js';
  export { gpa, GRADE_POINTS } from './gpa/index.js';
  export { loan, MAX_PAYMENTS, monthlyPayment } from './loan/index.js';
  export { evaluateLogarithm, logarithm } from './logarithm/index.js';
  export { partOfTotal, percentOf, percentageOf } from './percentage/index.js';
  export * from './rational/index.js';
  export * from './result/index.js';
  export { step } from './steps/index.js';
  export * from './time/index.js';
  export * from './tip/index.js';
  export { convert, convertData, convertLength, convertNumber, convertSpeed, convertTemperature } from './unit/index.js';
  export { convertTime, convertVolume, convertWeight, isUnitCategory, isUnitOf } from './unit/index.js';
  export { DEFINITIONS, UNIT_CATEGORIES } from './unit/index.js';`;

/** The same topics with all their exports. */
const WHOLE_TOPICS = `
  ${'age arithmetic bmi date discount percentage rational result time tip unit'
    .split(' ')
    .map((topic) => `export * from './${topic}/index.js';`)
    .join('\n')}
  export { gpa, GRADE_POINTS } from './gpa/index.js';
  export { loan, loanSchedule, MAX_PAYMENTS, monthlyPayment } from './loan/index.js';
  export { evaluateLogarithm, logarithm } from './logarithm/index.js';
  export { step } from './steps/index.js';`;

/** The largest allowed size of each import. */
const BUDGETS: readonly (readonly [name: string, bytes: number, entry: string])[] = [
  ['convertLength', 1000, `export { convertLength } from './unit/index.js'`],
  ['convertWeight', 1000, `export { convertWeight } from './unit/index.js'`],
  ['convertTemperature', 1000, `export { convertTemperature } from './unit/index.js'`],
  ['convertTime', 1000, `export { convertTime } from './unit/index.js'`],
  ['convertSpeed', 1000, `export { convertSpeed } from './unit/index.js'`],
  ['convertData', 1000, `export { convertData } from './unit/index.js'`],
  ['convertVolume', 1000, `export { convertVolume } from './unit/index.js'`],
  ['convertNumber', 2500, `export { convertNumber } from './unit/index.js'`],
  ['monthlyPayment', 400, `export { monthlyPayment } from './loan/index.js'`],
  ['dateDifference', 1400, `export { dateDifference } from './date/index.js'`],
  ['evaluateLogarithm', 2500, `export { evaluateLogarithm } from './logarithm/index.js'`],
  ['the root with the specified tools', 14_000, SPECIFIED_TOOLS],
  ['with schedules, more percentages and more of dates', 15_060, WHOLE_TOPICS],
];

describe('the size of one import', () => {
  it.each(BUDGETS)('%s costs at most %i bytes', async (_, budget, entry) => {
    expect(await bytesOf(entry)).toBeLessThanOrEqual(budget);
  });
});
