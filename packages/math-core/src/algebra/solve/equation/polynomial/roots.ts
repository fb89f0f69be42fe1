import type { Expression } from '../../../../steps/expression.js';
import { Beyond } from '../../radical/beyond.js';
import {
  isZero,
  minus,
  negative,
  ofInteger,
  ofRational,
  over,
  type Radical,
  rationalOf,
  times,
  ZERO,
} from '../../radical/radical.js';
import { radicalExpression } from '../../radical/radical-expression.js';
import { compareRadicals, signOf } from '../../radical/sign.js';
import { squareRoot } from '../../radical/square-root.js';
import { compareValues, signOfValue } from '../../../normal/value-sign.js';
import type { Found, Root } from '../board.js';
import { wholeRootOf } from '../../../normal/exact-powers.js';
import { factorsOf } from './factors.js';
import { coefficientOf, degreeOf, type Polynomial } from './polynomial.js';

/** Creates a root from an exact value. */
export function exactRoot(value: Radical, isDecimal = false): Root {
  return { expression: radicalExpression(value, isDecimal), value };
}

/** Removes duplicates and sorts the roots in ascending order. Throws {@link Beyond} if the order can't be decided. */
export function sorted(roots: readonly Root[]): readonly Root[] {
  const once = new Map(roots.map((root) => [JSON.stringify(root.expression), root]));
  return [...once.values()]
    .sort(compareRoots)
    .filter((root, i, all) => i === 0 || compareRoots(all[i - 1] ?? root, root) !== 0);
}

function compareRoots(a: Root, b: Root): -1 | 0 | 1 {
  const order =
    a.value && b.value ? compareRadicals(a.value, b.value) : compareValues(a.expression, b.expression);
  if (order === undefined) throw new Beyond("an equation with solutions that can't be put in order");
  return order;
}

/**
 * Returns all real roots of a polynomial in ascending order, without writing lines. Throws {@link Beyond} if one can't
 * be found.
 */
export function realRoots(p: Polynomial): readonly Radical[] {
  const roots = allRoots(p).roots.map(({ value }) => value);
  const known = roots.flatMap((value) => (value ? [value] : []));
  if (known.length < roots.length) throw new Beyond('an equation with nested roots');
  return known.sort(compareRadicals);
}

/** Returns all roots of a polynomial, without writing lines. Throws {@link Beyond} if a real one can't be found. */
export function allRoots(p: Polynomial, isDecimal = false): Found {
  if (degreeOf(p) < 1) return { roots: [], complex: [] };
  const factors = degreeOf(p) <= 2 ? [p] : (factorsOf(p)?.map(({ factor }) => factor) ?? [p]);
  const found = factors.map((factor) => irreducibleRoots(factor, isDecimal));
  return {
    roots: sorted(found.flatMap(({ roots }) => roots)),
    complex: found.every(({ complex }) => complex) ? found.flatMap(({ complex = [] }) => complex) : undefined,
  };
}

function irreducibleRoots(p: Polynomial, isDecimal: boolean): Found {
  if (degreeOf(p) === 1) {
    const value = over(negative(coefficientOf(p, 0)), coefficientOf(p, 1));
    return { roots: [exactRoot(value, isDecimal)], complex: [] };
  }
  if (degreeOf(p) === 2) return quadraticRoots(p, isDecimal);
  const common = sharedExponent(p);
  const shared = common % 2 === 0 ? 2 : common; // t = x² can have complex roots whose own roots are known.
  if (shared < 2) throw new Beyond(nameOf(p));
  const inner = allRoots(
    p.filter((_, i) => i % shared === 0),
    isDecimal,
  );
  const found = [...inner.roots, ...(inner.complex ?? [])].map((root) => powerRoots(root, shared, isDecimal));
  return {
    roots: sorted(found.flatMap(({ roots }) => roots)),
    complex:
      inner.complex && found.every(({ complex }) => complex)
        ? found.flatMap(({ complex = [] }) => complex)
        : undefined,
  };
}

/** Describes a polynomial: "a polynomial of degree 5 without rational roots". */
export function nameOf(p: Polynomial): string {
  return `an equation of degree ${String(degreeOf(p))} without rational solutions`;
}

/** Returns the greatest common divisor of all exponents. */
export function sharedExponent(p: Polynomial): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return p.reduce((shared, coefficient, i) => (isZero(coefficient) ? shared : gcd(i, shared)), 0);
}

/** Returns the roots of a x² + b x + c. */
export function quadraticRoots(p: Polynomial, isDecimal: boolean): Found {
  const [a, b, c] = [coefficientOf(p, 2), coefficientOf(p, 1), coefficientOf(p, 0)];
  const D = minus(times(b, b), times(ofInteger(4), times(a, c)));
  const twice = times(ofInteger(2), a);
  if (isZero(D)) return { roots: [exactRoot(over(negative(b), twice), isDecimal)], complex: [] };
  const root = squareRoot(D);
  const both = root
    ? [minus(negative(b), root), minus(root, b)].map((top) => exactRoot(over(top, twice), isDecimal))
    : nestedRoots({ b, D, twice }, isDecimal);
  if (signOf(a) < 0) both.reverse();
  return signOf(D) > 0 ? { roots: both, complex: [] } : { roots: [], complex: both };
}

/** Returns (−b ± √D) ÷ 2a, where D contains a root that can't be simplified. */
function nestedRoots(
  { b, D, twice }: { readonly b: Radical; readonly D: Radical; readonly twice: Radical },
  isDecimal: boolean,
): Root[] {
  const square = over(D, times(twice, twice));
  const root = rootExpressionOf(square, isDecimal);
  const middle = over(negative(b), twice);
  if (isZero(middle)) return [{ expression: ['neg', root] }, { expression: root }];
  const centre = radicalExpression(middle, isDecimal);
  return [{ expression: ['-', centre, root] }, { expression: ['+', centre, root] }];
}

/** Writes √value, with i for a negative value. */
function rootExpressionOf(value: Radical, isDecimal: boolean): Expression {
  const isPositive = signOf(value) > 0;
  const size: Expression = ['√', radicalExpression(isPositive ? value : negative(value), isDecimal)];
  return isPositive ? size : ['×', size, 'i'];
}

/** Returns the numbers whose nth power is the value, where n is the exponent. */
export function powerRoots(root: Root, exponent: number, isDecimal = false): Found {
  const { value, expression } = root;
  if (!value) return symbolicRoots(expression, exponent);
  if (isZero(value)) return { roots: [root], complex: [] };
  if (exponent === 2) return squareRoots(value, isDecimal);
  if ([...value.keys()].some((radicand) => radicand < 0n)) return { roots: [] };
  const isOdd = exponent % 2 === 1;
  if (!isOdd && signOf(value) < 0) return { roots: [] };
  const size = signOf(value) < 0 ? negative(value) : value;
  const rational = rationalOf(size);
  const exact = rational && wholeRootOf(rational, BigInt(exponent));
  const positive: Root = exact
    ? exactRoot(ofRational(exact), isDecimal)
    : evenRoot(size, exponent, isDecimal);
  const opposite: Root = positive.value
    ? exactRoot(negative(positive.value), isDecimal)
    : { expression: ['neg', positive.expression] };
  if (!isOdd) return { roots: [opposite, positive] };
  const real = signOf(value) < 0 ? opposite : positive;
  return { roots: [real], complex: exponent === 3 ? cubeRoots(real, isDecimal) : undefined };
}

/** Returns the root of a square root if that is exact, and otherwise a power with a fractional exponent. */
function evenRoot(value: Radical, exponent: number, isDecimal: boolean): Root {
  const half = exponent % 2 === 0 ? squareRoot(value) : undefined;
  const [root] =
    half && exponent > 2 ? powerRoots({ value: half, expression: '?' }, exponent / 2).roots.slice(-1) : [];
  if (root?.value) return exactRoot(root.value, isDecimal);
  return { expression: ['^', radicalExpression(value, isDecimal), `1/${String(exponent)}`] };
}

function cubeRoots({ value }: Root, isDecimal: boolean): readonly Root[] | undefined {
  if (!value) return undefined;
  const unit = (sign: bigint): Radical =>
    new Map([
      [1n, { numerator: -1n, denominator: 2n }],
      [-3n, { numerator: sign, denominator: 2n }],
    ]);
  return [unit(-1n), unit(1n)].map((factor) => exactRoot(times(value, factor), isDecimal));
}

function squareRoots(value: Radical, isDecimal: boolean): Found {
  const root = squareRoot(value);
  const isImaginary = [...value.keys()].some((radicand) => radicand < 0n);
  if (!root && isImaginary) return { roots: [] };
  const size = root ? undefined : rootExpressionOf(value, isDecimal);
  const both: readonly Root[] =
    size === undefined
      ? [negative(root ?? value), root ?? value].map((one) => exactRoot(one, isDecimal))
      : [{ expression: ['neg', size] }, { expression: size }];
  return isImaginary || signOf(value) < 0 ? { roots: [], complex: both } : { roots: both, complex: [] };
}

function symbolicRoots(expression: Expression, exponent: number): Found {
  const sign = signOfValue(expression);
  if (sign === undefined) throw new Beyond("an equation with numbers that can't be compared");
  if (sign === 0) return { roots: [exactRoot(ZERO)] };
  if (sign < 0 && exponent % 2 === 0) return { roots: [] };
  if (sign < 0) throw new Beyond('an odd root of a negative number');
  const positive: Expression =
    exponent === 2 ? ['√', expression] : ['^', expression, `1/${String(exponent)}`];
  const roots: readonly Expression[] = exponent % 2 === 0 ? [['neg', positive], positive] : [positive];
  return { roots: roots.map((root) => ({ expression: root })) };
}
