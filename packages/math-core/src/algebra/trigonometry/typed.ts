import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import { notYet, unsupportedNotation } from '../../expression/unsupported-notation.js';
import { spelled } from '../../read/spelling.js';
import { type Failure, failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { mapOperands } from '../../expression/rewrite.js';
import { FACTORIAL, factorialOf } from '../read/factorials.js';
import { unlabeled } from '../read/labels.js';
import { edited, within } from '../read/readings.js';
import type { Alternative } from '../read/reading.js';
import { TrigonometryReader } from '../read/trigonometry-reader.js';
import { isZero, piNumberOf } from './angle.js';
import { hasTrigonometry, isArc, isCall } from './calls.js';
import { intervalAfter } from './interval.js';
import type { Interval } from '../read/statement.js';

/** A typed problem with sines, cosines or tangents. */
export interface Typed {
  /** The two sides of an equation, or the expression to evaluate. */
  readonly sides: readonly [Expression] | readonly [Expression, Expression];
  /** The interval of the solutions. */
  readonly interval?: Required<Interval>;
  /** True if the angles are in degrees, false if in radians. Undefined if nothing says so. */
  readonly inDegrees?: boolean;
  /** The text without the words around it, and with one way to read it. */
  readonly text: string;
  /** The interval as typed. */
  readonly range: string;
  /** The letter that stands for a Greek letter, and that letter. */
  readonly symbol?: readonly [letter: string, greek: string];
  readonly notes: readonly string[];
  readonly alternatives: readonly Alternative[];
}

/** Matches a sine, cosine or tangent with an argument, and not a word that begins like one. */
const TRIGONOMETRIC =
  /(?<![a-z])(?!cost\s*[=(])(?:arc|a)?(?:sin|cos|tan)(?:\s*(?:[\d(^√π°²³⁻.[|−-]|(?:pi|sqrt|(?:arc|a)?(?:sin|cos|tan))(?![a-z]*(?:e|gent)\b)|[a-zα-ορ-ωϑϕ](?![a-z]))|\d|x)/i;

/** Words and signs, and the notation of the reader. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/&deg;|\^\s*\(?\s*[o∘°]\s*\)?(?![a-z])|[º˚]/gi, '°'],
  [/\s*(?:degrees?|deg|grad)(?![a-z])/gi, '°'],
  [/\b(?:inverse|arc)[\s-]*(sin|cos|tan)(?:e|gent)?\b/gi, 'arc$1'],
  [/(?<![a-z])(arc)?(?:(sin)|(cos)|(tan))(?:e|ine|gent)\b/gi, '$1$2$3$4'],
  [/(?<=sin|cos|tan)\s+of\b/gi, ' '],
  [/(?<![a-z])(?:arc|a)(?=(?:sin|cos|tan)(?!h))/gi, 'arc'],
  [/(?<!arc)(sin|cos|tan)\s*(?:⁻¹|\^\s*\(?\s*[-−–]\s*1\s*\)?)/gi, 'arc$1'],
  [/(?<=(?:sin|cos|tan)\s*\([^()]*)\)\s*°/gi, '°)'],
  [/<\s*=|=\s*</g, '≤'],
  [/>\s*=|=\s*>/g, '≥'],
];

const TASK =
  /^\s*(?:(?:please|solve|find|evaluate|calculate|compute|determine|simplify|expand|factor|work out|what(?:['’]s| is)|(?:the )?(?:exact |principal )?values? of|(?:the )?(?:general )?solutions? (?:of|to)|all(?: the)?(?: solutions (?:of|to)| values of x)?|the equation|for x|if|l[öo]se|berechne)(?![a-z])[\s:,]*)+/i;
const TRIANGLE = /(?<![a-z])triangles?(?![a-z])/i;
const END = /\s*(?:=\s*\??|[?.]+|(?<!\d)!+|,?\s*(?:find|solve for) [a-z])\s*$/i;
/** Words that ask for all solutions after an equation: (general solution). */
const GENERAL =
  /[\s,;:]*\(?\s*(?:find\s+)?(?:the\s+)?(?:general(?:\s+solutions?)?|all\s+solutions)\s*\)?\s*[.?]?\s*$/i;
const UNIT =
  /[\s,;]*\(?\s*(?:(?:(?:where|with|for) |(?<=[,;(]\s*))[a-z]\s+)?(?:(?:is )?(?:measured )?in|give (?:your )?answers? in)\s*(°|radians?|rad)\s*\)?\s*$/i;
const RADIANS = /\s*(?<![a-z])(?:radians?|rad)(?![a-z])/gi;

/** A fraction without parentheses, which is the whole argument: sin π/6, arcsin 1/2, arccos √3/2. */
const BARE_FRACTION = new RegExp(
  String.raw`(?<![a-z])((?:sin|cos|tan)(?=\s*[-−]?[\d.\s*]*(?:π|pi))|arc(?:sin|cos|tan))\s*([-−]?(?:\d*\.?\d*\s*\*?\s*(?:π|pi)|\d*(?:√|sqrt)\s*(?:\d+|\(\s*\d+\s*\))|\d+)\s*\/\s*\d+)(?![\d.(a-z])`,
  'gi',
);

/** An argument without parentheses that may continue past its first term or factor: sin x/2, cos x+1. */
const OPEN_ARGUMENT =
  /(?<![a-z])((?:arc)?(?:sin|cos|tan)[²³]?)\s+(?!\d*\.?\d+e[-−–+]?\d)(\d*\.?\d*[a-z]?(?:\/\d+|(?<=[\da-z])[-+−](?:\d+(?:\.\d+)?|\d*(?:π|pi))(?:\/\d+)?°?))(?![\w.(°π])/gi;

/** Greek letters for angles. */
const GREEK = /[α-ορ-ωϑϕ]/;

/**
 * Reads a problem with sines, cosines or tangents the way people type it. Returns undefined for other text, and for
 * text in another unsupported notation.
 */
export function readTrigonometry(text: string, field: string): Result<Typed> | undefined {
  if (typeof text !== 'string' || text.length > MAX_EXPRESSION_CHARACTERS) return undefined;
  let line = spelled(text)
    .text.trim()
    .replaceAll(/\s*\n\s*/g, ', ');
  if (line.length > MAX_EXPRESSION_CHARACTERS) return undefined;
  line = spelledAngles(line);
  if (!TRIGONOMETRIC.test(line)) return undefined;
  line = line.replaceAll(FACTORIAL, (typed) => factorialOf(typed).toString());
  const refused = unsupportedNotation(line, field);
  if (refused && !/^(?:Sine|Greek)/.test(refused.message)) return undefined;
  const symbol = GREEK.exec(line)?.[0];
  const letter = ['x', 'w', 'y'].find((each) => !line.includes(each)) ?? 'w';
  if (/^\s*(?:prove|verify|show)\b/i.test(line)) return refusal(field, 'Proofs of identities', 'sin x = 1/2');
  if (symbol !== undefined) line = line.replaceAll(symbol, letter);
  if (GREEK.test(line)) return undefined;
  const read = readProblem(line, field);
  if (!read?.ok || symbol === undefined) return read;
  return success({ ...read.value, symbol: [letter, symbol] });
}

/** Reads a problem in which no letter is Greek. */
function readProblem(text: string, field: string): Result<Typed> | undefined {
  const { line, unit, saysRadians } = withoutUnit(
    unlabeled(text.replace(TASK, '')).replace(TASK, '').replace(GENERAL, '').replace(END, ''),
  );
  const { rest, interval } = intervalAfter(line, field) ?? { rest: line };
  const range = line.slice(rest.length);
  const reading: Reading = { range, notes: [], alternatives: [] };
  const tidy = withFractions(rest, reading);
  const clear = withArguments(tidy, reading);
  if (/[<>≤≥≠]/.test(tidy)) return refusal(field, 'Trigonometric inequalities', 'sin x = 1/2');
  const parts = tidy.split(/==?/);
  if (parts.length > 2) return undefined;
  const sides = readSides(parts, tidy, reading, field);
  if (!sides) return TRIANGLE.test(line) ? refusal(field, 'Triangles', 'sin x = 1/2') : undefined;
  if (!sides.some(hasTrigonometry)) return undefined;
  const isInDegrees = unit === '°';
  const hasDegrees = isInDegrees || /°/.test(line);
  if (hasDegrees && saysRadians) return refusal(field, 'Degrees and radians in one line', 'sin(30°)');
  return success({
    sides: isInDegrees ? anglesInDegrees(sides) : sides,
    ...(interval && { interval }),
    ...((hasDegrees || saysRadians) && { inDegrees: hasDegrees }),
    text: clear.trim(),
    ...reading,
  });
}

/** How a text is read, and its other readings, which end with the interval as typed. */
interface Reading {
  readonly range: string;
  readonly notes: string[];
  readonly alternatives: { text: string; note: string }[];
}

/** Cuts the unit of the angles from the end of a line, and the word "radians". */
function withoutUnit(typed: string): {
  readonly line: string;
  readonly unit: string | undefined;
  readonly saysRadians: boolean;
} {
  const found = UNIT.exec(typed);
  const text = found ? typed.slice(0, found.index).replace(GENERAL, '') : typed;
  const line = text.replaceAll(RADIANS, '');
  return { line, unit: found?.[1], saysRadians: line !== text || (found !== null && found[1] !== '°') };
}

/** Puts parentheses around fractions that are whole arguments: sin π/6. */
function withFractions(rest: string, { range, notes, alternatives }: Reading): string {
  return rest.replaceAll(BARE_FRACTION, (all: string, name: string, angle: string) => {
    const [top = '', bottom = ''] = angle.split('/');
    notes.push(`${all} is read as ${name}(${angle})`);
    alternatives.push({
      text: rest.replace(all, `${name}(${top.trim()})/${bottom.trim()}`) + range,
      note: `as ${name}(${top.trim()})/${bottom.trim()}`,
    });
    return `${name}(${angle})`;
  });
}

/** Puts parentheses around the first part of arguments that may be longer: sin x/2. */
function withArguments(tidy: string, { range, notes, alternatives }: Reading): string {
  let clear = tidy;
  for (const { 0: all, 1: name = '', 2: argument = '' } of tidy.matchAll(OPEN_ARGUMENT)) {
    const [first = ''] = /^\d*\.?\d*[a-z]?/i.exec(argument) ?? [];
    const chosen = `${name}(${first})${argument.slice(first.length)}`;
    const other = `${name}(${argument})`;
    notes.push(`${all} is read as ${chosen}`);
    alternatives.push({ text: tidy.replace(all, other) + range, note: `as ${other}` });
    clear = clear.replace(all, chosen);
  }
  return clear;
}

/** Reads the sides of an equation, or an expression. Returns undefined if one can't be read. */
function readSides(
  parts: readonly string[],
  tidy: string,
  { range, notes, alternatives }: Reading,
  field: string,
): Typed['sides'] | undefined {
  const sides: Expression[] = [];
  for (const part of parts) {
    const reader = new TrigonometryReader(part.trim(), field);
    const read = reader.parse();
    if (!read.ok) return undefined;
    sides.push(read.value);
    for (const [all, by, product] of powersOfTen(reader, part.trim())) {
      notes.push(`${all} is read as ${by}`);
      if (product !== undefined)
        alternatives.push({ text: tidy.replace(all, product) + range, note: `${all} as ${product}` });
    }
  }
  const [left = '0', right] = sides;
  return right === undefined ? [left] : [left, right];
}

/** Returns the powers of ten of a text as typed, as they were read and, for those with a sign, as products with e. */
function powersOfTen(
  { choices }: TrigonometryReader,
  text: string,
): readonly (readonly [typed: string, read: string, product: string | undefined])[] {
  return choices
    .filter(({ rule }) => rule === 'power-of-ten')
    .map(({ from, to, chosen, other }) => {
      const typed = text.slice(from, to);
      const [read, product] = [chosen, other].map((edits) => edits && edited(typed, within(edits, from)));
      return [typed, read ?? typed, product] as const;
    });
}

/** Writes functions and degrees in the notation of the reader: inverse sine as arcsin, 30 degrees as 30°. */
export function spelledAngles(text: string): string {
  return SPELLINGS.reduce((line, [pattern, by]) => line.replace(pattern, by), text);
}

/** Puts a degree sign on each number that is an angle: in sin 30, and in arcsin x = 30. */
export function anglesInDegrees([left, right]: Typed['sides']): Typed['sides'] {
  if (right === undefined) return [bareInDegrees(left)];
  if (isArc(left) && isBare(right)) return [left, ['°', right]];
  if (isArc(right) && isBare(left)) return [['°', left], right];
  return [bareInDegrees(left), bareInDegrees(right)];
}

function bareInDegrees(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [name, angle = '0'] = expression;
  const isOfNumber = isCall(expression) && !isArc(expression) && isBare(angle);
  return isOfNumber ? [name, ['°', angle]] : mapOperands(expression, bareInDegrees);
}

/** Returns whether an expression is a number other than 0 without π or a degree sign. */
function isBare(expression: Expression): boolean {
  const value = piNumberOf(expression);
  return value !== undefined && isZero(value.pi) && !isZero(value.one);
}

/** Returns the refusal of a notation by name, with an example that works. */
export function refusal(field: string, notation: string, example: string): Failure {
  return failure(field, 'unsupported-notation', notYet(notation, example));
}
