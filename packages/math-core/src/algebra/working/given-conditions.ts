import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { operandsOf } from '../../expression/rewrite.js';
import { approximate } from '../expression/approximate.js';
import type { Statement } from '../read/statement.js';
import { decided } from './complex-values.js';
import { named } from './laws/law-names.js';
import { follows } from './line-forms.js';
import type { MistakeName } from './mistake-names.js';
import { flippedRelation, isInequality } from './mistakes/relations.js';
import { isBothSquared } from './power-both.js';
import { hasLetter, type Relation } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/** The lines of a formula whose first line says which letters are positive: F = mv²/r, v > 0. */
export interface GivenConditions {
  /** The lines without these conditions. */
  readonly lines: readonly Result<Statement>[];
  readonly positive: ReadonlySet<string>;
}

/** Returns the lines of a formula without its conditions, or undefined if the first line has no such conditions. */
export function givenConditions(read: readonly Result<Statement>[]): GivenConditions | undefined {
  const first = read.find(({ ok }) => ok);
  const [formula, ...conditions] = first?.ok && first.value.kind === 'and' ? first.value.parts : [];
  if (formula?.kind !== 'relation' || formula.relation !== '=') return undefined;
  const known = conditions.map(positiveBound);
  if (!known.every((bound) => bound !== undefined)) return undefined;
  const positive = new Set(known.map(({ left }) => String(left)));
  const texts = new Set(known.map((bound) => JSON.stringify(bound)));
  const lines = read.map((line) => {
    if (!line.ok || line.value.kind !== 'and') return line;
    const [equation, ...others] = line.value.parts;
    const isKnown = others.every((other) => texts.has(JSON.stringify(positiveBound(other))));
    return equation && !isInequality(equation) && isKnown ? { ...line, value: equation } : line;
  });
  return { lines, positive };
}

/** Returns a condition such as v > 0, 0 ≤ v or v > 3 with the letter on the left. */
function positiveBound(condition: Statement): Relation | undefined {
  if (condition.kind !== 'relation' || !isInequality(condition)) return undefined;
  const turned = flippedRelation({ ...condition, left: condition.right, right: condition.left });
  const found = [condition, turned].find(
    ({ left, relation, right }) =>
      typeof left === 'string' && hasLetter(left) && /[>≥]/.test(relation) && !hasLetter(right),
  );
  return found && approximate(found.right) >= 0 ? found : undefined;
}

/** The names of lines that are wrong only because they leave out solutions. */
const INCOMPLETE: readonly (MistakeName | undefined)[] = [
  undefined,
  'root-without-plus-minus',
  'root-of-square-without-bars',
  'log-of-square-without-bars',
  'solution-lost-dividing-by-unknown',
  'solution-missing',
  'absolute-one-case',
  'false-second-root',
  'sign-slip',
  'arithmetic-slip',
];

/** Decides the lines of a formula with conditions. `verdicts` are those of the lines without conditions, one for each line. */
export function withConditions(
  { lines, positive }: GivenConditions,
  verdicts: readonly LineVerdict[],
): readonly LineVerdict[] {
  let before: Statement | undefined;
  return verdicts.map((verdict, i) => {
    const line = lines[i];
    if (!line?.ok) return verdict;
    const last = before;
    before = line.value;
    if (verdict.verdict === 'follows') {
      const isGiven = verdict.laws.some(
        ({ id, n }) => id === 'square-root-positive' && positive.has(String(n)),
      );
      return isGiven ? follows([named('square-root')], verdict.needsCheck) : verdict;
    }
    if (last && decided(() => isPositiveRoot(last, line.value, positive)) === true)
      return follows([named('square-root')], false);
    if (verdict.verdict !== 'wrong' || !INCOMPLETE.includes(verdict.mistake)) return verdict;
    const values = Object.entries(verdict.counterexample?.at ?? {}).filter(([name]) => positive.has(name));
    const isProven = values.length > 0 && values.every(([, value]) => approximate(value) > 0);
    return isProven ? verdict : { verdict: 'undecided' };
  });
}

/** Returns whether a line is the square root of both sides of the last one, neither of which can be negative. */
function isPositiveRoot(before: Statement, after: Statement, positive: ReadonlySet<string>): boolean {
  if (after.kind !== 'relation' || after.relation !== '=') return false;
  const [letter = ''] = [after.left, after.right].filter((side) => typeof side === 'string');
  return (
    [after.left, after.right].every((side) => isPositive(side, positive)) &&
    isBothSquared(after, before, letter)
  );
}

function isPositive(side: Expression, positive: ReadonlySet<string>): boolean {
  if (!hasLetter(side)) return approximate(side) >= 0;
  if (typeof side === 'string') return positive.has(side);
  if (side[0] === '√') return true;
  return /^(?:[×/+]|\(\))$/.test(side[0]) && operandsOf(side).every((part) => isPositive(part, positive));
}
