import { describe, expect, it } from 'vitest';
import { type Expression, expressionMathml, step, stepMathml } from './index.js';

const SPACE = '<mspace width="0.17em"></mspace>';

const rows: readonly (readonly [Expression, string])[] = [
  ['8', '<mn>8</mn>'],
  ['-8', '<mrow><mo>−</mo><mn>8</mn></mrow>'],
  ['2/3', '<mfrac><mn>2</mn><mn>3</mn></mfrac>'],
  ['-2/3', '<mrow><mo>−</mo><mfrac><mn>2</mn><mn>3</mn></mfrac></mrow>'],
  ['x', '<mi>x</mi>'],
  ['x1', '<msub><mi>x</mi><mn>1</mn></msub>'],
  ['principal', '<mi>principal</mi>'],
  [['+', 'a', '1'], '<mrow><mi>a</mi><mrow><mo form="infix">+</mo><mn>1</mn></mrow></mrow>'],
  [
    ['-', '5', '-3'],
    '<mrow><mn>5</mn><mrow><mo form="infix">−</mo><mrow><mo stretchy="false">(</mo><mrow><mo>−</mo><mn>3</mn></mrow><mo stretchy="false">)</mo></mrow></mrow></mrow>',
  ],
  [
    ['×', ['+', 'a', 'b'], 'c'],
    '<mrow><mrow><mo stretchy="false">(</mo><mrow><mi>a</mi><mrow><mo form="infix">+</mo><mi>b</mi></mrow></mrow><mo stretchy="false">)</mo></mrow><mo>\u2062</mo><mi>c</mi></mrow>',
  ],
  [
    ['/', ['+', 'a', 'b'], 'c'],
    '<mfrac><mrow><mi>a</mi><mrow><mo form="infix">+</mo><mi>b</mi></mrow></mrow><mi>c</mi></mfrac>',
  ],
  [
    ['÷', 'a', 'b'],
    '<mrow><mi>a</mi><mrow><mo form="infix" lspace="0.25em" rspace="0.25em">÷</mo><mi>b</mi></mrow></mrow>',
  ],
  [
    ['-', ['+', 'a', 'b'], ['+', 'c', '1']],
    '<mrow><mi>a</mi><mrow><mo form="infix">+</mo><mi>b</mi></mrow><mrow><mo form="infix">−</mo><mrow><mo stretchy="false">(</mo><mrow><mi>c</mi><mrow><mo form="infix">+</mo><mn>1</mn></mrow></mrow><mo stretchy="false">)</mo></mrow></mrow></mrow>',
  ],
  [['±', '5'], '<mrow><mo>±</mo><mn>5</mn></mrow>'],
  [['±', 'a', '1'], '<mrow><mi>a</mi><mrow><mo form="infix">±</mo><mn>1</mn></mrow></mrow>'],
  [
    ['×', '2', '3', 'x'],
    '<mrow><mn>2</mn><mrow><mo form="infix" lspace="0.25em" rspace="0.25em">×</mo><mn>3</mn></mrow><mo>\u2062</mo><mi>x</mi></mrow>',
  ],
  [['<', 'x', '2'], '<mrow><mi>x</mi><mrow><mo form="infix">&lt;</mo><mn>2</mn></mrow></mrow>'],
  [
    [',', '2', '4'],
    '<mrow><mrow><mn>2</mn><mo form="postfix" lspace="0" rspace="0.2em">,</mo></mrow><mn>4</mn></mrow>',
  ],
  [['^', 'x', '2'], '<msup><mi>x</mi><mn>2</mn></msup>'],
  [['^', 'x', '1/3'], '<mroot><mi>x</mi><mn>3</mn></mroot>'],
  [
    ['^', '-3', '2'],
    '<msup><mrow><mo stretchy="false">(</mo><mrow><mo>−</mo><mn>3</mn></mrow><mo stretchy="false">)</mo></mrow><mn>2</mn></msup>',
  ],
  [
    ['^', 'x', ['+', 'n', '1']],
    '<msup><mi>x</mi><mrow><mi>n</mi><mrow><mo form="infix">+</mo><mn>1</mn></mrow></mrow></msup>',
  ],
  [
    ['√', ['+', 'a', 'b']],
    '<msqrt><mrow><mi>a</mi><mrow><mo form="infix">+</mo><mi>b</mi></mrow></mrow></msqrt>',
  ],
  [['neg', 'x'], '<mrow><mo>−</mo><mi>x</mi></mrow>'],
  [['()', 'x'], '<mrow><mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo></mrow>'],
  [['ln', '8'], `<mrow><mi>ln</mi>${SPACE}<mn>8</mn></mrow>`],
  [['sin', ['°', '30']], `<mrow><mi>sin</mi>${SPACE}<mrow><mn>30</mn><mo>°</mo></mrow></mrow>`],
  [['arctan', 'x'], `<mrow><mi>arctan</mi>${SPACE}<mi>x</mi></mrow>`],
  [['log', '2', '8'], `<mrow><msub><mi>log</mi><mn>2</mn></msub>${SPACE}<mn>8</mn></mrow>`],
  [['%', '25'], '<mrow><mn>25</mn><mo>%</mo></mrow>'],
  [['unit', '5', 'inches'], '<mrow><mn>5</mn><mspace width="0.25em"></mspace><mtext>inches</mtext></mrow>'],
  [['date', '2000-02-29'], '<mn>2000-02-29</mn>'],
  [['?'], '<mo>?</mo>'],
  [['×', 'a', 'x'], '<mrow><mi>a</mi><mo>\u2062</mo><mi>x</mi></mrow>'],
  [
    ['×', '3', ['+', 'x', '2']],
    '<mrow><mn>3</mn><mo>\u2062</mo><mrow><mo stretchy="false">(</mo><mrow><mi>x</mi><mrow><mo form="infix">+</mo><mn>2</mn></mrow></mrow><mo stretchy="false">)</mo></mrow></mrow>',
  ],
];

const hostile = '<script>alert("1 & 2")</script>';
const escaped = '&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;';

describe('expressionMathml', () => {
  it.each(rows)('writes %j', (expression, mathml) => {
    expect(expressionMathml(expression)).toBe(mathml);
  });

  it.each<[Expression, string]>([
    [hostile, `<mi>${escaped}</mi>`],
    [
      `5${hostile}`,
      '<mfrac><mn>5&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;</mn><mn>script&gt;</mn></mfrac>',
    ],
    [['date', hostile], `<mn>${escaped}</mn>`],
    [
      ['unit', '1', hostile],
      `<mrow><mn>1</mn><mspace width="0.25em"></mspace><mtext>${escaped}</mtext></mrow>`,
    ],
    ['"', '<mi>&quot;</mi>'],
  ])('escapes every text of %j', (expression, mathml) => {
    expect(expressionMathml(expression)).toBe(mathml);
  });
});

describe('stepMathml', () => {
  it('is one row: before, then the relation with what is after', () => {
    const line = step('x.y', 'Law', ['ln', '8'], '2.0794', { relation: '≈' });
    expect(stepMathml(line)).toBe(
      `<mrow><mrow><mi>ln</mi>${SPACE}<mn>8</mn></mrow><mrow><mo form="infix">≈</mo><mn>2.0794</mn></mrow></mrow>`,
    );
  });
});
