import type { Expression } from '@mathtools/math-core/steps';
import { isSameValue, valueOf } from '../value/value.js';
import { approximate, decimalOf } from './approximate.js';
import { entryTokens, isName, linksOf, listed } from './entry.js';
import { withTimes } from './form/form-number.js';
import { grade } from './grade.js';
import { readQuantity } from './quantity.js';
import { lettersIn, parseTokens, readTokens, substituted } from './read-value.js';
import type { Token } from './token.js';
import { withDecimals } from './text/trigonometry.js';
import type { Asked } from './verdict.js';
import { withoutUnits } from './without-units.js';

/**
 * The verdict on a line that a student wrote without a given first line: it is true for the answer of the problem, it is
 * a correct or an incorrect calculation, or it can't be judged.
 */
export type OwnVerdict = 'fits' | 'correct' | 'incorrect' | 'open';

/**
 * Judges the lines of a student's own work. A line may name a quantity that we don't know, so only a calculation without
 * letters, words and units can be incorrect.
 * @example judgeOwnWork(['3w + 5 = 17', '3 * 4 = 13'], { answer: '4', form: { kind: 'number' } }) // ["fits", "incorrect"]
 */
export function judgeOwnWork(lines: readonly string[], problem: Asked): readonly OwnVerdict[] {
  const answers = answersOf(problem);
  return lines.map((line, index) => verdictOn(continued(line, lines[index - 1]), problem, answers));
}

/** Returns a line that begins with an equals sign together with the end of the line above it. */
function continued(line: string, before: string | undefined): string {
  const last = /^\s*[=≈]/.test(line) ? before?.split(/[=≈]/).at(-1) : undefined;
  return `${last ?? ''}${line}`;
}

function verdictOn(line: string, problem: Asked, answers: readonly Answer[]): OwnVerdict {
  const tokens = entryTokens(withDecimals(line), 'within');
  if (!tokens || tokens.length === 0) return 'open';
  const calculation = verdictOnChain(withTimes(tokens, undefined), answers);
  if (calculation === 'incorrect' && isExact(line, problem)) return 'incorrect';
  if (grade(line, problem) === 'correct') return 'fits';
  const read = [calculation, verdictOnChain(tokens, answers), verdictOnChain(withoutUnits(tokens), answers)];
  return (['fits', 'correct'] as const).find((verdict) => read.includes(verdict)) ?? 'open';
}

/** A value of the answer, or the smallest and the largest one that round to it. */
type Answer = readonly [Expression] | readonly [Expression, Expression];

/** Returns the answers of a problem. A percentage may also be written as a decimal. */
function answersOf({ answer, form, question = '' }: Asked): readonly Answer[] {
  const model = entryTokens(answer, form.kind === 'numbers' ? 'separate' : 'within') ?? [];
  if (form.kind === 'numbers') {
    const read = listed(model).map((part) => parseTokens(part));
    return read.flatMap((one): readonly Answer[] => (one === undefined ? [] : [[one]]));
  }
  const own = readQuantity(model, 'unit' in form ? form.unit : undefined, question)?.read.expression;
  if (own === undefined) return [];
  if (form.kind === 'rounded') return [intervalOf(own, form.decimals)];
  return answer.includes('%') ? [[own], [['÷', own, '100']], [['×', own, '100']]] : [[own]];
}

function intervalOf(own: Expression, decimals: number): Answer {
  const half: Expression = ['÷', '1', ['×', '2', ['^', '10', String(decimals)]]];
  return [
    ['-', own, half],
    ['+', own, half],
  ];
}

/** Judges the links of a chain such as `2 * 12 + 5 = 24 + 5 = 29` in pairs. */
function verdictOnChain(tokens: readonly Token[], answers: readonly Answer[]): OwnVerdict {
  const all = linksOf(tokens);
  const [name] = all;
  const isNamed = all.length > 1 && name !== undefined && isName(name) && (name[0]?.text.length ?? 0) > 1;
  const links = (isNamed ? all.slice(1) : all).map((link) => ({ link, read: parseTokens(link) }));
  if (links.length < 2) return 'open';
  const verdicts = links.slice(1).map((right, index) => {
    const left = links[index];
    if (left?.read === undefined || right.read === undefined) return 'open';
    if (isRunOn(left.read, right.link)) return 'open';
    return verdictOnPair([left.read, right.read], answers);
  });
  return (['incorrect', 'open', 'fits'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'correct';
}

type Pair = readonly [Expression, Expression];

function verdictOnPair(sides: Pair, answers: readonly Answer[]): OwnVerdict {
  const letters = new Set(sides.flatMap((side) => [...lettersIn(side)]));
  const [letter, ...more] = letters;
  if (letter === undefined) return comparison(sides);
  if (more.length > 0) return 'open';
  return answers.some((answer) => isTrueFor(sides, letter, answer)) ? 'fits' : 'open';
}

/** Tests if an equation is true for an answer. For a rounded one, its sides must cross within the rounding. */
function isTrueFor(sides: Pair, letter: string, answer: Answer): boolean {
  const [first, second] = answer.map((value) => {
    const [left, right] = sides.map((side) => substituted(side, new Map([[letter, value]])));
    return [left ?? '', right ?? ''] as const;
  });
  if (!first) return false;
  if (!second) return comparison(first) === 'correct';
  const [low, high] = [differenceOf(first), differenceOf(second)];
  return low !== undefined && high !== undefined && low * high <= 0;
}

/** Compares two numbers. A decimal may be rounded. */
function comparison([left, right]: Pair): OwnVerdict {
  const [first, second] = [valueOf(left), valueOf(right)];
  const isSame = first && second ? isSameValue(first, second) : undefined;
  if (isSame === true) return 'correct';
  const difference = Math.abs(differenceOf([left, right]) ?? Number.NaN);
  const places = Math.max(placesOf(left), placesOf(right));
  if (places > 0 && difference <= 0.5 * 10 ** -places + 1e-12) return 'correct';
  if (isSame === undefined || Number.isNaN(difference)) return difference < 1e-9 ? 'correct' : 'open';
  if (isWhole(left) && isWhole(right)) return typeof left === 'string' ? 'open' : 'incorrect';
  const size = second ? Math.abs(approximate(second)) : 0;
  return difference <= ROUNDING * Math.max(1, size) ? 'open' : 'incorrect';
}

/** The largest relative difference that rounded steps may have. */
const ROUNDING = 0.05;

function differenceOf([left, right]: Pair): number | undefined {
  const difference = decimalsOf(left) - decimalsOf(right);
  return Number.isFinite(difference) ? difference : undefined;
}

function decimalsOf(side: Expression): number {
  const value = valueOf(side);
  return value ? approximate(value) : decimalOf(side);
}

/** Returns the number of decimals of a number, or 0 for an expression. */
const placesOf = (side: Expression): number =>
  typeof side === 'string' ? (/\.(\d+)$/.exec(side)?.[1]?.length ?? 0) : 0;

/** Tests if a calculation contains only whole numbers, and no division or root, so nothing in it is rounded. */
function isWhole(side: Expression): boolean {
  if (typeof side === 'string') return /^-?\d+$/.test(side);
  return /^[-+×^]$|^neg$|^\(\)$/.test(side[0]) && side.slice(1).every(isWhole);
}

/** Tests if a link continues with the value of the previous one: `3 * 4 = 12 + 5`. */
function isRunOn(left: Expression, [first, ...rest]: readonly Token[]): boolean {
  const [value, own] = [valueOf(left), first && readTokens([first])?.value];
  return rest.length > 0 && value !== undefined && own !== undefined && isSameValue(value, own) === true;
}

/** Tests if a line is a calculation that must be exact: only numbers and signs, and the question rounds nothing. */
function isExact(line: string, { answer, form, question = '' }: Asked): boolean {
  const isRounded = form.kind === 'rounded' || ROUNDS.test(question) || answer.includes('%');
  return !isRounded && /^[-−–+*×·⋅/÷^().,\d\s=√π²³]+$/.test(line.replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, '*'));
}
const ROUNDS = /\b(?:round|estimate|about|nearest|decimal|percent)|%/i;
