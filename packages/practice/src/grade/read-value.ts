import { parseExpression } from '@mathtools/math-core/expression';
import type { Expression } from '@mathtools/math-core/steps';
import { type Value, valueOf } from '../value/value.js';
import { withLanguageSigns } from './entry.js';

/** A parsed answer: its expression as written, and its value. */
export interface ReadAnswer {
  readonly expression: Expression;
  readonly value: Value;
}

/** Parses an answer: an expression, a mixed number (`1 3/4`) or a percentage (`50%`). */
export function readAnswer(text: string): ReadAnswer | undefined {
  const expression = readWritten(withLanguageSigns(text));
  if (expression === undefined) return undefined;
  const value = valueOf(expression);
  return value && { expression, value };
}

function readWritten(text: string): Expression | undefined {
  const mixed = /^(-?)(\d+)\s+(\d+)\s*\/\s*(\d+)$/.exec(text);
  if (mixed) {
    const [, minus = '', whole = '', top = '', bottom = ''] = mixed;
    const sum: Expression = ['+', whole, ['/', top, bottom]];
    return minus === '' ? sum : ['neg', sum];
  }
  const percentage = /^(.+)%$/.exec(text)?.[1];
  const ungrouped = (percentage ?? text).replace(/^-?\d{1,3}(?:,\d{3})+(?=\.\d+$|$)/, (digits) =>
    digits.replaceAll(',', ''),
  );
  const read = parseExpression(withProductSigns(ungrouped));
  if (!read.ok) return undefined;
  return percentage === undefined ? read.value : ['%', read.value];
}

/** Inserts × between parentheses and a number after them, as the expression language requires: (x + 3)5. */
function withProductSigns(text: string): string {
  return /log|lg|ln|root/.test(text) ? text : text.replaceAll(/\)(?=\s*\d)/g, ')*');
}

/** Whether an answer is a number, without letters. */
export function isNumeric({ value }: ReadAnswer): boolean {
  return [value.top, value.bottom].every((polynomial) =>
    [...polynomial.values()].every(({ factors }) =>
      [...factors.keys()].every((name) => /^(?:ln )?(?:\d+|π|e)$/.test(name)),
    ),
  );
}
