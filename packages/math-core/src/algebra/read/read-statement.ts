import { checkedText } from '../../result/math-error.js';
import { placed, type Spelled } from '../../read/spelled.js';
import { spelled } from '../../read/spelling.js';
import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import {
  unsupportedForm,
  unsupportedNotation,
  unsupportedWords,
} from '../../expression/unsupported-notation.js';
import { type Failure, failure, type Result } from '../../result/result.js';
import type { Statement } from './statement.js';
import { LineReader } from './line-reader.js';
import { withoutFunctions } from './functions.js';
import { hasOtherCommas, separatesClaims } from './lists.js';
import type { Choice } from './readings.js';
import { type Tidied, tidied } from './tidy.js';

/**
 * Reads one line of algebra the way people type it: an expression, an equation, an inequality, a chain (`-3 < 2x + 1 <=
 * 7`), a system (`x + y = 5, x - y = 1`), alternatives (`x = 2 or x = 3`, `x = 2, 3`, `x = ±2`, `{2, 3}`), intervals
 * (`x ∈ (-∞, 2] ∪ (3, ∞)`), a point (`(x, y) = (2, 3)`), "no solution", "all real numbers", or an expression with the
 * values of its letters (`x² + y at x = 2, y = 1`, read as an `and` that begins with the expression). ± is read as two
 * alternatives. A comma between digits without a space groups thousands if it can (`1,200 = 12x`), and is a decimal
 * comma otherwise (`3,5x = 7`). In lists, sets, intervals and points it is a separator (`x=2,3`), unless semicolons or
 * commas with spaces separate. Solutions of a set without a named unknown belong to the letter `['?']`. An instruction
 * before the line (`Factor x² - 1`, `Solve for t: v = u + at`) is ignored. An equation that continues the previous line
 * (`= 2x + 6 = 2(x + 3)`) is a chain.
 * Errors: `unsupported-notation` for derivatives, functions and the like, and for sentences; `unknown-name` for an
 * unknown function; those of `parseExpression`, always with `position` and `expected` if the line can't be read.
 * @example readStatement('x = 2, 3') // kind is "or"
 */
export function readStatement(text: string, field = 'statement'): Result<Statement> {
  return readAs(text, field, unsupportedNotation);
}

/**
 * Reads one line as {@link readStatement} does, also with the imaginary unit, which is the symbol i.
 * Errors: those of `readStatement`.
 */
export function readComplex(text: string, field: string): Result<Statement> {
  return readAs(text, field, unsupportedForm);
}

/** Returns a failure if a line has an unsupported notation. */
type Refusal = typeof unsupportedNotation;

function readAs(text: string, field: string, refusal: Refusal): Result<Statement> {
  checkedText('field', field);
  if (typeof text !== 'string') return failure(field, 'syntax', `${field} is not text.`); // Untyped callers can pass anything.
  const { text: respelled, places } = spelled(text);
  if (respelled.length > MAX_EXPRESSION_CHARACTERS) {
    const message = `${field} has more than ${MAX_EXPRESSION_CHARACTERS} characters.`;
    return failure(field, 'too-large', message);
  }
  const whole = { text: respelled, places };
  return readLine(withoutFunctions(whole) ?? whole, field, { refusal }).read;
}

/** A line that was read, and the places in it that can be read in two ways. */
export interface ReadLine {
  readonly line: Tidied;
  /** The statement, or the failure with its position as typed. */
  readonly read: Result<Statement>;
  readonly choices: readonly Choice[];
}

/**
 * Reads a line that is respelled already. `isProblem` is true for a problem to solve, and false for a line of a solution.
 * `refusal` names the notation that isn't supported.
 */
export function readLine(
  typed: Spelled,
  field: string,
  { refusal = unsupportedNotation, isProblem = false }: { refusal?: Refusal; isProblem?: boolean } = {},
): ReadLine {
  const line = tidied(typed);
  const refused = refusal(line.text, field) ?? unknownFunction(line.text, field);
  if (refused) return { line, read: placed<Statement>(refused, line.places), choices: [] };
  const reader = new LineReader(line.text, field);
  reader.isProblem = isProblem;
  const read = reader.line();
  const failed = !read.ok && read.code === 'syntax' ? (unsupportedWords(line.text, field) ?? read) : read;
  return { line, read: placed(failed, line.places), choices: [...reader.choices, ...commaChoices(reader)] };
}

/** Returns the numbers with commas. Next to a decimal comma, as in 3,5x = 7,000, the last one may be 7. */
function commaChoices({ commas }: LineReader): readonly Choice[] {
  return commas.map(({ from, to, text, comma }): Choice => {
    const isOpen = comma === 'group' && commas.some((each) => each.comma === 'decimal');
    const decimal = (parseInt(text, 10) / 1000).toFixed(3);
    return {
      rule: comma === 'decimal' || isOpen ? 'comma' : 'grouping',
      from,
      to,
      chosen: [{ from, to, text }],
      ...(isOpen && /^\d{4,6}$/.test(text) && { other: [{ from, to, text: decimal }] }),
    };
  });
}

/**
 * Reads the commas of a line the other way than {@link readStatement} does: x = 2,5 as one value. Returns undefined if
 * there is only one way.
 */
export function otherReading(text: string): Statement | undefined {
  const line = tidied(spelled(text)).text;
  if (line.length > MAX_EXPRESSION_CHARACTERS || !hasOtherCommas(line)) return undefined;
  const read = new LineReader(line, 'line').line(!separatesClaims(line));
  return read.ok ? read.value : undefined;
}

/** Matches three or more letters before a parenthesis that don't end in a known name: floor(x). */
const UNKNOWN_FUNCTION =
  /(?:^|[^a-z_])(?![a-z]*(?:sqrt|cbrt|root|ln|log|lg|exp|abs|pi)\()(?!(?:and|for|where|when|with)\()([a-z]{3,})(?=\()/i;

function unknownFunction(line: string, field: string): Failure | undefined {
  const found = UNKNOWN_FUNCTION.exec(line);
  const [all = '', name = ''] = found ?? [];
  if (!found) return undefined;
  return {
    ...failure(field, 'unknown-name', `${field} contains an unknown function: ${name}.`),
    position: found.index + all.length - name.length,
  };
}
