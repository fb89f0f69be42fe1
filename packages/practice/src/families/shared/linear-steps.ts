import type { Relation, Step } from '@mathtools/math-core/steps';
import { line, sumText } from '../../family.js';
import { quotientText } from './lowest.js';

export type Term = readonly [coefficient: number, of: string];

/** One side of a linear equation or inequality: ax + b. */
export type Side = readonly [a: number, b: number];

export const TURNED = { '=': '=', '≈': '≈', '≠': '≠', '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const;

/** The signs of inequalities. */
export const SIGNS = ['<', '≤', '>', '≥'] as const;
export type Sign = (typeof SIGNS)[number];

/** Returns the text of ax + b. */
export function sideText([a, b]: Side): string {
  return sumText([a, 'x'], [b, '']);
}

/** Returns the step that subtracts a term from both sides, or adds a negative one. */
export function subtractFromBothSides(
  [coefficient, of]: Term,
  left: string,
  relation: Relation,
  right: string,
): Step {
  const size = sumText([Math.abs(coefficient), of]);
  return coefficient > 0
    ? line('practice.subtract-from-both-sides', `Subtract ${size} from both sides`, left, relation, right)
    : line('practice.add-to-both-sides', `Add ${size} to both sides`, left, relation, right);
}

/** Returns the words for undoing a term: "subtract 5 from both sides", "add 5x to both sides". */
export function undone([coefficient, of]: Term): string {
  const size = sumText([Math.abs(coefficient), of]);
  return coefficient > 0 ? `subtract $${size}$ from both sides` : `add $${size}$ to both sides`;
}

/** Returns the steps that solve ax + b = cx + d, or an inequality between them, for x. */
export function linearSteps([a, b]: Side, relation: Relation, [c, d]: Side): readonly Step[] {
  const [coefficient, constant] = [a - c, d - b];
  return [
    ...(c === 0 ? [] : [subtractFromBothSides([c, 'x'], sideText([coefficient, b]), relation, String(d))]),
    ...(b === 0
      ? []
      : [subtractFromBothSides([b, ''], sideText([coefficient, 0]), relation, String(constant))]),
    ...(coefficient === 1 ? [] : [divideBothSides(coefficient, relation, constant)]),
  ];
}

function divideBothSides(coefficient: number, relation: Relation, constant: number): Step {
  const right = quotientText(constant, coefficient);
  const divide = `Divide both sides by ${coefficient}`;
  if (relation === '=' || coefficient > 0)
    return line('practice.divide-both-sides', divide, 'x', relation, right);
  return line(
    'practice.turn-the-sign',
    `${divide}, which flips the inequality sign`,
    'x',
    TURNED[relation],
    right,
  );
}
