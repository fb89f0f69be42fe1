import { describe, expect, it } from 'vitest';
import { expressionText, stepText } from '../steps/index.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { type QuartileRule, statistics } from './index.js';

function quartiles(values: string, rule?: QuartileRule): string {
  const result = statistics({ values, quartiles: rule });
  if (!result.ok) throw new Error(result.message);
  expect(stepFaults(result.value.steps)).toEqual([]);
  const { lower, upper, range } = result.value.quartiles ?? {};
  return [lower, upper, range].map((figure) => figure?.text ?? '').join(' ');
}

// The linear rule is that of QUARTILE.INC in spreadsheets.
describe('the rules for quartiles', () => {
  it.each([
    ['1 2 3 4', '1.5 3.5 2', '1.5 3.5 2', '1.75 3.25 1.5'],
    ['1 2 3 4 5', '1.5 4.5 3', '2 4 2', '2 4 2'],
    ['7 15 36 39 40 41', '15 40 25', '15 40 25', '20.25 39.75 19.5'],
    ['6 7 15 36 39 40 41 42 43 47 49', '15 43 28', '25.5 42.5 17', '25.5 42.5 17'],
    ['-2 -1 0 5', '-1.5 2.5 4', '-1.5 2.5 4', '-1.25 1.25 2.5'],
    ['3 8', '3 8 5', '3 8 5', '4.25 6.75 2.5'],
  ])('of %s give %s, with the median %s, and linear %s', (values, halves, inclusive, linear) => {
    expect(quartiles(values)).toBe(halves);
    expect(quartiles(values, 'halves')).toBe(halves);
    expect(quartiles(values, 'inclusive-halves')).toBe(inclusive);
    expect(quartiles(values, 'linear')).toBe(linear);
  });

  it('write the interpolation', () => {
    const result = statistics({ values: '1 2 4 8', quartiles: 'linear' });
    const lines = result.ok
      ? result.value.steps.filter(({ id }) => id.includes('quarter')).map(stepText)
      : [];
    expect(lines).toEqual([
      'A quarter of the way through the ordered numbers: 1 + 0.75 × (2 - 1) = 1.75',
      'Three quarters of the way through the ordered numbers: 4 + 0.25 × (8 - 4) = 5',
    ]);
    const exact = statistics({ values: '1 2 4 8 9', quartiles: 'linear' });
    const named = exact.ok
      ? exact.value.steps.find(({ id }) => id === 'statistics.lower-quarter')
      : undefined;
    expect(expressionText(named?.before ?? '')).toBe('lower quartile');
  });

  it.each(['quarters', '', null, 5, {}])('refuse %j', (rule) => {
    expect(statistics({ values: '1 2', quartiles: rule as never })).toMatchObject({
      ok: false,
      field: 'quartiles',
      code: 'unknown-name',
    });
  });
});
