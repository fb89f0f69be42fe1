import { readExpression } from '../../expression/read.js';
import { exactText } from '../../rational/format.js';
import type { NumericInput } from '../../rational/parse-decimal.js';
import { parseNumber } from '../../rational/parse.js';
import { fieldsOf } from '../../result/fields-of.js';
import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { readStatement } from './read-statement.js';

/** A number or a letter, which reads the same as text and as data. */
const LEAF = /^(?:-?\d{1,400}(?:\.\d{1,400})?(?:\/[1-9]\d{0,399})?|[a-zπ])$/i;

/** The text that programs print for a missing number, which is never a product of letters. */
const NO_NUMBER = /^\s*[-+]?(?:NaN|Infinity|undefined|null)\s*$/;

/**
 * Reads a typed expression, or checks one given as data.
 * Errors: those of {@link readStatement} and of `readExpression`; `syntax` for an equation or another statement;
 * `not-a-number` for NaN and the like.
 */
export function typedExpression(input: string | Expression, field: string): Result<Expression> {
  if (typeof input !== 'string') return readExpression(input, field);
  if (LEAF.test(input)) return success(input);
  if (NO_NUMBER.test(input)) return failure(field, 'not-a-number');
  const read = readStatement(input, field);
  if (!read.ok) return read;
  return read.value.kind === 'expression'
    ? success(read.value.expression)
    : failure(field, 'syntax', `${field} is not an expression.`);
}

/** Returns whether a value is a letter that can stand for a number, such as x, or x1 for x₁. */
export function isLetter(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]\d{0,9}$/i.test(value);
}

/** Values for letters: numbers or expressions, as text or as data. */
export type TypedValues = Readonly<Record<string, NumericInput | Expression>>;

/**
 * Reads the values for letters.
 * Errors: those of {@link typedExpression} (values.x); `unknown-name` for a name that isn't a letter.
 */
export function typedValues(values: TypedValues): Result<Readonly<Record<string, Expression>>> {
  const read: Record<string, Expression> = {};
  for (const [letter, value] of Object.entries(fieldsOf(values))) {
    if (!isLetter(letter)) return failure('values', 'unknown-name', 'values must have letters as names.');
    const expression = typedValue(value, `values.${letter}`);
    if (!expression.ok) return expression;
    read[letter] = expression.value;
  }
  return success(read);
}

function typedValue(value: NumericInput | Expression, field: string): Result<Expression> {
  if (typeof value === 'string' || isExpressionData(value)) return typedExpression(value, field);
  const number = parseNumber(value, field);
  return number.ok ? typedExpression(exactText(number.value), field) : number;
}

function isExpressionData(value: NumericInput | Expression): value is Expression {
  return Array.isArray(value);
}
