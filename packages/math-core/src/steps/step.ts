import type { Figure } from '../rational/figure.js';
import type { Expression } from './expression.js';

/** How the two sides of a step compare: "≈" where rounding changed the value; the inequalities stand in practice problems. */
export type Relation = '=' | '≈' | '<' | '≤' | '>' | '≥';

/** One line of a worked solution: `before relation after`, by a named law. Plain JSON. */
export interface Step {
  /** Frozen name, topic first: a key for translations. The package's own steps have one of `StepId`. */
  readonly id: string;
  /** The law's or the action's name in English. */
  readonly law: string;
  readonly before: Expression;
  readonly relation: Relation;
  readonly after: Expression;
  /** Values of the symbols in `before` and `after`, as exact number text; a symbol without one is defined here. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The same step in smaller ones: the first starts at `before`, the last ends at `after`. */
  readonly substeps?: readonly Step[];
}

/**
 * Makes a step; an equality unless `relation` says otherwise.
 * @example step('tip.tip', 'Tip', ['%', '15'], '0.15') // relation is "=" and after is "0.15"
 */
export function step(
  id: string,
  law: string,
  before: Expression,
  after: Expression,
  more: Partial<Pick<Step, 'relation' | 'parameters' | 'substeps'>> = {},
): Step {
  return { id, law, before, relation: '=', after, ...more };
}

/** Makes the step that ends in a figure, with the figure's relation. */
export function figureStep(
  id: string,
  law: string,
  before: Expression,
  { text, relation }: Pick<Figure, 'text' | 'relation'>,
): Step {
  return step(id, law, before, text, { relation });
}
