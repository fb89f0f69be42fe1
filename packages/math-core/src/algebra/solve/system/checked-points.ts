import { checkLaw } from './linear-system.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import type { Statement } from '../../read/statement.js';
import type { Solved } from '../solved.js';
import { put } from '../../../expression/rewrite.js';
import { step } from '../../texts/solve-steps.js';

/** The equations of a system, its unknowns, the steps so far and the points that were found. */
interface Found {
  readonly parts: readonly Extract<Statement, { kind: 'relation' }>[];
  readonly unknowns: readonly string[];
  readonly steps: readonly Step[];
  readonly points: readonly Readonly<Record<string, Expression>>[];
}

/** Returns the solution of a system, with steps that check each point in each equation. */
export function checkedPoints({ parts, unknowns, steps, points }: Found): Solved {
  const checks = points.flatMap((point) => {
    const at = new Map(Object.entries(point));
    const given = [...at].map(([name, value]) => `${name} = ${expressionText(value)}`).join(' and ');
    return parts.map(({ left, right }, i) =>
      step(checkLaw(i + 1, points.length > 1 ? given : undefined), put(left, at), put(right, at)),
    );
  });
  return {
    kind: 'system',
    methods: [],
    unknowns,
    steps: [...steps, ...checks],
    solution: points.length > 0 ? { kind: 'points', points } : { kind: 'none' },
    excluded: [],
    extraneous: [],
  };
}
