import { factorsOf, operatorOf, powerOf, product, raised } from '../expression/parts.js';
import { constantValue } from '../../expression/constant.js';
import { hasLogarithm, isSame, operandsOf } from '../../expression/rewrite.js';
import { approximate } from '../expression/approximate.js';
import { isSum, sumOf, type Term, termsOf } from '../../expression/terms.js';
import { exactText } from '../../rational/format.js';
import { condenseLogarithms } from '../../logarithm/condense.js';
import { expandLogarithm } from '../../logarithm/expand.js';
import type { RewrittenLogarithm } from '../../logarithm/rewriting/law.js';
import { fieldsOf } from '../../result/fields-of.js';
import { failure, type Result, success } from '../../result/result.js';
import { unknownField } from '../../result/unknown-field.js';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { caught, normalForm } from '../normal/normal-form.js';
import { textOf } from '../operations/arithmetic-lines.js';
import { completeSquare, squareCompleted } from '../operations/complete-square.js';
import { complexResult, complexValue } from '../operations/complex-arithmetic.js';
import { longDivision } from '../operations/divide-polynomials.js';
import { evaluateInDetail } from '../operations/evaluate-stepwise.js';
import { expand, expanded } from '../operations/expand.js';
import { factor, factored } from '../operations/factor.js';
import { rationalise, rationalised } from '../operations/rationalise.js';
import type { Rewriting } from '../operations/rewriting.js';
import { simplified, simplify } from '../operations/simplify.js';
import { evaluateAt, replacedIn, substitute, type Values } from '../operations/substitute.js';
import { formOf } from '../operations/worked.js';
import { bounded } from '../polynomial/polynomial.js';
import { lettersOf } from '../read/lists.js';
import { readComplex } from '../read/read-statement.js';
import { typedExpression, type TypedValues, typedValues } from '../read/typed-expression.js';
import type { Statement } from '../read/statement.js';
import type { MistakeName } from './mistake-names.js';
import { GENERAL, SPECIFIC, type WrongRule } from './mistakes/wrong-rules.js';
import { equation, expressionsOf, lettersIn, mapped } from './substitute.js';
import { failureOfNames } from './wrong-answers.js';
import { simplifiedSide, without, type WrongLine } from './wrong-lines.js';
import type { WrongAnswer } from './wrong-solutions.js';

const OPERATIONS = {
  'complete-square': (line: Expression) => completeSquare(line),
  complex: worked((line) => complexValue(line).lines),
  'condense-logarithms': (line: Expression) => asOperated(condenseLogarithms(line)),
  divide: worked(quotientOf),
  evaluate: evaluateInDetail,
  expand,
  'expand-logarithms': (line: Expression) => asOperated(expandLogarithm(line)),
  factor,
  rationalize: rationalise,
  simplify,
};

/** The same operations without steps and proof, which is faster. */
const CONTINUED: Readonly<Record<Operation, (line: Expression) => Pick<Rewriting, 'result'>>> = {
  'complete-square': (line) => squareCompleted(line, [...lettersOf(line)][0] ?? 'x'),
  complex: (line) => ({ result: complexResult(line) }),
  'condense-logarithms': (line) => ({ result: unwrap(condenseLogarithms(line)).after }),
  divide: quotientOf,
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

/** The work limits of an operation, and of one wrong line. */
const MOST_WORK = 80_000;
const LIMIT = 20_000;

/** The number of wrong lines of a mistake, and of all wrong answers, which the mistakes share equally. */
const MOST_LINES = 24;
const MOST_ANSWERS = 8;

/** The name of an operation on an expression. */
export type Operation = keyof typeof OPERATIONS;

/** The options of {@link operateWithMistakes}. */
export interface OperationOptions {
  /** The numbers or expressions that are substituted for letters first. */
  readonly at?: TypedValues | undefined;
  /** The inner function of a composition. Its value at `at` is substituted for the same letter. */
  readonly inner?: string | undefined;
}

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
  /** The values that the next step substitutes. */
  readonly values?: Values;
  /** The inner function whose value that is, and the number at which it has that value. */
  readonly inner?: { readonly function: Expression; readonly at: Values };
  /** The outer function, into which the value of this line goes. */
  readonly outer?: (value: Expression) => Expression;
}

type WrongExpression = Omit<WrongLine, 'after'> & {
  readonly after: Expression;
  /** True for a wrong last line of factoring, which isn't factored further. */
  readonly isProduct?: boolean;
  /** True if the mistake replaces the step: it changes the same terms, into as many. */
  readonly isInstead?: boolean;
};

/**
 * Rewrites an expression step by step. It also applies the named mistakes to the lines and continues the wrong lines to
 * their end. A mistake gives no wrong answer if it isn't possible or leads to the right one.
 * Errors: those of the operation and of {@link evaluateAt}; `unknown-name` (operation, names).
 * @example operateWithMistakes('expand', '3(x + 4)', ['only-first-term']) // wrongAnswers.0.values.0 reads "3x + 4"
 */
export function operateWithMistakes(
  operation: Operation,
  given: string,
  names: readonly MistakeName[],
  options: OperationOptions = {},
): Result<OperatedWithMistakes> {
  const all = operatedLines(operation, given, names, options);
  if (!all.ok) return all;
  const { steps, result, lines } = all.value;
  return success({ steps, result, wrongAnswers: answersOf(operation, result, { lines, names }) });
}

/**
 * Returns the wrong answers. If several lines lead to one, it shows the last of them, or the line before the step that the
 * mistake replaces.
 */
function answersOf(
  operation: Operation,
  result: Expression,
  { lines, names }: { readonly lines: readonly Line[]; readonly names: readonly MistakeName[] },
): readonly WrongAnswer[] {
  const right = valueOf(result);
  const found = new Map<string, { readonly answer: WrongAnswer; readonly isInstead: boolean }>();
  for (const name of names) {
    const most = Math.min(MOST_ANSWERS, found.size + Math.ceil(MOST_ANSWERS / names.length));
    for (const { isInstead = false, ...one } of wrongExpressions(
      name,
      linesFor(name, lines),
      operation === 'factor',
    )) {
      const isFull = found.size === most;
      const value = isFull && !isInstead ? undefined : finishedOf(operation, one);
      const key = value === undefined ? right : valueOf(value);
      const old = found.get(key);
      const isBetter = old ? isInstead && !old.isInstead && old.answer.name === name : !isFull;
      if (value !== undefined && key !== right && isBetter)
        found.set(key, { answer: answerOf(name, one, value, operation === 'factor'), isInstead });
    }
  }
  return [...found.values()].map(({ answer }) => answer);
}

function finishedOf(operation: Operation, { after, isProduct }: WrongExpression): Expression | undefined {
  return isProduct ? simplifiedFactors(after) : finished(operation, after);
}

function answerOf(
  name: MistakeName,
  { from, right, law, wrong }: WrongExpression,
  value: Expression,
  isFactoring: boolean,
): WrongAnswer {
  const isExpanded = isFactoring && isProductWithSum(value);
  return {
    name,
    from,
    ...(right && { right }),
    ...(law !== undefined && { law }),
    wrong: isExpanded ? expandedLine(value) : wrong,
    values: [value],
  };
}

function operatedLines(
  operation: Operation,
  given: string,
  names: readonly MistakeName[],
  options: OperationOptions,
): ReturnType<typeof linesOf> {
  const unknown = unknownField(options, 'at inner');
  if (unknown) return unknown;
  const { at = {}, inner } = fieldsOf(options);
  if (typeof operation !== 'string' || !Object.hasOwn(OPERATIONS, operation))
    return failure(
      'operation',
      'unknown-name',
      `operation must be one of ${Object.keys(OPERATIONS).join(', ')}.`,
    );
  const unknownName = failureOfNames(names);
  if (unknownName) return unknownName;
  const read = readFor(operation, given);
  if (!read.ok) return read;
  const put = typedValues(at);
  if (!put.ok) return put;
  const first = inner === undefined ? undefined : typedExpression(inner, 'inner');
  if (first && !first.ok) return first;
  return linesOf(operation, read.value, { values: put.value, inner: first?.value });
}

function readFor(operation: Operation, given: string): Result<Expression> {
  const read = operation === 'complex' ? readComplex(given, 'expression') : undefined;
  if (!read) return typedExpression(given, 'expression');
  return read.ok ? typedExpression(expressionsOf(read.value)[0] ?? '0', 'expression') : read;
}

/** Runs an operation on a line with a limit of work. */
function worked(
  run: (line: Expression) => Pick<Rewriting, 'steps' | 'result'>,
): (line: Expression) => Result<Pick<Rewriting, 'steps' | 'result'>> {
  return (line) => caught(() => bounded(MOST_WORK, () => run(line)));
}

function quotientOf(line: Expression): Pick<Rewriting, 'steps' | 'result'> {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(line) ?? '') ? operandsOf(line) : [line];
  return longDivision(top, bottom);
}

/** Returns the lines of an operation, with its steps and its result. */
function linesOf(
  operation: Operation,
  given: Expression,
  { values, inner }: { readonly values: Values; readonly inner: Expression | undefined },
): Result<Pick<OperatedWithMistakes, 'steps' | 'result'> & { readonly lines: readonly Line[] }> {
  const [letter] = Object.keys(values);
  if (letter === undefined) return withLines(given, OPERATIONS[operation](given), operation);
  const ofValues = operation === 'evaluate' ? evaluateAt : substitute;
  if (inner === undefined) return withLines(given, ofValues(given, values), operation, { values });
  const before = withLines(inner, ofValues(inner, values), operation, { values });
  if (!before.ok) return before;
  const value = { [letter]: before.value.result };
  const after = withLines(given, ofValues(given, value), operation, {
    values: value,
    inner: { function: inner, at: values },
  });
  if (!after.ok) return after;
  const outer = (wrong: Expression): Expression => replacedIn(given, { [letter]: wrong });
  return success({
    ...after.value,
    steps: [...before.value.steps, ...after.value.steps],
    lines: [...before.value.lines.map((line) => ({ ...line, outer })), ...after.value.lines],
  });
}

function withLines(
  given: Expression,
  operated: Result<Pick<OperatedWithMistakes, 'steps' | 'result'>>,
  operation: Operation,
  first: Pick<Line, 'values' | 'inner'> = {},
): ReturnType<typeof linesOf> {
  if (!operated.ok) return operated;
  const { steps, result } = operated.value;
  // The steps of a division aren't lines of the expression.
  const shown = operation === 'divide' ? steps.slice(-1) : steps;
  const lines = [
    { line: statement(given), ...first },
    ...shown.map((step) => ({ line: statement(step.after), step })),
  ];
  return success({ steps, result, lines });
}

/** Returns the lines in which a mistake is meant: the square is completed in one step. */
function linesFor(name: MistakeName, lines: readonly Line[]): readonly Line[] {
  const completed = lines.findIndex(({ step }) => step?.id === 'algebra.add-square');
  return completed > 0 && name.startsWith('square-completed') ? lines.slice(0, completed + 1) : lines;
}

/** Returns the wrong lines to which a mistake leads. */
function wrongExpressions(
  name: MistakeName,
  lines: readonly Line[],
  isFactoring: boolean,
): readonly WrongExpression[] {
  const rules = [...SPECIFIC, ...GENERAL].filter((rule) => rule.name === name);
  // If several lines lead to one wrong answer, the last of them often shows the mistake best.
  const made = rules.flatMap((rule) =>
    [...lines.entries()].reverse().flatMap(([i, line]) =>
      madeIn(rule, line).flatMap((after) => {
        if (after.kind !== 'expression') return [];
        const next = lines[i + 1];
        // A wrong sum would be factored rightly, and a product without one isn't a factored sum.
        if (isFactoring && next && !simplifiedFactors(after.expression)) return [];
        const isProduct = isFactoring && lines.length === i + 2;
        // The value of an inner function isn't the answer. A wrong power can be too large.
        const shown = caught(() =>
          next && !(line.outer && !next.outer)
            ? shownChange(line, next, after)
            : shownAnswer(rule, lines[i - 1], line, after),
        );
        if (!shown.ok) return [];
        return shown.value.map((one) => ({
          ...one,
          isInstead: rule.isOfLaw === true && one.isInstead === true,
          isProduct,
          after: line.outer?.(one.after) ?? one.after,
        }));
      }),
    ),
  );
  return made.slice(0, MOST_LINES);
}

/** Returns the lines to which a rule leads, with the values of letters. Substituting can be the mistake. */
function madeIn(rule: WrongRule, { line, values, inner }: Line): readonly Statement[] {
  if (!values) return rule.lines(line);
  const parts = Object.entries(values).map(([letter, value]) => equation(letter, inner?.function ?? value));
  const put = (side: Expression): Expression => replacedIn(side, values);
  const letters = lettersIn(mapped(line, put));
  const made = rule.lines({ kind: 'and', parts: [line, ...parts] });
  const substituted = inner ? made.map((after) => mapped(after, (side) => replacedIn(side, inner.at))) : made;
  return [
    ...rule.lines(line).map((after) => mapped(after, put)),
    ...substituted.filter((after) => [...lettersIn(after)].every((letter) => letters.has(letter))),
  ];
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
  { line, values }: Line,
  { line: next, step }: Line,
  wrong: Line['line'],
): readonly WrongExpression[] {
  const after = wrong.expression;
  const own = changeOf(line.expression, after);
  const right = changeOf(line.expression, next.expression);
  const law = step?.law;
  // A step that only adds terms, such as to complete a square, changes the whole line.
  const isAdded = right.removed.length === 0 || (values !== undefined && own.removed.length === 0);
  if (!isAdded && own.removed.length === right.removed.length && isPart(own.removed, right.removed))
    return [
      {
        ...shownTerms(right.removed, sumOf(right.added), own.added, after, law),
        isInstead: own.added.length === right.added.length,
      },
    ];
  if (isPart(own.removed, right.removed)) {
    const [from, part] = [sumOf(own.removed), simplifiedSide(sumOf(own.removed))];
    if (expressionText(part) !== expressionText(from))
      return [shownTerms(own.removed, part, own.added, after)];
  }
  return isAdded || own.removed.some((term) => isPart([term], right.removed))
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
  const letters = [...lettersOf(expression)];
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
