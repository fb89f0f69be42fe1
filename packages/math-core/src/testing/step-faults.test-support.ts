import type { Expression, Step } from '../steps/index.js';
import { holdsApproximately, isIrrational } from './real-value.test-support.js';

/** A fraction with a denominator > 0. It is independent of src/rational, which it tests. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/** Values of symbols and of units, by name. A unit without a value only labels its amount. */
export type Names = ReadonlyMap<string, Fraction>;

/**
 * Returns the steps that aren't true: "=" between different values, "≈" where nothing or too much was rounded. A step with only
 * an unknown symbol on the left defines it, and the symbol keeps that value in later steps.
 * Logarithms, roots and other powers are compared to 40 digits.
 */
export function stepFaults(steps: readonly Step[], units: Names = new Map()): readonly string[] {
  const defined = new Map(units);
  return steps.flatMap((step) => {
    const fault = (holds: boolean): string[] => (holds ? [] : [`${step.id}: ${JSON.stringify(step)}`]);
    if (step.after[0] === '?' || step.after[0] === ',') return fault(step.relation === '=');
    if ([step.before, step.after].some(isIrrational)) return fault(holdsApproximately(step));
    const names = new Map(defined);
    for (const [name, text] of Object.entries(step.parameters ?? {})) names.set(name, readFraction(text));
    const after = exactValue(step.after, names);
    const isDefinition =
      typeof step.before === 'string' && /^[a-z]/i.test(step.before) && !names.has(step.before);
    if (isDefinition) defined.set(step.before, after);
    const before = isDefinition ? after : exactValue(step.before, names);
    return fault(holds(before, step, after));
  });
}

function holds(before: Fraction, { relation, after: shown }: Step, after: Fraction): boolean {
  const [n, d] = subtract(before, after);
  if (relation === '=') return n === 0n;
  const text = String(typeof shown === 'string' ? shown : shown[1]);
  const decimals = BigInt(text.split('.')[1]?.length ?? 0);
  return n !== 0n && 2n * (n < 0n ? -n : n) * 10n ** decimals <= d;
}

/** Returns the value of an expression of the four operations, integer powers, percent and units. */
export function exactValue(expression: Expression, names: Names = new Map()): Fraction {
  if (typeof expression === 'string') return names.get(expression) ?? readFraction(expression);
  const [operator, ...operands] = expression;
  if (operator === 'unit') return inUnits(operands, names);
  const [first = [0n, 1n], ...rest] = operands.map((operand) => exactValue(operand, names));
  if (operator === '%') return [first[0], first[1] * 100n];
  if (operator === 'neg') return [-first[0], first[1]];
  if (operator === '()') return first;
  return rest.reduce((a, b) => apply(operator, a, b), first);
}

function inUnits([amount = '0', unit = '']: readonly Expression[], names: Names): Fraction {
  const [n, d] = exactValue(amount, names);
  const [size, sizeDivisor] = names.get(String(unit)) ?? [1n, 1n];
  return [n * size, d * sizeDivisor];
}

function apply(operator: string, a: Fraction, b: Fraction): Fraction {
  if (operator === '+') return subtract(a, [-b[0], b[1]]);
  if (operator === '-') return subtract(a, b);
  if (operator === '×') return [a[0] * b[0], a[1] * b[1]];
  if (operator === '÷' || operator === '/') return quotient(a, b);
  if (operator === '^' && b[0] % b[1] === 0n) {
    const exponent = b[0] / b[1];
    return exponent < 0n
      ? quotient([a[1] ** -exponent, 1n], [a[0] ** -exponent, 1n])
      : [a[0] ** exponent, a[1] ** exponent];
  }
  throw new Error(`${operator} is not computed here.`);
}

function quotient(a: Fraction, b: Fraction): Fraction {
  if (b[0] === 0n) throw new Error('A step divides by 0.');
  return b[0] < 0n ? [-a[0] * b[1], a[1] * -b[0]] : [a[0] * b[1], a[1] * b[0]];
}

function subtract(a: Fraction, b: Fraction): Fraction {
  return a[1] === b[1] ? [a[0] - b[0], a[1]] : [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
}

/** Parses "-12.75" or "2/3". */
export function readFraction(text: string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text);
  if (!match) throw new Error(`"${text}" is neither a number nor a symbol with a value.`);
  const [, minus = '', whole = '', decimals = '', denominator = '1'] = match;
  const digits = BigInt(whole + decimals);
  return [minus ? -digits : digits, BigInt(denominator) * 10n ** BigInt(decimals.length)];
}
