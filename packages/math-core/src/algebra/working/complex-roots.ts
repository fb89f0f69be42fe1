import type { Expression } from '../../steps/expression.js';
import { haveSameForm } from '../normal/identical.js';
import type { Complex } from '../operations/complex-arithmetic.js';
import { complexTyped, hasImaginaryUnit } from '../read/complex-text.js';
import { solve } from '../solve/solve.js';
import { areSame, decided, valueOf, written, ZERO } from './complex-values.js';
import { named } from './laws/law-names.js';
import { follows } from './line-forms.js';
import type { MistakeName } from './mistake-names.js';
import { substituted } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/** Matches roots without the unknown, such as ±2i. */
const IS_LIST = /±|[,;]|\b(?:or|and)\b/i;

/** Checks the lines with i of an equation whose earlier lines are real. */
export function rootsOf(
  lines: readonly string[],
  verdicts: readonly LineVerdict[],
  unknown: string,
): readonly LineVerdict[] {
  let before = decided(() => rootsIn(lines[0] ?? '', unknown));
  let wasReal = true;
  return verdicts.map((verdict, i) => {
    const line = lines[i + 1] ?? '';
    if (!hasImaginaryUnit(line)) {
      const own = decided(() => rootsIn(line, unknown));
      before = own ?? (verdict.verdict === 'follows' ? before : undefined);
      wasReal = true;
      return verdict;
    }
    if (!line.includes(unknown) && !IS_LIST.test(line)) return verdict;
    const last = before;
    const after = decided(() => rootsIn(line, unknown, last));
    const judged = last && after ? decided(() => comparedRoots(last, after, wasReal)) : undefined;
    before = after ?? before;
    wasReal = false;
    return judged ?? { verdict: 'undecided' };
  });
}

function comparedRoots(
  before: readonly Complex[],
  after: readonly Complex[],
  wasReal: boolean,
): LineVerdict | undefined {
  const has = (all: readonly Complex[], one: Complex): boolean | undefined => {
    const answers = all.map((each) => areSame(each, one));
    return answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
  };
  const [missing, more] = [before.map((one) => has(after, one)), after.map((one) => has(before, one))];
  if ([...missing, ...more].includes(undefined)) return undefined;
  if (![...missing, ...more].includes(false))
    return follows([named(wasReal ? 'imaginary-unit' : 'simplify')], false);
  const mistake = mistakeIn(before, after, more.includes(false));
  return { verdict: 'wrong', ...(mistake && { mistake }) };
}

/** The divisors that are tried for a quotient whose terms weren't all divided. */
const DIVISORS = ['2', '3', '4', '5', '6', '8', '10'];

function mistakeIn(
  before: readonly Complex[],
  after: readonly Complex[],
  hasFalse: boolean,
): MistakeName | undefined {
  const every = (test: (root: Complex, of: Complex) => boolean): boolean =>
    after.every((root) => before.some((of) => test(root, of)));
  const same = (a: Expression, b: Expression): boolean => haveSameForm(a, b);
  if (!hasFalse) return before.every(({ re }) => re === '0') ? 'root-without-plus-minus' : 'solution-missing';
  if (every(({ re, im }, of) => same(re, ['neg', of.re]) && same(im, of.im)))
    return 'formula-minus-b-forgotten';
  const isPart = DIVISORS.some((n) =>
    [
      (root: Complex, of: Complex) => same(root.re, of.re) && same(root.im, ['×', n, of.im]),
      (root: Complex, of: Complex) => same(root.im, of.im) && same(root.re, ['×', n, of.re]),
    ].some(every),
  );
  return isPart ? 'formula-divides-only-root' : undefined;
}

/** Returns the complex roots that a line gives or has. Returns undefined if they aren't known. */
function rootsIn(
  line: string,
  unknown: string,
  candidates: readonly Complex[] = [],
): readonly Complex[] | undefined {
  const plain = line.replaceAll(new RegExp(String.raw`${unknown}_?(?:[1-4]|[₁-₄])(?=\s*=)`, 'gi'), unknown);
  const parts = plain.split(/\s+(?:or|and)\s+|[,;](?=\s)/i).flatMap(bothSigns);
  const all = parts.map((part) =>
    rootsOfPart(part.includes('=') ? part : `${unknown} = ${part}`, unknown, candidates),
  );
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

/** Replaces ± by both signs. */
function bothSigns(part: string): readonly string[] {
  if (!part.includes('±')) return [part];
  return ['+', '-'].map((sign) => part.replaceAll('±', sign).replace(/(^|[=(])\s*\+/g, '$1 '));
}

function rootsOfPart(
  part: string,
  unknown: string,
  candidates: readonly Complex[],
): readonly Complex[] | undefined {
  const [left, right, more] = part.split('=').map((side) => complexTyped(side, 'line'));
  if (!left?.ok || !right?.ok || more) return undefined;
  const difference: Expression = ['-', left.value, right.value];
  const at = (value: Expression): Complex => valueOf(substituted(difference, unknown, value));
  if (isLinear(at)) {
    const [zero, one] = [at('0'), at('1')].map(written);
    return [valueOf(['neg', ['/', zero ?? '0', ['-', one ?? '0', zero ?? '0']]])];
  }
  const [only, second] = candidates;
  const isRoot = candidates.every((root) => areSame(at(written(root)), ZERO) === true);
  if (only && second && candidates.length === 2 && isRoot && isQuadratic(at)) return candidates;
  const solved = hasImaginaryUnit(part) ? undefined : solve(part);
  if (!solved?.ok) return undefined;
  const { solution, complex = [] } = solved.value;
  if (solution.kind !== 'values' && solution.kind !== 'none') return undefined;
  const values = solution.kind === 'values' ? solution.values : [];
  return values.length + complex.length === 0 ? undefined : [...values, ...complex].map(valueOf);
}

/** Returns whether the second differences are 0. */
function isLinear(at: (value: Expression) => Complex): boolean {
  const [a, b, c] = [at('0'), at('1'), at('2')].map(written);
  const second = valueOf(['-', ['+', a ?? '0', c ?? '0'], ['×', '2', b ?? '0']]);
  return areSame(second, ZERO) === true && areSame(at('0'), at('1')) === false;
}

/** Returns whether the third differences are 0. */
function isQuadratic(at: (value: Expression) => Complex): boolean {
  const [a, b, c, d] = [at('0'), at('1'), at('2'), at('3')].map(written);
  const third: Expression = [
    '-',
    ['+', d ?? '0', ['×', '3', b ?? '0']],
    ['+', ['×', '3', c ?? '0'], a ?? '0'],
  ];
  return areSame(valueOf(third), ZERO) === true;
}
