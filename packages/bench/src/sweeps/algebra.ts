import { solve } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import { all, type BigNumber, create } from 'mathjs';
import nerdamer from 'nerdamer/all.js';
import { draws } from '../draws.js';
import { range, type Sweep } from '../tally.js';

const whole = draws(20261123);

/** Returns a sum of terms, omitting those that are 0: 2*x^2-3*x+1. */
function sum(...terms: readonly (readonly [size: number, factor?: string])[]): string {
  const shown = terms.flatMap(([size, factor]) =>
    size === 0 ? [] : [factor ? `${size}*${factor}` : `${size}`],
  );
  return shown.length === 0 ? '0' : shown.join('+').replaceAll('+-', '-');
}

const some = (size = 9): number => whole(-size, size, 0);
const linear = (a = some(), b = whole(-9, 9)): string => sum([a, 'x'], [b]);

function cubicOf(a: number, b: number, c: number): string {
  return sum([1, 'x^3'], [-a - b - c, 'x^2'], [a * b + b * c + c * a, 'x'], [-a * b * c]);
}

/**
 * Equations in x that every program can read, and the count of each kind. The peer takes a second for some
 * kinds.
 */
const KINDS: Readonly<Record<string, readonly [count: number, make: () => string]>> = {
  linear: [4000, () => `${linear()}=${linear()}`],
  parentheses: [3000, () => `${some()}*(${linear()})+${whole(1, 9)}=${some()}*(${linear()})`],
  fractions: [
    3000,
    () => `(${linear()})/${whole(2, 9)}+(${linear()})/${whole(2, 9)}=${some()}/${whole(2, 9)}`,
  ],
  quadratic: [4000, () => `${sum([some(), 'x^2'], [whole(-12, 12), 'x'], [whole(-20, 20)])}=${linear()}`],
  'cubic with whole roots': [2000, () => `${cubicOf(whole(-6, 6), whole(-6, 6), whole(-6, 6))}=0`],
  biquadratic: [1000, () => `${sum([some(4), 'x^4'], [whole(-12, 12), 'x^2'], [whole(-20, 20)])}=0`],
  rational: [2000, () => `${some()}/(${linear(1)})+${some()}/(${linear(1)})=${whole(-4, 4)}`],
  'two quotients': [400, () => `(${linear()})/(${linear()})=(${linear()})/(${linear()})`],
  radical: [200, () => `sqrt(${linear(some(5), whole(-9, 20))})=${linear(some(3), whole(-6, 6))}`],
  'absolute value': [200, () => `abs(${linear()})=${linear(whole(-3, 3), whole(-9, 9))}`],
  exponential: [
    200,
    () => {
      const base = whole(2, 7);
      return `${base}^(${linear(some(3), whole(-4, 4))})=${base}^(${linear(some(3), whole(-4, 4))})`;
    },
  ],
};

const precise = create(all ?? {}, { number: 'BigNumber', precision: 64 });

/** Formats an expression for mathjs. */
function typed(expression: Expression): string {
  if (typeof expression === 'string') return `(${expression})`;
  const [operator, ...operands] = expression;
  const [first = '', second = ''] = operands.map(typed);
  if (operator === 'neg') return `(-${first})`;
  if (operator === '√') return `sqrt(${first})`;
  if (operator === 'ln') return `log(${first})`;
  if (operator === 'log') return `(log(${second})/log(${first}))`;
  const sign = operator === '×' ? '*' : operator === '÷' ? '/' : operator;
  return `(${operands.map(typed).join(sign)})`;
}

function valueOf(text: string, x?: BigNumber): BigNumber | undefined {
  try {
    const value: unknown = precise.evaluate(text, x ? { x } : {});
    return precise.isBigNumber(value) && value.isFinite() ? value : undefined;
  } catch {
    return undefined;
  }
}

const near = (a: BigNumber | undefined, b: BigNumber | undefined, distance: string): boolean =>
  a !== undefined && b !== undefined && a.minus(b).abs().lt(distance);

/** The real values that a program returns, or the reason why it returns none. */
type Answer = readonly (BigNumber | undefined)[] | 'all' | 'refused';

function ours(equation: string): Answer {
  const solved = solve(equation);
  if (!solved.ok) return 'refused';
  const { solution } = solved.value;
  if (solution.kind === 'none') return [];
  if (solution.kind === 'values') return solution.values.map((value) => valueOf(typed(value)));
  return solution.kind === 'all' ? 'all' : 'refused';
}

function theirs(equation: string): Answer {
  try {
    const values = nerdamer.solveEquations(equation, 'x').map((value) => valueOf(String(value)));
    return values.filter((value) => value !== undefined);
  } catch {
    return 'refused';
  }
}

/** Compares the answers of both programs to an equation by substituting the values, with 64 digits. */
function compared(equation: string): { readonly mine: string; readonly other: string } {
  const [left = '', right = ''] = equation.split('=');
  const solves = (x: BigNumber | undefined, distance: string): boolean =>
    x !== undefined && near(valueOf(left, x), valueOf(right, x), distance);
  const [mine, other] = [ours(equation), theirs(equation)];
  const others = typeof other === 'string' ? [] : other;
  if (mine === 'refused') return { mine, other: others.length > 0 ? 'right' : 'refused' };
  if (mine === 'all') {
    const isTrue = range(11, 15).every((x) => solves(precise.bignumber(x), '1e-40'));
    return { mine: isTrue ? 'right' : 'wrong', other: 'right' };
  }
  // The peer's values of roots have the precision of doubles.
  const isLost = others.some((x) => solves(x, '1e-9') && !mine.some((own) => near(own, x, '1e-6')));
  // If a root is 0, an error in the 64th digit of its radicand becomes an error in the 32nd digit of the root.
  const precision = equation.includes('√') || equation.includes('sqrt') ? '1e-30' : '1e-40';
  const isRight = mine.every((x) => solves(x, precision)) && !isLost;
  const isSame = mine.every((own) => others.some((x) => near(own, x, '1e-9')));
  return {
    mine: isRight ? 'right' : 'wrong',
    other: isSame && others.every((x) => solves(x, '1e-6')) ? 'right' : 'wrong',
  };
}

/**
 * Solves random equations with this engine and a computer algebra system. An answer counts as wrong if
 * substituting it fails.
 */
export function algebraSweeps(): readonly Sweep[] {
  return Object.entries(KINDS).map(([kind, [cases, make]]) => {
    const answers = range(1, cases).map((): ReturnType<typeof compared> => {
      const equation = make();
      const found = compared(equation);
      if (found.mine !== 'right') console.error(`${found.mine}: ${equation}`);
      return found;
    });
    const mine = answers.filter((each) => each.mine !== 'right').length;
    const other = answers.filter((each) => each.other !== 'right').length;
    return {
      name: `equations: ${kind}`,
      cases,
      ours: new Map([['solve', mine]]),
      peers: new Map([['nerdamer', other]]),
    };
  });
}
