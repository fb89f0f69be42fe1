import { failure, type Result, success } from '../../result/result.js';
import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import type { Comparison, Interval, Statement } from './statement.js';
import { isLetter, typedExpression } from './typed-expression.js';

const COMPARISONS: readonly unknown[] = ['=', '≈', '≠', '<', '≤', '>', '≥'];

/** The maximum number of parts and expressions in a statement. */
const MOST_PARTS = 200;

/**
 * Checks a statement given as data, because untyped callers can pass anything.
 * Errors: `syntax` for anything but a statement, `too-large` for more than 200 parts, those of an expression given as
 * data.
 */
export function typedStatement(input: unknown, field: string): Result<Statement> {
  try {
    return success(new StatementData(field).statement(input));
  } catch (error) {
    if (error instanceof MathError) return failure(field, error.code, error.message);
    throw error;
  }
}

class StatementData {
  private readonly field: string;
  private left = MOST_PARTS;

  constructor(field: string) {
    this.field = field;
  }

  statement(input: unknown): Statement {
    const { kind, ...rest } = Object(input) as Record<string, unknown>;
    this.spend();
    if (kind === 'none' || kind === 'all') return { kind };
    if (kind === 'expression') return { kind, expression: this.expression(rest['expression']) };
    if (kind === 'and' || kind === 'or')
      return { kind, parts: this.list(rest['parts']).map((part) => this.statement(part)) };
    if (kind === 'relation') {
      const [left, right] = [this.expression(rest['left']), this.expression(rest['right'])];
      return { kind, left, relation: this.comparison(rest['relation']), right };
    }
    if (kind === 'chain') {
      const members = this.list(rest['members']).map((member) => this.expression(member));
      const relations = this.list(rest['relations']).map((relation) => this.comparison(relation));
      return relations.length === members.length - 1 ? { kind, members, relations } : this.fail();
    }
    if (kind !== 'intervals') return this.fail();
    const { unknown } = rest;
    const intervals = this.list(rest['intervals']).map((interval) => this.interval(interval));
    if (unknown === undefined) return { kind, intervals };
    return isLetter(unknown) ? { kind, unknown, intervals } : this.fail();
  }

  private interval(input: unknown): Interval {
    const { low, high, includesLow, includesHigh } = Object(input) as Record<string, unknown>;
    if (typeof includesLow !== 'boolean' || typeof includesHigh !== 'boolean') return this.fail();
    return {
      ...(low === undefined ? {} : { low: this.expression(low) }),
      ...(high === undefined ? {} : { high: this.expression(high) }),
      includesLow,
      includesHigh,
    };
  }

  private expression(input: unknown): Expression {
    this.spend();
    if (isLetter(input)) return input; // x1 as text could also be a product
    const read = typedExpression(input as Expression, this.field);
    if (!read.ok) throw new MathError(this.field, read.code, read.message);
    return read.value;
  }

  private comparison(input: unknown): Comparison {
    return COMPARISONS.includes(input) ? (input as Comparison) : this.fail();
  }

  private list(input: unknown): readonly unknown[] {
    return Array.isArray(input) && input.length > 0 && input.length <= MOST_PARTS
      ? Array.from<unknown>(input)
      : this.fail();
  }

  // Charges one unit per part so that a list that contains itself ends too.
  private spend(): void {
    if (--this.left < 0)
      throw new MathError(this.field, 'too-large', `${this.field} has more than ${MOST_PARTS} parts.`);
  }

  private fail(): never {
    throw new MathError(this.field, 'syntax', `${this.field} is not a statement.`);
  }
}
