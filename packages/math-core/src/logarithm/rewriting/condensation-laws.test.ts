import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../expression/index.js';
import { type Expression, expressionText } from '../../steps/index.js';
import {
  differenceToQuotient,
  numberAsLogarithm,
  quotientOfLogarithms,
  simplifyValue,
  sumToProduct,
  toPower,
  toRoot,
} from './condensation-laws.js';
import type { Law } from './law.js';

function read(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

type Rows = readonly (readonly [before: string, after: string])[];

const LAWS: readonly (readonly [name: string, law: Law, rows: Rows, same: readonly string[]])[] = [
  [
    'quotientOfLogarithms',
    quotientOfLogarithms,
    [
      ['ln x/ln 2', 'log₂ x'],
      ['log_3 x/log_3 y', 'log_y x'],
      ['1+ln x/ln 2', '1 + log₂ x'],
    ],
    ['ln x/log_2 y', 'ln x/2', '2/ln x', 'ln x×ln y', 'ln x'],
  ],
  [
    'toRoot',
    toRoot,
    [
      ['1/2×ln x', 'ln (√x)'],
      ['1/3×ln x+ln y', 'ln ∛x + ln y'],
      ['-(1/2×ln x)', '-ln (√x)'],
    ],
    ['2ln x', '3/2×ln x', 'ln x', '1/2×y×ln x', '1/2×ln x×ln y', '1/2×x'],
  ],
  [
    'toPower',
    toPower,
    [
      ['2ln x', 'ln x²'],
      ['3/2×ln x', 'ln x^(3/2)'],
      ['y×ln x', 'ln x^y'],
      ['2y×ln x', 'ln x^(2y)'],
      ['1-2ln x', '1 - ln x²'],
      ['-2×y×ln x', '-ln x^(2y)'],
      ['y-(-2)×ln x', 'y + ln x²'],
    ],
    ['ln x', '1/2×ln x', '0×ln x', '2x', 'ln x×ln y', '2ln x×ln y'],
  ],
  [
    'numberAsLogarithm',
    numberAsLogarithm,
    [
      ['2+log_3 x', 'log₃ 9 + log₃ x'],
      ['1/2+log_4 x', 'log₄ 2 + log₄ x'],
      ['log_2 x-3', 'log₂ x - log₂ 8'],
      ['ln x+2', 'ln x + ln e²'],
      ['2+log_2 x+log_2 y', 'log₂ 4 + log₂ x + log₂ y'],
    ],
    ['2+log_2 x+log_3 y', 'log_2 x', '1.37+log x', 'x+log_2 y', 'log_2 x+log_2 y', '2+3+ln x', '5'],
  ],
  [
    'sumToProduct',
    sumToProduct,
    [
      ['ln x+ln y', 'ln (xy)'],
      ['ln x+1+ln y', 'ln (xy) + 1'],
      ['1-ln x-ln y', '1 - ln (xy)'],
      ['log_2 x+ln y+log_2 z', 'log₂ (xz) + ln y'],
      ['ln(x/y)+ln 2', 'ln (2x ÷ y)'],
    ],
    ['ln x-ln y', 'ln x+log_2 y', 'ln x', 'x+y'],
  ],
  [
    'differenceToQuotient',
    differenceToQuotient,
    [
      ['ln x-ln y', 'ln (x ÷ y)'],
      ['-ln x+ln y', 'ln (y ÷ x)'],
      ['-ln x', 'ln (1 ÷ x)'],
      ['-ln(x/2)', 'ln (2 ÷ x)'],
      ['ln(x/2)-ln(y/3)', 'ln (3x ÷ (2y))'],
      ['2+ln x-ln y', '2 + ln (x ÷ y)'],
    ],
    ['ln x+ln y', 'ln x-log_2 y', '-x', 'ln x', '1-ln x'],
  ],
  [
    'simplifyValue',
    simplifyValue,
    [
      ['ln(x×x)', 'ln x²'],
      ['1+log_2(2×3×x)', '1 + log₂ (6x)'],
    ],
    ['ln x', 'x×x', 'ln(x+x)', 'ln(2x)'],
  ],
];

describe.each(LAWS)('%s', (_, law, rows, same) => {
  it.each(rows)('makes %s %s', (before, after) => {
    expect(expressionText(law.apply(read(before)))).toBe(after);
  });

  it.each(same)('returns %s unchanged', (text) => {
    const expression = read(text);
    expect(law.apply(expression)).toBe(expression);
  });
});
