import { constantOf } from '../polynomial/polynomial.js';
import { multiply as times, type Rational, rational } from '../../rational/rational.js';
import type { Power } from '../polynomial/monomial.js';
import {
  add,
  constant,
  contentOf,
  isEqual,
  letter,
  multiply,
  ONE,
  type Polynomial,
  power,
  primitivePart,
  type Term,
  ZERO,
} from '../polynomial/polynomial.js';
import type { Atom, Context } from './context.js';
import { rootOf } from './roots.js';
import { factorsOf } from './signs.js';

/** Lowers the powers of atoms in a polynomial as far as possible: (√u)² = u, √r·√s = √(rs), |u|² = u². */
export function reduced(context: Context, a: Polynomial): Polynomial {
  if (!a.terms.some((term) => isReducible(context, term))) return a;
  const parts = a.terms.map((term) =>
    isReducible(context, term) ? reduced(context, reducedTerm(context, term)) : { terms: [term] },
  );
  return parts.reduce(add, ZERO);
}

function isReducible(context: Context, { monomial: { powers } }: Term): boolean {
  if (signedBars(context, powers)) return true;
  const roots = new Set<number>();
  return powers.some(([name, exponent]) => {
    const atom = context.atoms.get(name);
    if (!atom) return false;
    if (atom.kind === 'abs') return exponent > 1;
    if (atom.kind !== 'root') return false;
    if (exponent >= atom.index) return true;
    if (atom.prime) return false;
    const isSecond = roots.has(atom.index);
    roots.add(atom.index);
    return isSecond;
  });
}

/** Returns the bars whose product is the product of what they enclose, or its opposite, because a root has it: |x||y|√(xy). */
function signedBars(
  context: Context,
  powers: readonly Power[],
): { readonly names: readonly string[]; readonly sign: Rational } | undefined {
  const atoms = powers.map(([name]) => [name, context.atoms.get(name)] as const);
  const bars = atoms.flatMap(([name, atom]) => (atom?.kind === 'abs' ? [{ name, inner: atom.inner }] : []));
  if (bars.length < 2) return undefined;
  for (const [, atom] of atoms) {
    if (atom?.kind !== 'root' || atom.prime || atom.index % 2 > 0) continue;
    const odd = factorsOf(primitivePart(atom.radicand)).filter(({ exponent }) => exponent % 2 === 1);
    const names = odd.map(({ base }) => bars.find(({ inner }) => isEqual(inner, base))?.name);
    const known = names.filter((name) => name !== undefined);
    const side = contentOf(atom.radicand).numerator < 0n ? -1n : 1n;
    if (known.length > 1 && known.length === names.length) return { names: known, sign: rational(side) };
  }
  return undefined;
}

function reducedTerm(context: Context, { coefficient, monomial: { powers } }: Term): Polynomial {
  const bars = signedBars(context, powers);
  let product = constant(bars ? times(coefficient, bars.sign) : coefficient);
  const beneath = new Map<number, Polynomial>();
  for (const [name, exponent] of powers) {
    const atom = context.atoms.get(name);
    if (atom?.kind === 'root' && !atom.prime) {
      const known = beneath.get(atom.index) ?? ONE;
      product = multiply(product, power(atom.radicand, Math.floor(exponent / atom.index)));
      beneath.set(atom.index, multiply(known, power(atom.radicand, exponent % atom.index)));
    } else if (atom?.kind === 'abs' && bars?.names.includes(name))
      product = multiply(product, power(atom.inner, exponent));
    else product = multiply(product, lowPower(atom, name, exponent));
  }
  for (const [index, radicand] of beneath) {
    const isPlain = constantOf(radicand)?.numerator === 1n;
    if (!isPlain) product = multiply(product, rootOf(context, radicand, index));
  }
  return product;
}

function lowPower(atom: Atom | undefined, name: string, exponent: number): Polynomial {
  if (atom?.kind === 'abs') {
    const even = exponent - (exponent % 2);
    return multiply(power(atom.inner, even), exponent % 2 ? letter(name) : ONE);
  }
  if (atom?.kind !== 'root') return power(letter(name), exponent);
  const whole = Math.floor(exponent / atom.index);
  const value = constantOf(atom.radicand) ?? rational(1n);
  return multiply(power(constant(value), whole), power(letter(name), exponent % atom.index));
}
