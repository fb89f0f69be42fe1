import { isSame } from '../../expression/rewrite.js';
import { MathError } from '../../result/math-error.js';
import { placed } from '../../read/spelled.js';
import { failure, type Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { linesOf } from '../read/lines.js';
import { type AngleWork, readAngleWork, withInterval } from './angles/read-angles.js';
import { readStatement } from '../read/read-statement.js';
import { functionNames, readBothSigns, readWorkLine } from '../read/work-line.js';
import { type MarkedLine, markedLines } from '../read/work-marks.js';
import { stepsOf } from '../read/work-steps.js';
import type { Statement } from '../read/statement.js';
import { equation, has, hasLetter, lettersIn, mapped, partsOf, substituted } from './substitute.js';

/**
 * Reads lines of work one by one. A function on the left side, as in f(x) = 2x + 1, is a call in the statement, and complex
 * numbers are read. A line about a function whose meaning isn't known is refused as `readStatement` does.
 * Throws `MathError` (lines): `syntax` for anything but text and lists of text; `too-large`.
 * @example readWork(['f(x) = 2x + 1', 'y = 2x + 1']) // 0.value.kind is "relation"
 */
export function readWork(lines: readonly string[]): readonly Result<Statement>[] {
  const typed = linesOf(lines, 'lines');
  if (!typed.ok && typed.code === 'empty') return [];
  if (!typed.ok) throw new MathError('lines', typed.code, typed.message);
  const { read, lineOf } = readSteps(typed.value);
  return typed.value.map((_, line) => {
    const own = read.filter((__, i) => lineOf[i] === line);
    return own.find((step) => !step.ok) ?? own.at(-1) ?? failure('line', 'empty');
  });
}

/** The statements of lines of work. A line may have several, with arrows between them. */
export interface StepsRead {
  readonly marked: readonly MarkedLine[];
  readonly read: readonly Result<Statement>[];
  /** The index of the line of each statement. */
  readonly lineOf: readonly number[];
  readonly angles?: AngleWork | undefined;
}

/** Reads the statements of lines one by one. */
export function readSteps(lines: readonly string[]): StepsRead {
  const steps = lines.flatMap((text, line) => stepsOf(text).map((step) => ({ step, line })));
  const texts = steps.map(({ step }) => step);
  const marked = markedLines(texts);
  const lineOf = steps.map(({ line }) => line);
  const angles = readAngleWork(marked.map(({ line }) => line.text));
  if (angles)
    return {
      marked,
      lineOf,
      angles,
      read: angles.lines.map((line) =>
        line.ok ? { ...line, value: withInterval(line.value, angles) } : line,
      ),
    };
  const names = functionNames(texts);
  const read = marked.map(({ line }, i) => {
    const whole = readWorkLine(line.text, 'line', names);
    const known = (i > 0 && !whole.ok ? readBothSigns(line.text) : undefined) ?? whole;
    return placed<Statement>(known, line.places);
  });
  const meant = withoutCalls(statementsIn(read));
  return {
    marked,
    lineOf,
    read: read.map((line, i) => {
      const isKnown = !line.ok || !callIn(line.value) || meant[i] !== undefined;
      return isKnown ? line : readStatement(texts[i] ?? '', 'line');
    }),
  };
}

/** Returns the statements that were read, in the form that can be checked, without calls of functions. */
export function meaningOf(read: readonly Result<Statement>[]): readonly Result<Statement>[] {
  const meant = withoutCalls(statementsIn(read));
  return read.map((line, i) => {
    const value = meant[i];
    return line.ok && value ? { ...line, value } : line;
  });
}

type Lines = readonly (Statement | undefined)[];

function statementsIn(read: readonly Result<Statement>[]): Lines {
  return read.map((line) => (line.ok ? line.value : undefined));
}

/** A function on the left side of a line. */
export interface Call {
  /** The function at its place: f(x). */
  readonly call: Expression;
  readonly name: Expression;
  readonly isInverse: boolean;
  readonly place: Expression;
}

/** Returns the function on the left side of a line, if there is one. */
export function callIn(line: Statement | undefined): Call | undefined {
  if (!line) return undefined;
  const [first] = partsOf(line);
  const left =
    first?.kind === 'relation' ? first.left : first?.kind === 'chain' ? first.members[0] : undefined;
  if (left === undefined || typeof left === 'string' || left[0] !== 'call') return undefined;
  const [, name = '', place = ''] = left;
  return { call: left, name, isInverse: typeof name !== 'string', place };
}

/**
 * Replaces the calls in all lines. With values, the first line becomes an expression and the value of its letter:
 * f(x) = x² − 3x, then f(5) = 25 − 15. Otherwise, the function is named y. Lines without a known meaning are undefined.
 */
function withoutCalls(lines: Lines): Lines {
  if (!lines.some(callIn)) return lines;
  return (
    asValues(lines) ??
    asCalls(lines) ??
    asEquation(lines) ??
    lines.map((line) => (callIn(line) ? undefined : line))
  );
}

/** Reads the value of a function at one place. Returns undefined for other work. */
function asValues(lines: Lines): Lines | undefined {
  const at = lines.findIndex((line) => line !== undefined);
  const [first, second] = lines.filter((line) => line !== undefined);
  const own = callIn(first);
  const place = callIn(second)?.place;
  if (first?.kind !== 'relation' || own?.isInverse !== false || place === undefined) return undefined;
  const { place: letter } = own;
  const isOther = lines.slice(at + 1).some((line) => {
    const call = callIn(line);
    return call && (!isSame(call.name, own.name) || !isSame(call.place, place));
  });
  if (!isLetter(letter) || place === letter || isOther) return undefined;
  // The letter of the function gets another name if its value contains it: f(x + h).
  const taken = lettersIn({ kind: 'and', parts: [first, equation(place, '0')] });
  const isTaken = lettersIn({ kind: 'expression', expression: place }).has(letter);
  const name = isTaken ? (['t', 'u', 'v', 'w'].find((each) => !taken.has(each)) ?? letter) : letter;
  const problem: Statement = {
    kind: 'and',
    parts: [
      { kind: 'expression', expression: substituted(first.right, letter, name) },
      equation(name, place),
    ],
  };
  return lines.map((line, i) => (i === at ? problem : line && withoutCall(line)));
}

/** Reads the value of a function whose definition isn't among the lines, as a chain: f(−2) = 4 + 6, then = 10. */
function asCalls(lines: Lines): Lines | undefined {
  const [first, ...rest] = lines.filter((line) => line !== undefined);
  const own = callIn(first);
  const isOwn = (line: Statement): boolean => {
    const call = callIn(line);
    if (!call) return line.kind === 'expression' || line.kind === 'chain';
    return own !== undefined && isSame(call.name, own.name) && isSame(call.place, own.place);
  };
  if (!own || own.isInverse || isLetter(own.place) || rest.length === 0 || !rest.every(isOwn))
    return undefined;
  return lines.map((line) => line && withoutCall(line));
}

/** Names the only function y. A line f⁻¹(x) = g(x) before x and y are swapped means x = g(y). */
function asEquation(lines: Lines): Lines | undefined {
  const calls = lines.flatMap((line) => callIn(line) ?? []);
  const [first] = calls;
  const letter = first?.place;
  const areAlike = calls.every(
    ({ name, isInverse, place }) =>
      place === letter && (isInverse ? has(name, '^') && nameOf(name) : name) === nameOf(first?.name ?? ''),
  );
  const problem = lines.find((line) => line !== undefined);
  const isFunction = callIn(problem) ?? (problem?.kind === 'relation' && problem.left === 'y');
  if (letter === undefined || !isLetter(letter) || letter === 'y' || !areAlike || !isFunction)
    return undefined;
  const swappedAt = lines.findIndex(
    (line) => line?.kind === 'relation' && line.left === letter && hasLetterY(line.right),
  );
  return lines.map((line, i) => {
    const call = callIn(line);
    // = 2x + 6 after f(x) = 2(x + 3)
    if (line?.kind === 'expression' && i > 0) return equation('y', line.expression);
    if (!line || !call) return line;
    const value = valueOfFunction(line, lines.slice(0, i));
    if (value) return value;
    const named = mapped(line, (side) => (isCall(side) ? 'y' : side));
    if (!call.isInverse || (swappedAt >= 0 && swappedAt < i)) return named;
    return mapped(named, (side) => swapped(side, letter));
  });
}

/** Returns 2x + 3 = 5 for f(x) = 5 after f(x) = 2x + 3. */
function valueOfFunction(line: Statement, before: Lines): Statement | undefined {
  if (line.kind !== 'relation' || hasLetter(line.right) || callIn(line)?.isInverse !== false)
    return undefined;
  const definition = [...before]
    .reverse()
    .find(
      (other) => other?.kind === 'relation' && callIn(other)?.isInverse === false && hasLetter(other.right),
    );
  return definition?.kind === 'relation' ? equation(definition.right, line.right) : undefined;
}

/** Returns the name of the inverse of the function that lines define: f⁻¹(x). */
export function inverseNameIn(read: readonly Result<Statement>[]): Expression | undefined {
  const [call] = statementsIn(read).flatMap((line) => callIn(line) ?? []);
  return call && ['call', ['^', nameOf(call.name), '-1'], call.place];
}

/** Returns whether a line names an inverse function: f⁻¹(x) = x/2. */
export function isInverse(read: Result<Statement> | undefined): boolean {
  return read?.ok === true && callIn(read.value)?.isInverse === true;
}

function nameOf(name: Expression): Expression {
  return typeof name === 'string' ? name : (name[1] ?? '');
}

function hasLetterY(expression: Expression): boolean {
  return lettersIn({ kind: 'expression', expression }).has('y');
}

function isCall(expression: Expression): boolean {
  return typeof expression !== 'string' && expression[0] === 'call';
}

function isLetter(expression: Expression): expression is string {
  return typeof expression === 'string' && hasLetter(expression);
}

/** Exchanges a letter and y. */
function swapped(expression: Expression, letter: string): Expression {
  return substituted(substituted(substituted(expression, letter, '?'), 'y', letter), '?', 'y');
}

/** Removes the call on the left side: f(5) = 25 − 15 = 10 becomes 25 − 15 = 10. */
function withoutCall(line: Statement): Statement {
  if (!callIn(line)) return line;
  if (line.kind === 'relation') return { kind: 'expression', expression: line.right };
  if (line.kind === 'and' || line.kind === 'or') return { ...line, parts: line.parts.map(withoutCall) };
  if (line.kind !== 'chain') return line;
  const [, left = '0', right = '0', ...more] = line.members;
  const [, relation = '=', ...relations] = line.relations;
  return more.length === 0
    ? { kind: 'relation', left, relation, right }
    : { kind: 'chain', members: [left, right, ...more], relations: [relation, ...relations] };
}
