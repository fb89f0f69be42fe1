import { exponentOf } from './monomial.js';
import { degreeIn, lettersOf, type Polynomial } from './arithmetic.js';
import { spend } from './work.js';

/** A prime number whose square is a safe integer. */
const PRIME = 67_108_859;
/** The value substituted for the first of the other letters. */
const VALUE = 48_271;

/** A polynomial in one letter modulo the prime: coefficients from the constant term up, the last one not 0. */
type Residues = readonly number[];

/**
 * Returns whether two polynomials with integer coefficients provably have no common factor with the letter. Otherwise
 * they would also have one modulo a prime with numbers for the other letters, unless both leading coefficients became
 * 0.
 */
export function areCoprimeIn(a: Polynomial, b: Polynomial, letter: string): boolean {
  const [p, q] = [residuesOf(a, letter), residuesOf(b, letter)];
  const isKept = p.length > degreeIn(a, letter) || q.length > degreeIn(b, letter);
  return isKept && commonDivisor(p, q).length === 1;
}

function residuesOf(a: Polynomial, letter: string): Residues {
  spend(a.terms.length);
  const others = lettersOf(a).filter((name) => name !== letter);
  const values = new Map(others.map((name) => [name, valueOf(name)]));
  const residues = new Array<number>(degreeIn(a, letter) + 1).fill(0);
  for (const { coefficient, monomial } of a.terms) {
    let residue = Number(coefficient.numerator % BigInt(PRIME));
    for (const [name, exponent] of monomial.powers)
      if (name !== letter) residue = (residue * power(values.get(name) ?? 0, exponent)) % PRIME;
    const at = exponentOf(monomial, letter);
    residues[at] = ((residues[at] ?? 0) + residue + PRIME) % PRIME;
  }
  return trimmed(residues);
}

/** Returns a number for a letter that is the same for both polynomials. */
function valueOf(name: string): number {
  let value = VALUE;
  for (let i = 0; i < name.length; i++) value = (value * 31 + name.charCodeAt(i)) % PRIME;
  return value;
}

function trimmed(residues: number[]): Residues {
  while (residues.at(-1) === 0) residues.pop();
  return residues;
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}

/** Runs Euclid's algorithm. The result is a nonzero constant for coprime polynomials. */
function commonDivisor(a: Residues, b: Residues): Residues {
  let [high, low] = [a, b];
  while (low.length > 0) [high, low] = [low, remainder(high, low)];
  return high;
}

function remainder(a: Residues, b: Residues): Residues {
  const rest = [...a];
  const inverse = power(b.at(-1) ?? 1, PRIME - 2);
  while (rest.length >= b.length) {
    const factor = ((rest.at(-1) ?? 0) * inverse) % PRIME;
    const up = rest.length - b.length;
    for (const [i, residue] of b.entries())
      rest[up + i] = ((rest[up + i] ?? 0) + PRIME - ((residue * factor) % PRIME)) % PRIME;
    rest.pop();
  }
  return trimmed(rest);
}
