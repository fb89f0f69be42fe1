import { parseExpression } from '../expression/index.js';
import { format, parseLocaleNumber } from '../format/index.js';
import { isUnitCategory, isUnitOf, loanSchedule, parseDate, parseNumber, readWhole } from '../index.js';
import { CALCULATORS } from './calculators.test-support.js';
import type { Tested } from './fuzz.test-support.js';

function tested(name: string, example: object, run: (fields: never) => unknown): Tested {
  return { name, example, run: run as Tested['run'] };
}

const argument = (input: unknown, name: string): never => Reflect.get(Object(input) as object, name) as never;

/** Calculators take one object; of the others each argument is a field. */
export const TESTED: readonly Tested[] = [
  ...CALCULATORS.map(({ name, run, examples: [example = {}] }) => ({ name, run, example })),
  tested('loanSchedule', { principal: 1200, annualRate: 5, years: 1, extra: 0 }, loanSchedule),
  tested('parseNumber', { input: '1', field: 'value' }, (all) => parseNumber(argument(all, 'input'))),
  tested('parseDate', { input: '2024-02-29' }, (all) => parseDate(argument(all, 'input'))),
  tested('parseExpression', { text: 'ln x' }, (all) => parseExpression(argument(all, 'text'))),
  tested('format', { value: 1, options: {} }, (all) =>
    format(argument(all, 'value'), argument(all, 'options')),
  ),
  tested('format with', { decimals: 2, locale: 'de' }, (all) => format(1234, all)),
  tested('parseLocaleNumber', { text: '1.234,5', locale: 'de' }, (all) =>
    parseLocaleNumber(argument(all, 'text'), argument(all, 'locale')),
  ),
  tested('readWhole', { input: '1' }, (all) => ({ ok: true, value: readWhole(argument(all, 'input')) })),
  tested('isUnitCategory', { id: 'length' }, (all) => ({
    ok: true,
    value: isUnitCategory(argument(all, 'id')),
  })),
  tested('isUnitOf', { category: 'length', id: 'feet' }, (all) => ({
    ok: true,
    value: isUnitOf(argument(all, 'category'), argument(all, 'id')),
  })),
];

/** Lists the paths to every field of an example: "first.hours", "courses.0.credits". */
export function pathsOf(example: object, prefix: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(example).flatMap(([key, value]) => {
    const path = [...prefix, key];
    const isInner = typeof value === 'object' && value !== null;
    return isInner ? [path, ...pathsOf(value as object, path)] : [path];
  });
}

/** Copies an example with another value at a path; the value itself where the path is empty. */
export function spoilt(example: object, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner: unknown = Reflect.get(example, key);
  const replaced = spoilt(Object(inner) as object, rest, value);
  return Object.assign(Array.isArray(example) ? [...(example as unknown[])] : { ...example }, {
    [key]: replaced,
  });
}
