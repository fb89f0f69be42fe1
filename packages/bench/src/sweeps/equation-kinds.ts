import { answerRequest, solve } from '@mathtools/math-core/algebra';
import type { Draw } from '../draws.js';
import { linear, type Swept } from './inequality-kinds.js';
import { areNear, doubleOf, power, type Real, signChanges } from './scan.js';

/** Returns the engine's values of one unknown, or undefined if it refuses or gives something else. */
function valuesOf(input: string): readonly number[] | undefined {
  const solved = solve(input);
  if (!solved.ok) return undefined;
  const { solution } = solved.value;
  if (solution.kind === 'none') return [];
  if (solution.kind === 'values') return solution.values.map((value) => doubleOf(value));
  if (solution.kind !== 'approximate' || solution.searched) return undefined;
  return solution.roots.map((root) => ('exact' in root ? doubleOf(root.exact) : Number(root.rounded)));
}

/** Returns whether the engine's values are the zeros of a function, rounded to four digits or exact. */
function hasZeros(input: string, f: Real, low: number, high: number): boolean | undefined {
  const mine = valuesOf(input);
  if (!mine) return undefined;
  const crossings = signChanges(f, low, high);
  const found = crossings.filter((x) => Math.abs(f(x)) < 1e-3 * Math.max(1, Math.abs(f(x + 1e-3))));
  // A zero without a change of sign is one of the values only, so it must be a zero up to rounding.
  const touching = mine.filter((x) =>
    found.every((other) => Math.abs(other - x) > 1e-4 * Math.max(1, Math.abs(x))),
  );
  const isZero = (x: number): boolean => {
    const size = Math.max(Math.abs(f(x - 0.01)), Math.abs(f(x + 0.01)));
    return Math.abs(f(x)) <= 0.02 * (Number.isFinite(size) ? size : 1) + 1e-9;
  };
  const rest = mine.filter((x) => !touching.includes(x));
  return areNear(rest, found, 1e-4) && touching.every(isZero);
}

const polynomial = (coefficients: readonly number[]): readonly [string, Real] => [
  coefficients
    .map((c, i) => `${c}x^${coefficients.length - 1 - i}`)
    .join(' + ')
    .replaceAll('x^0', '')
    .replaceAll('+ -', '- '),
  (x) => coefficients.reduce((sum, c) => sum * x + c, 0),
];

/** Returns the kinds of equations, with the number of problems of each. */
export function equationKinds(
  whole: Draw,
): Readonly<Record<string, readonly [count: number, make: () => Swept]>> {
  const some = (size = 6): number => whole(-size, size, 0);
  return {
    'a rational exponent': [
      2000,
      () => {
        const [text, of] = linear(some(4), whole(-9, 9));
        const bottom = whole(2, 5);
        const top = whole(1, 5, bottom);
        const value = whole(-4, 4) ** (top / gcd(top, bottom));
        const [p, q] = [top / gcd(top, bottom), bottom / gcd(top, bottom)];
        const input = `${text}^(${top}/${bottom}) = ${value}`;
        const inner = realBases(value, p, q);
        const [zero, one] = [of(0), of(1) - of(0)];
        return {
          input,
          isRight: () =>
            right(
              valuesOf(input),
              inner.map((each) => (each - zero) / one),
            ),
        };
      },
    ],
    'a cubic or quintic with approximate roots': [
      1500,
      () => {
        const degree = whole(0, 2) === 0 ? 5 : 3;
        const [text, f] = polynomial([1, ...Array.from({ length: degree }, () => whole(-9, 9))]);
        return { input: `${text} = 0`, isRight: () => hasZeros(`${text} = 0`, f, -11, 11) };
      },
    ],
    'an exponential and a line': [
      700,
      () => {
        const [base, [text, of]] = [whole(2, 5), linear(some(), whole(-9, 9))];
        const input = `${base}^x = ${text}`;
        return { input, isRight: () => hasZeros(input, (x) => base ** x - of(x), -12, 12) };
      },
    ],
    'a logarithm and a line': [
      500,
      () => {
        const [text, of] = linear(some(3), whole(-5, 5));
        const input = `ln x = ${text}`;
        const f: Real = (x) => Math.log(x) - of(x);
        return { input, isRight: () => hasZeros(input, f, 1e-7, 12) };
      },
    ],
    'trigonometric, on an interval': [
      2000,
      () => {
        const name = (['sin', 'cos', 'tan'] as const)[whole(0, 2)] ?? 'sin';
        const [a, b, shift, k, m] = [some(4), whole(1, 3), whole(0, 23) * 15, whole(-3, 3), whole(1, 4)];
        const input = `${a} ${name}(${b}x + ${shift}°) = ${k}/${m} for 0° <= x < 360°`;
        return { input, isRight: () => right(anglesOf(input), angles(name, k / m / a, b, shift), 1e-6) };
      },
    ],
  };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Returns the real numbers whose power p/q is a value. */
function realBases(value: number, p: number, q: number): readonly number[] {
  const isEvenRoot = q % 2 === 0;
  if (p % 2 === 0) return value < 0 ? [] : value === 0 ? [0] : [1, -1].map((sign) => sign * value ** (q / p));
  if (isEvenRoot) return value < 0 ? [] : [value ** (q / p)];
  return [power(value, q, p)];
}

function right(
  mine: readonly number[] | undefined,
  others: readonly number[],
  error = 1e-9,
): boolean | undefined {
  return mine && areNear(mine, others, error);
}

/** Returns the engine's angles in degrees. */
function anglesOf(input: string): readonly number[] | undefined {
  const answered = answerRequest(input);
  const statement = answered?.ok ? answered.value.answers[0]?.statement : undefined;
  if (!statement || statement.kind === 'none') return statement && [];
  const parts = statement.kind === 'or' ? statement.parts : [statement];
  return parts.map((part) => (part.kind === 'relation' ? (doubleOf(part.right) * 180) / Math.PI : NaN));
}

/** Returns the angles from 0° to 360° at which the function of b x + shift has a value, by its inverse. */
function angles(name: 'sin' | 'cos' | 'tan', value: number, b: number, shift: number): readonly number[] {
  if (name !== 'tan' && Math.abs(value) > 1 + 1e-12) return [];
  const degrees = (radians: number): number => (radians * 180) / Math.PI;
  const first =
    name === 'sin'
      ? [degrees(Math.asin(value)), 180 - degrees(Math.asin(value))]
      : name === 'cos'
        ? [degrees(Math.acos(value)), -degrees(Math.acos(value))]
        : [degrees(Math.atan(value))];
  const period = name === 'tan' ? 180 : 360;
  const all = first.flatMap((angle) =>
    Array.from({ length: 24 }, (_, k) => (angle - shift + period * (k - 12)) / b),
  );
  const inside = all.filter((x) => x > -1e-9 && x < 360 - 1e-9).sort((a, c) => a - c);
  return inside.filter((x, i) => i === 0 || x - (inside[i - 1] ?? x) > 1e-6);
}
