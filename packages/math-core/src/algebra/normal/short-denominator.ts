import { constantValue } from '../../expression/constant.js';
import { isSame, operandsOf } from '../../expression/rewrite.js';
import { termOf } from '../../expression/terms.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';

/**
 * Writes a fraction without rationalizing its denominator if rationalizing leaves an irrational denominator and makes
 * the fraction longer: 2 ÷ (√3 - π), not (-2π - 2√3) ÷ (π² - 3). Returns undefined if the rationalized form is the final
 * one. `formOf` brings a number into the form that is compared with `rationalized`.
 */
export function withShortDenominator(
  expression: Expression,
  rationalized: Expression,
  formOf: (number: Expression) => Expression | undefined,
): Expression | undefined {
  const { body } = termOf(rationalized);
  const [operator, , bottom = '1'] = typeof body === 'string' ? [] : body;
  if (operator !== '/' || constantValue(bottom)) return undefined;
  const roots: Expression[] = [];
  const form = formOf(named(expression, { roots, formOf }));
  if (form === undefined || roots.length === 0 || !isLinear(form)) return undefined;
  const short = restored(form, roots);
  return expressionText(short).length < expressionText(rationalized).length ? short : undefined;
}

// The normal form sorts factors by name, and these come after the letters that can be typed and those of logarithms.
const nameOf = (index: number): string => `ρ${String(index)}`;
const isName = (part: Expression): boolean => typeof part === 'string' && part.startsWith('ρ');

interface Naming {
  /** The roots by the number of their letter. */
  readonly roots: Expression[];
  readonly formOf: (number: Expression) => Expression | undefined;
}

/** Replaces the roots of whole numbers by letters, except those under other roots, in powers and in logarithms. */
function named(expression: Expression, naming: Naming): Expression {
  if (typeof expression === 'string') return expression;
  if (isRootOfNumber(expression)) {
    const { roots, formOf } = naming;
    const simple = formOf(expression) ?? expression; // √12 is 2√3.
    if (!isSame(simple, expression)) return named(simple, naming);
    const place = roots.findIndex((root) => isSame(root, expression));
    return nameOf(place < 0 ? roots.push(expression) - 1 : place);
  }
  const [operator] = expression;
  if (!/^(?:[-+×/÷]|neg|\(\))$/.test(operator)) return expression;
  return [operator, ...operandsOf(expression).map((operand) => named(operand, naming))];
}

function isRootOfNumber(expression: Expression): boolean {
  const [operator, radicand = '', exponent = ''] = expression;
  const isRoot = operator === '√' || (operator === '^' && /^1\/\d+$/.test(String(exponent)));
  return isRoot && /^\d+$/.test(String(radicand));
}

/** Returns whether every term has at most one root, and only as a factor, so that no product of roots can be simplified. */
function isLinear(expression: Expression): boolean {
  if (typeof expression === 'string') return true;
  const [operator] = expression;
  const operands = operandsOf(expression);
  if (operator === '×' && operands.filter(isName).length > 1) return false;
  if (operator === '^' && operands.some(isName)) return false;
  return operands.every(isLinear);
}

function restored(expression: Expression, roots: readonly Expression[]): Expression {
  if (typeof expression === 'string')
    return isName(expression) ? (roots[Number(expression.slice(1))] ?? expression) : expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => restored(operand, roots))];
}
