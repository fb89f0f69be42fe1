import { solve } from '@mathtools/math-core/algebra';
import type { Draw } from '../draws.js';
import { isScanned, type Real } from './scan.js';

/** A problem, and whether the engine's answer to it is correct. Undefined if the engine refuses the problem. */
export interface Swept {
  readonly input: string;
  readonly isRight: () => boolean | undefined;
}

/** Returns a linear expression as text and as a function. */
export function linear(a: number, b: number): readonly [text: string, of: Real] {
  return [`(${a}x + ${b})`.replaceAll('+ -', '- '), (x) => a * x + b];
}

const RELATIONS = ['<', '<=', '>', '>='] as const;

/** Compares the engine's set with the sign of left − right on a grid and around its ends. */
function inequality([left, f]: Side, relation: string, [right, g]: Side): Swept {
  const input = `${left} ${relation} ${right}`;
  const difference: Real = (x) => f(x) - g(x);
  const compared = (value: number): boolean => (relation.startsWith('<') ? value < 0 : value > 0);
  const holds = (x: number): boolean | undefined => {
    const [a, b] = [f(x), g(x)];
    if (Number.isNaN(a) || Number.isNaN(b)) return false;
    if (!Number.isFinite(a) || !Number.isFinite(b)) return a === b ? undefined : compared(a < b ? -1 : 1);
    const isClose = Math.abs(a - b) <= 1e-11 * Math.max(1, Math.abs(a), Math.abs(b));
    return isClose ? undefined : compared(a - b);
  };
  const holdsAtEnd = (x: number): boolean | undefined =>
    Math.abs(difference(x)) < 1e-9 ? relation.endsWith('=') : undefined;
  return {
    input,
    isRight: () => {
      const solved = solve(input);
      if (!solved.ok) return undefined;
      const { solution } = solved.value;
      if (solution.kind === 'none') return isScanned([], holds, holdsAtEnd);
      if (solution.kind === 'all')
        return isScanned([{ includesLow: false, includesHigh: false }], holds, holdsAtEnd);
      return solution.kind === 'intervals' && isScanned(solution.intervals, holds, holdsAtEnd);
    },
  };
}

type Side = readonly [text: string, of: Real];

/** Returns the kinds of inequalities, with the number of problems of each. */
export function inequalityKinds(
  whole: Draw,
): Readonly<Record<string, readonly [count: number, make: () => Swept]>> {
  const some = (size = 6): number => whole(-size, size, 0);
  const line = (): Side => linear(some(), whole(-9, 9));
  const sign = (): string => RELATIONS[whole(0, 3)] ?? '<';
  const number = (least = -6, most = 9): Side => {
    const value = whole(least, most);
    return [String(value), () => value];
  };
  const root = ([text, of]: Side): Side => [`sqrt${text}`, (x) => Math.sqrt(of(x))];
  const power = (base: number, [text, of]: Side): Side => [`${base}^${text}`, (x) => base ** of(x)];
  const log = (base: number, [text, of]: Side): Side => [
    `log_${base}${text}`,
    (x) => (of(x) > 0 ? Math.log(of(x)) / Math.log(base) : NaN),
  ];
  const quotient = ([a, f]: Side, [b, g]: Side): Side => [
    `${a}/${b}`,
    (x) => (g(x) === 0 ? NaN : f(x) / g(x)),
  ];
  return {
    'a root and a line': [2000, () => inequality(root(line()), sign(), line())],
    'a root and a number': [500, () => inequality(root(line()), sign(), number())],
    'two roots': [500, () => inequality(root(line()), sign(), root(line()))],
    'an exponential': [
      1500,
      () => inequality(power(whole(2, 7), linear(some(3), whole(-4, 4))), sign(), number(-3, 60)),
    ],
    'two powers of one base': [
      500,
      () => {
        const base = whole(2, 7);
        return inequality(power(base, line()), sign(), power(base, line()));
      },
    ],
    'a logarithm': [1500, () => inequality(log(whole(2, 5), line()), sign(), number(-4, 4))],
    'two logarithms': [
      500,
      () => {
        const base = whole(2, 5);
        return inequality(log(base, line()), sign(), log(base, line()));
      },
    ],
    'two quotients': [1500, () => inequality(quotient(line(), line()), sign(), quotient(line(), line()))],
    'an absolute value': [
      1000,
      () => {
        const [text, of] = line();
        return inequality([`|${text}|`, (x) => Math.abs(of(x))], sign(), line());
      },
    ],
  };
}
