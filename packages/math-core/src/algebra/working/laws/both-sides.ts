import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import { approximate } from '../../expression/approximate.js';
import { haveSameForm } from '../../normal/identical.js';
import { openTerms } from '../../expression/parts.js';
import { flippedRelation } from '../mistakes/relations.js';
import { expressionsOf, lettersIn, type Relation } from '../substitute.js';
import { type Law, named } from './law-names.js';

/** Returns whether two expressions are equal. It compares values first, which is cheap. */
export function isEqual(a: Expression, b: Expression): boolean {
  const letters = [...lettersIn({ kind: 'expression', expression: ['-', a, b] })];
  const isFar = [1.37, 12.61].some((start) => {
    const at = Object.fromEntries(letters.map((name, i) => [name, start + 0.74 * i]));
    const [p, q] = [approximate(a, at), approximate(b, at)];
    return Math.abs(p - q) > 1e-6 * Math.max(1, Math.abs(p));
  });
  return !isFar && haveSameForm(a, b);
}

/** Recognizes that the same amount was added to or subtracted from both sides. */
export function added(before: Relation, after: Relation): Law | undefined {
  if (before.relation !== after.relation) return undefined;
  const terms = [
    ...openTerms(before.left),
    ...openTerms(before.right),
    ...openTerms(after.left),
    ...openTerms(after.right),
  ];
  const amounts = [...terms.map(({ body }) => body), before.right, before.left];
  for (const body of amounts) {
    if (body === '0') continue;
    for (const operator of ['-', '+'] as const) {
      const isThere =
        isEqual([operator, before.left, body], after.left) &&
        isEqual([operator, before.right, body], after.right);
      if (!isThere) continue;
      return named(operator === '-' ? 'subtract-both' : 'add-both', body);
    }
  }
  return undefined;
}

/** Recognizes that both sides were multiplied or divided by the same factor. */
export function scaled(before: Relation, after: Relation): Law | undefined {
  for (const factor of scales(before, after)) {
    const isFlipped = (constantValue(factor)?.numerator ?? 1n) < 0n;
    const expected = isFlipped ? flippedRelation(before) : before;
    if (expected.relation !== after.relation) continue;
    const turned = isFlipped && before.relation !== '=' ? '-turning' : '';
    if (isEqual(before.left, ['×', factor, after.left]) && isEqual(before.right, ['×', factor, after.right]))
      return named(`divide-both${turned}`, factor);
    if (isEqual(['×', factor, before.left], after.left) && isEqual(['×', factor, before.right], after.right))
      return named(`multiply-both${turned}`, factor);
  }
  return undefined;
}

/** Returns candidates for the factor by which both sides were multiplied or divided: coefficients, denominators and factors. */
function scales(before: Relation, after: Relation): readonly Expression[] {
  const found = new Map<string, Expression>([['-1', '-1']]);
  const add = (expression: Expression): void => {
    if (expression !== '1' && expression !== '0') found.set(JSON.stringify(expression), expression);
  };
  const visit = (expression: Expression): void => {
    if (typeof expression === 'string') add(expression);
    else {
      const [operator] = expression;
      const operands = operandsOf(expression);
      if (operator === '×' || operator === '/' || operator === '÷')
        for (const operand of operands) add(operand);
      for (const operand of operands) visit(operand);
    }
  };
  for (const side of [...expressionsOf(before), ...expressionsOf(after)]) visit(side);
  const numbers = [...found.values()]
    .filter((one) => typeof one === 'string' && /^\d+$/.test(one))
    .map((one) => BigInt(String(one)));
  for (const a of numbers) {
    add(`-${a}`);
    for (const b of numbers) if (a * b <= 1000n) add((a * b).toString());
    for (const b of numbers) if (a > 0n && b > a && b % a === 0n) add((b / a).toString());
  }
  if ([...found.values()].some((one) => typeof one === 'string' && one.includes('.')))
    for (const power of ['10', '100', '1000']) add(power);
  return [...found.values()].slice(0, 60);
}
