import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { statistics } from './index.js';
import { REFUSED_DIGITS } from '../testing/refused-digits.test-support.js';

function valueOf(values: string) {
  const result = statistics({ values });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('statistics', () => {
  it.each([
    ['2 4 4 4 5 5 7 9', '5', '4.5', '4', '4', '6', '7', '2', '2.1381'],
    ['1 2 3 4 5', '3', '3', '', '1.5', '4.5', '4', '1.4142', '1.5811'],
    ['3, 1, 2', '2', '2', '', '1', '3', '2', '0.8165', '1'],
    ['1 1 2 2 3', '1.8', '2', '1 2', '1', '2.5', '2', '0.7483', '0.8367'],
    ['-1 -2 -3 -4', '-2.5', '-2.5', '', '-3.5', '-1.5', '3', '1.118', '1.291'],
    ['0.1; 0.2; 0.3', '0.2', '0.2', '', '0.1', '0.3', '0.2', '0.0816', '0.1'],
    ['5 5', '5', '5', '5', '5', '5', '0', '0', '0'],
    ['1 1 2', '1.3333', '1', '1', '1', '2', '1', '0.4714', '0.5774'],
  ])('describes %s', (list, mean, median, modes, lower, upper, range, population, sample) => {
    const found = valueOf(list);
    expect([
      found.mean.text,
      found.median.text,
      found.modes.map(({ text }) => text).join(' '),
      found.quartiles?.lower.text,
      found.quartiles?.upper.text,
      found.range.text,
      found.population.standardDeviation.text,
      found.sample?.standardDeviation.text,
    ]).toEqual([mean, median, modes, lower, upper, range, population, sample]);
  });

  it('has neither quartiles nor a sample of one number', () => {
    const found = valueOf('7');
    expect([found.mean.text, found.median.text, found.population.standardDeviation.text]).toEqual([
      '7',
      '7',
      '0',
    ]);
    expect('quartiles' in found || 'sample' in found).toBe(false);
    expect(found.steps.map(stepText).slice(0, 2)).toEqual([
      'Mean: sum ÷ count: 7 ÷ 1 = 7',
      'Range: largest minus smallest: 7 - 7 = 0',
    ]);
  });

  it('shows ≈ only if rounding changed a figure', () => {
    const { mean, population, sample } = valueOf('1 1 2');
    expect([mean.relation, mean.exact]).toEqual(['≈', '4/3']);
    expect([population.variance.exact, sample?.variance.exact]).toEqual(['2/9', '1/3']);
    expect(valueOf('2 4 4 4 5 5 7 9').population.standardDeviation).toEqual({
      exact: '2',
      number: 2,
      text: '2',
      relation: '=',
    });
  });

  it('writes each figure with its numbers', () => {
    expect(valueOf('1 4 4 5').steps.map(stepText)).toEqual([
      'Sum: 1 + 4 + 4 + 5 = 14',
      'Mean: sum ÷ count: 14 ÷ 4 = 3.5',
      'In order: numbers = 1, 4, 4, 5',
      'Range: largest minus smallest: 5 - 1 = 4',
      'Median: the middle number in order: (4 + 4) ÷ 2 = 4',
      'Median of the lower half: (1 + 4) ÷ 2 = 2.5',
      'Median of the upper half: (4 + 5) ÷ 2 = 4.5',
      'Interquartile range: 4.5 - 2.5 = 2',
      'Most frequent, twice: mode = 4',
      'Squared distances from the mean: (1 - 3.5)² + (4 - 3.5)² + (4 - 3.5)² + (5 - 3.5)² = 9',
      'Population variance: 9 ÷ 4 = 2.25',
      'Standard deviation: √2.25 = 1.5',
      'Sample variance: divide by one less than the count: 9 ÷ (4 - 1) = 3',
      'Standard deviation: √3 ≈ 1.7321',
    ]);
    expect(valueOf('1 1 2').steps.map(stepText).at(-1)).toBe('Standard deviation: √(1 ÷ 3) ≈ 0.5774');
  });

  it('lists every mode and their count', () => {
    const lines = (values: string) => valueOf(values).steps.map(stepText);
    expect(lines('2 -1/2 2 -1/2 2 0 -1/2')).toContain('Most frequent, 3 times: modes = -0.5, 2');
    expect(lines('1 2 3').join()).not.toContain('often');
  });

  it.each([
    ['0.00001 0.00002', ['0.000015', '0.000005', '0.000007071']],
    ['0.00001 0.00002 0.00004', ['0.00002333', '0.00001247', '0.00001528']],
    ['0.0009 0.0012', ['0.0011', '0.00015', '0.0002121']],
    ['0 1e-200 3e-200', ['1333', '1247', '1528'].map((digits) => `0.${'0'.repeat(199)}${digits}`)],
  ])('shows figures of %s below 0.001 with four significant digits', (values, figures) => {
    const { mean, population, sample } = valueOf(values);
    expect([mean.text, population.standardDeviation.text, sample?.standardDeviation.text]).toEqual(figures);
  });

  it('writes no sum of more than 30 numbers out', () => {
    expect(valueOf('1 '.repeat(30)).steps[0]?.before).toHaveLength(31);
    expect(valueOf('1 '.repeat(31)).steps[0]).toMatchObject({ before: 'sum', after: '31' });
    expect(valueOf('1 '.repeat(31)).steps.map(({ id }) => id)).not.toContain('statistics.sorted');
  });

  it.each([
    ['', 'values', 'empty'],
    ['1 two', 'values.1', 'not-a-number'],
    ['1,5x', 'values.1', 'not-a-number'],
    ['1 '.repeat(1001), 'values', 'too-large'],
  ])('refuses "%s"', (values, field, code) => {
    expect(statistics({ values })).toMatchObject({ field, code });
  });
});

it.each(REFUSED_DIGITS)('refuses the digits %o', (digits, field) => {
  expect(statistics({ values: '1 2', ...digits })).toMatchObject({ ok: false, field, code: 'out-of-range' });
});
