import { greatestCommonDivisor } from '../../rational/integer.js';
import * as exact from '../../rational/rational.js';
import { type Rational, rational, sign } from '../../rational/rational.js';
import {
  add,
  constant,
  constantOf,
  contentOf,
  isZero,
  letter,
  lettersOf,
  multiply,
  negate,
  ONE,
  type Polynomial,
  power,
  primitivePart,
  scale,
  ZERO,
} from '../polynomial/polynomial.js';
import { type Context, nameOf, partsWith, exponentialOf } from './context.js';
import { exactRoot } from './exact-root.js';
import { nestedRoot } from './nested-root.js';
import { primes } from './primes.js';
import { undefinedValue, unsupportedExpression } from './refusal.js';
import { absoluteValue, factorsOf, isNumber, signOfNumber } from './signs.js';

/** The highest supported index of a root. */
const MAX_INDEX = 60;
/** The highest supported index of the root of a rational number. */
const MAX_NUMBER_INDEX = 1000;

/**
 * Returns base^exponent for an integer > 1 and a rational exponent, in roots of primes. Negative exponents go into the
 * rational factor.
 */
export function powerOfNumber(context: Context, base: bigint, exponent: Rational): Polynomial {
  return primes(base).reduce((product, { prime, exponent: times }) => {
    const { numerator, denominator } = exact.reduce(exact.multiply(exponent, rational(BigInt(times))));
    const whole =
      numerator >= 0n ? numerator / denominator : -((-numerator + denominator - 1n) / denominator);
    const rest = numerator - whole * denominator;
    const rational_ = exact.power(rational(prime), Number(whole));
    const scaled = scale(product, rational_);
    return rest === 0n
      ? scaled
      : multiply(scaled, primeRoot(context, prime, Number(rest), Number(denominator)));
  }, ONE);
}

function primeRoot(context: Context, prime: bigint, top: number, bottom: number): Polynomial {
  const index = partsWith(context, `${prime}`, bottom);
  if (index > MAX_NUMBER_INDEX) throw unsupportedExpression('roots with many different indices');
  const atom = { kind: 'root', index, radicand: constant(prime), prime: true } as const;
  return power(letter(nameOf(context, atom)), (top * index) / bottom);
}

/** Returns the `index`-th root of a rational number. A negative number has one only for an odd index. */
function rootOfNumber(context: Context, value: Rational, index: number): Polynomial {
  const { numerator, denominator } = exact.reduce(value);
  const size = numerator < 0n ? -numerator : numerator;
  const sized = exactRoot({ numerator: size, denominator }, BigInt(index));
  if (sized) return constant(numerator < 0n ? exact.negate(sized) : sized);
  const exponent = rational(1n, BigInt(index));
  const top = size === 1n ? ONE : powerOfNumber(context, size, exponent);
  const bottom =
    denominator === 1n
      ? ONE
      : powerOfNumber(context, denominator, rational(BigInt(index - 1), BigInt(index)));
  const root = scale(multiply(top, bottom), rational(1n, denominator));
  return numerator < 0n ? negate(root) : root;
}

/**
 * Returns the real root of a polynomial: powers outside of the root, and a square-free primitive radicand inside. The
 * caller must ensure that the radicand is ≥ 0.
 * Throws `MathError`: `out-of-range` if it is provably negative.
 */
export function rootOf(context: Context, a: Polynomial, index: number): Polynomial {
  if (isZero(a)) return ZERO;
  const plain = constantOf(a);
  if (index > (plain ? MAX_NUMBER_INDEX : MAX_INDEX))
    throw unsupportedExpression('a root with a large index');
  const isEven = index % 2 === 0;
  const number = isNumber(context, a);
  if (isEven && number && signOfNumber(context, a) < 0) throw undefinedValue();
  if (plain) return rootOfNumber(context, plain, index);
  const nested = number && index === 2 ? nestedRoot(a, context) : undefined;
  if (nested) return nested.map(([value, by]) => scale(rootOfNumber(context, value, 2), by)).reduce(add);
  const content = contentOf(a);
  const side = sign(content) < 0 ? -1n : 1n;
  const size = rootOfNumber(context, side < 0n ? exact.negate(content) : content, index);
  return splitRoot(context, primitivePart(a), {
    index,
    side,
    outside: isEven ? size : scale(size, rational(side)),
  });
}

function splitRoot(
  context: Context,
  a: Polynomial,
  { index, side, outside }: { readonly index: number; readonly side: bigint; readonly outside: Polynomial },
): Polynomial {
  const isEven = index % 2 === 0;
  let before = outside;
  const left: { readonly base: Polynomial; readonly exponent: number }[] = [];
  for (const { base, exponent } of factorsOf(a)) {
    const root = rootOfAtom(context, base, exponent, index);
    if (root) {
      before = multiply(before, root);
      continue;
    }
    const whole = Math.floor(exponent / index);
    if (whole > 0)
      before = multiply(before, isEven ? absoluteValue(context, power(base, whole)) : power(base, whole));
    if (exponent % index > 0) left.push({ base, exponent: exponent % index });
  }
  const isPositive = left.every(({ exponent }) => exponent % 2 === 0);
  if (isEven && side < 0n && isPositive)
    throw unsupportedExpression('an even root of an expression that is never positive');
  if (left.length === 0) return before;
  const common = left.reduce(
    (all, { exponent }) => Number(greatestCommonDivisor(BigInt(all), BigInt(exponent))),
    index,
  );
  const beneath = left.reduce((product, { base, exponent }) => {
    const part = power(base, exponent / common);
    // The fourth root of x² is the square root of |x|.
    return multiply(product, isEven && common % 2 === 0 ? absoluteValue(context, part) : part);
  }, ONE);
  const radicand = isEven && side < 0n ? negate(beneath) : beneath;
  const smaller = index / common;
  const ofLetter = rootOfLetter(context, radicand, smaller);
  if (ofLetter) return multiply(before, ofLetter);
  return multiply(before, letter(nameOf(context, { kind: 'root', index: smaller, radicand, prime: false })));
}

/** Returns the root of a power of a letter as a power of its root with the common index of all its roots: √x·∛x is ⁶√x⁵. */
function rootOfLetter(context: Context, radicand: Polynomial, index: number): Polynomial | undefined {
  const [term, more] = radicand.terms;
  const [[name, exponent] = ['', 0], other] = term?.monomial.powers ?? [];
  const isPlain = !more && !other && term && exact.compare(term.coefficient, rational(1n)) === 0;
  if (!isPlain || name === '' || context.atoms.has(name)) return undefined;
  const common = partsWith(context, `root ${name}`, index);
  if (common > MAX_INDEX) throw unsupportedExpression('roots with many different indices');
  const atom = { kind: 'root', index: common, radicand: letter(name), prime: false } as const;
  return power(letter(nameOf(context, atom)), (exponent * common) / index);
}

/** Returns the root of a power of a prime's root or of an exponential, which is again one of these. */
function rootOfAtom(
  context: Context,
  base: Polynomial,
  exponent: number,
  index: number,
): Polynomial | undefined {
  const [name = ''] = lettersOf(base);
  const atom = base.terms.length === 1 ? context.atoms.get(name) : undefined;
  if (atom?.kind === 'root' && atom.prime) {
    const prime = constantOf(atom.radicand)?.numerator ?? 2n;
    return powerOfNumber(context, prime, rational(BigInt(exponent), BigInt(atom.index * index)));
  }
  if (atom?.kind !== 'exp') return undefined;
  const divisor = greatestCommonDivisor(BigInt(exponent), BigInt(index));
  const times = rational(BigInt(exponent) / divisor, (BigInt(index) / divisor) * BigInt(atom.parts));
  return exponentialOf(context, atom.exponent, times);
}
