import type { NumericInput } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import { expressionText } from '@mathtools/math-core/steps';
import type { Conversion, ConvertOptions } from '@mathtools/math-core/unit';
import { type Lead, leadOf } from '../tool-lead.js';

/** The specified number of decimals. */
export const DECIMALS = 4;
/** The number of significant digits of a figure whose decimals show fewer. */
const SIGNIFICANT = 4;

/** Converts to a unit: the value of the field to 4 decimals unless others are given. */
export type ConvertTo = (
  unit: string | undefined,
  value?: NumericInput,
  digits?: Pick<ConvertOptions, 'decimals' | 'significant'>,
) => Result<Conversion> | undefined;

export const RADIANS = 'radians';
/** The longest multiple of π that is shown before its decimals, in characters: 100π ÷ 270. */
const LONGEST = 10;

/**
 * Returns the value shown before an answer, such as π/2, or its significant digits if 4 decimals show fewer than four. A fraction is
 * shown only if it is less than 1: nobody writes 340/9 °C.
 */
export function leadOfUnits(
  { answer, exact }: Conversion,
  to: string | undefined,
  convertTo: ConvertTo,
): Lead | undefined {
  if (exact !== undefined && to === RADIANS && expressionText(exact).length <= LONGEST)
    return { relation: '=', value: exact };
  return leadWith(answer, to, convertTo, (text) => !text.includes('/') || Math.abs(answer.number) < 1);
}

/** Returns the text of a value in a table of units, which is one figure. */
export function cellOf({ answer }: Conversion, unit: string, convertTo: ConvertTo): Lead {
  const isShort = answer.relation === '≈' && Math.abs(answer.number) < 10 ** (SIGNIFICANT - 1 - DECIMALS);
  const lead = isShort ? leadWith(answer, unit, convertTo, (text) => !text.includes('/')) : undefined;
  return lead ?? { relation: answer.relation, value: answer.text };
}

function leadWith(
  answer: Conversion['answer'],
  unit: string | undefined,
  convertTo: ConvertTo,
  leads: (exact: string) => boolean,
): Lead | undefined {
  if (answer.exact !== undefined) return leadOf(answer, DECIMALS, { leads });
  const digits = () => {
    const longer = convertTo(unit, undefined, { significant: SIGNIFICANT });
    return longer?.ok ? longer.value.answer.text : undefined;
  };
  return leadOf(answer, DECIMALS, { digits, leads });
}
