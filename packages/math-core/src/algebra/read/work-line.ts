import { placed } from '../../read/spelled.js';
import { spelled } from '../../read/spelling.js';
import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import { unsupportedForm } from '../../expression/unsupported-notation.js';
import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Statement } from './statement.js';
import { withoutFunctions } from './functions.js';
import { LineReader } from './line-reader.js';
import { readComplex } from './read-statement.js';
import { tidied } from './tidy.js';

/** Reads a line that begins with the value of a function: f(x) = 2x + 1, f(−2) = 4 + 6, f⁻¹(x) = x/2. */
class WorkReader extends LineReader {
  /** Reads f(x) = and returns the call, `['call', 'f', 'x']`. Returns undefined for any other line. */
  call(names: ReadonlySet<string>): Expression | undefined {
    return this.attempt(() => {
      const name = this.take(/[a-z](?=\s?[(^⁻])/iy);
      if (name === undefined || !names.has(name)) return undefined;
      const isInverse = this.take(/⁻¹|\^\s?[({]?\s?[-−–]\s?1[)}]?/y) !== undefined;
      if (!this.take(/\(/y)) return undefined;
      const place = this.sum();
      if (this.hasFailed() || !this.take(/\)/y) || !this.take(/=(?![=<>])/y)) return undefined;
      return ['call', isInverse ? ['^', name, '-1'] : name, place];
    });
  }

  /** Returns the position of the next character. */
  place(): number {
    return this.position;
  }
}

const FUNCTIONS = ['f', 'g', 'h', 'F', 'G', 'H'];
/** The definition of a function with any name, such as p(x) = x² − 1. x(x − 4) = 0 is a product. */
const DEFINED = /^\s*(?:(?:[⇒→∴]|=>)\s*)?([a-z])\s?\(\s?(?!\1)[a-z]\s?\)\s*=/i;

/** Returns the names of functions in lines: f, g, h, and those that a line defines. */
export function functionNames(lines: readonly string[]): ReadonlySet<string> {
  return new Set([...FUNCTIONS, ...lines.flatMap((line) => DEFINED.exec(line)?.[1] ?? [])]);
}

/**
 * Reads a line of work as `readStatement` does, also with complex numbers, and with a function on the left side, which is
 * a call in the statement.
 * Errors: those of `readStatement`.
 */
export function readWorkLine(
  text: string,
  field: string,
  names: ReadonlySet<string> = functionNames([]),
): Result<Statement> {
  const { text: respelled, places } = spelled(text);
  if (respelled.length > MAX_EXPRESSION_CHARACTERS) return readComplex(text, field);
  const whole = { text: respelled, places };
  // f(x) = 2x + 3; f(4) on one line is an expression.
  if (withoutFunctions(whole)) return readComplex(text, field);
  const line = tidied(whole);
  const reader = new WorkReader(line.text, field);
  const call = reader.call(names);
  if (call === undefined) return readComplex(text, field);
  const start = reader.place();
  const refused = unsupportedForm(line.text.slice(start), field);
  if (refused)
    return placed<Statement>({ ...refused, position: start + (refused.position ?? 0) }, line.places);
  const read = reader.line();
  const statement = read.ok ? withCall(call, read.value) : undefined;
  return statement ? success(statement) : placed<Statement>(read, line.places);
}

/** Writes a call and an equals sign before a statement. Returns undefined if that has no meaning. */
function withCall(call: Expression, statement: Statement): Statement | undefined {
  switch (statement.kind) {
    case 'expression':
      return { kind: 'relation', left: call, relation: '=', right: statement.expression };
    case 'relation':
      return {
        kind: 'chain',
        members: [call, statement.left, statement.right],
        relations: ['=', statement.relation],
      };
    case 'chain':
      return {
        ...statement,
        members: [call, ...statement.members],
        relations: ['=', ...statement.relations],
      };
    case 'and': {
      const [first, ...conditions] = statement.parts;
      const whole = first && withCall(call, first);
      return whole && { kind: 'and', parts: [whole, ...conditions] };
    }
    case 'or': {
      const parts = statement.parts.map((part) => withCall(call, part));
      return parts.every((part) => part !== undefined) ? { kind: 'or', parts } : undefined;
    }
    default:
      return undefined;
  }
}

/** Reads an inequality with ±, which isn't a statement, as one for each sign. Returns undefined for other lines. */
export function readBothSigns(text: string): Result<Statement> | undefined {
  if (!text.includes('±') || !/[<>≤≥]/.test(text)) return undefined;
  const parts: Statement[] = [];
  for (const sign of ['', '-']) {
    const read = readWorkLine(text.replaceAll('±', sign), 'line');
    if (!read.ok || read.value.kind !== 'relation') return undefined;
    parts.push(read.value);
  }
  return success({ kind: 'or', parts });
}
