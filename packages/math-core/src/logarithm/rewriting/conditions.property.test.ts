import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression } from '../../steps/index.js';
import { runs } from '../../testing/draws.test-support.js';
import type { Condition } from './condition.js';
import { withoutImplied } from './implied-conditions.js';
import { solvedConditions } from './solved-conditions.js';

type Values = Readonly<Record<string, number>>;

/** Returns the value of an expression of letters and small numbers, or NaN if it is undefined. */
function valueOf(expression: Expression, values: Values): number {
  if (typeof expression === 'string') {
    const [over = '', under = '1'] = expression.split('/');
    return values[expression] ?? Number(over) / Number(under);
  }
  const [operator, ...operands] = expression;
  const [a = NaN, b = NaN] = operands.map((operand) => valueOf(operand, values));
  if (operator === '+') return operands.reduce((sum, operand) => sum + valueOf(operand, values), 0);
  if (operator === '×') return operands.reduce((product, operand) => product * valueOf(operand, values), 1);
  if (operator === '-') return a - b;
  if (operator === '/') return b === 0 ? NaN : a / b;
  if (operator === 'neg') return -a;
  if (operator === '√') return Math.sqrt(a);
  return operator === '^' ? a ** b : NaN;
}

/** Returns whether a condition is true. */
function holds({ expression, relation, bound }: Condition, values: Values): boolean {
  const difference = valueOf(expression, values) - valueOf(bound, values);
  switch (relation) {
    case '>':
      return difference > 0;
    case '≥':
      return difference >= 0;
    case '<':
      return difference < 0;
    case '≤':
      return difference <= 0;
    default:
      return difference !== 0;
  }
}

/** Quarters, whose sums, differences and products are exact in doubles. */
const GRID = Array.from({ length: 89 }, (_, i) => (i - 44) / 4);

describe('solvedConditions', () => {
  const coefficient = fc.constantFrom(-4, -2, -1, 1, 2, 4);
  const linear = fc
    .tuple(coefficient, fc.integer({ min: -8, max: 8 }), fc.boolean(), fc.constantFrom('x', 'y'))
    .map(([slope, rest, isDifference, letter]): Expression => {
      const term: Expression = slope === 1 ? letter : ['×', String(slope), letter];
      return isDifference ? ['-', term, String(Math.abs(rest))] : ['+', String(Math.abs(rest)), term];
    });
  const condition = fc.record({
    expression: fc.oneof(
      linear,
      fc.constantFrom<Expression>('x', 'y', ['neg', 'x'], ['-', 'x', 'x'], ['+', 'x', 'y']),
    ),
    relation: fc.constantFrom<Condition['relation']>('>', '≥', '≠'),
    bound: fc.constantFrom('0', '1'),
  }) as fc.Arbitrary<Condition>;

  it('are true exactly if the conditions are, and contain no duplicates', () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (conditions) => {
        const solved = solvedConditions(conditions);
        for (const x of GRID)
          for (const y of [-3, -1, 0, 0.25, 1, 5]) {
            const all = (each: readonly Condition[]) => each.every((one) => holds(one, { x, y }));
            expect(all(solved)).toBe(all(conditions));
          }
        // Of two conditions on the same letter, neither is redundant: each excludes a number that the others allow.
        const oneLetter = solved.filter(({ expression }) => expression === 'x');
        for (const one of oneLetter) {
          const others = oneLetter.filter((other) => other !== one);
          expect(GRID.some((x) => others.every((other) => holds(other, { x })) && !holds(one, { x }))).toBe(
            true,
          );
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it.each<[Expression, Condition['relation'], string, Expression, string, string]>([
    [['-', ['×', '2', 'x'], '3'], '>', '0', 'x', '>', '3/2'],
    [['-', '6', ['×', '2', 'x']], '≥', '0', 'x', '≤', '3'],
    [['neg', 'x'], '>', '0', 'x', '<', '0'],
    [['+', 'x', '1'], '≠', '1', 'x', '≠', '0'],
    [['-', '1', 'x'], '≠', '0', 'x', '≠', '1'],
  ])('solve %j %s %s', (expression, relation, bound, variable, solved, limit) => {
    expect(solvedConditions([{ expression, relation, bound }])).toEqual([
      { expression: variable, relation: solved, bound: limit },
    ]);
  });

  it.each<Expression>([
    ['+', 'x', 'y'],
    ['×', 'x', 'y'],
    ['^', 'x', '2'],
    ['-', 'x', 'x'],
    ['+', 'e', '1'],
    ['+', 'rate', '1'],
  ])('leave %j', (expression) => {
    const condition = { expression, relation: '>', bound: '0' } as Condition;
    expect(solvedConditions([condition])).toEqual([condition]);
  });
});

describe('withoutImplied', () => {
  const letter = fc.constantFrom<Expression>('x', 'y', '2', '-1');
  const part = fc.oneof(
    letter,
    fc
      .tuple(fc.constantFrom('x', 'y'), fc.constantFrom('2', '3', '4'))
      .map(([of, n]): Expression => ['^', of, n]),
    fc.tuple(letter, letter).map(([a, b]): Expression => ['+', a, b]),
    fc.constantFrom('x', 'y').map((of): Expression => ['√', of]),
    fc.constant<Expression>(['-', ['^', 'x', '2'], '1']),
    fc.constantFrom<Expression>(['-', 'x', '1'], ['+', 'x', '1']),
  );
  const expression = fc.oneof(
    part,
    fc.tuple(part, part).map(([a, b]): Expression => ['×', a, b]),
    fc.tuple(part, part, part).map(([a, b, c]): Expression => ['×', a, b, c]),
    fc.tuple(part, part).map(([a, b]): Expression => ['/', a, b]),
  );

  /** The conditions under which an expression is defined: radicands that are not negative and divisors that are not 0. */
  const needs = (of: Expression): readonly Condition[] => {
    if (typeof of === 'string') return [];
    const [operator, first = '', second = ''] = of;
    const inner = of.slice(1).flatMap((operand) => needs(operand));
    const own =
      operator === '√'
        ? { expression: first, relation: '≥', bound: '0' }
        : { expression: second, relation: '≠', bound: '0' };
    return operator === '√' || operator === '/' ? [...inner, own as Condition] : inner;
  };
  const stated = fc
    .tuple(expression, fc.constantFrom<Condition['relation']>('>', '≥', '≠'))
    .map(([of, relation]) => [...needs(of), { expression: of, relation, bound: '0' }]);

  it('keeps conditions that are true exactly if all of them are', () => {
    const numbers = [-3, -2, -1, -0.5, 0, 0.25, 1, 2, 4];
    fc.assert(
      fc.property(fc.array(stated, { minLength: 1, maxLength: 3 }), (lists) => {
        const conditions = lists.flat();
        const left = withoutImplied(conditions);
        expect(left.length).toBeLessThanOrEqual(conditions.length);
        for (const x of numbers)
          for (const y of numbers) {
            const all = (each: readonly Condition[]) => each.every((one) => holds(one, { x, y }));
            expect([x, y, all(left)]).toEqual([x, y, all(conditions)]);
          }
      }),
      { numRuns: runs(400) },
    );
  });
});
