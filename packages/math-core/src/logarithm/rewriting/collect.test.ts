import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../expression/index.js';
import { type Expression, expressionText } from '../../steps/index.js';
import { collectTerms, distributiveLaw, multiplyNumbers } from './collect.js';
import type { Law } from './law.js';

function read(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

const LAWS: readonly (readonly [
  name: string,
  law: Law,
  rows: readonly (readonly [string, string])[],
  same: readonly string[],
])[] = [
  [
    'multiplyNumbers',
    multiplyNumbers,
    [
      ['2×3×ln x', '6 ln x'],
      ['(ln x)×2', '2 ln x'],
      ['1×ln x', 'ln x'],
      ['(ln x)/1', 'ln x'],
      ['(2ln x)/4', '1/2 ln x'],
      ['(ln x)/(-2)', '-1/2 ln x'],
      ['2×(-ln x)', '-2 ln x'],
      ['5-2×3×ln x', '5 - 6 ln x'],
      ['2^3+ln x', '8 + ln x'],
      ['2×((ln x)/3)', '2/3 ln x'],
      ['√(2×3×ln x)', '√(6 ln x)'],
      ['y×(2×(3ln x))', '6y ln x'],
    ],
    ['2ln x', 'ln x', '(ln x)/2', '2+3', '2x+3y', 'ln(2×3×x)', 'ln x×ln y', '2+ln(2×3)', 'x/y'],
  ],
  [
    'collectTerms',
    collectTerms,
    [
      ['ln x+ln x', '2 ln x'],
      ['2+3+ln x', '5 + ln x'],
      ['2+ln x-5', '-3 + ln x'],
      ['ln x-ln x', '0'],
      ['2ln x+3ln x-ln y', '5 ln x - ln y'],
      ['ln x-3ln x', '-2 ln x'],
      ['ln x+0', 'ln x'],
      ['x/2+x/2', 'x'],
      ['2×(x+x)', '2 × 2x'],
      ['1/2+1/3', '5/6'],
    ],
    ['ln x+ln y', 'ln(x+x)', '2ln x+3', 'x', '2×3', 'x y+x z'],
  ],
  [
    'distributiveLaw',
    distributiveLaw,
    [
      ['2(ln x+ln y)', '2 ln x + 2 ln y'],
      ['2(ln x-3)', '2 ln x - 6'],
      ['-(ln x+1)', '-ln x - 1'],
      ['5-(ln x-ln y)', '5 - ln x + ln y'],
      ['(ln x+ln y)/2', '1/2 ln x + 1/2 ln y'],
      ['(ln x-2)/y', 'ln x ÷ y - 2 ÷ y'],
      ['1-2(ln x+y)', '1 - 2 ln x - 2y'],
      ['y(ln x+1)', 'y ln x + y'],
    ],
    ['2(x+y)', '5-(x+y)', 'ln x+ln y', 'ln x×(ln y+1)', '(x+y)/2', '(ln x+1)/ln y', '2ln x', 'ln(2(x+y))'],
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
