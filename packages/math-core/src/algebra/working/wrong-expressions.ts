import { factorsOf, powerOf, product, raised } from '../expression/parts.js';
import { isSame } from '../../expression/rewrite.js';
import { isSum, sumOf, type Term, termsOf } from '../../expression/terms.js';
import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { caught, normalForm } from '../normal/normal-form.js';
import { evaluateStepwise } from '../operations/evaluate-stepwise.js';
import { expand, expanded } from '../operations/expand.js';
import { factor, factored } from '../operations/factor.js';
import { rationalise, rationalised } from '../operations/rationalise.js';
import type { Rewriting } from '../operations/rewriting.js';
import { simplified, simplify } from '../operations/simplify.js';
import { formOf } from '../operations/worked.js';
import { bounded } from '../polynomial/polynomial.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Statement } from '../read/statement.js';
import type { MistakeName } from './mistake-names.js';
import { GENERAL, SPECIFIC, type WrongRule } from './mistakes/wrong-rules.js';
import { failureOfNames } from './wrong-answers.js';
import { simplifiedSide, without, type WrongLine } from './wrong-lines.js';
import type { WrongAnswer } from './wrong-solutions.js';

const OPERATIONS = { evaluate: evaluateStepwise, expand, factor, rationalize: rationalise, simplify };

/** The same operations without steps and proof, which is faster. */
const CONTINUED: Readonly<Record<Operation, (line: Expression) => Rewriting>> = {
  evaluate: (line) => simplified(line, false),
  expand: expanded,
  factor: factored,
  rationalize: rationalised,
  simplify: (line) => simplified(line, false),
};

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

type WrongExpression = Omit<WrongLine, 'after'> & {
  readonly after: Expression;
  /** True for a wrong last line of factoring, which isn't factored further. */
  readonly isProduct?: boolean;
};

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
    for (const { after, isProduct = false, ...line } of wrongExpressions(name, lines, isFactoring)) {
      if (found.length === most) break;
      const value = isProduct ? simplifiedFactors(after) : finished(operation, after);
      if (value === undefined || values.has(valueOf(value))) continue;
      values.add(valueOf(value));
      found.push({ name, ...line, ...(isProduct && { wrong: expandedLine(value) }), values: [value] });
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
        // A wrong sum would be factored rightly, and a product without one isn't a factored sum.
        if (isFactoring && next && !isProductWithSum(after.expression)) return [];
        const isProduct = isFactoring && lines.length === i + 2;
        if (!next) return shownAnswer(rule, lines[i - 1], line, after);
        // A wrong power can be too large.
        const shown = caught(() => shownChange(line, next, after));
        return shown.ok ? shown.value.map((one) => ({ ...one, isProduct })) : [];
      }),
    ),
  );
  return made.slice(0, MOST_LINES);
}

/** Returns whether an expression is a product or a power with a sum in it. */
function isProductWithSum(expression: Expression): boolean {
  return !isSum(expression) && factorsOf(expression).some((factor) => isSum(powerOf(factor).base));
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
    const [from, part] = [sumOf(own.removed), simplifiedSide(sumOf(own.removed))];
    if (expressionText(part) !== expressionText(from))
      return [shownTerms(own.removed, part, own.added, after)];
  }
  return own.removed.some((term) => isPart([term], right.removed))
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

/** Returns a text that is the same for expressions with the same normal form. */
function valueOf(expression: Expression): string {
  const form = normalForm(expression);
  return JSON.stringify(form.ok ? form.value.expression : expression);
}

/** Simplifies each sum of a product. Returns undefined if no sum is left. */
function simplifiedFactors(line: Expression): Expression | undefined {
  const simple = (factor: Expression): Expression => {
    const { base, exponent } = powerOf(factor);
    return isSum(base) ? raised(formOf(base).sum, exponent) : factor;
  };
  const value = caught(() => product(factorsOf(line).map(simple)));
  return value.ok && isProductWithSum(value.value) ? value.value : undefined;
}

/** Returns what a wrong product is when expanded, which shows the mistake best. */
function expandedLine(value: Expression): Line['line'] {
  return statement(formOf(value).sum);
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
