import { type Cells, combine, everywhere, mapped } from './cells.js';
import { add, coefficientsIn, type Element, lastRoot, plainOf, scale, type Tower } from './element.js';
import { polynomialSign, type Sign } from './polynomial-sign.js';
import { undecided } from './work.js';

/** Returns the sign of an element along the line. Any sign is possible where one of its square roots has no value. */
export function elementSign(a: Element, tower: Tower): Cells<Sign> {
  const plain = plainOf(a);
  if (plain) return polynomialSign(plain);
  const place = lastRoot(a);
  const { degree } = tower.root(place);
  if (degree === 2) return squareRootSign(a, place, tower);
  return degree === 3 ? cubeRootSign(a, place, tower) : oddRootSign(a, place, tower);
}

/** Returns the sign of A + B√u from the signs of A, B and A² − B²u. */
function squareRootSign(a: Element, place: number, tower: Tower): Cells<Sign> {
  const [first = new Map(), second = new Map()] = coefficientsIn(a, place);
  const { radicand } = tower.root(place);
  const rootSign = mapped(elementSign(radicand, tower), (sign) => (sign > 0 ? 1 : 0));
  const secondSign = combine(elementSign(second, tower), rootSign, product);
  if (first.size === 0) return secondSign;
  const firstSign = elementSign(first, tower);
  const both = combine(firstSign, secondSign, (x, y) => x * 3 + y);
  if (both.values.every((pair) => PAIRS[pair + 4] !== undefined))
    return mapped(both, (pair) => PAIRS[pair + 4] ?? 0);
  const square = tower.multiply(first, first);
  const other = tower.multiply(tower.multiply(second, second), radicand);
  const difference = elementSign(add(square, scale(other, -1n)), tower);
  return combine(
    both,
    difference,
    (pair, larger) => PAIRS[pair + 4] ?? ((larger * (pair < 0 ? -1 : 1)) as Sign),
  );
}

/**
 * The sign of a sum, indexed by 3 × the first term's sign + the second term's sign + 4. It is undefined for
 * opposite signs.
 */
const PAIRS: readonly (Sign | undefined)[] = [-1, -1, undefined, -1, 0, 1, undefined, 1, 1];

const product = (x: Sign, y: Sign): Sign => (x * y) as Sign;

/**
 * Returns the sign of v = A + Bc + Cc² with c³ = u. It equals the sign of the norm N = A³ + B³u + C³u² − 3ABCu, because
 * N = v·½[(A − Bc)² + (A − Cc²)² + (Bc − Cc²)²]. If A = Bc = Cc², it is the sign of A.
 */
function cubeRootSign(a: Element, place: number, tower: Tower): Cells<Sign> {
  const [A = new Map(), B = new Map(), C = new Map()] = coefficientsIn(a, place);
  const { radicand: u } = tower.root(place);
  const cube = (x: Element): Element => tower.power(x, 3);
  const [a3, b3] = [cube(A), tower.multiply(cube(B), u)];
  const c3 = tower.multiply(cube(C), tower.multiply(u, u));
  const mixed = tower.multiply(tower.multiply(A, B), tower.multiply(C, u));
  const sum = add(add(a3, b3), add(c3, scale(mixed, -3n)));
  const norm = elementSign(sum, tower);
  if (A.size === 0 || B.size === 0 || C.size === 0) return norm;
  const isSameAs = (other: Element): Cells<boolean> =>
    mapped(elementSign(add(a3, scale(other, -1n)), tower), (sign) => sign === 0);
  const areSame = combine(isSameAs(b3), isSameAs(c3), (x, y) => x && y);
  const special = combine(elementSign(A, tower), areSame, (sign, same) => (same ? sign : 0));
  return combine(norm, special, (sign, other) => sign || other);
}

/** Returns the sign of A + B·c^k with c^n = u for an odd n, which is the sign of A^n + B^n·u^k. */
function oddRootSign(a: Element, place: number, tower: Tower): Cells<Sign> {
  const { degree, radicand } = tower.root(place);
  const [first = new Map(), ...others] = coefficientsIn(a, place);
  const power = others.findIndex((part) => part.size > 0);
  const second = others[power];
  if (!second || others.some((part, i) => i !== power && part.size > 0)) return undecided();
  const other = tower.multiply(tower.power(second, degree), tower.power(radicand, power + 1));
  return elementSign(add(tower.power(first, degree), other), tower);
}

/** Returns the product of the signs of two elements. */
export function productSign(a: Element, b: Element, tower: Tower): Cells<Sign> {
  return b.size === 0 ? everywhere(0) : combine(elementSign(a, tower), elementSign(b, tower), product);
}
