import type { Expression, Operator } from '../steps/expression.js';
import { type Applied, only, type Rule, times } from './rule.js';
import { type Law, say } from './texts.js';

/** A function of u with its derivative. */
interface Outer {
  /** The text if u is the letter. */
  readonly alone: Law;
  readonly name: (u: Expression) => Expression;
  readonly derivative: (u: Expression) => Expression;
}

/** Differentiates a function of a part: directly if the part is the letter, and else by the chain rule. */
export function chained(part: Expression, letter: string, { alone, name, derivative }: Outer): Applied {
  if (part === letter) return { law: alone, parts: [], made: () => derivative(letter) };
  return {
    law: say('calculus.chain', { n: part, f: name('u'), g: derivative('u') }),
    parts: [part],
    made: (derivatives) => times(derivative(part), only(derivatives)),
  };
}

const square = (u: Expression): Expression => ['^', u, '2'];
const over = (bottom: Expression): Expression => ['/', '1', bottom];

/** The derivatives of the functions with names. */
const DERIVATIVES: readonly (readonly [Operator, (u: Expression) => Expression])[] = [
  ['√', (u) => over(['×', '2', ['√', u]])],
  ['ln', over],
  ['sin', (u) => ['cos', u]],
  ['cos', (u) => ['neg', ['sin', u]]],
  ['tan', (u) => over(square(['cos', u]))],
  ['arcsin', (u) => over(['√', ['-', '1', square(u)]])],
  ['arccos', (u) => ['neg', over(['√', ['-', '1', square(u)]])]],
  ['arctan', (u) => over(['+', square(u), '1'])],
];

/** Applies the definition of a function with a name. */
function namedRule([operator, derivative]: (typeof DERIVATIVES)[number]): Rule {
  const name = (u: Expression): Expression => [operator, u];
  return {
    id: operator,
    apply: (of, letter) => {
      if (typeof of === 'string' || of[0] !== operator) return undefined;
      const alone = say('calculus.function', { f: name(letter), g: derivative(letter) });
      return chained(of[1] ?? '0', letter, { alone, name, derivative });
    },
  };
}

/** The rules for functions. */
export const FUNCTIONS: readonly Rule[] = [
  { id: 'ln-absolute', apply: ofLogarithmOfSize },
  ...DERIVATIVES.map(namedRule),
  { id: 'log', apply: ofLogarithm },
  { id: 'abs', apply: ofAbsolute },
];

/** Differentiates ln |u| to 1/u. */
function ofLogarithmOfSize(of: Expression, letter: string): Applied | undefined {
  const [operator, value = '0'] = typeof of === 'string' ? [] : of;
  const [bars, inner = '0'] = typeof value === 'string' ? [] : value;
  if (operator !== 'ln' || bars !== 'abs') return undefined;
  const name = (u: Expression): Expression => ['ln', ['abs', u]];
  const alone = say('calculus.function', { f: name(letter), g: over(letter) });
  return chained(inner, letter, { alone, name, derivative: over });
}

function ofLogarithm(of: Expression, letter: string): Applied | undefined {
  const [operator, base = '10', value = '1'] = typeof of === 'string' ? [] : of;
  if (operator !== 'log') return undefined;
  const isConstant = typeof base === 'string' && base !== letter;
  if (!isConstant)
    return {
      law: say('calculus.natural-logarithms'),
      parts: [['/', ['ln', value], ['ln', base]]],
      made: only,
    };
  const name = (u: Expression): Expression => ['log', base, u];
  const derivative = (u: Expression): Expression => over(['×', u, ['ln', base]]);
  const alone = say('calculus.function', { f: name(letter), g: derivative(letter) });
  return chained(value, letter, { alone, name, derivative });
}

function ofAbsolute(of: Expression, letter: string): Applied | undefined {
  const [operator, value = '0'] = typeof of === 'string' ? [] : of;
  if (operator !== 'abs') return undefined;
  const derivative = (u: Expression): Expression => ['/', u, ['abs', u]];
  const alone = say('calculus.absolute', { n: letter });
  return chained(value, letter, { alone, name: (u) => ['abs', u], derivative });
}
