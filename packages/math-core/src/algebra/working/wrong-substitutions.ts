import type { Expression } from '../../steps/expression.js';
import type { Solved } from '../solve/solved.js';
import type { MistakeName } from './mistake-names.js';
import { equation, type Relation } from './substitute.js';
import type { WrongAnswer } from './wrong-solutions.js';
import { simplifiedSide } from './wrong-lines.js';

interface Solvers {
  /** Returns the values that solve a line. */
  readonly valuesOf: (line: Relation) => readonly Expression[];
  /** Returns the wrong answers to which mistakes in the solution of a line lead. */
  readonly wrongIn: (line: Relation) => readonly WrongAnswer[];
}

/**
 * Returns a function for the wrong answers to which mistakes in the equation of a new letter lead, such as t = e^x. Returns
 * undefined if no letter was substituted.
 */
export function wrongInSubstitution(
  { steps, solution }: Solved,
  { valuesOf, wrongIn }: Solvers,
): ((name: MistakeName) => readonly WrongAnswer[]) | undefined {
  const at = steps.findIndex(({ id }) => id === 'algebra.substitute');
  const line = steps[at];
  const back = steps.findIndex(({ id }, i) => i > at && id === 'algebra.substitute-back');
  const inner = steps[back]?.before;
  if (!line || inner === undefined) return undefined;
  const right = solution.kind === 'values' ? solution.values : [];
  const all = wrongIn(equation(line.before, line.after));
  return (name) => {
    if (name === 'exponential-never-negative') {
      return steps.flatMap(({ id, before, after }) => {
        if (id !== 'algebra.power-positive') return [];
        const wrong = equation(before, simplifiedSide(['neg', after]));
        return [{ name, from: equation(before, after), wrong, values: [...right, ...valuesOf(wrong)] }];
      });
    }
    return all.flatMap((one) => {
      if (one.name !== name) return [];
      const values = one.values.flatMap((value) => valuesOf(equation(inner, value)));
      return values.length > 0 ? [{ ...one, values }] : [];
    });
  };
}
