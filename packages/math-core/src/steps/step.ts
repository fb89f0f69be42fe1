import type { Figure } from '../rational/figure.js';
import type { Expression } from './expression.js';

/**
 * The relation of the two sides of a step. It is "≈" if rounding changed the value, and "≠" for an excluded value.
 */
export type Relation = '=' | '≈' | '≠' | '<' | '≤' | '>' | '≥';

/** One line of a worked solution, `before relation after`, justified by a named law. Plain JSON. */
export interface Step {
  /** A stable key for translations, topic first. Steps of this package have a `StepId`. */
  readonly id: string;
  /** Which text of the id this is, for an id with several. */
  readonly variant?: string;
  /** The name of the law or the operation in English. */
  readonly law: string;
  /** The amounts that the text names, by the holes of the text: { n: '3' } for "Add {n} to both sides". */
  readonly values?: Readonly<Record<string, Expression>>;
  /** The left side. */
  readonly before: Expression;
  /** The relation of the two sides. */
  readonly relation: Relation;
  /** The right side. */
  readonly after: Expression;
  /** The values of the symbols in `before` and `after`, as exact number text. A symbol without a value is defined by this step. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The same step in smaller steps: the first begins with `before`, and the last ends with `after`. */
  readonly substeps?: readonly Step[];
}

/**
 * Creates a step, by default an equality.
 * @example step('tip.tip', 'Tip', ['%', '15'], '0.15') // relation is "=" and after is "0.15"
 */
export function step(
  id: string,
  law: string,
  before: Expression,
  after: Expression,
  more?: Partial<Pick<Step, 'variant' | 'values' | 'relation' | 'parameters' | 'substeps'>>,
): Step {
  return { id, law, before, relation: '=', after, ...more };
}

/** Creates a step that ends in a figure, with the figure's relation. */
export function figureStep(
  id: string,
  law: string,
  before: Expression,
  { text, relation }: Pick<Figure, 'text' | 'relation'>,
): Step {
  return step(id, law, before, text, { relation });
}
