import { mapOperands } from '../../expression/rewrite.js';
import { isSum, opposite, sumOf, termsOf } from '../../expression/terms.js';
import { constantValue } from '../../expression/constant.js';
import { sign } from '../../rational/rational.js';
import { type Failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { expand } from '../operations/expand.js';
import { factor } from '../operations/factor.js';
import type { Operated } from '../operations/operated.js';
import { rationalise } from '../operations/rationalise.js';
import { simplify } from '../operations/simplify.js';
import { readStatement } from '../read/read-statement.js';
import { solve } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import type { Answered } from '../functions/answered.js';
import { say, step } from '../texts/function-steps.js';

type Relation = Extract<Statement, { kind: 'relation' }>;

/** Words between an expression and its conditions: if x ≥ 0, assuming that x > 0. */
const JOINT =
  /[\s,;]+(?:if|where|when|with|for|assume|assuming|given|provided|suppose|and)(?:\s+that)?\s+(?=[^=]*[<>≤≥])/i;
/** A condition on several letters: a, b > 0. */
const SHARED = /(?<=[,;]\s*)([a-z])\s*(?:,|and|&)\s*([a-z])\s*([<>]=?|[≤≥])\s*([-−]?\d+)/gi;
const RUNS = [
  [/^\s*(?:please\s+)?expand|multiply out/i, expand],
  [/^\s*(?:please\s+)?factor/i, factor],
  [/rationali[sz]e/i, rationalise],
] as const;

/**
 * Simplifies an expression with conditions on its letters, such as √(12x²), x ≥ 0. The conditions decide the absolute values.
 * Returns undefined for other text.
 */
export function answerConditioned(typed: string, field: string): Result<Answered> | undefined {
  if (!/[<>≤≥]/.test(typed) || /[^<>!]=[^<>]/.test(typed.replaceAll(/[<>]=|=[<>]/g, '≥'))) return undefined;
  const text = spelled(typed).text.replace(JOINT, ', ').replaceAll(SHARED, '$1 $3 $4, $2 $3 $4');
  const read = readStatement(text, field);
  const [first, ...others] = read.ok && read.value.kind === 'and' ? read.value.parts : [];
  const conditions = others.flatMap(relationsIn);
  const signs = new Map(conditions.flatMap(signIn));
  const isRead = others.every((part) => relationsIn(part).length > 0) && conditions.every(isBound);
  if (first?.kind !== 'expression' || conditions.length === 0 || !isRead) return undefined;
  const { expression } = first;
  const run = RUNS.find(([verb]) => verb.test(typed))?.[1] ?? simplify;
  const done = run(expression);
  if (!done.ok) return done;
  const known = withoutAbsolutes(done.value, signs, conditions);
  if (!known.ok) return known;
  const { result, steps } = known.value;
  return success({
    asked: { kind: 'and', parts: [first, ...others] },
    answers: [{ name: 'value', statement: { kind: 'expression', expression: result } }],
    steps,
  });
}

/** Returns the inequalities of a condition: -1 < x < 3 is -1 < x and x < 3. */
function relationsIn(part: Statement): readonly Relation[] {
  if (part.kind === 'relation') return [part];
  if (part.kind !== 'chain') return [];
  return part.relations.map((relation, i) => ({
    kind: 'relation',
    left: part.members[i] ?? '0',
    relation,
    right: part.members[i + 1] ?? '0',
  }));
}

/** Returns whether a condition compares a letter with a number. */
function isBound({ left, right }: Relation): boolean {
  const isLetter = (side: Expression): boolean => typeof side === 'string' && /^[a-z]$/i.test(side);
  return (
    (isLetter(left) && constantValue(right) !== undefined) ||
    (isLetter(right) && constantValue(left) !== undefined)
  );
}

/** Returns the sign that a condition such as x ≥ 0 gives a letter. */
function signIn({ left, relation, right }: Relation): readonly (readonly [string, 1 | -1])[] {
  const value = constantValue(right);
  if (typeof left !== 'string' || !/^[a-z]$/i.test(left) || !value) return [];
  if (/[>≥]/.test(relation) && sign(value) >= 0) return [[left, 1]];
  return /[<≤]/.test(relation) && sign(value) <= 0 ? [[left, -1]] : [];
}

/** Writes |x| as x or −x where the conditions say which, and simplifies the result. */
function withoutAbsolutes(
  { result, steps }: Operated,
  signs: ReadonlyMap<string, 1 | -1>,
  conditions: readonly Relation[],
): Result<{ readonly result: Expression; readonly steps: readonly Step[] }> | Failure {
  const after = opened(result, (inner) => signOfProduct(inner, signs) ?? signUnder(inner, conditions));
  if (expressionText(after) === expressionText(result)) return success({ result, steps });
  const why = conditions
    .map(({ left, relation, right }) => `${expressionText(left)} ${relation} ${expressionText(right)}`)
    .join(', ');
  const line = step(say('algebra.absolute-by-sign', { m: why }), result, after);
  const simple = simplify(after);
  if (!simple.ok) return simple;
  return success({ result: simple.value.result, steps: [...steps, line, ...simple.value.steps] });
}

function opened(expression: Expression, signOf: (inner: Expression) => 1 | -1 | undefined): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, inner = '0'] = expression;
  const side = operator === 'abs' ? signOf(inner) : undefined;
  if (side === undefined) return mapOperands(expression, (part) => opened(part, signOf));
  return side > 0 ? inner : oppositeOf(inner);
}

/** Writes the opposite of a sum with a positive term first: 1 - x for x - 1. */
function oppositeOf(inner: Expression): Expression {
  if (!isSum(inner)) return ['neg', inner];
  const terms = termsOf(inner).map(opposite);
  return sumOf([
    ...terms.filter(({ isNegative }) => !isNegative),
    ...terms.filter(({ isNegative }) => isNegative),
  ]);
}

/** Returns the sign of an expression in one letter under conditions: x - 1 is positive for x > 1. */
function signUnder(inner: Expression, conditions: readonly Relation[]): 1 | -1 | undefined {
  const isNever = (relation: '<' | '>'): boolean => {
    const solved = solve({
      kind: 'and',
      parts: [...conditions, { kind: 'relation', left: inner, relation, right: '0' }],
    });
    return solved.ok && solved.value.solution.kind === 'none';
  };
  if (isNever('<')) return 1;
  return isNever('>') ? -1 : undefined;
}

/** Returns the sign of a product of letters, powers and numbers. */
function signOfProduct(expression: Expression, signs: ReadonlyMap<string, 1 | -1>): 1 | -1 | undefined {
  const number = constantValue(expression);
  if (number) return sign(number) < 0 ? -1 : 1;
  if (typeof expression === 'string') return signs.get(expression);
  const [operator, first = '1', second = '1'] = expression;
  const inner = expression.slice(1).map((part) => signOfProduct(part, signs));
  if (operator === '^')
    return /^\d*[02468]$/.test(String(second))
      ? 1
      : /^\d+$/.test(String(second))
        ? signOfProduct(first, signs)
        : undefined;
  if (!/^(?:[×/÷]|neg|\(\))$/.test(operator) || inner.includes(undefined)) return undefined;
  const product = inner.reduce<number>((all, one) => all * (one ?? 1), operator === 'neg' ? -1 : 1);
  return product < 0 ? -1 : 1;
}
