import rows from '../testing/complex-arithmetic.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionText } from '../../steps/index.js';
import { isSameValue, longValue, type Value } from '../testing/exact-value.test-support.js';
import { typed } from '../testing/typed.test-support.js';
import { answerRequest } from './answer-request.js';
import type { Answered } from '../functions/answered.js';

interface Row {
  readonly input: string;
  readonly value?: string;
  readonly refused?: unknown;
}

function answerTo(text: string): Answered {
  const answered = answerRequest(text);
  if (!answered?.ok) throw new Error(`${text}: ${answered?.message ?? 'not read'}`);
  return answered.value;
}

function resultOf({ answers }: Answered): Expression {
  const statement = answers[0]?.statement;
  if (statement?.kind === 'relation') return statement.right;
  return statement?.kind === 'expression' ? statement.expression : '?';
}

const zero = longValue('0').re;

/** Evaluates an expression in which functions may have complex operands. */
function valueOf(expression: Expression): Value {
  if (typeof expression === 'string') return longValue(expression);
  const [operator, inner = '0', exponent] = expression;
  if (operator === '√') {
    const { re } = valueOf(inner);
    return re.isNeg() ? { re: zero, im: re.neg().sqrt() } : { re: re.sqrt(), im: zero };
  }
  if (operator === 'abs') {
    const { re, im } = valueOf(inner);
    return { re: re.times(re).plus(im.times(im)).sqrt(), im: zero };
  }
  const names = 'abcdefgh';
  const operands = expression.slice(1) as readonly Expression[];
  if (operator === '^' && exponent !== undefined && !/^-?\d+$/.test(String(exponent)))
    return longValue(['^', 'a', exponent], { a: valueOf(inner) });
  const symbols = operands.map((operand, i) => (operator === '^' && i === 1 ? operand : names.charAt(i)));
  const letters = Object.fromEntries(operands.map((operand, i) => [names.charAt(i), valueOf(operand)]));
  return longValue([operator, ...symbols], letters);
}

/** Returns the steps whose sides have different values. A step with a word on the left defines it. */
function falseSteps({ steps }: Answered): readonly string[] {
  return steps
    .filter(({ before }) => !/^[a-z ]{3,}$/.test(String(before)))
    .filter(({ before, after }) => !isSameValue(valueOf(before), valueOf(after)))
    .map(({ law, before, after }) => `${law}: ${expressionText(before)} = ${expressionText(after)}`);
}

describe('arithmetic with complex numbers', () => {
  it.each(rows as readonly Row[])('$input', ({ input, value, refused }) => {
    if (refused !== undefined) {
      expect(answerRequest(input)).toMatchObject({ ok: false });
      return;
    }
    const answered = answerTo(input);
    const [found, wanted] = [valueOf(resultOf(answered)), valueOf(typed(value ?? '0'))];
    expect([expressionText(resultOf(answered)), isSameValue(found, wanted)]).toEqual([
      expressionText(resultOf(answered)),
      true,
    ]);
    expect(falseSteps(answered)).toEqual([]);
  });

  it.each(['i', 'pi', 'x + i', 'i^2 = -1', '2x + 3i = 5', 'in', '3 + 4', 'multiply 3 by 4', 'y = i + 2'])(
    'leaves "%s" to others',
    (text) => {
      expect(answerRequest(text)).toBeUndefined();
    },
  );
});

it('computes like an independent computation', () => {
  const part = fc.integer({ min: -6, max: 6 });
  const number = fc.tuple(part, part).map(([a, b]) => `(${a} + (${b})i)`);
  const { tree } = fc.letrec<{ tree: string; pair: string; power: string }>((tie) => ({
    tree: fc.oneof({ maxDepth: 3, withCrossShrink: true }, number, tie('pair'), tie('power')),
    pair: fc
      .tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/'), tie('tree'))
      .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    power: fc.tuple(number, fc.integer({ min: -4, max: 7 })).map(([base, n]) => `${base}^(${n})`),
  }));
  fc.assert(
    fc.property(tree, (text) => {
      const answered = answerRequest(text);
      const expression = typed(text.replaceAll(')i', ')*i'));
      if (!answered?.ok) {
        expect(() => valueOf(expression)).toThrow();
        return;
      }
      expect(isSameValue(valueOf(resultOf(answered.value)), valueOf(expression))).toBe(true);
      expect(falseSteps(answered.value)).toEqual([]);
    }),
    { seed: 42, numRuns: 150 },
  );
});
