import { operandsOf } from '../expression/rewrite.js';
import { type Expression, isNumberText } from '../steps/expression.js';
import { product } from '../algebra/operations/tree.js';

/** How an expression writes its powers, so that its derivative is written alike. */
export interface Style {
  /** True if powers have negative numbers as exponents, and there are no fractions or roots with letters. */
  readonly hasNegativePowers: boolean;
  /** True if powers have negative exponents with letters: e^(-x). */
  readonly hasNegativeExponentials: boolean;
  /** True if there are roots with an index, such as a cube root. */
  readonly hasRoots: boolean;
}

/** Returns how an expression writes its powers. */
export function styleOf(expression: Expression): Style {
  const parts = partsOf(expression);
  const exponents = parts.flatMap(([operator, , exponent = '1']) => (operator === '^' ? [exponent] : []));
  const numbers = exponents.filter(isNumberText);
  const isFraction = ([operator, , bottom = '1']: readonly Expression[]): boolean =>
    operator === '√' || (operator === '/' && !isNumberText(bottom));
  return {
    hasNegativePowers: numbers.some((text) => text.startsWith('-')) && !parts.some(isFraction),
    hasNegativeExponentials: exponents.some((exponent) => !isNumberText(exponent) && isNegative(exponent)),
    hasRoots: numbers.some((text) => /^1\/\d+$/.test(text)),
  };
}

function partsOf(expression: Expression): readonly (readonly Expression[])[] {
  if (typeof expression === 'string') return [];
  return [expression, ...operandsOf(expression).flatMap(partsOf)];
}

function isNegative(exponent: Expression): boolean {
  if (typeof exponent === 'string') return exponent.startsWith('-');
  const [operator, first = '0'] = exponent;
  return operator === 'neg' || (/^[×/]$/.test(operator) && isNegative(first));
}

/** Writes an expression in a style: with powers instead of fractions, and with roots instead of fractions as exponents. */
export function styled(expression: Expression, style: Style): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const parts = operands.map((operand) => styled(operand, style));
  const [first = '0', second = '1'] = parts;
  if (operator === '/') return withPowers(first, second, style);
  if (operator === '^' && style.hasRoots) return withRoot(first, second);
  return [operator, ...parts];
}

/** Moves powers of a denominator into the numerator. */
function withPowers(top: Expression, bottom: Expression, style: Style): Expression {
  const below = bottom[0] === '×' ? operandsOf(bottom) : [bottom];
  const moved = below.flatMap((factor) => inverse(factor, style));
  if (moved.length === 0) return ['/', top, bottom];
  const rest = below.filter((factor) => inverse(factor, style).length === 0);
  const above = top[0] === '×' ? operandsOf(top) : [top];
  const whole = product([...above, ...moved]);
  return rest.length === 0 ? whole : ['/', whole, product(rest)];
}

function inverse(factor: Expression, style: Style): readonly Expression[] {
  const [operator, base = factor, exponent = '1'] =
    factor[0] === '^' && typeof factor !== 'string' ? factor : [];
  const isNumber = isNumberText(exponent);
  if (isNumberText(base) && isNumber) return [];
  if (operator === '^' && !isNumber)
    return style.hasNegativeExponentials ? [['^', base, ['neg', exponent]]] : [];
  if (base === 'e') return style.hasNegativeExponentials ? [['^', base, `-${String(exponent)}`]] : [];
  return style.hasNegativePowers ? [['^', base, `-${String(exponent)}`]] : [];
}

/** Writes a power with a fraction below 1 as a root: x^(2/3) as the cube root of x². */
function withRoot(base: Expression, exponent: Expression): Expression {
  const [, top = '', index = ''] = /^(\d+)\/(\d+)$/.exec(String(exponent)) ?? [];
  const isRoot =
    typeof exponent === 'string' && Number(top) > 1 && Number(top) < Number(index) && index !== '2';
  return isRoot ? ['^', ['^', base, top], `1/${index}`] : ['^', base, exponent];
}
