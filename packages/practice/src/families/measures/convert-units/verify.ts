import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** The sizes of the units: metric ones in meters, grams and liters, customary ones in inches, ounces and cups. */
const SIZES: Readonly<Record<string, number | string>> = {
  kilometers: 1000,
  meters: 1,
  centimeters: '0.01',
  millimeters: '0.001',
  milligrams: '0.001',
  kilograms: 1000,
  grams: 1,
  liters: 1,
  milliliters: '0.001',
  'cubic meters': 1000,
  hectares: 10_000,
  'square meters': 1,
  'square centimeters': '0.0001',
  'square millimeters': '0.000001',
  miles: 63_360,
  yards: 36,
  feet: 12,
  inches: 1,
  pounds: 16,
  ounces: 1,
  gallons: 16,
  quarts: 4,
  cups: 1,
  'square yards': 1296,
  'square feet': 144,
  'square inches': 1,
};

/** Compares both amounts in the smallest unit, or with the factor that the question gives. */
export const verify: Verify = ({ question, answer, form }) => {
  const to = 'unit' in form ? (form.unit ?? '') : '';
  const [, factor] = /^(?:One \w+ is about|Use|Take one \w+ as) (\d+(?:\.\d+)?)/.exec(question) ?? [];
  const task = question.replace(/^(?:One|Use|Take) .*?\. /, '');
  const [, amount = '', from = ''] = /(\d+(?:\.\d+)?) ((?:square |cubic )?[a-z]+)/.exec(task) ?? [];
  const [before, after] = [new Decimal(amount), new Decimal(answer)];
  const isRight =
    factor === undefined
      ? before.times(SIZES[from] ?? NaN).eq(after.times(SIZES[to] ?? NaN))
      : before.times(factor).eq(after) || after.times(factor).eq(before);
  return { values: {}, faults: isRight ? [] : ['the amounts are different'] };
};
