import { type LawOf, type MakeStep, type Say, sayFrom, stepFrom } from '../steps/texts.js';

/** The texts of the steps of derivatives, in English. */
export const CALCULUS = {
  'calculus.absolute': 'The derivative of |{n}| is {n} divided by |{n}|, where {n} is not 0',
  'calculus.chain': 'Chain rule with u = {n}: the derivative of {f} is {g}, times the derivative of u',
  'calculus.constant': 'A constant has the derivative 0',
  'calculus.constant:letters': '{n} does not depend on {m}, so its derivative is 0',
  'calculus.each-term': 'Differentiate each term',
  'calculus.equal-to-one': 'The derivative of {n} is 1',
  'calculus.exponential': 'The derivative of {f} is {g}',
  'calculus.function': 'The derivative of {f} is {g}',
  'calculus.insert': 'Substitute {n} for {m}',
  'calculus.logarithmic': 'Because {n} = e^({m}), its derivative is {n} times the derivative of {m}',
  'calculus.multiple': 'Constant multiple rule: keep the factor {n}',
  'calculus.multiple:minus': 'Constant multiple rule: keep the minus sign',
  'calculus.multiple:divisor': 'Constant multiple rule: keep the divisor {n}',
  'calculus.natural-logarithms': 'Write the logarithm with natural logarithms',
  'calculus.power': 'Power rule: bring down the exponent {n} and lower it by 1',
  'calculus.product': 'Product rule (uv)′ = u′v + uv′ with u = {u} and v = {v}',
  'calculus.quotient': 'Quotient rule (u/v)′ = (u′v - uv′)/v² with u = {u} and v = {v}',
  'calculus.reciprocal': 'Write the quotient as a power with a negative exponent',
  'calculus.simplify': 'Simplify',
  'calculus.sum': 'Sum rule: differentiate each term',
} as const;

export type Law = LawOf<typeof CALCULUS>;
export const say: Say<typeof CALCULUS> = /* @__PURE__ */ sayFrom(CALCULUS);
export const step: MakeStep<typeof CALCULUS> = /* @__PURE__ */ stepFrom(CALCULUS);
