import { constantValue } from '../expression/constant.js';
import { numberText } from '../expression/number-text.js';
import { isSum, sumOf, termsOf } from '../expression/terms.js';
import { negate, rational, subtract } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { lettersIn } from '../algebra/normal/identical.js';
import { product } from '../algebra/operations/tree.js';
import { chained, FUNCTIONS } from './function-rules.js';
import { type Applied, depends, only, type Rule, times } from './rule.js';
import { say } from './texts.js';

/** The rules in the order in which they are tried, the least work first. */
export const RULES: readonly Rule[] = [
  { id: 'constant', apply: ofConstant },
  {
    id: 'letter',
    apply: (of, letter) =>
      of === letter
        ? { law: say('calculus.equal-to-one', { n: letter }), parts: [], made: () => '1' }
        : undefined,
  },
  { id: 'sum', apply: ofSum },
  { id: 'minus', apply: ofMinus },
  { id: 'multiple', apply: ofMultiple },
  { id: 'reciprocal', apply: ofReciprocal },
  { id: 'product', apply: ofProduct },
  { id: 'quotient', apply: ofQuotient },
  { id: 'power', apply: ofPower },
  { id: 'exponential', apply: ofExponential },
  { id: 'logarithmic', apply: ofPowerOfLetters },
  ...FUNCTIONS,
];

function ofConstant(of: Expression, letter: string): Applied | undefined {
  if (depends(of, letter)) return undefined;
  const law =
    lettersIn(of).length === 0
      ? say('calculus.constant')
      : say('calculus.constant:letters', { n: of, m: letter });
  return { law, parts: [], made: () => '0' };
}

function ofSum(of: Expression): Applied | undefined {
  if (!isSum(of)) return undefined;
  const terms = termsOf(of);
  return {
    law: say('calculus.sum'),
    parts: terms.map(({ body }) => body),
    made: (derivatives) =>
      sumOf(terms.map(({ isNegative }, index) => ({ isNegative, body: derivatives[index] ?? '0' }))),
  };
}

function ofMinus(of: Expression): Applied | undefined {
  const [operator, inner = '0'] = typeof of === 'string' ? [] : of;
  if (operator !== 'neg') return undefined;
  return {
    law: say('calculus.multiple:minus'),
    parts: [inner],
    made: (derivatives) => ['neg', only(derivatives)],
  };
}

function ofMultiple(of: Expression, letter: string): Applied | undefined {
  const [operator, first = '0', ...rest] = typeof of === 'string' ? [] : of;
  if (operator === '×') {
    const all = [first, ...rest];
    const constants = all.filter((factor) => !depends(factor, letter));
    const others = all.filter((factor) => depends(factor, letter));
    if (constants.length === 0) return undefined;
    return {
      law: say('calculus.multiple', { n: product(constants) }),
      parts: [product(others)],
      made: (derivatives) => times(...constants, only(derivatives)),
    };
  }
  const [divisor = '1'] = rest;
  if (operator !== '/' || depends(divisor, letter)) return undefined;
  return {
    law: say('calculus.multiple:divisor', { n: divisor }),
    parts: [first],
    made: (derivatives) => ['/', only(derivatives), divisor],
  };
}

/** Writes c ÷ u as c u^(−1), and c ÷ u^n as c u^(−n), because a power needs no quotient rule. */
function ofReciprocal(of: Expression, letter: string): Applied | undefined {
  const [operator, top = '0', bottom = '1'] = typeof of === 'string' ? [] : of;
  if (operator !== '/' || depends(top, letter)) return undefined;
  const { base, exponent } = powerIn(bottom);
  if (depends(exponent, letter) || !depends(base, letter)) return undefined;
  const power: Expression = ['^', base, opposite(exponent)];
  return {
    law: say('calculus.reciprocal'),
    parts: [top === '1' ? power : ['×', top, power]],
    made: only,
  };
}

function powerIn(of: Expression): { readonly base: Expression; readonly exponent: Expression } {
  const [operator, base = of, exponent = '1'] = typeof of === 'string' ? [] : of;
  if (operator === '√') return { base, exponent: '1/2' };
  return operator === '^' ? { base, exponent } : { base: of, exponent: '1' };
}

function opposite(exponent: Expression): Expression {
  const value = constantValue(exponent);
  return value ? numberText(negate(value)) : ['neg', exponent];
}

function ofProduct(of: Expression): Applied | undefined {
  const [operator, u = '0', ...rest] = typeof of === 'string' ? [] : of;
  if (operator !== '×') return undefined;
  const v = product(rest);
  return {
    law: say('calculus.product', { u, v }),
    parts: [u, v],
    made: ([first = '0', second = '0']) => ['+', times(first, v), times(u, second)],
  };
}

function ofQuotient(of: Expression): Applied | undefined {
  const [operator, u = '0', v = '1'] = typeof of === 'string' ? [] : of;
  if (operator !== '/') return undefined;
  return {
    law: say('calculus.quotient', { u, v }),
    parts: [u, v],
    made: ([first = '0', second = '0']) => ['/', ['-', times(first, v), times(u, second)], ['^', v, '2']],
  };
}

function ofPower(of: Expression, letter: string): Applied | undefined {
  const [operator, base = '0', exponent = '1'] = typeof of === 'string' ? [] : of;
  if (operator !== '^' || depends(exponent, letter)) return undefined;
  const value = constantValue(exponent);
  const lower: Expression = value ? numberText(subtract(value, rational(1n))) : ['-', exponent, '1'];
  const derivative = (u: Expression): Expression => times(exponent, lower === '1' ? u : ['^', u, lower]);
  return chained(base, letter, {
    alone: say('calculus.power', { n: exponent }),
    name: (u) => ['^', u, exponent],
    derivative,
  });
}

function ofExponential(of: Expression, letter: string): Applied | undefined {
  const [operator, base = '0', exponent = '1'] = typeof of === 'string' ? [] : of;
  if (operator !== '^' || depends(base, letter)) return undefined;
  const name = (u: Expression): Expression => ['^', base, u];
  const derivative = (u: Expression): Expression =>
    base === 'e' ? ['^', base, u] : ['×', ['^', base, u], ['ln', base]];
  const alone = say('calculus.exponential', { f: name(letter), g: derivative(letter) });
  return chained(exponent, letter, { alone, name, derivative });
}

/** Differentiates u^v, which is e^(v ln u). */
function ofPowerOfLetters(of: Expression): Applied | undefined {
  const [operator, base = '0', exponent = '1'] = typeof of === 'string' ? [] : of;
  if (operator !== '^') return undefined;
  const inner = product([exponent, ['ln', base]]);
  return {
    law: say('calculus.logarithmic', { n: of, m: inner }),
    parts: [inner],
    made: (derivatives) => times(of, only(derivatives)),
  };
}
