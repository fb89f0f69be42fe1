import { oncePerExpression } from '../../expression/once.js';
import { isSame } from '../../expression/rewrite.js';
import { fractionText } from '../../fraction/fraction-answer.js';
import {
  addProducts,
  isSum,
  type Product,
  productOf,
  sumOf,
  type Term,
  termOfProduct,
  termsOf,
} from '../../expression/terms.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { reduce, sign } from '../../rational/rational.js';
import { constantOf } from '../polynomial/polynomial.js';
import { polynomialOf, written } from '../solve/values/quotient.js';
import type { Statement } from '../read/statement.js';
import type { MistakeName } from './mistake-names.js';
import { GENERAL, SPECIFIC, type WrongRule } from './mistakes/wrong-rules.js';
import {
  equation,
  expressionsOf,
  hasLetter,
  lettersIn,
  mapped,
  partsOf,
  type Relation,
} from './substitute.js';

/** A line of a solution, its simplified sides, and the step that leads to it. */
export interface Line<Form extends Statement = Statement> {
  readonly line: Form;
  readonly simple: Form;
  readonly step?: Step;
}

/** A line with a mistake, and what to show of it. */
export interface WrongLine {
  /** The line before it, or a part of one side of that line. */
  readonly from: Statement;
  /** The right line, or that part of it. Missing if it isn't in the solution. */
  readonly right?: Statement;
  /** The law that leads to the right line. */
  readonly law?: string;
  readonly wrong: Statement;
  readonly after: Statement;
}

/** A case of a solution, such as a factor that is 0: its lines and the value to which they lead. */
export interface Case {
  readonly lines: readonly Line<Relation>[];
  readonly value: Expression;
}

/** The number of wrong lines of a mistake. */
const MOST_LINES = 4;

/** Steps that aren't the next line of the equation. */
const ASIDE: ReadonlySet<string> = new Set([
  'algebra.excluded',
  'algebra.candidates',
  'algebra.extraneous',
  'algebra.check',
  'algebra.check-decimals',
  'algebra.remaining',
  'algebra.none-left',
  'algebra.solutions',
  'algebra.interval-solutions',
  'algebra.parameter-case',
]);

/** Returns true if a step is a line of the solution, and not an excluded value, a list of solutions or a check. */
export function isLine({ id }: Step): boolean {
  return !ASIDE.has(id);
}

/** Steps in which general mistakes, such as in dividing, aren't meant. */
const POWERS: ReadonlySet<string> = new Set(['algebra.square-both', 'algebra.power-both']);

/** Steps in which a mistake isn't meant: nothing is divided when a term is added, and the other way around. */
const NOT_MADE_IN: Readonly<Partial<Record<MistakeName, ReadonlySet<string>>>> = {
  'added-to-one-side-only': new Set(
    ['common-denominator', 'divide-both', 'multiply-both', 'power-both', 'square-both'].map(
      (name) => `algebra.${name}`,
    ),
  ),
  'divided-one-side-only': new Set(['algebra.add-both', 'algebra.subtract-both']),
  // The exponent moves in the next step.
  'exponent-moved-partly': new Set(['algebra.take-logarithm']),
};

/** Steps that don't add to, multiply or divide both sides, so mistakes in that aren't meant. */
const OTHERWISE: ReadonlySet<string> = new Set(
  [
    'compare-exponents',
    'definition-of-logarithm',
    'equal-logarithms',
    'exponent-first',
    'factor',
    'factor-grouping',
    'formula',
    'group',
    'logarithm-power',
    'logarithm-product',
    'flip-order',
    'keep-order',
    'logarithm-quotient',
    'open-absolute',
    'power-value',
    'same-base',
    'split-exponents',
    'split-term',
    'substitute',
    'take-logarithm',
  ].map((name) => `algebra.${name}`),
);

/** Steps with which a case begins. */
const CASES: ReadonlySet<string> = new Set(['algebra.zero-factor', 'algebra.case']);

/** Returns the lines of a solution that are equivalent to the given one: those before the equation is split into cases. */
export function linesOf(given: Statement, steps: readonly Step[]): readonly Line[] {
  const lines: Line[] = given.kind === 'relation' ? [firstLine(given)] : [];
  for (const step of steps) {
    if (!isLine(step) || step.id === 'algebra.discriminant' || isNested(step)) continue;
    if (CASES.has(step.id) || step.relation !== '=') break;
    lines.push(lineOf(step));
  }
  return lines;
}

/** Returns whether a line writes a base as a power. Mistakes are made when its exponents are multiplied. */
function isNested({ id, variant }: Step): boolean {
  return id === 'algebra.same-base' && (variant === 'power' || variant === 'powers');
}

/** Returns the cases into which a solution is split. */
export function casesOf(steps: readonly Step[]): readonly Case[] {
  const cases: Line<Relation>[][] = [];
  for (const step of steps) {
    if (CASES.has(step.id)) cases.push([]);
    else if (!isLine(step) && cases.length > 0) break;
    cases.at(-1)?.push(lineOf(step));
  }
  return cases.map((lines) => ({ lines, value: lines.at(-1)?.line.right ?? '0' }));
}

/** Returns the given line. */
export function firstLine<Form extends Statement>(line: Form): Line<Form> {
  return { line, simple: simplified(line) };
}

/** Returns the line of a step. */
export function lineOf(step: Step): Line<Relation> {
  return { ...firstLine(equation(step.before, step.after)), step };
}

/**
 * Returns the lines to which a mistake leads, except those in `taken`, which it adds. If some can be compared with the
 * next line, the others are left out.
 */
export function wrongLines(
  name: MistakeName,
  { lines, unknown }: { readonly lines: readonly Line[]; readonly unknown: string },
  taken: Set<string>,
): readonly WrongLine[] {
  const rules = [...SPECIFIC, ...GENERAL].filter((rule) => rule.name === name);
  const made = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return rules
      .filter((rule) => isMeant(rule, line, next))
      .flatMap((rule) => rule.lines(line.line).map((after) => ({ rule, after })))
      .flatMap(({ rule: { isLocal = false }, after }) =>
        partsOf(after).every((part) => isOf(line.line, part, unknown))
          ? [{ ...shownChange({ line, next }, after, isLocal), after }]
          : [],
      )
      .filter((one) => hasFraction(one.right ?? one.from, unknown) || !hasFraction(one.wrong, unknown));
  });
  const isNew = ({ from, wrong }: WrongLine): boolean => {
    const key = JSON.stringify([from, wrong]);
    return !taken.has(key) && taken.add(key).size > 0;
  };
  const clear = made.filter((one) => one.right && isNew(one));
  const chosen = clear.length > 0 ? clear : made.filter((one) => areBothChanged(one) && isNew(one));
  return chosen.slice(0, MOST_LINES);
}

/** Returns whether a part of a wrong line is an equation, as the right line is, or an inequality, as that is. */
function isOf(line: Statement, part: Statement, unknown: string): boolean {
  const isAlike =
    line.kind === 'relation' && part.kind === 'relation'
      ? (part.relation === '=') === (line.relation === '=')
      : part.kind === line.kind;
  if (part.kind === 'chain') return part.members.every((side, i) => hasLetter(side) === (i === 1));
  return isAlike && lettersIn(part).has(unknown);
}

/** Returns whether a rule is meant for the step after a line. Most rules that change both sides aren't meant for one that only rewrites a side. */
function isMeant(rule: WrongRule, line: Line, next: Line | undefined): boolean {
  const id = next?.step?.id ?? '';
  if ((POWERS.has(id) && GENERAL.includes(rule)) || NOT_MADE_IN[rule.name]?.has(id)) return false;
  if (rule.isLocal) return true;
  const isOfBoth = GENERAL.includes(rule) || rule.name === 'added-to-one-side-only';
  return next !== undefined && !isRewritten(line, next) && !(isOfBoth && OTHERWISE.has(id));
}

/** Returns whether both sides of a line changed. A mistake in one side would show in that side. */
function areBothChanged({ from, wrong }: WrongLine): boolean {
  if (from.kind !== 'relation' || wrong.kind !== 'relation') return false;
  const isKept = (side: 'left' | 'right'): boolean =>
    isSame(from[side], wrong[side]) || isSame(simplifiedSide(from[side]), wrong[side]);
  return !isKept('left') && !isKept('right');
}

/** Returns whether a side with the unknown has a number that is a fraction. Students would notice a fraction that isn't expected. */
function hasFraction(statement: Statement, unknown: string): boolean {
  const sides = expressionsOf(statement).map((side) => JSON.stringify(side));
  return sides.some((side) => side.includes(`"${unknown}"`) && /\d\/\d/.test(side));
}

/** Returns whether the next line has the same sides in a different form, or swapped. */
function isRewritten({ simple }: Line, { simple: next }: Line): boolean {
  if (simple.kind !== 'relation' || next.kind !== 'relation') return false;
  const { left, right } = simple;
  return (
    (isSame(next.left, left) && isSame(next.right, right)) ||
    (isSame(next.left, right) && isSame(next.right, left))
  );
}

/** Returns what to show of a wrong line: a part of one side, or the whole line and the right one if they are alike. */
function shownChange(
  { line, next }: { readonly line: Line; readonly next: Line | undefined },
  after: Statement,
  isLocal: boolean,
): Omit<WrongLine, 'after'> {
  if (after.kind === 'relation' && isRelation(line) && (!next || isRelation(next)))
    return shownRelation({ line, next }, after, isLocal);
  const wrong = after.kind === 'chain' ? simplified(after) : after;
  return { from: line.line, wrong, ...(next?.step && { right: next.line, law: next.step.law }) };
}

function isRelation(line: Line): line is Line<Relation> {
  return line.line.kind === 'relation';
}

function shownRelation(
  { line, next }: { readonly line: Line<Relation>; readonly next: Line<Relation> | undefined },
  after: Relation,
  isLocal: boolean,
): Omit<WrongLine, 'after'> {
  const from = line.line;
  const part = isLocal ? localChange(from, after) : undefined;
  if (part) return part;
  const areFactored = [after.left, after.right, next?.line.left, next?.line.right].every(isProductOfSum);
  const isKept = (name: 'left' | 'right'): boolean => isSame(after[name], from[name]);
  const simple = (name: 'left' | 'right'): Expression =>
    isKept(name) ? line.simple[name] : simplifiedSide(after[name]);
  const short = { left: simple('left'), right: simple('right') };
  const side = (name: 'left' | 'right'): Expression => (isKept(name) ? from[name] : short[name]);
  const wrong = areFactored ? after : { ...after, left: side('left'), right: side('right') };
  if (!next?.step) return { from, wrong };
  const { law } = next.step;
  const shared = (['left', 'right'] as const).find((name) => isSame(next.simple[name], short[name]));
  if (shared) return { from, right: next.line, law, wrong: { ...wrong, [shared]: next.line[shared] } };
  return areFactored || (isLocal && isRewritten(line, next))
    ? { from, right: next.line, law, wrong }
    : { from, wrong };
}

function isProductOfSum(side: Expression | undefined): boolean {
  return Array.isArray(side) && side[0] === '×' && (side as readonly Expression[]).slice(1).some(isSum);
}

/** Returns the terms of the only side that changed, if only their form should have changed. */
function localChange(before: Relation, after: Relation): Omit<WrongLine, 'after'> | undefined {
  const isLeft = isSame(before.right, after.right);
  if (isLeft === isSame(before.left, after.left)) return undefined;
  const [old, now] = isLeft ? [before.left, after.left] : [before.right, after.right];
  const from = sumOf(without(termsOf(old), termsOf(now)));
  const right = simplifiedSide(from);
  if (from === '0' || expressionText(right) === expressionText(from)) return undefined;
  const wrong = simplifiedSide(sumOf(without(termsOf(now), termsOf(old))));
  const shown = (expression: Expression): Statement => ({ kind: 'expression', expression });
  return { from: shown(from), right: shown(right), wrong: shown(wrong) };
}

/** Returns the terms that aren't in another list, in which each term counts once. */
export function without(terms: readonly Term[], others: readonly Term[]): readonly Term[] {
  const rest = [...others];
  return terms.filter((term) => {
    const at = rest.findIndex(
      (other) => other.isNegative === term.isNegative && isSame(other.body, term.body),
    );
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function simplified<Form extends Statement>(line: Form): Form {
  return mapped(line, simplifiedSide) as Form;
}

/** Combines the terms that differ only in their numbers, such as those with the same root. */
function withLikeTerms(side: Expression): Expression {
  const found = new Map<string, Product>();
  for (const { isNegative, body } of termsOf(side)) {
    const { coefficient, factors } = productOf(isNegative ? ['neg', body] : body);
    const [key, one] = [JSON.stringify(factors), { coefficient, factors }];
    const old = found.get(key);
    found.set(key, old ? addProducts(old, one) : one);
  }
  return sumOf([...found.values()].filter(({ coefficient }) => sign(coefficient) !== 0).map(termOfProduct));
}

/** Combines like terms. */
export const simplifiedSide = oncePerExpression((side): Expression => {
  if (typeof side === 'string') return side;
  const polynomial = polynomialOf(side);
  if (!polynomial) return isSum(side) ? withLikeTerms(side) : side;
  const number = JSON.stringify(side).includes('.') ? undefined : constantOf(polynomial);
  return number ? fractionText(reduce(number)) : written(polynomial);
});
