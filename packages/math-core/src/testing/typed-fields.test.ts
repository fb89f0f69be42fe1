import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bmi } from '../bmi/index.js';
import { gpa } from '../gpa/index.js';
import { readList } from '../list/index.js';
import { loan } from '../loan/index.js';
import { parseMoney, parsePercentage } from '../money/index.js';
import { convertBase } from '../number-base/index.js';
import { percentOf } from '../percentage/index.js';
import { parseNumber, type Rational } from '../rational/index.js';
import type { Result } from '../result/index.js';

/** Texts that people type into number fields, lists and the number base converter, and the values that they mean. */
const typed = JSON.parse(readFileSync(new URL('typed-fields.json', import.meta.url), 'utf8')) as {
  /** The value is null if the field must refuse the text. */
  readonly fields: readonly (readonly [field: string, text: string, value: string | null])[];
  readonly lists: readonly (readonly [
    text: string,
    numbers: readonly string[],
    unreadable: readonly string[],
    grouped: string | null,
  ])[];
  readonly bases: readonly (readonly [text: string, from: number, value: string | null])[];
};

type Read = Result<Rational>;

/** Returns the number that a field reads if its calculator accepts it. */
const ifAccepted = (result: Result<unknown>, read: Read): Read => (result.ok ? read : result);

const FIELDS: Readonly<Record<string, (text: string) => Read>> = {
  'loan amount': (principal) =>
    ifAccepted(loan({ principal, annualRate: 5, years: 2 }), parseMoney(principal)),
  'loan rate': (annualRate) =>
    ifAccepted(loan({ principal: 1000, annualRate, years: 2 }), parsePercentage(annualRate)),
  'loan term': (years) => ifAccepted(loan({ principal: 1000, annualRate: 5, years }), parseNumber(years)),
  'percentage value': (value) => ifAccepted(percentOf({ value, percentage: 10 }), parseNumber(value)),
  'percentage percent': (percentage) =>
    ifAccepted(percentOf({ value: 80, percentage }), parsePercentage(percentage)),
  'unit value': (value) => parseNumber(value),
  'BMI weight (kg)': (weight) =>
    ifAccepted(bmi({ system: 'metric', weight, height: 175 }), parseNumber(weight)),
  'BMI height (cm)': (height) =>
    ifAccepted(bmi({ system: 'metric', weight: 70, height }), parseNumber(height)),
  'BMI height (inches)': (height) =>
    ifAccepted(bmi({ system: 'imperial', weight: 150, height }), parseNumber(height)),
  'GPA credits': (credits) => ifAccepted(gpa({ courses: [{ credits, grade: 'A' }] }), parseNumber(credits)),
  'GPA grade': (grade) => {
    const result = gpa({ courses: [{ credits: 3, grade }] });
    return result.ok ? parseNumber(result.value.gpa.text) : result;
  },
};

/** Returns a plain decimal or fraction as a double, without the parser under test. */
function numberOf(text: string): number {
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

it.each(typed.fields)('reads in the field "%s" what %j means: %s', (field, text, value) => {
  const read = FIELDS[field]?.(text);
  expect(read?.ok).toBe(value !== null);
  if (read?.ok && value !== null)
    expect(Number(read.value.numerator) / Number(read.value.denominator)).toBe(numberOf(value));
});

it.each(typed.lists)('reads the list %j as %j and leaves out %j', (text, numbers, unreadable, grouped) => {
  const read = readList(text);
  const values = read.numbers.map((entry) => {
    const number = parseNumber(entry);
    return number.ok ? Number(number.value.numerator) / Number(number.value.denominator) : Number.NaN;
  });
  expect(values).toEqual(numbers.map(Number));
  expect(read.unreadable).toEqual(unreadable);
  expect(read.grouped ?? null).toBe(grouped);
});

it.each(typed.bases)('reads %j in base %i as %s', (digits, from, value) => {
  const result = convertBase({ digits, from, to: 10 });
  expect(result.ok ? result.value.decimal : null).toBe(value);
});
