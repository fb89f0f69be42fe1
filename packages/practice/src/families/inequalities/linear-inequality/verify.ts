import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';

/**
 * Tries numbers on both sides of the answer's bound, and the bound itself, in the inequality of the question.
 */
export const verify: Verify = (problem) => {
  const [, relation = '', bound = ''] = /^x ([<>≤≥]) (-?[\d/]+)$/.exec(problem.answer) ?? [];
  const above = relation === '>' || relation === '≥';
  const asked = piecesOf(problem).find((piece) => piece.kind === 'relation');
  const isTrueAt = (x: string): boolean => {
    const apart = asked
      ? realValue(asked.left, { x }).minus(realValue(asked.right, { x }))
      : new Decimal(NaN);
    if (asked?.relation === '≤' || asked?.relation === '<')
      return apart.lt(0) || (asked.relation === '≤' && apart.eq(0));
    return apart.gt(0) || (asked?.relation === '≥' && apart.eq(0));
  };
  const at = (distance: number): string => new Decimal(bound).plus(distance).toString();
  const tried: readonly (readonly [string, boolean])[] = [
    [at(0), relation === '≤' || relation === '≥'],
    ...[0.001, 1, 50].flatMap((distance): readonly [string, boolean][] => [
      [at(distance), above],
      [at(-distance), !above],
    ]),
  ];
  const wrong = tried
    .filter(([x, isIn]) => isTrueAt(x) !== isIn)
    .map(([x]) => `x = ${x} is judged otherwise`);
  return { values: { x: bound }, inside: { x: at(above ? 1 : -1) }, faults: wrong };
};
