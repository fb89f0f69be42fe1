import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText, stepText } from '../../steps/index.js';
import type { Expression } from '../../steps/expression.js';
import { readStatement } from '../read/read-statement.js';
import { solve } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import { runs } from '../../testing/draws.test-support.js';
import { statementHolds } from './claim.test-support.js';
import exercises from './exercises.json' with { type: 'json' };
import { compare, value, type Value, valueIf } from './surd-value.test-support.js';

// Logarithms have no exact value at a point, so a later test compares them as text.
const LITERAL = exercises.filter(({ kind }) => kind === 'literal');
const EXACT = LITERAL.filter(({ input }) => !/\^\(?[a-z]/.test(String(input)));

type Point = Readonly<Record<string, Value>>;

function solved(text: string, unknown: string) {
  const { solution, steps, conditions = [] } = unwrap(solve(text, { unknown }));
  if (solution.kind !== 'values') throw new Error(solution.kind);
  return { values: solution.values, steps, conditions };
}

const claim = (text: string): Statement => unwrap(readStatement(text));

function expression(text: string): Expression {
  const read = claim(text);
  if (read.kind !== 'expression') throw new Error(text);
  return read.expression;
}

/** Returns the values at a point in ascending order, each once, without those that have none. */
function valuesAt(values: readonly Expression[], at: Point): readonly Value[] {
  const found = values.flatMap((one) => valueIf(one, at) ?? []).sort(compare);
  return found.filter((one, i) => i === 0 || compare(one, found[i - 1] ?? one) !== 0);
}

/** Returns points with small numbers for all letters except the unknown. π is any nonzero number here. */
function points(text: string, unknown: string): readonly Point[] {
  const typed = text.replaceAll(/sqrt|pi/g, '').match(/[a-z](?:_\d+)?/gi) ?? [];
  const letters = [...new Set(typed.map((name) => name.replace('_', '')))].filter((name) => name !== unknown);
  return Array.from({ length: 60 }, (_, i) => {
    const digits = letters.map(
      (name, j) => [name, value(BigInt(((i * (7 + 6 * j) + j * j) % 9) - 4))] as const,
    );
    return { ...Object.fromEntries(digits), π: value(3n) };
  });
}

/** Returns whether the values solve the equation at every point that satisfies the conditions. */
function solvesAt(text: string, unknown: string, values: readonly Expression[], at: Point): boolean {
  return valuesAt(values, at).every((one) => statementHolds(claim(text), { ...at, [unknown]: one }));
}

describe('every literal equation of the exercises is solved', () => {
  it.each(EXACT)('$id: $input for $variable', ({ input, variable, answer, conditions = [] }) => {
    const [text, unknown] = [String(input), String(variable)];
    const own = solved(text, unknown);
    const expected = ('solutions' in answer ? answer.solutions : [String(answer.expression)]).map(expression);
    let count = 0;
    for (const at of points(text, unknown)) {
      const isAllowed = conditions.every((one) => statementHolds(claim(one), at));
      const keeps = own.conditions.every((one) => statementHolds(one, at));
      expect(keeps).toBe(isAllowed);
      if (!isAllowed) continue;
      count++;
      expect(valuesAt(own.values, at)).toEqual(valuesAt(expected, at));
      expect(valuesAt(own.values, at).length).toBeGreaterThan(0);
      expect(solvesAt(text, unknown, own.values, at)).toBe(true);
    }
    expect(count).toBeGreaterThan(5);
  });

  it.each([
    ['N = A e^(k t)', 't', 'ln (N ÷ A) ÷ k', ['A ≠ 0', 'N ÷ A > 0', 'k ≠ 0']],
    ['A = P(1 + r)^n', 'n', 'ln (A ÷ P) ÷ ln (1 + r)', ['P ≠ 0', 'A ÷ P > 0', '1 + r > 0', 'r ≠ 0']],
  ])('%s for %s', (text, unknown, answer, conditions) => {
    const own = solved(text, unknown);
    expect(own.values.map(expressionText)).toEqual([answer]);
    const shown = own.conditions.map(
      (one) => one.kind === 'relation' && `${expressionText(one.left)} ${one.relation} 0`,
    );
    expect(shown).toEqual(conditions);
  });

  it('are all in one of the two lists', () => {
    expect(LITERAL.length - EXACT.length).toBe(2);
  });
});

describe('other equations in several letters', () => {
  it.each([
    ['1/R = 1/a + 1/b + 1/c', 'b'],
    ['a/(x + b) = c', 'x'],
    ['(x - a)/b = (x + a)/c', 'x'],
    ['a x^2 = b', 'x'],
    ['a x^2 + c = b x^2', 'x'],
    ['x^2 - 2a x + a^2 - b^2 = 0', 'x'],
    ['m x^2 + (m + 1)x + 1 = 0', 'x'],
    ['y = a sqrt(x - b) + c', 'x'],
    ['a - b x = c', 'x'],
    ['(a x + b)/(c x + d) = y', 'x'],
    ['V = 4/3 pi r^3 - b', 'b'],
    ['a|x| + b = c', 'x'],
    ['x/a + x/b = 1', 'x'],
    ['(x + a)^2 = b', 'x'],
    ['a(x - b) = b(x - a)', 'x'],
    ['A = 4 pi r^2', 'r'],
    ['a/x + x = b', 'x'],
    ['a/(x - 1) + x = b', 'x'],
    ['a x^2 + b x^2 + x = c', 'x'],
    ['P_1 V_1 = P_2 V_2', 'V2'],
    ['y - y_1 = m(x - x_1)', 'x1'],
    ['v^2 = v_0^2 + 2a s', 's'],
  ])('%s for %s', (text, unknown) => {
    const own = solved(text, unknown);
    let count = 0;
    for (const at of points(text, unknown)) {
      if (!own.conditions.every((one) => statementHolds(one, at))) continue;
      count += valuesAt(own.values, at).length;
      expect(solvesAt(text, unknown, own.values, at)).toBe(true);
    }
    expect(count).toBeGreaterThan(5);
  });

  it.each([
    ['ln(x) + a = 0', 'x', 'e^(-a)'],
    ['log_b(x) = 2c', 'x', 'b^(2c)'],
    ['x^3 = a', 'x', '∛a'],
    ['a = x^(1/3) + 1', 'x', '(a - 1)³'],
    ['x^4 = a', 'x', '-⁴√a, ⁴√a'],
  ])('%s for %s is %s', (text, unknown, answer) => {
    expect(solved(text, unknown).values.map(expressionText).join(', ')).toBe(answer);
  });

  it('linear in the letter on both sides: the value solves the equation wherever the conditions are true', () => {
    const letters = fc.constantFrom('a', 'b', 'c', '(a + b)', '(a - 2c)', '3');
    fc.assert(
      fc.property(letters, letters, letters, letters, (p, q, r, s) => {
        fc.pre(p !== r);
        const text = `${p}x + ${q} = ${r}(x - ${s})`;
        const own = solved(text, 'x');
        for (const at of points('abc', 'x'))
          if (own.conditions.every((one) => statementHolds(one, at)))
            expect(valuesAt(own.values, at).length === 1 && solvesAt(text, 'x', own.values, at)).toBe(true);
      }),
      { numRuns: runs(15) },
    );
  });
});

it.each([
  ['a x + b = c', 'y', 'an equation without the letter y'],
  ['5x + 1 = 2', 'y', 'an equation without the letter y'],
  ['x^3 + a x = b', 'x', "an equation that can't be solved for x"],
  ['sqrt(x) + x = a', 'x', "an equation that can't be solved for x"],
  ['a^2 = -4 + 0x', 'a', "an equation that can't be solved for a"],
  ['a x = a x + 1', 'x', "an equation that can't be solved for x"],
])('%s for %s is refused', (text, unknown, recognised) => {
  expect(solve(text, { unknown })).toMatchObject({
    ok: false,
    code: 'unsupported',
    message: expect.stringContaining(recognised) as string,
  });
});

it('the steps state the conditions', () => {
  expect(solved('A = 4 pi r^2', 'r').steps.map(stepText)).toEqual([
    'Swap the sides: 4πr² = A',
    'Divide both sides by 4π: r² = A ÷ (4π)',
    'Take the square root of both sides, with both signs (A ≥ 0): r = -√(A ÷ (4π)), √(A ÷ (4π))',
  ]);
  expect(solved('A = 1/2 h (b + c)', 'b').steps.map(stepText)).toEqual([
    'Swap the sides: 1/2 h(b + c) = A',
    'Multiply both sides by 2: h(b + c) = 2A',
    'Divide both sides by h (h ≠ 0): b + c = 2A ÷ h',
    'Subtract c from both sides: b = 2A ÷ h - c',
  ]);
  expect(solved('a x + b = c x + d', 'x').steps.map(stepText)).toEqual([
    'Move the terms with x to one side and all others to the other: ax - cx = d - b',
    'Factor out x: x(a - c) = d - b',
    'Divide both sides by a - c (a - c ≠ 0): x = (d - b) ÷ (a - c)',
    'In this case, every value of x is a solution if b - d = 0, and there is none otherwise: a = c',
  ]);
});

it.each([
  ['a x = 7', ['there is no solution: a = 0']],
  ['(b - 2)x = b^2 - 4', ['every value of x is a solution: b = 2']],
  ['(a^2 - 1)x = a + 1', ['every value of x is a solution: a = -1', 'there is no solution: a = 1']],
  ['y = m x + b', []],
  ['p x^2 = 4', []],
])('the cases of the parameter in %s', (line, cases) => {
  const { steps } = solved(line, 'x');
  const found = steps.filter(({ id }) => id === 'algebra.parameter-case').map(stepText);
  expect(found).toEqual(cases.map((text) => `In this case, ${text}`));
});

it.each([
  ['(b - 2)x = b^2 - 4', 'b + 2'],
  ['c(x - 1) = 2c', '3'],
  ['k^2 x = k', '1 ÷ k'],
])('the value of %s is %s, in lowest terms', (line, value) => {
  expect(solved(line, 'x').values.map(expressionText)).toEqual([value]);
});
