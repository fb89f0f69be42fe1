import { checkWorking, solve } from '@mathtools/math-core/algebra';
import { compoundInterest } from '@mathtools/math-core/compound-interest';
import { calculateFractions } from '@mathtools/math-core/fraction';
import { convertBase } from '@mathtools/math-core/number-base';
import { primeFactors } from '@mathtools/math-core/prime';
import { solveQuadratic } from '@mathtools/math-core/quadratic';
import { parseNumber, toNumber } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import { statistics } from '@mathtools/math-core/statistics';
import type { Expression } from '@mathtools/math-core/steps';
import { expect, test } from 'vitest';
import type { GuideExample } from '../ui/article/guide.js';
import { tools } from './index.js';

const guides = import.meta.glob<GuideExample>('./*/guide.tsx', { eager: true, import: 'example' });

function exampleOf(id: string): GuideExample {
  const example = guides[`./${id}/guide.tsx`];
  if (!example) throw new Error(`${id} has no guide.`);
  return example;
}

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Computes an expression in floating-point numbers, independently of the engine. */
function valueOf(expression: Expression): number {
  if (typeof expression === 'string') return toNumber(given(parseNumber(expression)));
  const [operator, ...operands] = expression;
  if (operator === 'numeral') return Number.parseInt(String(operands[0]), Number(operands[1]));
  const [first = NaN, ...rest] = operands.map(valueOf);
  const last = rest[0] ?? NaN;
  switch (operator) {
    case '+':
      return rest.reduce((sum, each) => sum + each, first);
    case '-':
      return first - last;
    case '×':
      return rest.reduce((product, each) => product * each, first);
    case '÷':
    case '/':
      return first / last;
    case '^':
      return first ** last;
    case '√':
      return Math.sqrt(first);
    default:
      throw new Error(`No value of ${operator}.`);
  }
}

test('every tool that was added without a dedicated page has a guide', () => {
  const further = [
    'fractions',
    'quadratic',
    'primes',
    'statistics',
    'equation',
    'working',
    'compound-interest',
    'number-bases',
  ];
  expect(Object.keys(guides).sort()).toEqual(further.map((id) => `./${id}/guide.tsx`).sort());
  for (const id of further) expect(tools.find((tool) => tool.id === id)?.page, id).toBeUndefined();
});

test.for(Object.entries(guides))('each line of the example in %s is true', ([, { lines }]) => {
  expect(lines.length).toBeGreaterThan(1);
  for (const { left, relation, right } of lines)
    expect(valueOf(left)).toBeCloseTo(valueOf(right), relation === '≈' ? 4 : 10);
});

/** Returns the right-hand value of each line. */
const values = (id: string): number[] => exampleOf(id).lines.map(({ right }) => valueOf(right));

test('the engine confirms the examples', () => {
  const fraction = given(calculateFractions({ left: '2/3', operation: 'add', right: '1/4' }));
  expect(exampleOf('fractions').lines.at(-1)?.right).toBe(fraction.fraction);

  const { discriminant, roots } = given(solveQuadratic({ a: '1', b: '-5', c: '6' }));
  expect([discriminant.number, ...roots.map(({ real }) => real.number)]).toEqual(values('quadratic'));

  const { solution, extraneous } = given(solve('sqrt(2x + 3) = x'));
  expect([solution, extraneous]).toEqual([{ kind: 'values', unknown: 'x', values: ['3'] }, ['-1']]);

  const [verdict] = given(checkWorking(['3x - 4 = 11', '3x = 7']));
  expect(verdict).toMatchObject({ mistake: 'sign-lost-in-moving', counterexample: { at: { x: '5' } } });

  const primes = given(primeFactors({ numbers: '60 84' }));
  expect(primes.numbers.map(({ product }) => product)).toEqual(
    exampleOf('primes')
      .lines.slice(0, 2)
      .map(({ right }) => right),
  );
  expect(values('primes').slice(2)).toEqual([
    Number(primes.greatestCommonDivisor),
    Number(primes.leastCommonMultiple),
  ]);

  const { mean, median, population, sample } = given(statistics({ values: '3 5 7 7 8' }));
  const [first, , whole, some] = values('statistics');
  expect([mean.text, median.text]).toEqual([String(first), '7']);
  expect([population.standardDeviation.text, sample?.standardDeviation.text]).toEqual([
    String(whole),
    String(some),
  ]);

  const balance = (years: string, periodsPerYear: string): string =>
    given(compoundInterest({ principal: '1000', annualRate: '5', years, periodsPerYear, contribution: 0 }))
      .balance.text;
  expect(balance('3', '1')).toBe('1157.63');
  expect([balance('10', '1'), balance('10', '12')], 'as in a question').toEqual(['1628.89', '1647.01']);

  expect(given(convertBase({ digits: '2F', from: '16', to: '10' })).text).toBe('47');
  const binary = given(convertBase({ digits: '47', from: '10', to: '2' })).text;
  expect(exampleOf('number-bases').lines.at(-1)?.right).toEqual(['numeral', binary, '2']);
});
