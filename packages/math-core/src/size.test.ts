import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Bundles an entry as a page would, and returns its gzipped size in bytes. */
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

/** The calculators and plain functions of the specified tools, without any extras. */
const SPECIFIED_TOOLS = `
  export * from './age/index.js';
  export { calculate } from './arithmetic/calculate.js';
  export { ARITHMETIC_OPERATIONS } from './arithmetic/operations.js';
  export * from './bmi/index.js';
  export { addMonths, dateText, daysBetween, daysInMonth, isLeapYear, parseDate, weekday } from './date/index.js';
  export * from './discount/index.js';
  export { gpa, GRADE_POINTS } from './gpa/index.js';
  export { loan, MAX_PAYMENTS, monthlyPayment } from './loan/index.js';
  export { evaluateLogarithm, logarithm } from './logarithm/index.js';
  export { partOfTotal, percentOf } from './percentage/index.js';
  export * from './time/index.js';
  export * from './tip/index.js';
  export { convert, convertData, convertLength, convertNumber, convertSpeed, convertTemperature } from './unit/index.js';
  export { convertTime, convertVolume, convertWeight, isUnitCategory, isUnitOf } from './unit/index.js';
  export { DEFINITIONS, UNIT_CATEGORIES } from './unit/index.js';`;

/** The maximum size of an import in bytes. */
const BUDGETS: readonly (readonly [name: string, bytes: number, entry: string])[] = [
  ['convertLength', 1000, `export { convertLength } from './unit/index.js'`],
  ['convertWeight', 1000, `export { convertWeight } from './unit/index.js'`],
  ['convertTemperature', 1000, `export { convertTemperature } from './unit/index.js'`],
  ['convertTime', 1000, `export { convertTime } from './unit/index.js'`],
  ['convertSpeed', 1000, `export { convertSpeed } from './unit/index.js'`],
  ['convertData', 1000, `export { convertData } from './unit/index.js'`],
  ['convertVolume', 1000, `export { convertVolume } from './unit/index.js'`],
  [
    'convert over its seven categories, with all names of units',
    6150,
    `export { convert } from './unit/index.js'`,
  ],
  ['convertNumber', 2500, `export { convertNumber } from './unit/index.js'`],
  ['monthlyPayment', 420, `export { monthlyPayment } from './loan/index.js'`],
  ['dateDifference', 650, `export { dateDifference } from './date/index.js'`],
  ['logarithm', 1300, `export { logarithm } from './logarithm/index.js'`],
  ['evaluateLogarithm', 3650, `export { evaluateLogarithm } from './logarithm/index.js'`],
  ['the calculators of the specified tools', 19_650, SPECIFIED_TOOLS],
  ['the root', 23_300, `export * from './index.js'`],
];

describe('the size of one import', () => {
  it.each(BUDGETS)('%s costs at most %i bytes', async (_, budget, entry) => {
    expect(await bytesOf(entry)).toBeLessThanOrEqual(budget);
  });
});
