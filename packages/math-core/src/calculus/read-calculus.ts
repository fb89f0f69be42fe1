import { MAX_EXPRESSION_CHARACTERS } from '../expression/parse.js';
import { unsupportedNotation, unsupportedWords } from '../expression/unsupported-notation.js';
import { spelled } from '../read/spelling.js';
import { failure, type Result } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { CalculusReader } from '../algebra/read/calculus-reader.js';
import { FUNCTION_NAME } from '../algebra/read/expression-reader.js';
import { spelledAngles } from '../algebra/trigonometry/typed.js';

/** Notations that are read here although the solver refuses them. */
const KNOWN = /^(?:Sine|Cotangent)/;

/** The names of functions. Other words aren't products of letters. */
const NAMES = new RegExp(`${FUNCTION_NAME}|pi`, 'gi');

/**
 * Reads a typed function, with sines, cosines, tangents, their inverses and reciprocals.
 * Errors: `too-large`, `unsupported-notation`, `syntax`.
 */
export function readCalculus(typed: string, field: string): Result<Expression> {
  if (typed.length > MAX_EXPRESSION_CHARACTERS) return tooLong(field);
  const text = spelledAngles(spelled(typed).text.trim());
  if (text.length > MAX_EXPRESSION_CHARACTERS) return tooLong(field);
  if (text === '') return failure(field, 'empty');
  const refused = unsupportedNotation(text, field);
  if (refused && !KNOWN.test(refused.message)) return refused;
  if (/[a-z]{3,}/i.test(text.replaceAll(NAMES, ' ')))
    return unsupportedWords(text, field) ?? failure(field, 'syntax');
  const read = new CalculusReader(text, field).parse();
  return read.ok ? read : (unsupportedWords(text, field) ?? read);
}

function tooLong(field: string) {
  return failure(field, 'too-large', `${field} has more than ${MAX_EXPRESSION_CHARACTERS} characters.`);
}
