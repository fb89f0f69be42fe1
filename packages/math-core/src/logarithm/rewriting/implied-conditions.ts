import { constantValue } from '../../expression/constant.js';
import { oncePerExpression } from '../../expression/once.js';
import { keyOf, operandsOf } from '../../expression/rewrite.js';
import { sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { type Condition, conditionKey, signCondition } from './condition.js';
import { factored } from './factored.js';
import { fractionOf } from './value-fraction.js';

/** Removes conditions that follow from others, and shortens xy > 0 to y > 0 if x > 0 is given. */
export function withoutImplied(conditions: readonly Condition[]): readonly Condition[] {
  const split = splitProducts(conditions);
  const signs = signsIn(split);
  return split.filter((condition) => !follows(condition, signs));
}

/** Replaces xy > 0 with y > 0 if x > 0 is given, and removes duplicates. */
function splitProducts(conditions: readonly Condition[]): readonly Condition[] {
  for (let before = conditions; ; ) {
    const signs = signsIn(before);
    const byMeaning = new Map<string, Condition>();
    for (const condition of before) {
      const odd = condition.relation === '>' ? oddFactors(condition.expression, signs) : undefined;
      const [only = condition.expression, second] = odd ?? [];
      const shorter =
        second === undefined && only !== condition.expression ? signCondition(only, '>') : condition;
      const key = odd ? odd.map(keyOf).sort().join(' ') : conditionKey(condition);
      if (!byMeaning.has(key)) byMeaning.set(key, shorter);
    }
    const after = [...byMeaning.values()];
    if (after.length === before.length && after.every((condition, i) => condition === before[i]))
      return after;
    before = after;
  }
}

/** The facts that conditions state: the positive expressions and the signs that follow. */
interface Signs {
  readonly isStated: (expression: Expression) => boolean;
  readonly signOf: SignOf;
}

type SignOf = (expression: Expression) => number;

function signsIn(conditions: readonly Condition[]): Signs {
  const positive = conditions.filter(({ relation }) => relation === '>');
  const stated = new Set(positive.map(({ expression }) => keyOf(expression)));
  const isStated = (expression: Expression): boolean => stated.has(keyOf(expression));
  const signOf: SignOf = oncePerExpression((expression) =>
    isStated(expression) ? POSITIVE : signOfParts(expression, signOf),
  );
  return { isStated, signOf };
}

// Returns the factors that determine a product's sign. Returns undefined if one of them must also be
// nonzero (x²) or is a negative number.
function oddFactors(expression: Expression, { signOf }: Signs): readonly Expression[] | undefined {
  const { top, bottom } = fractionOf(expression);
  const factors = [...top, ...bottom];
  if (factors.length === 1 && factors[0] === expression) return [expression];
  const odd = factors.filter((factor) => signOf(factor) < POSITIVE);
  const isPlain = odd.every(
    (factor) => constantValue(factor) === undefined && !isEven(operandsOf(factor)[1]),
  );
  return isPlain && new Set(odd.map(keyOf)).size === odd.length ? odd : undefined;
}

const POSITIVE = 2;
const NOT_NEGATIVE = 1;

function follows({ expression, relation, bound }: Condition, { isStated, signOf }: Signs): boolean {
  if (bound === '1') return false;
  // A condition can't prove itself. x² - 1 > 0 follows from x - 1 > 0 and x + 1 > 0, which are conditions on
  // smaller expressions.
  const product = factored(expression);
  const known =
    relation !== '>' && isStated(expression)
      ? POSITIVE
      : Math.max(signOfParts(expression, signOf), product ? signOfProduct(product, signOf) : 0);
  return known >= (relation === '≥' ? NOT_NEGATIVE : POSITIVE);
}

function signOfProduct(product: Expression, signOf: SignOf): number {
  const signs = operandsOf(product).map((factor) => {
    const inner = factored(factor);
    return Math.max(signOf(factor), inner ? signOfProduct(inner, signOf) : 0);
  });
  return Math.min(...signs);
}

// Every conclusion is about a larger expression than its premises, so no condition proves itself.
function signOfParts(expression: Expression, signOf: SignOf): number {
  if (expression === 'e' || expression === 'π') return POSITIVE;
  const value = constantValue(expression);
  if (value) return sign(value) + 1;
  const signs = operandsOf(expression).map(signOf);
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
