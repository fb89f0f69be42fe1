import { type Solution, solve } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import { all, type BigNumber, create } from 'mathjs';
import nerdamer from 'nerdamer/all.js';
import { range, type Sweep } from '../tally.js';

/** An equation in x as every program reads it, and both its sides. */
interface Case {
  readonly text: string;
  readonly kind: string;
}

/** A generator of the same numbers in every run (mulberry32). */
let state = 20261123;
function whole(least: number, most: number, ...except: readonly number[]): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  const found = least + (((t ^ (t >>> 14)) >>> 0) % (most - least + 1));
  return except.includes(found) ? whole(least, most, ...except) : found;
}

/** A sum of terms, those of 0 left out: 2*x^2-3*x+1. */
function sum(...terms: readonly (readonly [size: number, factor: string])[]): string {
  const shown = terms.filter(([size]) => size !== 0).map(([size, factor]) => `${size}${factor && `*${factor}`}`);
  return shown.length === 0 ? '0' : shown.join('+').replaceAll('+-', '-');
}

const some = (least = -9, most = 9): number => whole(least, most, 0);
const linear = (a = some(), b = whole(-9, 9)): string => sum([a, 'x'], [b, '']);

const KINDS: Readonly<Record<string, () => string>> = {
  linear: () => `${linear()}=${linear()}`,
  parentheses: () => `${some()}*(${linear()})+${linear()}=${some()}*(${linear()})`.replaceAll('+-', '-'),
  fractions: () => `(${linear()})/${whole(2, 9)}+(${linear()})/${whole(2, 9)}=${whole(-9, 9)}/${whole(2, 9)}`,
  quadratic: () => `${sum([some(), 'x^2'], [whole(-12, 12), 'x'], [whole(-20, 20), ''])}=${linear()}`,
  'by its roots': () => {
    const [a, b, c] = [whole(-6, 6), whole(-6, 6), whole(-6, 6)];
    const s = [-(a + b + c), a * b + b * c + c * a, -a * b * c] as const;
    return `${sum([1, 'x^3'], [s[0], 'x^2'], [s[1], 'x'], [s[2], ''])}=0`;
  },
  biquadratic: () => `${sum([some(-4, 4), 'x^4'], [whole(-12, 12), 'x^2'], [whole(-20, 20), ''])}=0`,
  rational: () => `${some()}/(${linear(1)})+${some()}/(${linear(1)})=${whole(-4, 4)}`,
  quotient: () => `(${linear()})/(${linear()})=(${linear()})/(${linear()})`,
  radical: () => `sqrt(${linear(some(-5, 5), whole(-9, 20))})=${linear(some(-3, 3), whole(-6, 6))}`,
  'absolute value': () => `abs(${linear()})=${linear(whole(-3, 3), whole(-9, 9))}`,
  exponential: () => {
    const base = whole(2, 7);
    return `${base}^(${linear(some(-3, 3), whole(-4, 4))})=${base}^(${linear(some(-3, 3), whole(-4, 4))})`;
  },
};

const precise = create(all, { number: 'BigNumber', precision: 64 });

/** An expression as mathjs reads it. */
function typed(expression: Expression): string {
  if (typeof expression === 'string') return `(${expression})`;
  const [operator, ...operands] = expression;
  const inner = operands.map(typed);
  const [first = ''] = inner;
  if (operator === 'neg') return `(-${first})`;
  if (operator === '√') return `sqrt(${first})`;
  if (operator === 'abs') return `abs(${first})`;
  if (operator === 'ln') return `log(${first})`;
  if (operator === 'log') return `(log(${inner[1]})/log(${first}))`;
  if (operator === '()') return first;
  return `(${inner.join({ '×': '*', '÷': '/' }[operator as string] ?? operator)})`;
}

type Value = BigNumber;
const isReal = (value: unknown): value is Value => precise.isBigNumber(value) && value.isFinite();

function valueOf(text: string): Value | undefined {
  const value: unknown = precise.evaluate(text);
  return isReal(value) ? value : undefined;
}

/** Whether a value solves an equation, to 40 digits. */
function solves({ text }: Case, x: Value): boolean {
  const [left = '', right = ''] = text.split('=');
  try {
    const [a, b]: unknown[] = [precise.evaluate(left, { x }), precise.evaluate(right, { x })];
    return isReal(a) && isReal(b) && a.minus(b).abs().lt('1e-40');
  } catch {
    return false;
  }
}

/** What a program answers: real values, everything, or nothing that it says. */
type Answer = readonly Value[] | 'all' | 'refused';

function ours({ text }: Case): Answer {
  const solved = solve(text);
  if (!solved.ok) return 'refused';
  const { solution } = solved.value;
  return answerOf(solution);
}

function answerOf(solution: Solution): Answer {
  if (solution.kind === 'none') return [];
  if (solution.kind === 'all') return 'all';
  if (solution.kind !== 'values') return 'refused';
  return solution.values.map((value) => valueOf(typed(value)) ?? precise.bignumber(NaN));
}

function theirs({ text }: Case): Answer {
  const found = nerdamer.solveEquations(text, 'x');
  return found.flatMap((value) => {
    const real = valueOf(String(value));
    return real ? [real] : [];
  });
}

const same = (a: Value, b: Value): boolean => a.minus(b).abs().lt('1e-30');

function caught(answer: () => Answer): Answer {
  try {
    return answer();
  } catch {
    return 'refused';
  }
}

/** Compares both programs on each problem; where they differ, values decide: those that solve the equation to 40 digits. */
export function algebraSweeps(count = 2000): readonly Sweep[] {
  return Object.entries(KINDS).map(([kind, make]) => {
    const wrong = { ours: 0, refused: 0, theirs: 0 };
    for (const text of range(1, count).map(make)) {
      const each = { text, kind };
      const [mine, other] = [caught(() => ours(each)), caught(() => theirs(each))];
      if (mine === 'refused') wrong.refused++;
      if (mine === 'refused' || mine === 'all') { if (process.env['LIST']) console.log(kind, text, mine, String(other)); continue; }
      const right = (values: Answer): readonly Value[] =>
        typeof values === 'string' ? [] : values.filter((value) => solves(each, value));
      const all = [...right(mine), ...right(other)];
      const misses = (values: readonly Value[]): boolean => all.some((value) => !values.some((own) => same(own, value)));
      const isWrong = (values: Answer): boolean => typeof values === 'string' || right(values).length < values.length || misses(values);
      if (isWrong(mine)) { wrong.ours++; console.log('OURS', kind, text, String(mine), '|', String(other)); }
      if (isWrong(other)) wrong.theirs++;
    }
    return {
      name: `solve: ${kind} (${wrong.refused} refused)`,
      cases: count,
      ours: new Map([['solve', wrong.ours]]),
      peers: new Map([['nerdamer', wrong.theirs]]),
    };
  });
}
