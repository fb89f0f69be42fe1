import { everywhere, hasLogarithm, keyOf, sizeOf } from '../../expression/rewrite.js';
import { oncePerExpression } from '../../expression/once.js';
import { readExpression } from '../../expression/read.js';
import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { type Step, step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import type { Condition } from './condition.js';
import { domainOf, domainText, MAX_SIZE } from './domain.js';
import { solvedConditions } from './solved-conditions.js';

/** A named law, applied to an expression wherever it matches. */
export interface Law {
  readonly id: string;
  readonly name: string;
  /** Returns the expression with the law applied, or the same object if the law matches nowhere. */
  readonly apply: (whole: Expression) => Expression;
  /** Returns the change as several smaller steps. */
  readonly substeps?: (before: Expression, after: Expression) => readonly Step[];
}

/** An expression with logarithms, rewritten step by step. */
export interface RewrittenLogarithm {
  /** The expression as parsed. */
  readonly before: Expression;
  /** The expression at the end of the last step. */
  readonly after: Expression;
  /**
   * The steps, each with the complete expression on both sides. The first begins with `before`, and the last
   * ends with `after`.
   */
  readonly steps: readonly Step[];
  /** The conditions under which every step is valid. */
  readonly domain: readonly Condition[];
  /**
   * The domain on one line: "x > 0, y > 0". Conditions that are linear in one variable are solved: "x > 2".
   */
  readonly domainText: string;
}

/** Creates a law from a rule for one subexpression. */
export function localLaw(id: string, name: string, rule: (place: Expression) => Expression | undefined): Law {
  return { id, name, apply: (whole) => everywhere(whole, rule) };
}

/** The maximum number of steps. Longer solutions fail, because nobody reads them and they are slow. */
const MAX_STEPS = 100;

/** Parses an expression, rewrites it with `work` and adds the domain in which every step is valid. */
export function rewritten(
  input: string | Expression,
  field: string,
  work: (expression: Expression) => readonly Step[],
): Result<RewrittenLogarithm> {
  const read = readExpression(input, field);
  if (!read.ok) return read;
  const before = read.value;
  const own = domainOf([before], field);
  if (!own.ok) return own;
  const steps = hasLogarithm(before) ? work(before) : [];
  if (isTooLong(steps))
    return failure(
      field,
      'too-large',
      `${field} takes more than ${MAX_STEPS} steps, or its steps are too long.`,
    );
  const found = domainOf([before, ...steps.map(({ after }) => after)], field);
  if (!found.ok) return found;
  const domain = inReadingOrder(solvedConditions(found.value), before);
  const after = steps.at(-1)?.after ?? before;
  return success({ before, after, steps, domain, domainText: domainText(domain) });
}

function inReadingOrder(domain: readonly Condition[], expression: Expression): readonly Condition[] {
  const text = keyOf(expression);
  const placed = domain.map((condition) => {
    const at = text.indexOf(keyOf(condition.expression));
    const rank = condition.relation === '>' ? 0 : condition.relation === '≠' ? 2 : 1;
    return { condition, place: at < 0 ? text.length : at, rank };
  });
  return placed.sort((a, b) => a.place - b.place || a.rank - b.rank).map(({ condition }) => condition);
}

/** Returns whether a solution has become too long to read or to compute quickly. */
export function isTooLong(steps: readonly Step[]): boolean {
  return steps.length >= MAX_STEPS || steps.reduce((size, { after }) => size + sizeOf(after), 0) > MAX_SIZE;
}

const textOf = oncePerExpression(expressionText);

/** Applies the first law that changes something, repeatedly. Stops if the solution becomes too long. */
export function applyRepeatedly(before: Expression, laws: readonly Law[]): readonly Step[] {
  const steps: Step[] = [];
  for (let current = before; !isTooLong(steps); ) {
    const next = firstThatFits(current, laws);
    if (!next) break;
    steps.push(next);
    current = next.after;
  }
  return steps;
}

function firstThatFits(before: Expression, laws: readonly Law[]): Step | undefined {
  for (const law of laws) {
    const found = applied(before, law);
    if (found) return found;
  }
  return undefined;
}

/** Applies a law. Returns undefined if the text of the expression stays the same. */
function applied(before: Expression, { id, name, apply, substeps }: Law): Step | undefined {
  const after = apply(before);
  if (after === before || textOf(after) === textOf(before)) return undefined;
  const smaller = substeps?.(before, after) ?? [];
  return step(id, name, before, after, smaller.length > 0 ? { substeps: smaller } : {});
}
