import { placed } from '../../read/spelled.js';
import { spelled } from '../../read/spelling.js';
import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import { unsupportedNotation, unsupportedWords } from '../../expression/unsupported-notation.js';
import { type Failure, failure, type Result } from '../../result/result.js';
import type { Statement } from '../statement.js';
import { LineReader } from './line-reader.js';
import { hasOtherCommas, separatesClaims } from './lists.js';

/** Marks and words before a line: ⇒, <=>, 1), a), ∴, so, check:. */
const MARKS =
  /^\s*(?:(?:\d{1,2}|[a-z])\)\s*(?=\S)|\d{1,2}\.\s+|\((?:\d{1,2}|[a-z]|i{1,3}|iv|v)\)\s+(?![-−–+*×·/÷:^=<>≤≥]))?(?:(?:⇒|⟹|⇔|⟺|→|∴|<=>|=>|->|<->)\s*)?(?:(?:and\s+)?(?:so|then|thus|hence|therefore)[\s,:]\s*|(?:check|test|answer|solution)\s*:\s*)?/i;
/**
 * An instruction before a line, as textbooks give it: "Solve 2x + 3 = 7", "Solve for t: v = u + at", "Factor x² − 1".
 */
const TASK =
  /^\s*(?:solve(?: the (?:equation|inequality|system)s?)?(?: for [a-z](?=\s*[:,]))?|simplify|factori[sz]e|factor|expand|multiply out|evaluate|rationali[sz]e|complete the square(?: (?:of|in|for))?)(?![a-z])\s*[:,]?\s*(?=\S)/i;
/** The letter to solve for, after the line: v = u + at for t. */
const FOR = /\sfor [a-z]\s*$/i;
/** A note on the next operation, after a bar or two slashes: 3x + 6 = 21 | −6. */
const NOTE = /(?:\s*\/\/.*|\s\|\s*[-+−*·×:÷/^√]\s*[^|=<>≤≥]*|\s\|\s*(?:√|sqrt|ln|lg|log)[^|=<>]*)$/;
/** A remark with values or an operation: (a = 1, b = −4, c = 3), (subtract 6). */
const REMARK = /\s\((?:[a-z]\s*=|[a-z]{4,} )[^()]*\)\s*$/i;

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
  if (typeof text !== 'string') return failure(field, 'syntax', `${field} is not text.`); // Untyped callers can pass anything.
  const { text: respelled, places } = spelled(text);
  if (respelled.length > MAX_EXPRESSION_CHARACTERS) {
    const message = `${field} has more than ${MAX_EXPRESSION_CHARACTERS} characters.`;
    return failure(field, 'too-large', message);
  }
  return placed(readLine(respelled, field), places);
}

/** Reads a line that is respelled already. */
function readLine(text: string, field: string): Result<Statement> {
  const line = bare(text);
  const refused = unsupportedNotation(line, field) ?? unknownFunction(line, field);
  if (refused) return refused;
  const read = new LineReader(line, field).line();
  return read.ok || read.code !== 'syntax' ? read : (unsupportedWords(line, field) ?? read);
}

/** Returns the letter that a text asks to solve for: "Solve for t: v = u + at", "v = u + at for t". */
export function askedLetter(text: string): string | undefined {
  const { text: line } = spelled(text);
  return (/^\s*(?:solve|find)(?: the [a-z]+)? for ([a-z])\s*[:,]/i.exec(line) ??
    /\sfor ([a-z])\s*[.?]?\s*$/i.exec(line))?.[1];
}

/**
 * Reads the commas of a line the other way than {@link readStatement} does: x = 2,5 as one value. Returns undefined if
 * there is only one way.
 */
export function otherReading(text: string): Statement | undefined {
  const line = bare(spelled(text).text);
  if (line.length > MAX_EXPRESSION_CHARACTERS || !hasOtherCommas(line)) return undefined;
  const read = new LineReader(line, 'line').line(!separatesClaims(line));
  return read.ok ? read.value : undefined;
}

/** Replaces marks, the instruction, notes and a final period with spaces, so that positions stay the same. */
function bare(text: string): string {
  const blanks = (found: string): string => ' '.repeat(found.length);
  const isBarOdd = text.split('|').length % 2 === 0;
  return text
    .replace(MARKS, blanks)
    .replace(TASK, blanks)
    .replace(FOR, blanks)
    .replace(isBarOdd ? NOTE : /\s*\/\/.*$/, blanks)
    .replace(REMARK, blanks)
    .replace(/\s*[.;?]\s*$/, (end, at: number) =>
      /[-+*/^=<>≤≥(,]\s*$/.test(text.slice(0, at)) ? end : blanks(end),
    );
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
