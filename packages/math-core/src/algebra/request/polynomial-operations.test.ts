import rows from '../testing/polynomial-operations.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionText, type Step } from '../../steps/index.js';
import { isSameValue, longValue, type Value } from '../testing/exact-value.test-support.js';
import { typed } from '../testing/typed.test-support.js';
import { answerRequest } from './answer-request.js';
import type { Answered, AnswerName } from '../functions/answered.js';

interface Row {
  readonly input: string;
  readonly quotient?: string;
  readonly remainder?: string;
  readonly result?: string;
  readonly refused?: unknown;
}

const SEED = { seed: 42, numRuns: 60 };
const POINTS = ['2.37', '-5.81', '0.613'];

function answerTo(text: string): Answered {
  const answered = answerRequest(text);
  if (!answered?.ok) throw new Error(`${text}: ${answered?.message ?? 'not read'}`);
  return answered.value;
}

function lineOf({ answers }: Answered, name: AnswerName): Expression {
  const found = answers.find((line) => line.name === name)?.statement;
  return found?.kind === 'expression' ? found.expression : '?';
}

/** Returns the values of every letter at a point. The unknown numerators have their values from the step. */
function lettersAt(point: string, { parameters = {} }: Partial<Step> = {}): Record<string, Value> {
  const real = (text: string): Value => longValue(text);
  const known = Object.entries(parameters).map(([name, value]) => [name, real(value)] as const);
  return { x: real(point), t: real(point), a: real('1.37'), ...Object.fromEntries(known) };
}

function differ(first: Expression, second: Expression, letters: Record<string, Value>): boolean {
  return !isSameValue(longValue(first, letters), longValue(second, letters));
}

const differAnywhere = (first: Expression, second: Expression): boolean =>
  POINTS.some((point) => differ(first, second, lettersAt(point)));

/** Returns the steps that are false at a point. Steps that use one value of the letter or define a letter are others. */
function falseSteps({ steps }: Answered): readonly string[] {
  return steps
    .filter(({ before }) => typeof before !== 'string' || /^-?\d/.test(before))
    .filter((step) => POINTS.some((point) => differ(step.before, step.after, lettersAt(point, step))))
    .map(({ law, before, after }) => `${law}: ${expressionText(before)} = ${expressionText(after)}`);
}

describe('operations with polynomials', () => {
  it.each(rows as readonly Row[])('$input', ({ input, quotient, remainder, result, refused }) => {
    if (refused !== undefined) {
      expect(answerRequest(input)).toMatchObject({ ok: false });
      return;
    }
    const answered = answerTo(input);
    const wanted = { quotient, remainder, result };
    for (const name of ['quotient', 'remainder', 'result'] as const) {
      const text = wanted[name];
      if (text === undefined) continue;
      expect([
        name,
        expressionText(lineOf(answered, name)),
        differAnywhere(lineOf(answered, name), typed(text)),
      ]).toEqual([name, expressionText(lineOf(answered, name)), false]);
    }
    expect(falseSteps(answered)).toEqual([]);
  });

  it.each([
    '10 divided by 4',
    'divide 10 by 4',
    'divide both sides by 3',
    'slope',
    'divide 10 m by 2 s',
    'x ÷ 2',
  ])('leaves "%s" to others', (text) => {
    const answered = answerRequest(text);
    expect(answered?.ok ? answered.value.answers.map(({ name }) => name) : []).not.toContain('quotient');
  });
});

const coefficient = fc.integer({ min: -9, max: 9 });
const polynomial = (length: number): fc.Arbitrary<string> =>
  fc
    .array(coefficient, { minLength: 1, maxLength: length })
    .map((all) => all.map((value, i) => `(${value})x^${i}`).join(' + '));

it('divides any polynomials: dividend = quotient × divisor + remainder', () => {
  fc.assert(
    fc.property(
      polynomial(7),
      polynomial(3),
      coefficient.filter((n) => n !== 0),
      fc.boolean(),
      (above, low, leading, isSynthetic) => {
        const below = isSynthetic ? `${leading}x + 3` : `(${leading})x^3 + ${low}`;
        const answered = answerTo(`${isSynthetic ? 'synthetic' : 'long'} division (${above}) ÷ (${below})`);
        const back: Expression = [
          '+',
          ['×', lineOf(answered, 'quotient'), typed(below)],
          lineOf(answered, 'remainder'),
        ];
        expect(differAnywhere(back, typed(above))).toBe(false);
        expect(expressionText(lineOf(answered, 'remainder'))).not.toMatch(isSynthetic ? /x/ : /x[³⁴⁵⁶]/);
        expect(falseSteps(answered)).toEqual([]);
      },
    ),
    SEED,
  );
});

it('decomposes any quotient: the sum of the fractions has the same value', () => {
  const factor = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 3 }), coefficient).map(([a, b]) => `(${a}x + (${b}))`),
    fc.tuple(coefficient, fc.integer({ min: 21, max: 30 })).map(([b, c]) => `(x^2 + (${b})x + ${c})`),
  );
  const below = fc.array(fc.tuple(factor, fc.integer({ min: 1, max: 2 })), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(polynomial(6), below, (above, factors) => {
      const product = factors.map(([base, exponent]) => `${base}^${exponent}`).join('*');
      const text = `(${above})/(${product})`;
      const answered = answerRequest(`partial fractions of ${text}`);
      if (!answered?.ok) return; // The numerator cancels the denominator.
      expect(differAnywhere(lineOf(answered.value, 'result'), typed(text))).toBe(false);
      expect(falseSteps(answered.value)).toEqual([]);
    }),
    SEED,
  );
});
