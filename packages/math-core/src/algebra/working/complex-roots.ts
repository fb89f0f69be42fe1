import type { Expression } from '../../steps/expression.js';
import { haveSameForm } from '../normal/identical.js';
import type { Complex } from '../operations/complex-arithmetic.js';
import type { Statement } from '../read/statement.js';
import { lawOfRoots } from './complex-laws.js';
import { areSame, decided, hasUnitIn, valueOf, written, ZERO } from './complex-values.js';
import { follows } from './line-forms.js';
import type { MistakeName } from './mistake-names.js';
import { powerOf } from '../expression/parts.js';
import { solver } from './solver.js';
import { difference, equation, lettersIn, partsOf, type Relation, substituted } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/** Checks the lines with i of an equation whose earlier lines are real, or all lines if `isComplex`. */
export function rootsOf(
  lines: readonly (Statement | undefined)[],
  verdicts: readonly LineVerdict[],
  unknown: string,
  isComplex = false,
): readonly LineVerdict[] {
  let previous = lines[0];
  let before = previous && decided(() => rootsIn(relationsIn(previous, unknown), unknown));
  return verdicts.map((verdict, i) => {
    const line = lines[i + 1];
    if (!line || (!isComplex && !hasUnitIn(line))) {
      const own = line && decided(() => rootsIn(relationsIn(line, unknown), unknown));
      before = own ?? (verdict.verdict === 'follows' ? before : undefined);
      previous = line ?? previous;
      return verdict;
    }
    // A calculation on the side has no unknown. A list of values has several parts.
    if (!lettersIn(line).has(unknown) && partsOf(line).length < 2) return verdict;
    const last = before;
    const now = relationsIn(line, unknown);
    const start = relationsIn(previous, unknown);
    const after = decided(() => rootsIn(now, unknown, last));
    const isSquare = start.some(({ left }) => powerOf(left).exponent === '2');
    const judged = last && after ? decided(() => comparedRoots(last, after, isSquare)) : undefined;
    before = after ?? before;
    previous = line;
    return judged === 'same' ? follows(lawOfRoots(start, now), false) : (judged ?? { verdict: 'undecided' });
  });
}

/** Returns the equations of a line. A value without a letter is a value of the unknown. x₁ is x. */
function relationsIn(line: Statement | undefined, unknown: string): readonly Relation[] {
  if (!line) return [];
  return partsOf(line).flatMap((part): readonly Relation[] => {
    if (part.kind === 'expression') return [equation(unknown, part.expression)];
    if (part.kind === 'chain') return valueOfChain(part, unknown);
    if (part.kind !== 'relation') return part.kind === 'or' ? relationsIn(part, unknown) : [];
    const isIndexed = typeof part.left === 'string' && part.left.replace(/\d+$/, '') === unknown;
    return [isIndexed ? { ...part, left: unknown } : part];
  });
}

/** Returns x = 5i for x = √(−25) = 5i, if all values are equal. */
function valueOfChain(
  { members, relations }: Statement & { readonly kind: 'chain' },
  unknown: string,
): readonly Relation[] {
  const [left, ...values] = members;
  const [first = '0'] = values;
  const isChain = left === unknown && relations.every((relation) => relation === '=');
  const areEqual =
    isChain && values.every((value) => decided(() => areSame(valueOf(first), valueOf(value))) === true);
  return areEqual ? [equation(unknown, values.at(-1) ?? first)] : [];
}

/** Compares the roots of two lines. Returns undefined if that can't be decided. */
function comparedRoots(
  before: readonly Complex[],
  after: readonly Complex[],
  isSquare: boolean,
): LineVerdict | 'same' | undefined {
  const has = (all: readonly Complex[], one: Complex): boolean | undefined => {
    const answers = all.map((each) => areSame(each, one));
    return answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
  };
  const [missing, more] = [before.map((one) => has(after, one)), after.map((one) => has(before, one))];
  if ([...missing, ...more].includes(undefined)) return undefined;
  if (![...missing, ...more].includes(false)) return 'same';
  const mistake = mistakeIn(before, after, { hasFalse: more.includes(false), isSquare });
  return { verdict: 'wrong', ...(mistake && { mistake }) };
}

/** The divisors that are tried for a quotient whose terms weren't all divided. */
const DIVISORS = ['2', '3', '4', '5', '6', '8', '10'];

function mistakeIn(
  before: readonly Complex[],
  after: readonly Complex[],
  { hasFalse, isSquare }: { readonly hasFalse: boolean; readonly isSquare: boolean },
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
  if (!isPart) return undefined;
  return isSquare ? 'square-not-rooted' : 'formula-divides-only-root';
}

/** Returns the complex roots that equations give or have. Returns undefined if they aren't known. */
function rootsIn(
  parts: readonly Relation[],
  unknown: string,
  candidates: readonly Complex[] = [],
): readonly Complex[] | undefined {
  const all = parts.map((part) => rootsOfPart(part, unknown, candidates));
  return all.length > 0 && all.every((each) => each !== undefined) ? all.flat() : undefined;
}

function rootsOfPart(
  part: Relation,
  unknown: string,
  candidates: readonly Complex[],
): readonly Complex[] | undefined {
  if (part.relation !== '=') return undefined;
  const at = (value: Expression): Complex => valueOf(substituted(difference(part), unknown, value));
  if (isLinear(at)) {
    const [zero, one] = [at('0'), at('1')].map(written);
    return [valueOf(['neg', ['/', zero ?? '0', ['-', one ?? '0', zero ?? '0']]])];
  }
  const [only, second] = candidates;
  const isRoot = candidates.every((root) => areSame(at(written(root)), ZERO) === true);
  if (only && second && candidates.length === 2 && isRoot && isQuadratic(at)) return candidates;
  return hasUnitIn(part) ? undefined : solvedRoots(part);
}

function solvedRoots(equation_: Relation): readonly Complex[] | undefined {
  const solved = solver().solve(equation_);
  if (!solved.ok) return undefined;
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
