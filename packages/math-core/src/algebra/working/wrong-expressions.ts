import { factorsOf } from '../expression/parts.js';
import { constantValue } from '../../expression/constant.js';
import { hasLogarithm, isSame } from '../../expression/rewrite.js';
import { approximate } from '../expression/approximate.js';
import { isSum, sumOf, type Term, termsOf } from '../../expression/terms.js';
import { exactText } from '../../rational/format.js';
import { condenseLogarithms } from '../../logarithm/condense.js';
import { expandLogarithm } from '../../logarithm/expand.js';
import type { RewrittenLogarithm } from '../../logarithm/rewriting/law.js';
import { failure, type Result, success } from '../../result/result.js';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { caught, normalForm } from '../normal/normal-form.js';
import { textOf } from '../operations/arithmetic-lines.js';
import { evaluateInDetail } from '../operations/evaluate-stepwise.js';
import { expand, expanded } from '../operations/expand.js';
import { factor, factored } from '../operations/factor.js';
import { rationalise, rationalised } from '../operations/rationalise.js';
import type { Rewriting } from '../operations/rewriting.js';
import { simplified, simplify } from '../operations/simplify.js';
import { bounded } from '../polynomial/polynomial.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Statement } from '../read/statement.js';
import type { MistakeName } from './mistake-names.js';
import { lettersIn } from './substitute.js';
import { GENERAL, SPECIFIC, type WrongRule } from './mistakes/wrong-rules.js';
import { failureOfNames } from './wrong-answers.js';
import { simplifiedSide, without, type WrongLine } from './wrong-lines.js';
import type { WrongAnswer } from './wrong-solutions.js';

const OPERATIONS = {
  'condense-logarithms': (line: Expression) => asOperated(condenseLogarithms(line)),
  evaluate: evaluateInDetail,
  expand,
  'expand-logarithms': (line: Expression) => asOperated(expandLogarithm(line)),
  factor,
  rationalize: rationalise,
  simplify,
};

/** The same operations without steps and proof, which is faster. */
const CONTINUED: Readonly<Record<Operation, (line: Expression) => Pick<Rewriting, 'result'>>> = {
  'condense-logarithms': (line) => ({ result: unwrap(condenseLogarithms(line)).after }),
  evaluate: evaluatedAtOnce,
  expand: expanded,
  'expand-logarithms': (line) => ({ result: unwrap(expandLogarithm(line)).after }),
  factor: factored,
  rationalize: rationalised,
  simplify: (line) => simplified(line, false),
};

function asOperated(
  rewritten: Result<RewrittenLogarithm>,
): Result<Pick<OperatedWithMistakes, 'steps' | 'result'>> {
  return rewritten.ok ? success({ steps: rewritten.value.steps, result: rewritten.value.after }) : rewritten;
}

/** The work limit of one wrong line. */
const LIMIT = 20_000;

/** The number of wrong lines of a mistake, and of all wrong answers, which the mistakes share equally. */
const MOST_LINES = 24;
const MOST_ANSWERS = 8;

/** The name of an operation on an expression. */
export type Operation = keyof typeof OPERATIONS;

/** A rewritten expression together with wrong answers. */
export interface OperatedWithMistakes {
  readonly steps: readonly Step[];
  readonly result: Expression;
  /** The wrong answers, each with one value and the first of the names that lead to it. */
  readonly wrongAnswers: readonly WrongAnswer[];
}

/** A line of the rewriting, and the step that leads to it. */
interface Line {
  readonly line: Statement & { readonly kind: 'expression' };
  readonly step?: Step;
}

type WrongExpression = Omit<WrongLine, 'after'> & { readonly after: Expression };

/**
 * Rewrites an expression step by step. It also applies the named mistakes to the lines and continues the wrong lines to
 * their end. A mistake gives no wrong answer if it isn't possible or leads to the right one.
 * Errors: those of the operation; `unknown-name` (operation, names).
 * @example operateWithMistakes('expand', '3(x + 4)', ['only-first-term']) // wrongAnswers.0.values.0 reads "3x + 4"
 */
export function operateWithMistakes(
  operation: Operation,
  given: string,
  names: readonly MistakeName[],
): Result<OperatedWithMistakes> {
  if (typeof operation !== 'string' || !Object.hasOwn(OPERATIONS, operation))
    return failure(
      'operation',
      'unknown-name',
      `operation must be one of ${Object.keys(OPERATIONS).join(', ')}.`,
    );
  const unknownName = failureOfNames(names);
  if (unknownName) return unknownName;
  const read = typedExpression(given, 'expression');
  if (!read.ok) return read;
  const operated = OPERATIONS[operation](read.value);
  if (!operated.ok) return operated;
  const { steps, result } = operated.value;
  const lines = [
    { line: statement(read.value) },
    ...steps.map((step) => ({ line: statement(step.after), step })),
  ];
  const values = new Set([valueOf(result)]);
  const isFactoring = operation === 'factor';
  const found: WrongAnswer[] = [];
  for (const name of names) {
    const most = Math.min(MOST_ANSWERS, found.length + Math.ceil(MOST_ANSWERS / names.length));
    for (const { after, ...line } of wrongExpressions(name, lines, isFactoring)) {
      if (found.length === most) break;
      const value = finished(operation, after);
      if (value === undefined || values.has(valueOf(value))) continue;
      values.add(valueOf(value));
      found.push({ name, ...line, values: [value] });
    }
  }
  return success({ steps, result, wrongAnswers: found });
}

/** Returns the wrong lines to which a mistake leads. */
function wrongExpressions(
  name: MistakeName,
  lines: readonly Line[],
  isFactoring: boolean,
): readonly WrongExpression[] {
  const rules = [...SPECIFIC, ...GENERAL].filter((rule) => rule.name === name);
  // If several lines lead to one wrong answer, the last of them shows the mistake best.
  const made = rules.flatMap((rule) =>
    [...lines.entries()].reverse().flatMap(([i, line]) =>
      rule.lines(line.line).flatMap((after) => {
        if (after.kind !== 'expression') return [];
        const next = lines[i + 1];
        // A wrong sum would be factored rightly.
        if (isFactoring && next && isSum(after.expression)) return [];
        return next ? shownChange(line, next, after) : shownAnswer(rule, lines[i - 1], line, after);
      }),
    ),
  );
  return made.slice(0, MOST_LINES);
}

/** Returns what to show of a mistake in the answer: the step to it. Of a product, only whole factors get lost. */
function shownAnswer(
  { isOfAnswer = false }: WrongRule,
  from: Line | undefined,
  { line, step }: Line,
  wrong: Line['line'],
): readonly WrongExpression[] {
  const all = factorsOf(line.expression);
  const isWhole = factorsOf(wrong.expression).every((factor) => all.some((one) => isSame(one, factor)));
  return isOfAnswer && from && step && (all.length < 2 || isWhole)
    ? [{ from: from.line, right: line, law: step.law, wrong, after: wrong.expression }]
    : [];
}

/**
 * Returns what to show of a wrong line: the terms that the next step changes, or some of them. Returns nothing if the
 * mistake is in other terms, because they change in a later line.
 */
function shownChange(
  { line }: Line,
  { line: next, step }: Line,
  wrong: Line['line'],
): readonly WrongExpression[] {
  const after = wrong.expression;
  const own = changeOf(line.expression, after);
  const right = changeOf(line.expression, next.expression);
  const law = step?.law;
  if (own.removed.length === right.removed.length && isPart(own.removed, right.removed))
    return [shownTerms(right.removed, sumOf(right.added), own.added, after, law)];
  if (isPart(own.removed, right.removed)) {
    const part = simplifiedSide(sumOf(own.removed));
    if (expressionText(part) !== expressionText(sumOf(own.removed)))
      return [shownTerms(own.removed, part, own.added, after)];
  }
  const isOnlyWritten = right.removed.length === 0;
  return isOnlyWritten || own.removed.some((term) => isPart([term], right.removed))
    ? [{ from: line, right: next, ...(law !== undefined && { law }), wrong, after }]
    : [];
}

function shownTerms(
  from: readonly Term[],
  right: Expression,
  wrong: readonly Term[],
  after: Expression,
  law?: string,
): WrongExpression {
  return {
    from: statement(sumOf(from)),
    right: statement(right),
    ...(law !== undefined && { law }),
    wrong: statement(simplifiedSide(sumOf(wrong))),
    after,
  };
}

/** Returns the terms of a line that another one doesn't have, and the other way around. */
function changeOf(
  before: Expression,
  after: Expression,
): { readonly removed: readonly Term[]; readonly added: readonly Term[] } {
  const [old, now] = [termsOf(before), termsOf(after)];
  return { removed: without(old, now), added: without(now, old) };
}

function isPart(terms: readonly Term[], all: readonly Term[]): boolean {
  return without(terms, all).length === 0;
}

function statement(expression: Expression): Line['line'] {
  return { kind: 'expression', expression };
}

/** Irregular factors of the values that letters get. */
const POINTS = [0.37, 1.83];

/** Returns a different positive value for each letter. */
function pointFor(expression: Expression, by: number): Readonly<Record<string, number>> {
  const letters = [...lettersIn(statement(expression))];
  return Object.fromEntries(letters.map((letter) => [letter, by * (letter.charCodeAt(0) - 90)]));
}

/** Returns a text that is the same for expressions with the same normal form. */
function valueOf(expression: Expression): string {
  const value = constantValue(expression);
  if (value) return textOf(value);
  // The normal form of logarithms takes long, and rough values tell wrong answers apart.
  if (hasLogarithm(expression))
    return POINTS.map((by) => approximate(expression, pointFor(expression, by)).toPrecision(9)).join();
  const form = normalForm(expression);
  return JSON.stringify(form.ok ? form.value.expression : expression);
}

/** Returns the value of an expression of numbers, as a decimal if there is one in it. Others are simplified. */
function evaluatedAtOnce(line: Expression): Pick<Rewriting, 'result'> {
  const value = constantValue(line);
  if (!value) return simplified(line, false);
  const isDecimal = /"-?[0-9]+\.[0-9]/.test(JSON.stringify(line));
  return { result: isDecimal ? exactText(value) : textOf(value) };
}

/** Continues a wrong line to its end. A line in which nothing is left to do is simplified. */
function finished(operation: Operation, line: Expression): Expression | undefined {
  const all = [CONTINUED[operation], CONTINUED.simplify].map(
    (run) => () => bounded(LIMIT, () => run(line).result),
  );
  for (const run of all) {
    const done = caught(run);
    if (done.ok) return done.value;
  }
  return undefined;
}
