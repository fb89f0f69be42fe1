import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  sign,
  subtract,
} from '@mathtools/math-core/rational';
import { expressionText } from '@mathtools/math-core/steps';
import { runs } from '@mathtools/math-core/testing/draws';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rationalOf, valueOf } from '../value/value.js';
import { readTokens } from './read-value.js';
import { readEntry } from './reading.js';
import { tokensOf } from './tokens.js';

/** A typed number and its value, each written in one of the ways that people use. */
interface Written {
  readonly text: string;
  readonly value: Rational;
}

const whole = fc.nat(9999);
const numbers: fc.Arbitrary<Written> = fc.oneof(
  whole.map((n) => ({ text: String(n), value: rational(BigInt(n)) })),
  fc.tuple(fc.integer({ min: 1, max: 999 }), fc.nat(999)).map(([n, rest]) => ({
    text: `${n},${String(rest).padStart(3, '0')}.0`,
    value: rational(BigInt(n * 1000 + rest)),
  })),
  fc.tuple(fc.nat(99), fc.nat(99)).map(([n, rest]) => ({
    text: `${n}.${String(rest).padStart(2, '0')}`,
    value: rational(BigInt(n * 100 + rest), 100n),
  })),
  fc.constantFrom(
    { text: '⅔', value: rational(2n, 3n) },
    { text: 'two thirds', value: rational(2n, 3n) },
    { text: '0.333…', value: rational(1n, 3n) },
    { text: '2e-3', value: rational(2n, 1000n) },
    { text: '\\frac{3}{4}', value: rational(3n, 4n) },
    { text: '25%', value: rational(1n, 4n) },
  ),
  fc
    .tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 2, max: 60 }),
      fc.constantFrom(' ', ' and ', ' & '),
    )
    .filter(([, top, bottom]) => top < bottom)
    .map(([n, top, bottom, between]) => ({
      text: `${n}${between}${top}/${bottom}`,
      value: rational(BigInt(n * bottom + top), BigInt(bottom)),
    })),
);

const operators = {
  '+': add,
  '-': subtract,
  '−': subtract,
  '*': multiply,
  ' · ': multiply,
  ' × ': multiply,
} as const;

const calculations: fc.Arbitrary<Written> = fc
  .letrec<{ tree: Written }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      numbers,
      fc
        .tuple(
          tie('tree'),
          fc.constantFrom(...(Object.keys(operators) as (keyof typeof operators)[])),
          tie('tree'),
        )
        .map(([a, operator, b]) => ({
          text: `(${a.text})${operator}(${b.text})`,
          value: operators[operator](a.value, b.value),
        })),
      fc
        .tuple(tie('tree'), tie('tree'))
        .filter(([, { value }]) => sign(value) !== 0)
        .map(([a, b]) => ({ text: `(${a.text})/(${b.text})`, value: divide(a.value, b.value) })),
      tie('tree').map(({ text, value }) => ({ text: `-(${text})`, value: negate(value) })),
      tie('tree').map(({ text, value }) => ({ text: `(${text})²`, value: multiply(value, value) })),
    ),
  }))
  .tree.filter(({ text }) => text.length <= 190 && !/%\)/.test(text));

it('typesets a number that has the value of what is typed, and so has its text', () => {
  fc.assert(
    fc.property(calculations, fc.constantFrom('number', 'expression'), ({ text, value }, kind) => {
      const pieces = readEntry(text, { form: { kind } });
      expect(pieces, text).toHaveLength(1);
      const [piece] = pieces ?? [];
      const expression = piece?.kind === 'math' ? piece.expression : '';
      const shown = valueOf(expression);
      const found = shown && rationalOf(shown);
      expect(found && compare(found, value), `${text}: ${expressionText(expression)}`).toBe(0);
      const back = readTokens(tokensOf(expressionText(expression), 'within') ?? []);
      const again = back && rationalOf(back.value);
      expect(again && compare(again, value), expressionText(expression)).toBe(0);
    }),
    { numRuns: runs(500) },
  );
});

it('never fails, whatever is typed', () => {
  const parts = fc.constantFrom(
    ...Array.from('0129xy.,;|()[]{}/^√π±=<> -+*_°%$'),
    'log',
    'pi',
    'and',
    'cm',
    '½',
    '∞',
  );
  const forms = fc.constantFrom(
    { kind: 'number', unit: 'cm' },
    { kind: 'numbers', variable: 'x' },
    { kind: 'point', names: ['x', 'y'] },
    { kind: 'expression' },
    { kind: 'inequality', variable: 'x' },
    { kind: 'equation' },
  ) satisfies fc.Arbitrary<Parameters<typeof readEntry>[1]['form']>;
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), forms, (typed, form) => {
      const pieces = readEntry(typed.join(''), { form, question: 'How many times 5 cm is $x^2 + xy$?' });
      expect(pieces === undefined || pieces.some(({ kind }) => kind === 'math')).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});
