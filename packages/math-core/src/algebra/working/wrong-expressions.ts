import { factorsOf, powerOf, product, raised } from '../expression/parts.js';
import { constantValue } from '../../expression/constant.js';
import { hasLogarithm, isSame } from '../../expression/rewrite.js';
import { approximate } from '../expression/approximate.js';
import { isSum, sumOf, type Term, termsOf } from '../../expression/terms.js';
import { fieldsOf } from '../../result/fields-of.js';
import { failure, type Result, success } from '../../result/result.js';
import { unknownField } from '../../result/unknown-field.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { caught, normalForm } from '../normal/normal-form.js';
import { unsupportedExpression } from '../normal/refusal.js';
import { textOf } from '../operations/arithmetic-lines.js';
import { evaluateAt, replacedIn, substitute, type Values } from '../operations/substitute.js';
import { formOf } from '../operations/worked.js';
import { lettersOf } from '../read/lists.js';
import { readComplex } from '../read/read-statement.js';
import { typedExpression, type TypedValues, typedValues } from '../read/typed-expression.js';
import { say, step } from '../texts/operation-steps.js';
import { dividedByLinear } from './divided-by-linear.js';
import type { MistakeName } from './mistake-names.js';
import { OF_TASKS } from './mistakes/rules-of-tasks.js';
import { GENERAL, SPECIFIC, type WrongRule } from './mistakes/wrong-rules.js';
import { type KnownLogarithm, knownLogarithms, knownStep, valueWith } from './known-logarithms.js';
import { counted, finished, type Operation, OPERATIONS } from './operations.js';
import { expressionsOf } from './substitute.js';
import { madeIn, type Substituted } from './substituted-lines.js';
import { failureOfNames } from './wrong-answers.js';
import { simplifiedSide, without, type WrongLine } from './wrong-lines.js';
import type { WrongAnswer } from './wrong-solutions.js';

export type { Operation } from './operations.js';

/** The number of wrong lines of a mistake, and of all wrong answers, which the mistakes share equally. */
const MOST_LINES = 24;
const MOST_ANSWERS = 8;

/** The options of {@link operateWithMistakes}. */
export interface OperationOptions {
  /** The numbers or expressions that are substituted for letters first. */
  readonly at?: TypedValues | undefined;
  /** The inner function of a composition. Its value at `at` is substituted for the same letter. */
  readonly inner?: string | undefined;
  /** The values of logarithms, such as `{ 'log_2(x)': '3' }`, which replace them in the result. */
  readonly logarithms?: Readonly<Record<string, string>> | undefined;
}

/** A rewritten expression together with wrong answers. */
export interface OperatedWithMistakes {
  readonly steps: readonly Step[];
  readonly result: Expression;
  /** The wrong answers, each with one value and the first of the names that lead to it. */
  readonly wrongAnswers: readonly WrongAnswer[];
}

/** A line of the rewriting, and the step that leads to it. */
interface Line extends Substituted {
  readonly step?: Step;
  /** The outer function, into which the value of this line goes. */
  readonly outer?: (value: Expression) => Expression;
}

type WrongExpression = Omit<WrongLine, 'after'> & {
  readonly after: Expression;
  /** True for a wrong last line of factoring, which isn't factored further. */
  readonly isProduct?: boolean;
  /** True if the mistake replaces the step: it changes the same terms, into as many. */
  readonly isInstead?: boolean;
  /** True if the mistake also changes terms that the step doesn't change, so another step may show it better. */
  readonly isWider?: boolean;
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
  const { steps, result, lines, known } = all.value;
  return success({ steps, result, wrongAnswers: answersOf(operation, result, { lines, names, known }) });
}

/**
 * Returns the wrong answers. If several lines lead to one, it shows the last of them, or the line before the step that the
 * mistake replaces.
 */
function answersOf(
  operation: Operation,
  result: Expression,
  {
    lines,
    names,
    known,
  }: {
    readonly lines: readonly Line[];
    readonly names: readonly MistakeName[];
    readonly known: readonly KnownLogarithm[];
  },
): readonly WrongAnswer[] {
  const right = valueOf(result);
  const found = new Map<string, Found>();
  for (const name of names) {
    const most = Math.min(MOST_ANSWERS, found.size + Math.ceil(MOST_ANSWERS / names.length));
    for (const { isInstead = false, isWider = false, ...one } of wrongExpressions(
      name,
      linesFor(name, lines),
      operation,
    )) {
      const isFull = found.size === most;
      const fit = { isInstead, isWider };
      const canReplace = [...found.values()].some((old) => old.answer.name === name && fitsBetter(fit, old));
      if (isFull && !canReplace) continue;
      const isBetter = (key: string): boolean => {
        const old = found.get(key);
        return key !== right && (old ? old.answer.name === name && fitsBetter(fit, old) : !isFull);
      };
      // Finishing a line takes longer than its normal form.
      const own = KEEPS_VALUE.has(operation) && known.length === 0 ? valueOf(one.after) : undefined;
      if (own !== undefined && !isBetter(own)) continue;
      const value = finishedOf(operation, one, known);
      const key = own ?? (value === undefined ? right : valueOf(value));
      if (value !== undefined && isBetter(key))
        found.set(key, { answer: answerOf(name, one, value, operation === 'factor'), ...fit });
    }
  }
  return [...found.values()].map(({ answer }) => answer);
}

/** How well a step shows a mistake. */
type Fit = Readonly<Required<Pick<WrongExpression, 'isInstead' | 'isWider'>>>;

interface Found extends Fit {
  readonly answer: WrongAnswer;
}

function fitsBetter(one: Fit, other: Fit): boolean {
  return (one.isInstead && !other.isInstead) || (!one.isWider && other.isWider);
}

/** The operations whose results have the value of the given. */
const KEEPS_VALUE: ReadonlySet<Operation> = new Set(['expand', 'factor', 'rationalize', 'simplify']);

function finishedOf(
  operation: Operation,
  { after, isProduct }: WrongExpression,
  known: readonly KnownLogarithm[],
): Expression | undefined {
  return isProduct ? simplifiedFactors(after) : valueWith(finished(operation, after), known);
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
): ReturnType<typeof evaluatedWith> {
  const unknown = unknownField(options, 'at inner logarithms');
  if (unknown) return unknown;
  const { at = {}, inner, logarithms = {} } = fieldsOf(options);
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
  const known = knownLogarithms(logarithms);
  if (!known.ok) return known;
  const own = linesOf(operation, read.value, { values: put.value, inner: first?.value });
  return own.ok ? evaluatedWith(own.value, known.value) : own;
}

type Rewritten = Pick<OperatedWithMistakes, 'steps' | 'result'> & { readonly lines: readonly Line[] };

/** Adds the lines in which the known values replace logarithms, and the sum of the values is evaluated. */
function evaluatedWith(
  own: Rewritten,
  known: readonly KnownLogarithm[],
): Result<Rewritten & { readonly known: readonly KnownLogarithm[] }> {
  if (known.length === 0) return success({ ...own, known });
  const put = knownStep(own.result, known);
  const rest = OPERATIONS.evaluate(put.after);
  if (!rest.ok) return rest;
  const more = [put, ...rest.value.steps];
  return success({
    steps: [...own.steps, ...more],
    result: rest.value.result,
    lines: [...own.lines, ...more.map((step) => ({ line: statement(step.after), step }))],
    known,
  });
}

function readFor(operation: Operation, given: string): Result<Expression> {
  const read = operation === 'complex' ? readComplex(given, 'expression') : undefined;
  if (!read) return typedExpression(given, 'expression');
  return read.ok ? typedExpression(expressionsOf(read.value)[0] ?? '0', 'expression') : read;
}

/** Returns the lines of an operation, with its steps and its result. */
function linesOf(
  operation: Operation,
  given: Expression,
  { values, inner }: { readonly values: Values; readonly inner: Expression | undefined },
): Result<Rewritten> {
  if (operation === 'remainder') return remainderLines(given);
  const [letter] = Object.keys(values);
  if (letter === undefined) return withLines(given, OPERATIONS[operation](given), operation);
  const ofValues = AT_VALUES[operation] ?? substitute;
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

/** The operations whose result is a number. */
const AT_VALUES: Readonly<Partial<Record<Operation, (given: Expression, values: Values) => Lines>>> = {
  evaluate: evaluateAt,
  'count-solutions': (given, values) => {
    const evaluated = evaluateAt(given, values);
    return evaluated.ok ? caught(() => counted(evaluated.value)) : evaluated;
  },
};

/** Evaluates the numerator of a quotient at the zero of its denominator. */
function remainderLines(given: Expression): ReturnType<typeof linesOf> {
  const divided = dividedByLinear(given);
  if (!divided)
    return caught(() => {
      throw unsupportedExpression('a divisor that is not a letter minus a number');
    });
  const { top, letter, zero } = divided;
  const values = { [letter]: zero };
  const evaluated = evaluateAt(top, values);
  if (!evaluated.ok) return evaluated;
  const [first, ...others] = evaluated.value.steps;
  const law = say('algebra.insert:remainder', { n: `${letter} = ${expressionText(zero)}` });
  const steps = first ? [{ ...first, ...step(law, 'remainder', first.after) }, ...others] : [];
  return withLines(top, success({ ...evaluated.value, steps }), 'remainder', { values });
}

/** The steps of an operation and its result, or a failure. */
type Lines = Result<Pick<OperatedWithMistakes, 'steps' | 'result'>>;

function withLines(
  given: Expression,
  operated: Lines,
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
  operation: Operation,
): readonly WrongExpression[] {
  const isFactoring = operation === 'factor';
  const rules = [...SPECIFIC, ...GENERAL, ...(OF_TASKS[operation] ?? [])].filter(
    (rule) => rule.name === name,
  );
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

/** Returns whether an expression is a product or a power with a sum in it. */
function isProductWithSum(expression: Expression): boolean {
  return !isSum(expression) && factorsOf(expression).some((factor) => isSum(powerOf(factor).base));
}

/** Returns what to show of a mistake in the answer: the step to it, or the answer. Of a product, only whole factors get lost. */
function shownAnswer(
  { ofAnswer }: WrongRule,
  from: Line | undefined,
  { line, step }: Line,
  wrong: Line['line'],
): readonly WrongExpression[] {
  const all = factorsOf(line.expression);
  const isWhole = factorsOf(wrong.expression).every((factor) => all.some((one) => isSame(one, factor)));
  if (!ofAnswer || !from || !step || (all.length > 1 && !isWhole)) return [];
  const after = wrong.expression;
  return ofAnswer === 'after'
    ? [{ from: line, wrong, after }]
    : [{ from: from.line, right: line, law: step.law, wrong, after }];
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
  const isWider = !isAdded && !isPart(own.removed, right.removed);
  return isAdded || own.removed.some((term) => isPart([term], right.removed))
    ? [{ from: line, right: next, ...(law !== undefined && { law }), wrong, after, isWider }]
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
