import { MathError } from '../../result/math-error.js';
import type { Result } from '../../result/result.js';
import { linesOf } from '../read/lines.js';
import { readComplex } from '../read/read-statement.js';
import type { Statement } from '../statement.js';

/** Matches the left side of a definition: f(x) in f(x) = 2x + 1. */
const DEFINED = /^\s*([fgh])\s?\(\s*[a-xz]\s*\)\s*(?==)/i;
/** Matches the name of an inverse function: f⁻¹(x). */
const INVERSE = /^\s*[fgh]\s?(?:⁻¹|\^\s?[({]?[-−]1[)}]?)\s?\(\s*[a-xz]\s*\)\s*(?==)/i;
/** Matches a line in which the letters were swapped: x = 2y − 5. */
const SWAPPED = /^\s*[a-xz]\s*=.*y/i;
const DEFINITION = /^\s*([fgh])\s?\(\s*([a-df-hj-z])\s*\)\s*=([^=<>≤≥≠;]+)$/i;

/**
 * Reads lines of work one by one. Functions have no names in the statements, and complex numbers are read.
 * Throws `MathError` (lines): `syntax` for anything but text and lists of text; `too-large`.
 * @example readWork(['f(x) = 2x + 1', 'y = 2x + 1']) // 0.value.kind is "relation"
 */
export function readWork(lines: readonly string[]): readonly Result<Statement>[] {
  return withoutFunctionName(lines).map((line) => readComplex(line, 'line'));
}

/**
 * Returns lines of work about a function as lines without its name, which can be read one by one. With one definition and
 * y in another line, the function is named y: f(x) = 2x + 1, then y = 2x + 1. With values, the first line becomes an
 * expression and the value of its letter: f(x) = x² − 3x, then f(5) = 25 − 15 and f(5) = 10. Other lines stay.
 */
function withoutFunctionName(lines: readonly string[]): readonly string[] {
  const read = linesOf(lines, 'lines');
  if (read.ok) return asValues(read.value) ?? asCalls(read.value) ?? asEquation(read.value);
  if (read.code === 'empty') return [];
  throw new MathError('lines', read.code, read.message);
}

function asEquation(typed: readonly string[]): readonly string[] {
  const isSwapped = typed.some((line) => SWAPPED.test(line));
  const named = (line: string, left: RegExp): string =>
    line.replace(left, ({ length }) => 'y'.padEnd(length));
  const lines = isSwapped ? typed.map((line) => named(line, INVERSE)) : typed;
  const [name, ...others] = new Set(lines.flatMap((line) => DEFINED.exec(line)?.[1] ?? []));
  const rests = lines.map((line) => line.replace(DEFINED, ''));
  const call = new RegExp(String.raw`(?<![a-z])${name ?? ''}\s?\(`, 'i');
  const own = lines.filter((line) => DEFINED.test(line) || /^\s*y\s*=/i.test(line));
  if (name === undefined || others.length > 0 || own.length < 2 || rests.some((rest) => call.test(rest)))
    return lines;
  // All positions in the lines stay.
  return lines.map((line) => named(line, DEFINED));
}

/** Matches the value of a function at a place that is no single letter: f(−2) =, f(a + 1) =. */
const CALL = /^\s*([fgh])\s?\(\s*((?:[^()=]|\([^()=]*\)){2,}|\d)\s*\)\s*(?==)/i;

/** Reads the value of a function whose definition isn't among the lines, as a chain: f(−2) = 4 + 6, then = 10. */
function asCalls(lines: readonly string[]): readonly string[] | undefined {
  const [first = '', ...rest] = lines;
  const [call = '', name = ''] = CALL.exec(first) ?? [];
  const spelled = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-');
  const isSame = (line: string): boolean => spelled(CALL.exec(line)?.[0] ?? '') === spelled(call);
  if (call === '' || rest.length === 0 || rest.some((line) => !/^\s*=/.test(line) && !isSame(line)))
    return undefined;
  const others = new RegExp(String.raw`(?<![a-z])${name}\s?\(`, 'i');
  const values = lines.map((line) => line.replace(CALL, ({ length }) => ' '.repeat(length)));
  return values.some((line) => others.test(line)) ? undefined : values.map((line) => line.replace('=', ' '));
}

/** Reads the value of a function at one place. Returns undefined for other work. */
function asValues(lines: readonly string[]): readonly string[] | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  const [, name = '', letter = '', body = ''] = DEFINITION.exec(lines[first] ?? '') ?? [];
  const rest = lines.slice(first + 1).filter((line) => line.trim() !== '');
  if (name === '' || rest.length === 0) return undefined;
  const call = new RegExp(String.raw`^(\s*)${name}\s?\(((?:[^()=]|\([^()=]*\))+)\)\s*(?==)`, 'i');
  const places = rest.flatMap((line) => call.exec(line)?.[2]?.replaceAll(/\s/g, '') ?? []);
  const [place = letter] = places;
  const isCall = new RegExp(String.raw`(?<![a-z])${name}\s?\(`, 'i');
  const others = rest.map((line) => line.replace(call, ''));
  if (!call.test(rest[0] ?? '') || place === letter || places.some((each) => each !== place))
    return undefined;
  if (others.some((line) => isCall.test(line))) return undefined;
  // The letter of the function gets another name if its value contains it: f(x + h).
  const own = place.includes(letter)
    ? (['t', 'u', 'v', 'w'].find((each) => !`${body}${place}`.includes(each)) ?? letter)
    : letter;
  const written = body.replaceAll(new RegExp(String.raw`(?<![a-z])${letter}(?![a-z])`, 'gi'), own);
  return lines.map((line, i) =>
    i === first
      ? `${written.trim()}, ${own} = ${place}`
      : line.replace(call, ({ length }) => ' '.repeat(length)).replace(/^(\s*)=/, '$1 '),
  );
}
