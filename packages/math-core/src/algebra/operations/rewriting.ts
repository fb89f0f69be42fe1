import { isSame, sizeOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { spend } from '../polynomial/polynomial.js';
import { tidy } from './tree.js';
import { type Law, step } from '../texts/operation-steps.js';

/** Leaves a line as written. */
export const asWritten = (line: Expression): Expression => line;

/** One line of a rewriting: the current expression and the law that led to it. */
interface Line {
  readonly after: Expression;
  readonly law: Law;
}

/** An expression that is rewritten line by line without changing its value. */
export class Rewriting {
  private readonly lines: Line[] = [];
  private readonly start: Expression;
  private current: Expression;

  private readonly form: (line: Expression) => Expression;

  /** Each line is simplified with `form`. Substituted numbers keep their signs in parentheses. */
  constructor(start: Expression, form: (line: Expression) => Expression = tidy) {
    this.form = form;
    this.start = form(start);
    this.current = this.start;
  }

  /** The current expression. */
  get result(): Expression {
    return this.current;
  }

  /**
   * Adds a line, unless the expression is unchanged. A line that must not be tidied, such as 3x × 2x + 3x × 1, has another
   * `form`.
   */
  write(after: Expression, law: Law, form = this.form): this {
    const line = form(after);
    spend(10 * sizeOf(line));
    if (isSame(line, this.current)) return this;
    const isSeen = expressionText(line) !== expressionText(this.current);
    if (isSeen) this.lines.push({ after: line, law });
    this.current = line;
    return this;
  }

  /** Adds the lines of a part. `around` writes the whole expression with that part. */
  within(part: Rewriting, around: (part: Expression) => Expression): this {
    for (const { after, law } of part.lines) this.write(around(after), law);
    return this;
  }

  /** The lines as steps. */
  get steps(): readonly Step[] {
    let before = this.start;
    return this.lines.map(({ after, law }) => {
      const line = step(law, before, after);
      before = after;
      return line;
    });
  }
}
