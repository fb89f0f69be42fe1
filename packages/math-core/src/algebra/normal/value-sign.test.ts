import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/index.js';
import { runs } from '../../testing/draws.test-support.js';
import { typedExpression } from '../read/typed-expression.js';
import { longValue } from '../testing/exact-value.test-support.js';
import { compareValues, signOfValue } from './value-sign.js';

const read = (text: string): Expression => unwrap(typedExpression(text, 'text'));

describe('the sign of a number', () => {
  it.each([
    ['√(2) + √(3)', '√(5 + 2√(6))', 0],
    ['e^π - π', '20', -1],
    ['ln(640320^3 + 744)', 'π√(163)', 1],
    ['e^(π√(163))', '640320^3 + 744', -1],
    ['log_2(3)', 'log_4(9)', 0],
    ['2^(log_4(9))', '3', 0],
    ['e^(ln(3)/2)', '√(3)', 0],
    ['log_2(3)*10^60', '1584962500721156181453738943947816508759814407692481060455752', 1],
    ['log_2(3)*10^60', '1584962500721156181453738943947816508759814407692481060455753', -1],
    ['π', '3.14159265358979323846264338327950288', 1],
    ['log_3(2)', 'log_3.00000000000000000001(2)', 1],
    ['√(4 + √(7)) - √(4 - √(7))', '√(2)', 0],
    ['ln(2) + ln(3)', 'ln(6) + 10^(-200)', -1],
  ] as const)('%s beside %s: %i', (a, b, order) => {
    expect(compareValues(read(a), read(b))).toBe(order);
  });

  it('stays undecided if the work limit is reached first, or if there is no real value', () => {
    expect(compareValues(read('ln(2) + ln(3)'), read('ln(6) + 10^(-400)'))).toBeUndefined();
    expect(signOfValue(read('√(-2)'))).toBeUndefined();
    expect(signOfValue(read('ln(-1) - ln(-1)'))).toBeUndefined();
  });
});

const small = fc.integer({ min: 2, max: 30 }).map(String);
const leaf: fc.Arbitrary<Expression> = fc.oneof(
  fc.constantFrom('e', 'π'),
  small.map((n): Expression => ['√', n]),
  small.map((n): Expression => ['ln', n]),
  fc.tuple(small, small).map(([a, b]): Expression => ['log', a, b]),
  fc.tuple(fc.integer({ min: -3, max: 3 }), small).map(([p, q]): Expression => ['^', 'e', `${p}/${q}`]),
);
const number = fc
  .tuple(fc.constantFrom('+', '-', '×', '/'), leaf, leaf)
  .map(([operator, a, b]): Expression => [operator, a, b]);

/** Two ways to write the same number. */
const equal = fc
  .tuple(small, small, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 4 }))
  .map(([a, b, n, turn]): readonly [Expression, Expression] => {
    const power = (base: Expression): Expression => ['^', base, String(n)];
    if (turn === 0)
      return [
        ['ln', ['×', power(a), b]],
        ['+', ['×', String(n), ['ln', a]], ['ln', b]],
      ];
    if (turn === 1)
      return [
        ['log', power(a), power(b)],
        ['log', a, b],
      ];
    if (turn === 2) return [['^', 'e', ['×', String(n), ['ln', a]]], power(a)];
    if (turn === 3)
      return [
        ['×', ['√', a], ['√', b]],
        ['√', ['×', a, b]],
      ];
    const inside: Expression = ['+', ['+', a, b], ['×', '2', ['√', ['×', a, b]]]];
    return [
      ['+', ['√', a], ['√', b]],
      ['√', inside],
    ];
  });

describe('two numbers that are close together', () => {
  it('compare as a hundred digits do, although up to sixty digits agree', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 60 }), (value, decimals) => {
        const { re } = longValue(value);
        const near = re.toFixed(decimals);
        const order = re.minus(near).cmp(0);
        fc.pre(re.minus(near).abs().gt('1e-75') || order === 0);
        expect(compareValues(value, near)).toBe(order);
      }),
      { numRuns: runs(150) },
    );
  });

  it('are equal if they are two forms of the same number', () => {
    fc.assert(
      fc.property(equal, leaf, ([a, b], more) => {
        expect(compareValues(['+', a, more], ['+', more, b])).toBe(0);
      }),
      { numRuns: runs(100) },
    );
  });
});
