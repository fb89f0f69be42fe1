import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText } from '../../steps/to-text.js';
import { factor, type MistakeName, type Operation, operateWithMistakes, type Statement } from '../index.js';

const textOf = (line: Statement | undefined): string =>
  line?.kind === 'expression' ? expressionText(line.expression) : '';

/** Returns the wrong answers to which a mistake leads: "-7x × 8 is -56x, not 56x: -7x² + 56x". */
function wrongAnswers(operation: Operation, given: string, name: MistakeName): readonly string[] {
  return unwrap(operateWithMistakes(operation, given, [name])).wrongAnswers.map(
    ({ from, right, wrong, values }) =>
      `${textOf(from)} is ${textOf(right)}, not ${textOf(wrong)}: ${values.map((value) => expressionText(value)).join()}`,
  );
}

describe('operateWithMistakes', () => {
  it.each<readonly [Operation, string, MistakeName, readonly string[]]>([
    [
      'expand',
      '-6(5x + 9)',
      'only-first-term',
      [
        '-6(5x + 9) is -6 × 5x - 6 × 9, not -30x + 9: -30x + 9',
        '-6(5x + 9) is -6 × 5x - 6 × 9, not -30x - 9: -30x - 9',
      ],
    ],
    // A part of the line that the step changes
    ['expand', '(p + 6q)^2', 'coefficient-not-powered', ['(6q)² is 36q², not 6q²: p² + 12pq + 6q²']],
    ['simplify', '7sqrt(6) - 2sqrt(6)', 'terms-multiplied', ['7√6 - 2√6 is (7 - 2) × √6, not 14√6: 14√6']],
    ['simplify', 'sqrt(3) * sqrt(30)', 'root-dropped', ['√3 × √30 is √(3 × 30), not 90: 90']],
    [
      'factor',
      'x^2 - 81',
      'difference-of-squares-as-square',
      [
        'x² - 9² is (x - 9)(x + 9), not x² - 18x + 81: (x - 9)²',
        'x² - 9² is (x - 9)(x + 9), not x² + 18x + 81: (x + 9)²',
      ],
    ],
    // The last of several lines that lead to one wrong answer
    [
      'rationalize',
      '21/sqrt(6)',
      'denominator-lost',
      ['21√6 ÷ 6 is 7√6 ÷ 2, not 21√6: 21√6', '21 ÷ √6 is 21√6 ÷ (√6 × √6), not 21: 21'],
    ],
    // A part of the answer
    [
      'factor',
      '56x + 24',
      'factor-lost',
      ['8 × 7x + 8 × 3 is 8(7x + 3), not 7x + 3: 7x + 3', '8 × 7x + 8 × 3 is 8(7x + 3), not 8: 8'],
    ],
    [
      'evaluate',
      '5/6 - 1/4',
      'numerator-not-extended',
      [
        '5/6 - 1/4 is 10/12 - 3/12, not 1/3: 1/3',
        '5/6 - 1/4 is 10/12 - 3/12, not 5/12 + (-1/4): 1/6',
        '5/6 - 1/4 is 10/12 - 3/12, not 5/6 + (-1/12): 3/4',
        '5/6 - 1/4 is 10/12 - 3/12, not 13/12: 13/12',
      ],
    ],
    ['evaluate', '5/6 - 1/4', 'terms-multiplied', ['10/12 - 3/12 is (10 - 3) ÷ 12, not 5/24: 5/24']],
    ['evaluate', '9 - 4 + 2', 'sign-slip', ['9 - 4 + 2 is 5 + 2, not 9 + 4 + 2: 15']],
    ['evaluate', '-7 + 12', 'sign-of-sum', ['12 - 7 is 5, not -5: -5', '12 - 7 is 5, not -19: -19']],
    [
      'evaluate',
      '1 - (-20)',
      'minus-of-negative',
      ['1 - (-20) is 1 + 20, not 1 - 20: -19', '1 - (-20) is 1 + 20, not 20 - 1: 19'],
    ],
    [
      'evaluate',
      '(2/3) * (4/5)',
      'factor-turned-over',
      ['2/3 × (4/5) is 2 × 4 ÷ (3 × 5), not 5/6: 5/6', '2/3 × (4/5) is 2 × 4 ÷ (3 × 5), not 6/5: 6/5'],
    ],
    [
      'evaluate',
      '(2/7) * (3/7)',
      'denominators-not-multiplied',
      ['2/7 × (3/7) is 2 × 3 ÷ (7 × 7), not 6/7: 6/7'],
    ],
    ['evaluate', '36 ÷ (-4)', 'sign-of-product', ['36 ÷ (-4) is -(36 ÷ 4), not 9: 9']],
    [
      'evaluate',
      '9 + 12 - 8 ÷ 4',
      'order-of-operations',
      ['9 + 12 - 8 ÷ 4 is 9 + 12 - 2, not (9 + 12 - 8) ÷ 4: 13/4'],
    ],
    [
      'evaluate',
      '6.4 - 2.63',
      'decimals-not-aligned',
      ['6.4 is 6.40, not 16/25: -1.99', '6.4 is 6.40, not 6.04: 3.41'],
    ],
    [
      'evaluate',
      '0.6 * 0.07',
      'decimal-point-moved',
      [
        '0.6 × 0.07 is 6 × 7 ÷ 1000, not 21/50: 0.42',
        '0.6 × 0.07 is 6 × 7 ÷ 1000, not 21/5: 4.2',
        '0.6 × 0.07 is 6 × 7 ÷ 1000, not 0.0042: 0.0042',
        '0.6 × 0.07 is 6 × 7 ÷ 1000, not 0.00042: 0.00042',
      ],
    ],
    ['evaluate', 'log_2(32)', 'log-as-quotient', ['log₂ 2⁵ is 5, not 16: 16']],
    ['evaluate', 'log_2(32)', 'log-base-exponent-swapped', ['log₂ 2⁵ is 5, not log_(2⁵) 2: 1/5']],
    ['evaluate', 'log_2(32)', 'exponent-miscounted', ['log₂ 2⁵ is 5, not 4: 4', 'log₂ 2⁵ is 5, not 6: 6']],
    ['evaluate', 'log_2(32)', 'log-and-number-confused', ['log₂ 2⁵ is 5, not 32: 32']],
    ['evaluate', 'log_2(1/8)', 'log-of-reciprocal', ['log₂ (1/8) is log₂ 2⁻³, not log₂ 8: 3']],
    ['evaluate', 'log_8(4^5)', 'log-of-power-raised', ['log₈ 4⁵ is 5 log₈ 4, not (log₈ 4)⁵: 32/243']],
    ['evaluate', '3ln(e^5)', 'log-exponent-lost', ['3 ln e⁵ is 3 × 5, not 3 ln e: 3']],
    ['evaluate', 'e^(2ln(5))', 'log-exponent-lost', ['e^(ln 5²) is 5², not e^(ln 5): 5']],
    ['expand-logarithms', 'ln(x^3/y)', 'log-exponent-lost', ['ln x³ is 3 ln x, not ln x: ln x - ln y']],
    [
      'expand-logarithms',
      'ln(x/sqrt(y))',
      'log-root-lost',
      ['-ln (√y) is -1/2 ln y, not -ln y: ln x - ln y', '-ln (√y) is -1/2 ln y, not -2 ln y: ln x - 2 ln y'],
    ],
    // The step that the mistake replaces
    [
      'expand-logarithms',
      'ln(x*y/z)',
      'log-laws-swapped',
      [
        'ln (xy ÷ z) is ln (xy) - ln z, not ln (xy) + ln z: ln x + ln y + ln z',
        'ln (xy) is ln x + ln y, not ln x - ln y: ln x - ln y - ln z',
      ],
    ],
    [
      'factor',
      '2x - 4',
      'factor-taken-from-one',
      ['2x - 2 × 2 is 2(x - 2), not 2x - 8: 2(x - 4)', '2x - 2 × 2 is 2(x - 2), not 4x - 4: 2(2x - 2)'],
    ],
    // Equal terms are counted.
    ['evaluate', '3 * 5 + 15 - 2', 'factors-added', ['3 × 5 is 15, not 8: 21']],
    ['evaluate', '12 - 64 + 12', 'order-of-operations', ['-64 + 12 is -52, not -76: -64']],
    // Only equal real parts make conjugates.
    ['complex', '(-22 + 4i)(3 - 4i)', 'imaginary-square-sign', ['-16i² is 16, not -16: -82 + 100i']],
    [
      'expand-logarithms',
      'ln(x*y/z)',
      'log-of-product-as-product',
      ['ln (xy) is ln x + ln y, not ln x × ln y: ln x × ln y - ln z'],
    ],
    [
      'expand-logarithms',
      'ln(x*y/z)',
      'log-quotient-confused',
      ['ln (xy ÷ z) is ln (xy) - ln z, not ln (xy) ÷ ln z: (ln x + ln y) ÷ ln z'],
    ],
    [
      'condense-logarithms',
      '3 + log_2(x)',
      'log-and-number-confused',
      ['log₂ 8 + log₂ x is log₂ (8x), not 8 + log₂ x: log₂ (256x)', '3 is log₂ 8, not log₂ 3: log₂ (3x)'],
    ],
    [
      'condense-logarithms',
      '5log_2(3)',
      'base-exponent-swapped',
      ['log₂ 3⁵ is log₂ 243, not log₂ 5³: log₂ 125'],
    ],
    [
      'condense-logarithms',
      '5log_2(3)',
      'log-factor-inside',
      ['5 log₂ 3 is log₂ 3⁵, not log₂ (5 × 3): log₂ 15', '5 log₂ 3 is log₂ 3⁵, not log₂ (5 + 3): 3'],
    ],
    ['expand', '3(x + 2)', 'square-of-sum', []],
    ['complex', '(6 - 7i)^2', 'imaginary-square-sign', ['49i² is -49, not 49: 85 - 84i']],
    [
      'divide',
      '(x^2 + x - 6)/(x + 3)',
      'divided-only-one-term',
      ['(x² + x - 6) ÷ (x + 3) is x - 2, not x - 6: x - 6'],
    ],
    ['divide', '(x^2 + x - 6)/(x + 3)', 'sign-slip', ['(x² + x - 6) ÷ (x + 3) is x - 2, not x + 2: x + 2']],
    // The square is completed in one step.
    [
      'complete-square',
      '2x^2 - 12x + 27',
      'square-completed-wrong-sign',
      ['2(x² - 6x) is 2(x² - 6x + 3² - 3²), not 2x² + 12x: 2(x + 3)² + 9'],
    ],
  ])('%s %s with %s', (operation, given, name, expected) => {
    expect(wrongAnswers(operation, given, name)).toEqual(expected);
  });

  it.each<readonly [Operation, string, Readonly<Record<string, string>>, MistakeName, string]>([
    ['evaluate', '3x - 5', { x: '4' }, 'product-as-digits', '29'],
    ['evaluate', '3x^2 - 2y', { x: '-2', y: '4' }, 'substituted-without-parentheses', '-20'],
    ['evaluate', '2(x - y)^2', { x: '5', y: '3' }, 'square-of-sum', '68, 32, 38'],
    ['evaluate', '(b/2)^2', { b: '-12' }, 'exponent-lost', '-6'],
    ['expand', 'x^2 - 3', { x: '2x + 1' }, 'square-of-sum', '4x² - 2, 4x² + 2x - 2'],
    ['expand', 'x^2 - 7x', { x: 'x + 4' }, 'change-outside-function', 'x² - 7x + 4'],
    ['expand', 'x^2 - 7x', { x: '-2x' }, 'change-outside-function', '-2x² + 14x'],
    ['expand', 'x^2 - 7x', { x: 'x + 4' }, 'substituted-partly', 'x² + x + 16'],
    ['expand', '2x + 9', { x: 'x^2' }, 'composed-backwards', '4x² + 36x + 81'],
    ['expand', '2x + 9', { x: 'x^2' }, 'composed-as-product', '2x³ + 9x²'],
  ])('%s %s at %j with %s', (operation, given, at, name, expected) => {
    const { wrongAnswers } = unwrap(operateWithMistakes(operation, given, [name], { at }));
    expect(
      wrongAnswers.map(({ values }) => values.map((value) => expressionText(value)).join()).join(', '),
    ).toBe(expected);
  });

  it('evaluates an inner function first, and continues its mistakes in the outer one', () => {
    const of = { at: { x: '-2' }, inner: 'x^2 - 4x' };
    const names = ['composed-backwards', 'composed-partly', 'sign-of-square'] as const;
    const { result, wrongAnswers } = unwrap(operateWithMistakes('evaluate', '2x + 9', names, of));
    expect(result).toBe('33');
    expect(wrongAnswers.map(({ name, values: [value = ''] }) => `${name} ${expressionText(value)}`)).toEqual([
      'composed-backwards 5',
      'composed-partly 12',
      'sign-of-square 17',
    ]);
  });

  it('gives a wrong answer to the first of several names', () => {
    const names = ['only-first-term', 'product-of-sums-incomplete'] as const;
    const found = unwrap(operateWithMistakes('expand', '(x - 2)(x + 1)', names)).wrongAnswers;
    expect(found.filter(({ values }) => expressionText(values[0] ?? '0') === 'x² + x - 2')).toHaveLength(1);
  });

  it('has the steps and the result of the operation', () => {
    const { steps, result } = unwrap(factor('x^2 - 81'));
    expect(unwrap(operateWithMistakes('factor', 'x^2 - 81', []))).toEqual({
      steps,
      result,
      wrongAnswers: [],
    });
  });

  it.each([
    ['operation', 'unknown-name', () => operateWithMistakes('no-such-thing' as Operation, 'x', [])],
    ['names', 'unknown-name', () => operateWithMistakes('expand', 'x', ['no-such-mistake' as MistakeName])],
    ['expression', 'syntax', () => operateWithMistakes('expand', 'x + = 3', [])],
    ['expression', 'unsupported', () => operateWithMistakes('rationalize', 'x + 1', [])],
    ['values', 'unknown-name', () => operateWithMistakes('evaluate', 'x', [], { at: { '': '1' } })],
    ['inner', 'syntax', () => operateWithMistakes('evaluate', 'x', [], { at: { x: '1' }, inner: 'x +' })],
  ])('refuses a wrong %s: %s', (field, code, run) => {
    expect(run()).toMatchObject({ ok: false, field, code });
  });

  it.each<readonly [Operation, string, MistakeName, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'remainder',
      '(x^2 + 3x - 1)/(x + 2)',
      'root-sign-swapped',
      {},
      ['x² + 3x is (-2)² + 3 × (-2), not 10: 9'],
    ],
    [
      'count-solutions',
      'b^2 - 4a*c',
      'discriminant-misread',
      { a: '2', b: '-3', c: '5' },
      ['-31 is 0, not 0: 1', '-31 is 0, not 31: 2'],
    ],
    [
      'count-solutions',
      'b^2 - 4a*c',
      'sign-of-square',
      { a: '2', b: '-4', c: '2' },
      ['(-4)² is 16, not -16: 0'],
    ],
  ])('%s of %s: %s', (operation, given, name, at, expected) => {
    const { wrongAnswers: found } = unwrap(operateWithMistakes(operation, given, [name], { at }));
    expect(
      found.map(
        ({ from, right, wrong, values }) =>
          `${textOf(from)} is ${textOf(right)}, not ${textOf(wrong)}: ${values.map((value) => expressionText(value)).join()}`,
      ),
    ).toEqual(expected);
  });

  it('refuses a remainder without a linear divisor', () => {
    expect(operateWithMistakes('remainder', 'x^2 + 1', [])).toMatchObject({ code: 'unsupported' });
  });
});

describe('known logarithms', () => {
  const logarithms = { 'log_2(x)': '5', 'log_2(y)': '-3' };

  it('replace the logarithms of letters, also in wrong answers', () => {
    const { result, steps, wrongAnswers } = unwrap(
      operateWithMistakes('expand-logarithms', 'log_2(8x/y)', ['log-and-number-confused'], { logarithms }),
    );
    expect(steps.map(({ after }) => expressionText(after))).toEqual([
      'log₂ (8x) - log₂ y',
      'log₂ 8 + log₂ x - log₂ y',
      '3 + log₂ x - log₂ y',
      '3 + 5 - (-3)',
      '3 + 5 + 3',
      '11',
    ]);
    expect(result).toBe('11');
    expect(wrongAnswers.map(({ values }) => values.join())).toEqual(['16']);
  });

  it.each([[{ '': '5' }], [{ 'log_2(x)': '' }]])('must be expressions: %j', (wrong) => {
    const found = operateWithMistakes('expand-logarithms', 'log_2(8x)', [], { logarithms: wrong });
    expect(found).toMatchObject({ ok: false, field: 'logarithms' });
  });
});
