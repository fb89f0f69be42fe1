import {
  type Counterexample,
  expressionFigure,
  mistakeSentence,
  type MistakeName,
  type Statement,
} from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../math/minus.js';

/** A sentence that may contain math. */
export type Sentence = readonly (string | { readonly math: Expression })[];

/** Returns a sentence as plain text. */
export function plain(sentence: Sentence): string {
  return withMinus(
    sentence.map((part) => (typeof part === 'string' ? part : expressionText(part.math))).join(''),
  );
}

/** A line with its number, text and parsed statement. */
export interface Numbered {
  readonly number: number;
  readonly text: string;
  readonly statement: Statement;
}

/** The lines that a line is compared with: one, or the equations of a system. */
export interface Reference extends Numbered {
  readonly numbers: readonly number[];
}

/** Returns the names of lines: "line 2", "lines 1 and 2" or "lines 1, 2 and 3". */
export function linesWords({ numbers }: Reference): string {
  const [last = '', ...others] = [...numbers].reverse();
  return others.length === 0 ? `line ${last}` : `lines ${others.reverse().join(', ')} and ${last}`;
}

/** Returns one friendly sentence about the mistake between two lines. */
export function mistakeWords(mistake: MistakeName | undefined, before: Reference): string {
  return mistake === undefined ? `This doesn’t follow from ${linesWords(before)}.` : mistakeSentence(mistake);
}

/** Returns the laws that lead to a line, such as "Subtract 6 from both sides, then swap the sides." */
export function lawsWords([first = '', ...rest]: readonly string[]): string {
  return `${[first, ...rest.map((law) => law.charAt(0).toLowerCase() + law.slice(1))].join(', then ')}.`;
}

/** Returns a sentence with numbers that show that one line doesn't follow from another. */
export function counterexampleWords(
  { at, holds, ...values }: Counterexample,
  { before, after }: { readonly before: Reference; readonly after: Numbered },
): Sentence {
  const [left, right] = [linesWords(before), `line ${after.number}`];
  const place = placeWords(at);
  const [was, now] = [values.before[0], values.after[0]];
  if (holds === 'neither') {
    if (was === undefined || now === undefined) return [];
    if ([was, now].some((value) => isLong(value))) return [...place, `${left} and ${right} are different.`];
    return capital([
      ...place,
      `${left} is `,
      ...valueWords(was),
      `, but ${right} is `,
      ...valueWords(now),
      '.',
    ]);
  }
  const [, other, third] = before.numbers;
  const [is, isNot] = other === undefined ? ['is', 'isn’t'] : ['are', 'aren’t'];
  const all = other === undefined ? '' : third === undefined ? ' both' : ' all';
  const [first, second] = holds === 'before' ? [` ${is} true`, ' isn’t'] : [` ${isNot}${all} true`, ' is'];
  return capital([
    ...place,
    `${left}${first}`,
    ...sidesWords(before, values.before, holds === 'before'),
    `, but ${right}${second}`,
    ...sidesWords(after, values.after, holds === 'after'),
    '.',
  ]);
}

function capital([first = '', ...rest]: Sentence): Sentence {
  return typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : [first, ...rest];
}

/** Returns true if a number is too long to show. */
function isLong(value: Expression): boolean {
  return expressionText(value).length > 30 && figureOf(value) === undefined;
}

/** Returns a value as it is, or rounded ("about 1.58") if it contains logarithms or powers. */
function valueWords(value: Expression, decimals?: number): Sentence {
  const rounded = figureOf(value, decimals);
  return rounded === undefined ? [{ math: value }] : ['about ', { math: rounded }];
}

function figureOf(value: Expression, decimals = 2): string | undefined {
  return /ln|log|\^/.test(JSON.stringify(value)) ? expressionFigure(value, decimals)?.text : undefined;
}

/** The most decimals that show a difference between two values. */
const MOST_DECIMALS = 12;

/** Returns the fewest decimals with which two different values look different. */
function decimalsApart(left: Expression, right: Expression): number {
  let decimals = 2;
  const shown = (value: Expression): string => figureOf(value, decimals) ?? expressionText(value);
  while (decimals < MOST_DECIMALS && shown(left) === shown(right)) decimals++;
  return decimals;
}

/** Returns the values of the variables, such as "At x = 3, y = 2, ". */
function placeWords(at: Readonly<Record<string, Expression>>): Sentence {
  const values = Object.entries(at).flatMap(
    ([letter, value], index): Sentence => [
      index > 0 ? ', ' : 'At ',
      { math: letter },
      ...(figureOf(value) === undefined
        ? [' = ', { math: value }]
        : [' ≈ ', { math: figureOf(value) ?? value }]),
    ],
  );
  return values.length === 0 ? [] : [...values, ', '];
}

/** Returns the values of both sides, such as "(9 = 9)", or "(9 ≠ 5)" if an equation isn't true. */
function sidesWords(
  { statement }: Numbered,
  [left, right]: readonly Expression[],
  isTrue: boolean,
): Sentence {
  if (left === undefined || right === undefined || statement.kind !== 'relation') return [];
  const sign = statement.relation === '=' && !isTrue ? '≠' : statement.relation;
  const decimals = sign === '=' ? 2 : decimalsApart(left, right);
  const [first, second] = [figureOf(left, decimals), figureOf(right, decimals)];
  if (first !== undefined && second !== undefined)
    return sign === '=' && first === second
      ? [' (both about ', { math: first }, ')']
      : [' (about ', { math: first }, ` ${sign} `, { math: second }, ')'];
  return [' (', ...valueWords(left, decimals), ` ${sign} `, ...valueWords(right, decimals), ')'];
}
