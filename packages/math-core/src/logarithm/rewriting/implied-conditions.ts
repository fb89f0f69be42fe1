import { constantValue } from '../../expression/constant.js';
import { operandsOf } from '../../expression/rewrite.js';
import { sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { type Condition, signCondition } from './condition.js';
import { factored } from './factored.js';
import { fractionOf } from './value-fraction.js';

/** Removes conditions that follow from the others, and shortens xy > 0 to y > 0 if x > 0 is stated. */
export function withoutImplied(conditions: readonly Condition[]): readonly Condition[] {
  const split = splitProducts(conditions);
  const positive = statedPositive(split);
  return split.filter((condition) => !follows(condition, positive));
}

/** Replaces xy > 0 by y > 0 if x > 0 is stated, and removes duplicates. */
function splitProducts(conditions: readonly Condition[]): readonly Condition[] {
  for (let before = conditions; ; ) {
    const positive = statedPositive(before);
    const byMeaning = new Map<string, Condition>();
    for (const condition of before) {
      const odd = condition.relation === '>' ? oddFactors(condition.expression, positive) : undefined;
      const [only = condition.expression, second] = odd ?? [];
      const shorter =
        second === undefined && only !== condition.expression ? signCondition(only, '>') : condition;
      const key = JSON.stringify(odd ? odd.map((factor) => JSON.stringify(factor)).sort() : condition);
      if (!byMeaning.has(key)) byMeaning.set(key, shorter);
    }
    const after = [...byMeaning.values()];
    if (after.length === before.length && after.every((condition, i) => condition === before[i]))
      return after;
    before = after;
  }
}

function statedPositive(conditions: readonly Condition[]): ReadonlySet<string> {
  const positive = conditions.filter(({ relation }) => relation === '>');
  return new Set(positive.map(({ expression }) => JSON.stringify(expression)));
}

// The factors that decide a product's sign; undefined if one must also differ from 0 (x²) or is a number < 0.
function oddFactors(
  expression: Expression,
  positive: ReadonlySet<string>,
): readonly Expression[] | undefined {
  const { top, bottom } = fractionOf(expression);
  const factors = [...top, ...bottom];
  if (factors.length === 1 && factors[0] === expression) return [expression];
  const odd = factors.filter((factor) => signOf(factor, positive) < POSITIVE);
  const isPlain = odd.every(
    (factor) => constantValue(factor) === undefined && !isEven(operandsOf(factor)[1]),
  );
  return isPlain && new Set(odd.map((factor) => JSON.stringify(factor))).size === odd.length
    ? odd
    : undefined;
}

const POSITIVE = 2;
const NOT_NEGATIVE = 1;

function follows({ expression, relation, bound }: Condition, positive: ReadonlySet<string>): boolean {
  if (bound === '1') return false;
  // A condition that states that it is positive does not prove itself.
  const isStated = relation !== '>' && positive.has(JSON.stringify(expression));
  // x² - 1 > 0 follows from x - 1 > 0 and x + 1 > 0, which are about smaller expressions, too.
  const product = factored(expression);
  const known = isStated
    ? POSITIVE
    : Math.max(signOfParts(expression, positive), product ? signOfProduct(product, positive) : 0);
  return known >= (relation === '≥' ? NOT_NEGATIVE : POSITIVE);
}

function signOfProduct(product: Expression, positive: ReadonlySet<string>): number {
  const signs = operandsOf(product).map((factor) => {
    const inner = factored(factor);
    return Math.max(signOf(factor, positive), inner ? signOfProduct(inner, positive) : 0);
  });
  return Math.min(...signs);
}

function signOf(expression: Expression, positive: ReadonlySet<string>): number {
  return positive.has(JSON.stringify(expression)) ? POSITIVE : signOfParts(expression, positive);
}

// Every conclusion is about a larger expression than its premises, so none proves itself.
function signOfParts(expression: Expression, positive: ReadonlySet<string>): number {
  if (expression === 'e' || expression === 'π') return POSITIVE;
  const value = constantValue(expression);
  if (value) return sign(value) + 1;
  const signs = operandsOf(expression).map((operand) => signOf(operand, positive));
  const [first = 0] = signs;
  switch (expression[0]) {
    case '+':
      return signs.every((each) => each >= NOT_NEGATIVE) ? Math.max(...signs) : 0;
    case '×':
    case '/':
    case '÷':
    case '√':
    case '()':
      return Math.min(...signs);
    case '^':
      return first === POSITIVE ? POSITIVE : isEven(operandsOf(expression)[1]) ? NOT_NEGATIVE : 0;
    default:
      return 0;
  }
}

function isEven(exponent: Expression | undefined): boolean {
  const value = constantValue(exponent ?? '');
  return value !== undefined && value.numerator % (2n * value.denominator) === 0n && sign(value) > 0;
}
