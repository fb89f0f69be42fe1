import { parseExpression } from '@mathtools/math-core/expression';
import { type Expression, type Relation, type Step, step } from '@mathtools/math-core/steps';

/** One line of a worked solution as math text: `before relation after`, and the law that leads to it. */
export type WorkedStep = readonly [law: string, before: string, relation: Relation, after: string];

/** The way in which a test computes the answer independently of the grader. */
export type Check =
  /** The answer is this value, or this value rounded. */
  | { readonly kind: 'value'; readonly expression: string }
  /** The answer is every solution of these equations or inequalities. */
  | { readonly kind: 'solve'; readonly equations: readonly string[]; readonly variables: readonly string[] }
  /** The answer equals this expression for all values of its letters. */
  | { readonly kind: 'same'; readonly expression: string }
  /** The answer is in words, and these relations imply it. */
  | { readonly kind: 'true'; readonly relations: readonly string[] }
  /** The answer can't be computed. */
  | { readonly kind: 'none'; readonly why: string };

/** Parses worked lines as steps that share an id. Throws for text that isn't an expression, because that is an error in the content. */
export function stepsOf(id: string, lines: readonly WorkedStep[]): Step[] {
  return lines.map(([law, before, relation, after]) =>
    step(id, law, read(before), read(after), { relation }),
  );
}

function read(text: string): Expression {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text; // A rounded number keeps its trailing zeros.
  const expression = parseExpression(text);
  if (!expression.ok) throw new Error(`"${text}" is not an expression: ${expression.message}`);
  return expression.value;
}
