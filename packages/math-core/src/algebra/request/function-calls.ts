import { mapOperands } from '../../expression/rewrite.js';
import { failure, type Failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { readStatement } from '../read/read-statement.js';
import type { Defined } from '../functions/defined-function.js';

/** The functions defined so far, and the name of the field. */
interface Known {
  readonly functions: readonly Defined[];
  readonly field: string;
}

interface Marks {
  readonly letters: readonly string[];
  readonly calls: Expression[];
  readonly marks: readonly string[];
}

/** Reads an expression with calls of the functions defined so far. */
export function readWithCalls(text: string, letters: readonly string[], known: Known): Result<Expression> {
  const calls: Expression[] = [];
  const marks = unusedLetters(text);
  const replaced = withMarks(operationsWritten(text), { letters, calls, marks }, known);
  if (typeof replaced !== 'string') return replaced;
  const read = readStatement(replaced, known.field);
  if (!read.ok) return read;
  if (read.value.kind !== 'expression')
    return failure(known.field, 'syntax', `${known.field} is not an expression.`);
  const put = (part: Expression): Expression => {
    if (typeof part !== 'string') return mapOperands(part, put);
    const place = marks.indexOf(part);
    return place < 0 ? part : (calls[place] ?? part);
  };
  return success(put(read.value.expression));
}

/** Replaces each call with an unused letter, and reads the call separately. */
function withMarks(text: string, { letters, calls, marks }: Marks, known: Known): string | Failure {
  const names = new Set([...known.functions.flatMap(({ name }) => name ?? []), 'f', 'g', 'h']);
  let [done, rest] = ['', text];
  for (;;) {
    const found = /(?<![a-z])([a-z])\s?(\()/i.exec(rest);
    if (!found) return done + rest;
    const [, name = ''] = found;
    const start = found.index + found[0].length;
    const end = closingAt(rest, start);
    if (!names.has(name) || letters.includes(name)) {
      done += rest.slice(0, start);
      rest = rest.slice(start);
      continue;
    }
    if (!known.functions.some((each) => each.name === name))
      return failure(known.field, 'unknown-name', `${known.field} contains an unknown function: ${name}.`);
    const mark = marks[calls.length];
    if (end < 0 || mark === undefined)
      return failure(
        known.field,
        'unsupported',
        `${known.field} can't be solved here: a function without a closed parenthesis.`,
      );
    const value = readWithCalls(rest.slice(start, end), letters, known);
    if (!value.ok) return value;
    calls.push(['call', name, value.value]);
    done += `${rest.slice(0, found.index)}(${mark})`;
    rest = rest.slice(end + 1);
  }
}

/** Writes f∘g as calls: (f∘g)(x) is f(g(x)), and (f + g)(x) is f(x) + g(x). */
function operationsWritten(text: string): string {
  const composed = /\(?\s*([a-z])\s*(?:∘|°|\bo\b)\s*([a-z])\s*\)?\s?(\(|$)/gi;
  const sums = /\(\s*([fgh])\s*([-+−*·×/÷])\s*([fgh])\s*\)\s?\(([^()]*)\)/g;
  return text
    .replaceAll(composed, (_, outer: string, inner: string, open: string) =>
      open === '' ? `${outer}(${inner}(x))` : `${outer}(${inner}¤`,
    )
    .replaceAll(/¤([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, value: string) => `(${value}))`)
    .replaceAll(
      sums,
      (_, a: string, sign: string, b: string, value: string) => `(${a}(${value})${sign}${b}(${value}))`,
    );
}

function unusedLetters(text: string): readonly string[] {
  return 'ABCDFGHJKLMNOPQRSTUVWXYZ'.split('').filter((letter) => !text.includes(letter));
}

/** Returns the position of the parenthesis that closes the one just before a position, or −1. */
function closingAt(text: string, start: number): number {
  let depth = 1;
  for (let i = start; i < text.length; i++) {
    if (text.charAt(i) === '(') depth++;
    if (text.charAt(i) === ')' && --depth === 0) return i;
  }
  return -1;
}
