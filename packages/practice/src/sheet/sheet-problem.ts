import type { Step } from '@mathtools/math-core/steps';
import type { AnswerForm, Drawing, Graph, Mistake } from '../problem.js';
import { piecesText, readText } from '../text.js';

/** A problem of a worksheet. */
export interface SheetProblem {
  readonly id: string;
  /** The title of its skill or category. */
  readonly skill: string;
  readonly difficulty: string;
  readonly question: string;
  readonly answer: string;
  readonly form: AnswerForm;
  readonly work?: readonly Step[] | undefined;
  readonly mistakes?: readonly Mistake[];
  readonly drawing?: Drawing | undefined;
  readonly graph?: Graph | undefined;
}

/** A version of a worksheet: its name, or an empty string if there is only one, and its problems in order. */
export interface Version {
  readonly name: string;
  readonly problems: readonly SheetProblem[];
}

/** Returns a text with its math on one line. */
export function plainText(text: string): string {
  const pieces = readText(text);
  return pieces.ok ? piecesText(pieces.value) : text;
}

/** Matches the sign of a negative number in words, after a space or a parenthesis: "(-4, -13)". */
export const NEGATIVE = /(^|[\s(])-(?=\d)/g;
