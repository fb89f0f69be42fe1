import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, HOSTILE_VALUES } from '../testing/fuzz.test-support.js';
import * as core from '../index.js';
import * as algebra from '../algebra/index.js';
import * as expressions from '../expression/index.js';
import * as fractions from '../fraction/index.js';
import * as lists from '../list/index.js';
import * as locales from '../locale/index.js';
import { PLAIN } from '../locale/plain.test-support.js';
import * as rationals from '../rational/index.js';
import * as rendering from '../steps/index.js';
import { runs } from '../testing/draws.test-support.js';
import * as texts from '../unit-text/index.js';

type Numeric = (...all: never[]) => unknown;

const TOPICS: Readonly<Record<string, unknown>> = {
  ...core,
  approximate: algebra.approximate,
  expressionFigure: algebra.expressionFigure,
  mistakeSentence: algebra.mistakeSentence,
  readWork: algebra.readWork,
  ...expressions,
  ...fractions,
  ...lists,
  ...locales,
  ...rationals,
  ...rendering,
  unitAfter: texts.unitAfter,
};
const sum: rendering.Expression = ['+', 'x', ['√', '2']];
const line = rendering.step('tip.tip', 'Tip', sum, '5');

const day = { year: 2024, month: 2, day: 29 };

/**
 * The functions that accept plain values and throw, each with valid arguments. A function that is documented to return
 * undefined or NaN may do so.
 */
const NUMERIC: readonly (readonly [Numeric, readonly unknown[], ('undefined' | 'NaN')?])[] = [
  [core.addDays, [day, 1]],
  [core.addMonths, [day, 12, 'march-1']],
  [core.addWeeks, [day, 1]],
  [core.addYears, [day, 1, 'march-1']],
  [core.dateText, ['2024-02-29']],
  [core.daysInMonth, [2024, 2]],
  [core.isLeapYear, [2024]],
  [core.convertData, [1, 'KB', 'MB']],
  [core.convertLength, [1, 'feet', 'inches', 'exact']],
  [core.convertNumber, ['speed', 1, 'mph', 'km/h', 'specified']],
  [core.convertSpeed, [1, 'mph', 'km/h', 'exact']],
  [core.convertTemperature, [1, 'celsius', 'kelvin']],
  [core.convertTime, [1, 'hours', 'days']],
  [core.convertVolume, [1, 'liters', 'US cups']],
  [core.convertWeight, [1, 'grams', 'pounds', 'exact']],
  [core.dateDifference, [day, { ...day, year: 2025, day: 28 }]],
  [core.daysBetween, [day, day]],
  [core.logarithm, [2, 8]],
  [core.monthlyPayment, [1000, 5, 2]],
  [core.exactText, ['2/3']],
  [core.fixedText, ['2/3', 2]],
  [core.rational, [1, 3]],
  [core.roundTo, [1.005, 2]],
  [core.toNumber, ['2/3']],
  [texts.unitAfter, ['1', 'inches']],
  [core.weekday, [day]],
  [rationals.add, [1, '2/3']],
  [rationals.compare, [1, '2/3']],
  [rationals.divide, [1, '2/3']],
  [rationals.figure, ['2/3', 2]],
  [rationals.multiply, [1, '2/3']],
  [rationals.negate, ['2/3']],
  [rationals.power, ['2/3', 3]],
  [rationals.reduce, ['2/4']],
  [rationals.roundHalfAwayFromZero, ['2/3', 2]],
  [rationals.shortFigure, ['2/3', 2]],
  [rationals.sign, ['2/3']],
  [rationals.subtract, [1, '2/3']],
  [rationals.readCommas, ['45,000', 0], 'undefined'],
  [rationals.trimZeros, ['2.50']],
  [algebra.approximate, [sum, { x: 3 }], 'NaN'],
  [algebra.expressionFigure, [['+', '1', ['√', '2']], 4], 'undefined'],
  [algebra.mistakeSentence, ['square-of-sum']],
  [algebra.readWork, [['f(x) = 2x', 'y = 2x']]],
  [expressions.unsupportedNotation, ['d/dx x^2', 'text'], 'undefined'],
  [fractions.repeatingDecimal, ['31/12'], 'undefined'],
  [lists.readList, ['2, 4, x']],
  [locales.errorText, [{ field: 'bill', code: 'empty', message: 'bill is missing.' }, PLAIN]],
  [locales.expressionLatexIn, [sum, PLAIN]],
  [locales.expressionMathmlIn, [sum, PLAIN]],
  [locales.expressionTextIn, [sum, PLAIN]],
  [locales.lawTextIn, [{ id: 'swap-sides', law: 'Swap the sides' }, PLAIN]],
  [locales.mistakeTextIn, ['square-of-sum', PLAIN]],
  [locales.numberTextIn, ['1234.5', PLAIN]],
  [locales.stepLatexIn, [line, PLAIN]],
  [locales.stepMathmlIn, [line, PLAIN]],
  [locales.stepTextIn, [line, PLAIN]],
  [locales.translateExpression, [sum, PLAIN, 'tip']],
  [locales.translateStep, [line, PLAIN]],
  [rendering.expressionLatex, [sum]],
  [rendering.expressionMathml, [sum]],
  [rendering.expressionText, [sum]],
  [rendering.stepLatex, [line]],
  [rendering.stepMathml, [line]],
  [rendering.stepText, [line]],
];

/**
 * Returns the way in which a call violates the promise to return a value or to throw a `MathError` with field
 * and code.
 */
function fault(run: Numeric, given: readonly unknown[], none?: string): string | undefined {
  try {
    const value = run(...(given as never[]));
    if (String(value) === none || isFailure(value)) return undefined;
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return parts.some((part) => part === undefined || Number.isNaN(part))
      ? `gives ${String(value)}`
      : undefined;
  } catch (error) {
    const isTyped = error instanceof core.MathError && /^[a-z-]+$/.test(error.code);
    return isTyped && /^[a-zA-Z]+$/.test(error.field) ? undefined : `throws ${String(error)}`;
  }
}

/** Returns whether a value is the failure that unsupportedNotation returns. */
function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

const replacedAt = (args: readonly unknown[], i: number, value: unknown): readonly unknown[] =>
  args.map((own, j) => (j === i ? value : own));

const ROWS = NUMERIC.map(([run, args, none]) => ({ name: run.name, run, args, none }));

describe.each(ROWS)('$name', ({ run, args, none }) => {
  it('accepts valid arguments', () => {
    expect(() => run(...(args as never[]))).not.toThrow();
  });

  it('returns a value or throws a typed MathError for hostile arguments', () => {
    const faults = HOSTILE_VALUES.flatMap((value) =>
      args.map((_, i) => fault(run, replacedAt(args, i, value), none)),
    );
    expect(faults.filter((found) => found !== undefined)).toEqual([]);
    expect(fault(run, [], none)).toBeUndefined();
  });

  it('returns a value or throws a typed MathError for any arguments', () => {
    fc.assert(
      fc.property(fc.nat(args.length - 1), anything, (i, value) => {
        expect(fault(run, replacedAt(args, i, value), none)).toBeUndefined();
      }),
      { numRuns: runs(100) },
    );
  });
});

it('lists every function whose documentation names a MathError', () => {
  const SOURCES = new URL('..', import.meta.url);
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const throwing = files
    .filter((path) => /(?<!\.test|\.test-support)\.ts$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(new URL(path, SOURCES), 'utf8');
      const documented = source.matchAll(/\/\*\*((?:(?!\*\/).)*?)\*\/\nexport function (\w+)/gs);
      return [...documented].filter(([, text = '']) => text.includes('Throws `MathError`'));
    })
    .map(([, , name = '']) => name)
    .filter((name) => name in TOPICS);
  // unwrap accepts results of calculators. exactText also covers decimalText, which may return undefined.
  const taking = new Set(throwing.filter((name) => name !== 'unwrap' && name !== 'decimalText'));
  expect(NUMERIC.map(([run]) => run.name).sort()).toEqual([...taking].sort());
});
