import { operandsOf } from '../../../expression/rewrite.js';
import { failure, type Result, success } from '../../../result/result.js';
import type { Expression } from '../../../steps/expression.js';
import { spelled } from '../../../read/spelling.js';
import { TrigonometryReader } from '../../read/trigonometry-reader.js';
import type { Interval, Statement } from '../../read/statement.js';
import { readTrigonometry, spelledAngles } from '../../trigonometry/typed.js';
import { intervalAfter, looksLikeDegrees, intervalOf } from '../../trigonometry/interval.js';
import { hasTrigonometry, isArc, isCall, lettersOf } from '../../trigonometry/calls.js';
import { equation, hasPart } from '../substitute.js';

/** An equation in an angle, or a list entry such as x = 30° + 360°k. */
export interface AnglePart {
  readonly left: Expression;
  readonly right: Expression;
  readonly isAbout: boolean;
  /** A value between the sides of x = arcsin(1/2) = 30°. */
  readonly also?: Expression;
}

/** A line of work with an angle: alternatives, or an interval alone. */
export interface AngleLine {
  readonly parts: readonly AnglePart[];
  readonly interval?: Required<Interval>;
  readonly statement: Statement;
}

/** Work that begins with an equation in the sine, cosine or tangent of an angle. */
export interface AngleWork {
  readonly lines: readonly Result<AngleLine>[];
  readonly unknown: string;
  /** The Greek letter that was typed for the unknown. */
  readonly symbol?: string;
  readonly interval?: Required<Interval>;
  readonly inDegrees: boolean;
}

const LEADING = /^\s*(?:⇒|=>|→|∴|(?:or|and|so|thus|then|hence|therefore)(?![a-z])[,:]?)\s*/i;
/** A note after general solutions: k ∈ ℤ, where n is an integer. */
const INTEGER =
  /[\s,;(]*(?:(?:for|with|where)\s+)?(?:(?:any|all|every)\s+)?(?:[a-z]\s*(?:∈|in|is)\s*(?:an?\s+)?(?:ℤ|Z\b|integers?)|integers?\s+[a-z])\s*\)?\s*$/u;
const NONE = /^\s*(?:there\s+(?:is|are)\s+)?no\s+(?:real\s+)?solutions?\s*\.?\s*$|^\s*∅\s*$/i;
const OR = /\s+(?:or|oder|o)\s+|\s*[∨;]\s*|,\s+|,(?=\D)/i;

/** Reads work about an angle. Returns undefined for other work. */
export function readAngleWork(lines: readonly string[]): AngleWork | undefined {
  const at = lines.findIndex((line) => line.trim() !== '');
  const typed = readTrigonometry(lines[at] ?? '', 'line');
  if (!typed?.ok) return undefined;
  const { sides, interval, symbol, inDegrees = false } = typed.value;
  const [left, right] = sides;
  const [unknown, ...others] = lettersOf(sides);
  if (right === undefined || unknown === undefined || others.length > 0) return undefined;
  if (sides.some((side) => !isOfAngles(side, unknown))) return undefined;
  const problem: AngleLine = {
    parts: [{ left, right, isAbout: false }],
    ...(interval && { interval }),
    statement: equation(left, right),
  };
  const read = lines.map((line, i) =>
    i === at ? success(problem) : lineOf(symbol ? line.replaceAll(symbol[1], unknown) : line, unknown),
  );
  const own = interval ?? read.map((line) => (line.ok ? line.value.interval : undefined)).find(Boolean);
  const hasDegrees = inDegrees || lines.some((line) => spelledAngles(line).includes('°'));
  return {
    lines: read,
    unknown,
    ...(symbol && { symbol: symbol[1] }),
    ...(own && { interval: own }),
    inDegrees: hasDegrees || (own !== undefined && looksLikeDegrees(own)),
  };
}

/** Returns the statement of a line with its interval: sin x = 1/2, 0 ≤ x < 2π. */
export function withInterval(
  { parts, statement, interval }: AngleLine,
  { unknown, inDegrees }: AngleWork,
): Statement {
  if (!interval) return statement;
  const inside = intervalOf(interval, unknown, inDegrees);
  return parts.length === 0 ? inside : { kind: 'and', parts: [statement, inside] };
}

/** Returns whether the unknown occurs only in sines, cosines and tangents. */
function isOfAngles(side: Expression, unknown: string): boolean {
  if (typeof side === 'string') return side !== unknown;
  if (isArc(side)) return lettersOf([side]).length === 0;
  return isCall(side) || operandsOf(side).every((operand) => isOfAngles(operand, unknown));
}

function lineOf(typed: string, unknown: string): Result<AngleLine> {
  if (typed.trim() === '') return failure('line', 'empty');
  const text = spelledAngles(spelled(typed).text).replace(LEADING, '').replace(INTEGER, '');
  if (NONE.test(text)) return success({ parts: [], statement: { kind: 'none' } });
  const alone = intervalAfter(`${unknown}=${unknown}, ${text}`, 'line');
  if (alone?.rest === `${unknown}=${unknown}`)
    return success({ parts: [], interval: alone.interval, statement: equation(unknown, unknown) });
  const { rest = text, interval } = intervalAfter(text, 'line') ?? {};
  const parts: AnglePart[] = [];
  for (const part of rest.split(OR).flatMap(signs)) {
    const read = partOf(part, unknown, parts.at(-1)?.left);
    if (!read.ok) return read;
    parts.push(read.value);
  }
  const relations = parts.map(({ left, right }) => equation(left, right));
  const [only, ...others] = relations;
  const statement: Statement = only && others.length === 0 ? only : { kind: 'or', parts: relations };
  return success({ parts, ...(interval && { interval }), statement });
}

/** Writes a part with ± as two. */
function signs(part: string): readonly string[] {
  if (!part.includes('±')) return [part];
  return [part.replaceAll(/(?<=[=(]\s*|^\s*)±/g, '').replaceAll('±', '+'), part.replaceAll('±', '-')];
}

/** Reads an equation, or a value for the left side of the previous one. */
function partOf(text: string, unknown: string, before: Expression = unknown): Result<AnglePart> {
  const isAbout = /≈|~/.test(text);
  const sides = text.split(/[=≈~]/);
  const read: Expression[] = sides.length === 1 ? [before] : [];
  for (const side of sides) {
    const expression = new TrigonometryReader(side.trim(), 'line').parse();
    if (!expression.ok) return expression;
    read.push(expression.value);
  }
  const [left = '0', middle = '0', right = middle, ...more] = read;
  const letters = lettersOf(read).filter((letter) => letter !== unknown);
  const isMixed = read.some((side) => hasTrigonometry(side) && lettersOf([side]).includes(unknown));
  const isKnown = isMixed
    ? letters.length === 0 && read.every((side) => isOfAngles(side, unknown))
    : letters.length <= 1 && lettersOf(read).includes(unknown);
  const also = right === middle ? undefined : middle;
  if (more.length === 0 && isKnown && (also === undefined || !isMixed))
    return success({ left, right, isAbout, ...(also !== undefined && { also }) });
  return failure('line', 'unsupported-notation', "Lines like this one aren't supported yet. Try x = 30°.");
}

/** Returns whether a part contains a sine, cosine or tangent of the unknown. */
export function isTrigonometric({ left, right }: AnglePart, unknown: string): boolean {
  return [left, right].some((side) =>
    hasPart(side, (part) => isCall(part) && lettersOf([part]).includes(unknown)),
  );
}
