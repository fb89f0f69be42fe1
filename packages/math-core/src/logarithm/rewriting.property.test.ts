import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionMathml, expressionText } from '../steps/index.js';
import { agreesInDigits, doubleValue, isInside, type Point } from './double-value.test-support.js';
import { changeOfBase, condenseLogarithms, expandLogarithm, type RewrittenLogarithm } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const variable = fc.constantFrom('x', 'y', 'z');
const small = fc.constantFrom(
  '1',
  '2',
  '3',
  '4',
  '5',
  '8',
  '9',
  '10',
  '12',
  '16',
  '27',
  '100',
  '0.5',
  '0.05',
);
const exponent = fc.constantFrom('2', '3', '-1', '-2', '0', '1', '0.5', '1/2', '1/3', '3/2', '-1/2', 'n');
const base = fc.constantFrom('2', '3', '4', '8', '10', '0.5', 'a', 'e');

const logarithm = (of: Expression, value: Expression): Expression =>
  of === 'e' ? ['ln', value] : ['log', of, value];

const { sum } = fc.letrec<{ value: Expression; sum: Expression }>((tie) => {
  const v = tie('value');
  const s = tie('sum');
  const log = fc.tuple(base, v).map(([of, inner]) => logarithm(of, inner));
  const two = <T extends string>(operator: T, a: fc.Arbitrary<Expression>, b: fc.Arbitrary<Expression>) =>
    fc.tuple(fc.constant(operator), a, b);
  return {
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.oneof(variable, variable, small, fc.constant('e')),
      two('×', v, v),
      two('/', v, v),
      two('^', v, exponent),
      fc.tuple(fc.constant('√' as const), v),
      two('+', v, v),
      two('-', v, small),
    ),
    sum: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      log,
      fc.oneof(small, variable, log),
      two('+', s, s),
      two('-', s, s),
      two('×', fc.oneof(small, small, variable), s),
      two('/', s, fc.oneof(small, variable)),
      two('/', log, log),
      fc.tuple(fc.constant('neg' as const), s),
      two('^', log, fc.constant('2')),
    ),
  };
});

const coordinate = fc.double({ min: -3, max: 5, noNaN: true });
const positive = fc.double({ min: 0.05, max: 6, noNaN: true });
const point = fc.oneof(
  { arbitrary: fc.record({ x: positive, y: positive, z: positive, a: positive, n: coordinate }), weight: 5 },
  {
    arbitrary: fc.record({ x: coordinate, y: coordinate, z: coordinate, a: positive, n: coordinate }),
    weight: 1,
  },
);
const points = fc.array(point, { minLength: 4, maxLength: 4 });

/** Checks that the steps form a chain and that each keeps the value everywhere in the domain. */
function check(result: RewrittenLogarithm, at: readonly Point[]): number {
  const { before, after, steps, domain } = result;
  let checked = 0;
  const chain = [before, ...steps.map((step) => step.after)];
  expect(steps.map((step) => step.before)).toEqual(chain.slice(0, -1));
  expect(chain.at(-1)).toEqual(after);
  for (const { substeps = [], ...step } of steps) {
    expect(step.relation).toBe('=');
    expect(expressionText(step.before)).not.toBe(expressionText(step.after));
    expect(expressionMathml(step.after)).not.toContain('undefined');
    if (substeps.length === 0) continue;
    expect([substeps[0]?.before, substeps.at(-1)?.after]).toEqual([step.before, step.after]);
    chain.push(...substeps.map((each) => each.after));
  }
  for (const each of at) {
    if (!isInside(domain, each)) continue;
    const wanted = doubleValue(before, each);
    const size = largest(before, each);
    for (const line of chain) {
      const got = doubleValue(line, each);
      const scale = Math.max(size, largest(line, each));
      if (scale > 1e12) continue; // Doubles are too inexact there.
      checked++;
      const message = `${expressionText(before)} = ${expressionText(line)} at ${JSON.stringify(each)} in ${result.domainText}`;
      const isClose = Math.abs(got - wanted) <= 1e-9 * Math.max(1, scale ** 1.5);
      if (!isClose) expect(agreesInDigits(result, line, each), message).toBe(true);
    }
  }
  return checked;
}

function largest(expression: Expression, at: Point): number {
  const own = Math.abs(doubleValue(expression, at)) || 0; // An undefined value has no size.
  const operands = typeof expression === 'string' ? [] : expression.slice(1);
  const parts = operands.map((operand) => largest(operand, at));
  // The power may be so small that a double has few or no digits of it.
  const inverse = own > 0 || expression[0] === '^' ? 1 / own : 0;
  return Math.max(own, inverse > 1e4 ? inverse : 0, ...parts);
}

describe.each([
  ['expandLogarithm', (input: Expression) => expandLogarithm(input)],
  ['condenseLogarithms', (input: Expression) => condenseLogarithms(input)],
  ['changeOfBase', (input: Expression) => changeOfBase(input, '2')],
])('%s', (_name, rewrite) => {
  it('keeps the value in every step, inside the stated domain', () => {
    let checked = 0;
    fc.assert(
      fc.property(sum, points, (expression, at) => {
        const input = typeof expression === 'string' ? logarithm('2', expression) : expression;
        const result = rewrite(input);
        if (result.ok) checked += check(result.value, at);
        else expect(['out-of-range', 'division-by-zero']).toContain(result.code);
      }),
      { numRuns: runs(120) },
    );
    expect(checked).toBeGreaterThan(runs(350));
  });

  it('has nothing left to do afterwards', () => {
    fc.assert(
      fc.property(sum, (expression) => {
        const input = typeof expression === 'string' ? logarithm('2', expression) : expression;
        const result = rewrite(input);
        if (!result.ok) return;
        const again = rewrite(result.value.after);
        if (again.ok)
          expect(
            again.value.steps.map(({ id, after }) => [id, expressionText(after)]),
            expressionText(input),
          ).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('expandLogarithm then condenseLogarithms', () => {
  const factor = fc.oneof(
    variable,
    fc
      .tuple(variable, fc.constantFrom('2', '3', '-2', '1/2', '1/3'))
      .map(([x, n]): Expression => ['^', x, n]),
    variable.map((x): Expression => ['√', x]),
    small,
  );
  const product = fc.array(factor, { minLength: 2, maxLength: 4 }).map((all): Expression => {
    const [first = 'x', ...rest] = all;
    return rest.reduce<Expression>((a, b, i) => [i % 2 === 0 ? '×' : '/', a, b], first);
  });

  it('returns one logarithm of the same value back', () => {
    fc.assert(
      fc.property(fc.constantFrom('2', '3', '10', 'e', 'a'), product, points, (of, inner, at) => {
        const input = logarithm(of, inner);
        const expanded = expandLogarithm(input);
        const condensed = condenseLogarithms(expanded.ok ? expanded.value.after : '');
        if (!expanded.ok || !condensed.ok) throw new Error(expressionText(input));
        const logarithms = expressionText(condensed.value.after).match(/log|ln/g) ?? [];
        expect(logarithms.length, expressionText(condensed.value.after)).toBeLessThanOrEqual(1);
        check({ ...condensed.value, before: expanded.value.after }, at);
      }),
      { numRuns: runs(60) },
    );
  });
});

it('rewrites any text, or refuses it with a code', () => {
  const pieces = fc.constantFrom(
    'log',
    'log_2',
    'ln',
    '(',
    ')',
    'x',
    'y',
    '^',
    '2',
    '8',
    '1',
    '/',
    '*',
    '+',
    '-',
    '√',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
      const text = all.join('');
      for (const rewrite of [expandLogarithm, condenseLogarithms]) {
        const result = rewrite(text);
        if (result.ok) check(result.value, [{ x: 1.7, y: 0.6 }]);
        else expect(result.message).toMatch(/^expression /);
      }
    }),
    { numRuns: runs(200) },
  );
});
