import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** The sizes of the units in mm² or mm³, and of customary ones in square or cubic inches. */
const SIZES: Readonly<Record<string, number>> = {
  hectares: 1e10,
  'm²': 1e6,
  'dm²': 1e4,
  'cm²': 100,
  'mm²': 1,
  'yd²': 1296,
  'ft²': 144,
  'in²': 1,
  'm³': 1e9,
  'dm³': 1e6,
  liters: 1e6,
  'cm³': 1000,
  'mm³': 1,
  'yd³': 46_656,
  'ft³': 1728,
  'in³': 1,
};

/** Compares both amounts in the smallest unit. In a word problem, every length is first converted to millimeters. */
export const verify: Verify = (problem) => {
  const { question, difficulty, form } = problem;
  const to = 'unit' in form ? (form.unit ?? '') : '';
  const answer = new Decimal(answerNumber(problem)).times(SIZES[to] ?? NaN);
  const given = difficulty === 'hard' ? product(question) : amount(question, numbersIn(problem)[0] ?? NaN);
  return { values: {}, faults: answer.eq(given) ? [] : ['the amounts are different'] };
};

function amount(question: string, number: number): Decimal {
  const [, from = ''] = /\d ([a-z]+[²³]?)/.exec(question) ?? [];
  return new Decimal(number).times(SIZES[from] ?? NaN);
}

function product(question: string): Decimal {
  return [...question.matchAll(/(\d+(?:\.\d+)?) (c?m)\b(?![²³])/g)].reduce(
    (all, [, length = '', unit]) => all.times(length).times(unit === 'm' ? 1000 : 10),
    new Decimal(1),
  );
}
