import { numberText } from '../../expression/number-text.js';
import * as exact from '../../rational/rational.js';
import { type Rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { constantOf, lettersOf, type Polynomial, type Term } from '../polynomial/polynomial.js';
import { type SignedExpression, sumOfTerms } from '../polynomial/to-expression.js';
import { type Atom, type Context, type Fraction, keyOfPolynomial } from './context.js';

/** Writes a quotient of polynomials with integer numbers in lowest terms, omitting the denominator 1. */
export function writtenFraction(context: Context, { numerator, denominator }: Fraction): Expression {
  const [number, divisor] = [constantOf(numerator), constantOf(denominator)];
  if (number && divisor) return numberText(exact.divide(number, divisor));
  const top = writtenPolynomial(context, numerator);
  const [only, second] = denominator.terms;
  const isOne =
    only &&
    !second &&
    only.monomial.degree === 0 &&
    only.coefficient.numerator === only.coefficient.denominator;
  if (isOne) return top;
  if (typeof top !== 'string' && top[0] === 'neg')
    return ['neg', ['/', top[1] ?? '0', writtenPolynomial(context, denominator)]];
  return ['/', top, writtenPolynomial(context, denominator)];
}

/** Writes a polynomial in letters and atoms, highest powers of letters first and numbers before roots: 3 + 2√2. */
export function writtenPolynomial(context: Context, { terms }: Polynomial): Expression {
  const rank = ({ monomial }: Term): number =>
    monomial.powers.reduce((sum, [name, exponent]) => sum + weight(context, name) * exponent, 0);
  const atoms = ({ monomial }: Term): number =>
    monomial.powers.filter(([name]) => context.atoms.has(name)).length;
  const inOrder = [...terms].sort((a, b) => rank(b) - rank(a) || atoms(a) - atoms(b));
  const written = inOrder.map((term) => writtenTerm(context, term));
  // Prefer √2 − 1 to −1 + √2.
  const isNumber = terms.every((term) => rank(term) === 0);
  if (isNumber && written[0]?.isNegative) written.sort((a, b) => Number(a.isNegative) - Number(b.isNegative));
  return sumOfTerms(written);
}

/** Returns the weight of a name as a power of letters. Terms are sorted by it. */
function weight(context: Context, name: string): number {
  const atom = context.atoms.get(name);
  if (!atom) return name === 'π' ? 0 : 1;
  if (atom.kind === 'root') return degreeOfLetters(atom.radicand) / atom.index;
  return atom.kind === 'abs' ? degreeOfLetters(atom.inner) : 0;
}

function degreeOfLetters({ terms }: Polynomial): number {
  const degrees = terms.map(({ monomial }) =>
    monomial.powers.reduce((sum, [name, exponent]) => (name.startsWith('#') ? sum : sum + exponent), 0),
  );
  return Math.max(0, ...degrees);
}

function writtenTerm(context: Context, { coefficient, monomial }: Term): SignedExpression {
  const isNegative = sign(coefficient) < 0;
  const size = isNegative ? exact.negate(coefficient) : coefficient;
  const letters: [string, Expression][] = [];
  const others: Expression[] = [];
  const powersOf = new Map<string, { base: Expression; exponents: Expression[] }>();
  const highRoots = new Map<bigint, HighRoot>();
  let underRoot: Radicand | undefined;
  for (const [name, exponent] of monomial.powers) {
    const atom = context.atoms.get(name);
    if (!atom) letters.push([name === 'π' ? ' ' : name, powerOf(name, exponent)]);
    else if (atom.kind === 'root' && atom.index === 2)
      underRoot = joinedRadicand(context, underRoot, atom.radicand);
    else if (atom.kind === 'root' && atom.prime) addHighRoot(highRoots, atom, exponent);
    else if (atom.kind === 'exp') addExponent(context, powersOf, atom, exponent);
    else if (atom.kind === 'abs')
      letters.push([lettersOf(atom.inner)[0] ?? '', atomPower(context, atom, exponent)]);
    else others.push(atomPower(context, atom, exponent));
  }
  letters.sort(([a], [b]) => (a < b ? -1 : 1));
  const exponentials = [...powersOf.values()].map(({ base, exponents }) => writtenPower(base, exponents));
  const roots: readonly Expression[] = underRoot
    ? [['√', underRoot.rest ? scaledRadicand(underRoot) : underRoot.number.toString()]]
    : [];
  const rooted = [...highRoots].map(([index, root]) => writtenRoot(root, index, [...roots, ...others]));
  const joined = new Set(rooted.flatMap(({ joins }) => joins));
  return {
    isNegative,
    body: termBody(size, [
      ...letters.map(([, power]) => power),
      ...exponentials,
      ...roots.filter((factor) => !joined.has(factor)),
      ...rooted.flatMap(({ factors }) => factors),
      ...others.filter((factor) => !joined.has(factor)),
    ]),
  };
}

/** Powers of primes under a root with an index above 2. */
interface HighRoot {
  readonly radicand: bigint;
  readonly powers: readonly Expression[];
  /** True if a prime has a power above 1. */
  readonly hasPower: boolean;
}

/** Combines roots of primes with one index: ∛2·∛5 as ∛10. */
function addHighRoot(
  found: Map<bigint, HighRoot>,
  { radicand, index }: Extract<Atom, { kind: 'root' }>,
  times: number,
): void {
  const prime = constantOf(radicand)?.numerator ?? 1n;
  const { numerator, denominator } = exact.reduce(exact.rational(BigInt(times), BigInt(index)));
  const before = found.get(denominator) ?? { radicand: 1n, powers: [], hasPower: false };
  found.set(denominator, {
    radicand: before.radicand * prime ** numerator,
    powers: [...before.powers, ['^', prime.toString(), `${numerator}/${denominator}`]],
    hasPower: before.hasPower || numerator > 1n,
  });
}

/** The largest radicand of a root that joins several. */
const LARGEST_RADICAND = 1000n;

/**
 * Writes one root, such as ∛4 or ∛10, which takes in other roots with its index: ∛(2xy²). Powers of a prime under a higher
 * root stay powers: 2^(3/4).
 */
function writtenRoot(
  { radicand, powers, hasPower }: HighRoot,
  index: bigint,
  others: readonly Expression[],
): { readonly factors: readonly Expression[]; readonly joins: readonly Expression[] } {
  const isJoined = radicand <= LARGEST_RADICAND && (index === 3n || !hasPower);
  if (!isJoined) return { factors: powers, joins: [] };
  const joins = others.filter((other) => radicandIn(other, index) !== undefined);
  const inside = [radicand.toString(), ...joins.flatMap((other) => radicandIn(other, index) ?? [])];
  const [first = '1', ...rest] = inside;
  return { factors: [['^', rest.length > 0 ? ['×', first, ...rest] : first, `1/${index}`]], joins };
}

/** Returns the factors under a root with an index: x and y² in ∛(xy²), x² in x^(2/3) or, with the index 4, in √|x|. */
function radicandIn(root: Expression, index: bigint): readonly Expression[] | undefined {
  if (root[0] === '√' && root[1]?.[0] === 'abs' && index % 4n === 0n)
    return [['^', root[1][1] as Expression, (index / 2n).toString()]];
  const [sign, base = '1', exponent = '1'] = typeof root === 'string' ? [] : root;
  const [numerator = '', denominator] = typeof exponent === 'string' ? exponent.split('/') : [];
  if (sign !== '^' || denominator !== index.toString() || BigInt(numerator) >= index) return undefined;
  if (numerator !== '1') return [['^', base, numerator]];
  return base[0] === '×' ? (base.slice(1) as Expression[]) : [base];
}

/** Writes a number > 0 times factors: 3x, 1/2 x. Roots of numbers stay in the numerator: √2/2. */
function termBody(size: Rational, factors: readonly Expression[]): Expression {
  const isRoots =
    factors.length > 0 &&
    factors.every((factor) => factor[0] === '√' && typeof factor[1] === 'string' && /^\d/.test(factor[1]));
  const { numerator, denominator } = exact.reduce(size);
  if (isRoots && denominator !== 1n) {
    return ['/', termBody({ numerator, denominator: 1n }, factors), denominator.toString()];
  }
  const isOne = numerator === denominator && factors.length > 0;
  const [first = '1', ...rest] = isOne ? factors : [numberText(size), ...factors];
  return rest.length > 0 ? ['×', first, ...rest] : first;
}

interface Radicand {
  readonly number: bigint;
  readonly rest?: Expression;
  readonly isSum: boolean;
}

/** Combines two adjacent roots into one: √2·√3 as √6, √2·√x as √(2x). */
function joinedRadicand(context: Context, known: Radicand | undefined, radicand: Polynomial): Radicand {
  const [first] = radicand.terms;
  const before = known ?? { number: 1n, isSum: false };
  if (first && lettersOf(radicand).length === 0)
    return { ...before, number: before.number * first.coefficient.numerator };
  const rest = writtenPolynomial(context, radicand);
  return {
    number: before.number,
    rest: before.rest === undefined ? rest : ['×', before.rest, rest],
    isSum: radicand.terms.length > 1,
  };
}

function scaledRadicand({ number, rest = '1' }: Radicand): Expression {
  if (number === 1n) return rest;
  return typeof rest !== 'string' && rest[0] === '×'
    ? ['×', number.toString(), ...(rest.slice(1) as Expression[])]
    : ['×', number.toString(), rest];
}

function addExponent(
  context: Context,
  powersOf: Map<string, { base: Expression; exponents: Expression[] }>,
  atom: Extract<Atom, { kind: 'exp' }>,
  times: number,
): void {
  const { base, exponent } = writtenExponential(context, atom, times);
  const key = JSON.stringify(base);
  const known = powersOf.get(key) ?? { base, exponents: [] };
  known.exponents.push(exponent);
  powersOf.set(key, known);
}

function writtenPower(base: Expression, exponents: readonly Expression[]): Expression {
  const [first = '1', ...rest] = exponents;
  if (rest.length > 0) return ['^', base, ['+', first, ...rest]];
  return first === '1' ? base : ['^', base, first];
}

/** Writes e^(c·M), or p^(c·m) if M is m·ln p. */
function writtenExponential(
  context: Context,
  { exponent, parts }: Extract<Atom, { kind: 'exp' }>,
  times: number,
): { readonly base: Expression; readonly exponent: Expression } {
  const [term] = exponent.numerator.terms;
  const coefficient = exact.reduce(exact.rational(BigInt(times), BigInt(parts)));
  const powers = term?.monomial.powers ?? [];
  const logarithm = powers.find(([name, power]) => power === 1 && context.atoms.get(name)?.kind === 'ln');
  const inner = logarithm && context.atoms.get(logarithm[0]);
  const isBase =
    inner?.kind === 'ln' && (powers.length > 1 || exponent.denominator.terms[0]?.monomial.degree !== 0);
  const kept = isBase ? powers.filter(([name]) => name !== logarithm?.[0]) : powers;
  const top = {
    terms: [
      { coefficient, monomial: { powers: kept, degree: kept.reduce((sum, [, n]) => sum + n, 0), key: '' } },
    ],
  };
  const written = writtenFraction(context, { numerator: top, denominator: exponent.denominator });
  return { base: isBase ? writtenPolynomial(context, inner.inner) : 'e', exponent: written };
}

function atomPower(context: Context, atom: Atom, exponent: number): Expression {
  if (atom.kind === 'root') {
    const { numerator, denominator } = exact.reduce(exact.rational(BigInt(exponent), BigInt(atom.index)));
    return ['^', writtenPolynomial(context, atom.radicand), `${numerator}/${denominator}`];
  }
  if (atom.kind === 'abs') return powerOf(['abs', writtenPolynomial(context, atom.inner)], exponent);
  if (atom.kind !== 'ln') return '1';
  const inner = writtenPolynomial(context, atom.inner);
  return powerOf(['ln', isKnownPositive(context, atom.inner) ? inner : ['abs', inner]], exponent);
}

function isKnownPositive(context: Context, inner: Polynomial): boolean {
  return (
    lettersOf(inner).every((name) => name === 'π' || context.atoms.has(name)) ||
    context.signs.get(keyOfPolynomial(inner)) === 1
  );
}

function powerOf(base: Expression, exponent: number): Expression {
  return exponent === 1 ? base : ['^', base, String(exponent)];
}
