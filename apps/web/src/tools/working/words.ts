import {
  type Counterexample,
  mistakeSentence,
  type MistakeName,
  type Statement,
} from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';

/** A sentence with mathematics in it. */
export type Sentence = readonly (string | { readonly math: Expression })[];

/** A sentence as plain text. */
export function plain(sentence: Sentence): string {
  return withMinus(
    sentence.map((part) => (typeof part === 'string' ? part : expressionText(part.math))).join(''),
  );
}

/** A line with its number, and what it says. */
export interface Numbered {
  readonly number: number;
  readonly statement: Statement;
}

/** What went wrong from one line to the next, in one kind sentence. */
export function mistakeWords(mistake: MistakeName | undefined, before: number): string {
  return mistake === undefined ? `This doesn’t follow from line ${before}.` : mistakeSentence(mistake);
}

/** The laws that lead to a line: Subtract 6 from both sides, then swap the sides. */
export function lawsWords([first = '', ...rest]: readonly string[]): string {
  return `${[first, ...rest.map((law) => law.charAt(0).toLowerCase() + law.slice(1))].join(', then ')}.`;
}

/** Numbers that show that a line doesn't follow from another. */
export function counterexampleWords(
  { at, holds, ...values }: Counterexample,
  { before, after }: { readonly before: Numbered; readonly after: Numbered },
): Sentence {
  const [left, right] = [`line ${before.number}`, `line ${after.number}`];
  const place = placeWords(at);
  const [was, is] = [values.before[0], values.after[0]];
  if (holds === 'neither') {
    if (was === undefined || is === undefined) return [];
    return [...place, `${left} is `, { math: was }, `, but ${right} is `, { math: is }, '.'];
  }
  const [first, second] = holds === 'before' ? [' is true', ' isn’t'] : [' isn’t true', ' is'];
  return [
    ...place,
    `${left}${first}`,
    ...sidesWords(before, values.before),
    `, but ${right}${second}`,
    ...sidesWords(after, values.after),
    '.',
  ];
}

/** At x = 3, y = 2, … */
function placeWords(at: Readonly<Record<string, Expression>>): Sentence {
  const values = Object.entries(at).flatMap(
    ([letter, value], index): Sentence => [
      index > 0 ? ', ' : 'At ',
      { math: letter },
      ' = ',
      { math: value },
    ],
  );
  return values.length === 0 ? [] : [...values, ' '];
}

/** The values of both sides: (9 = 5). */
function sidesWords({ statement }: Numbered, [left, right]: readonly Expression[]): Sentence {
  if (left === undefined || right === undefined || statement.kind !== 'relation') return [];
  return [' (', { math: left }, ` ${statement.relation} `, { math: right }, ')'];
}
