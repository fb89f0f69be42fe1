import type { Figure } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import type { Expression, Step } from '@mathtools/math-core/steps';
import { leadOf, type Lead } from '../../../tools/tool-lead.js';

/** A part of an answer: text, or mathematics. */
export type Part = string | { readonly math: Expression };

/** An answer as it is shown: a lead with the exact value or more digits, and the tool's own figure. */
export interface Answer {
  /** How the problem was read. */
  readonly problem: Part | readonly Part[];
  readonly lead?: Lead | undefined;
  /** The unit after the lead. */
  readonly unit?: string;
  readonly parts: readonly Part[];
  /** The exact value of a single figure and the text after the figure, from which other decimals are computed. */
  readonly value?: { readonly of: Expression; readonly unit: string };
  readonly notes?: readonly string[];
  readonly steps?: readonly Step[];
}

/** The reading of a string: a tool with its inputs and, if nothing is missing, the answer. */
export interface Reading {
  readonly tool: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly answer?: Answer | undefined;
  /** The reason why there is no answer, such as a notation that isn't supported. */
  readonly refusal?: string;
  /** How the text was read, in words, if it can be read in more than one way. */
  readonly readAs?: readonly string[];
  /** The other readings: a text that is read that way, and the label of the link to it. */
  readonly others?: readonly { readonly text: string; readonly note: string }[];
}

/** Returns a reading that says why there is no answer. */
export function refused(refusal: string, lines: string): Reading {
  return { tool: 'equation', inputs: { lines }, refusal };
}

/** Reads normalized text as one kind of problem. Returns undefined if it isn't that kind. `today` is a date such as 2026-11-22. */
export type Reader = (text: string, today: string) => Reading | undefined;

/** Returns a reading with the answer of a calculator. Returns undefined if the calculator refuses its input. */
export function answered<Value>(
  tool: string,
  inputs: Reading['inputs'],
  result: Result<Value>,
  answer: (value: Value) => Answer,
): Reading | undefined {
  return result.ok ? { tool, inputs, answer: answer(result.value) } : undefined;
}

/** Returns an answer with one figure, preceded by its exact value if that is short. */
export function figureAnswer(
  problem: Part,
  figure: Figure,
  decimals: number,
  { unit = '', name = unit, longer, ...rest }: Extras = {},
): Answer {
  const lead = leadOf(figure, decimals, {
    ...(longer && { digits: longer }),
    leads: (exact) => unit !== '%' || !exact.includes('/'), // 2/3% would be read as 2/3
  });
  const relation = lead || figure.relation === '≈' ? `${figure.relation} ` : '';
  const value = figure.exact === undefined ? undefined : { of: figure.exact, unit: name };
  return {
    problem,
    lead,
    unit,
    parts: [`${relation}${figure.text}${name}`],
    ...(value && { value }),
    ...rest,
  };
}

interface Extras extends Partial<Answer> {
  /** The text after the figure. The unit after its exact value may be a symbol. */
  readonly name?: string;
  /** Returns more digits of an irrational figure. */
  readonly longer?: ((decimals: number) => string | undefined) | undefined;
}
