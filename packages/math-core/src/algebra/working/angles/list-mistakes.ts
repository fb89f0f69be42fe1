import type { Statement } from '../../read/statement.js';
import { lettersOf } from '../../trigonometry/calls.js';
import { decided } from '../complex-values.js';
import { compare } from '../judge.js';
import type { MistakeName } from '../mistake-names.js';
import { mistakeIn } from '../mistakes/mistakes.js';
import { equation } from '../substitute.js';
import { withoutDegrees } from './angle-units.js';
import type { AngleLine, AnglePart } from './read-angles.js';

/** The mistakes in solving 4x = 60° + 360°k for x. */
const SOLVING: readonly MistakeName[] = [
  'divided-one-side-only',
  'divided-only-one-term',
  'multiplied-only-one-term',
  'subtracted-instead-of-divided',
  'divided-instead-of-multiplied',
  'sign-lost-in-moving',
];

/** Returns the mistake between two lists of angles without functions, such as 4x = kπ and x = kπ. */
export function listMistake(before: AngleLine, after: AngleLine, unknown: string): MistakeName | undefined {
  if (before.parts.length !== after.parts.length) return undefined;
  const wrong = before.parts.flatMap((part, i) => {
    const [old, now] = [part, after.parts[i] ?? part].map(plain);
    const letters = lettersOf([part.left, part.right]).filter((letter) => letter !== unknown);
    const setting = { unknown, unknowns: [unknown, ...letters] };
    if (!old || !now || decided(() => compare(old, now, setting).kind) === 'same') return [];
    return [decided(() => mistakeIn(old, now, setting))];
  });
  // A wrong step changes all angles. A single wrong one is a slip in that angle.
  const [first] = wrong;
  const isAll = wrong.length === before.parts.length && wrong.every((name) => name === first);
  if (isAll && first !== undefined && SOLVING.includes(first)) return first;
  return wrong.length === 1 && after.parts.length > 1 ? 'angle-slip' : undefined;
}

function plain({ left, right }: AnglePart): Statement {
  return withoutDegrees(equation(left, right));
}
