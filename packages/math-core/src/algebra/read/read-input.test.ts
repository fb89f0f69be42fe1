import { describe, expect, it } from 'vitest';
import { solve } from '../solve/solve.js';
import { expressionText } from '../../steps/to-text.js';
import { readInput } from './read-input.js';

const reading = (text: string) => {
  const read = readInput(text);
  if (!read.ok) throw new Error(read.message);
  return read.value;
};

describe('readInput', () => {
  it.each([
    ['1/2x = 4', '(1/2)x = 4', '1/(2x) = 4'],
    ['12/2(x+1)=3', '(12/2)(x+1)=3', '12/(2(x+1))=3'],
    ['3/4x-1/2=1/4x+1', '(3/4)x-1/2=(1/4)x+1', '3/(4x)-1/2=1/(4x)+1'],
    ['5 ÷ 1/2', '5 ÷ (1/2)', '(5 ÷ 1)/2'],
    ['3/4 / 1/2 = x', '3/4 / (1/2) = x', '(3/4 / 1)/2 = x'],
    ['x = 1 + 6 / 2/3', 'x = 1 + 6 / (2/3)', 'x = 1 + (6 / 2)/3'],
    ['2^3x = 16', '(2^3)x = 16', '2^(3x) = 16'],
    ['x^1/2 = 3', '(x^1)/2 = 3', 'x^(1/2) = 3'],
    ['√2x = 4', '√(2)x = 4', '√(2x) = 4'],
    ['sqrt x+1 = 3', 'sqrt (x)+1 = 3', 'sqrt (x+1) = 3'],
    ['3√x = 6', '3*√x = 6', 'root(3, x) = 6'],
    ['log 2x = 3', 'log (2x) = 3', '(log 2)x = 3'],
    ['log_2 3x = 3', 'log_2 (3x) = 3', '(log_2 3)x = 3'],
    ['log 1/100 = x', 'log (1/100) = x', '(log 1)/100 = x'],
    ['log_2 1/8 = x', 'log_2 (1/8) = x', '(log_2 1)/8 = x'],
    ['ln x/2 = 3', 'ln (x)/2 = 3', 'ln (x/2) = 3'],
    ['x+1/x-1 = 3', 'x+(1/x)-1 = 3', '(x+1)/(x-1) = 3'],
    ['-3^2', '-(3^2)', '(-3)^2'],
    ['200 + 5%', '200 + 5% of 200', '200 + 5/100'],
    ['x = 2,3', 'x = 2; 3', 'x = 2.3'],
    ['x = 1,200', 'x = 1200', 'x = 1; 200'],
    ['3,5x = 7,000', '3.5x = 7000', '3.5x = 7.000'],
    ['x+y=1,200x-y=2', 'x+y=1; 200x-y=2', 'x+y=1200x-y=2'],
    ['(3) x + 2 = 7', 'x + 2 = 7', '3 * x + 2 = 7'],
    ['x:2y = 3', '2y = 3', 'x/(2y) = 3'],
    ['x = 2e-3', 'x = (2*10^-3)', 'x = 2*e-3'],
    ['5E+3 = x', '(5*10^3) = x', '5*E+3 = x'],
    ['x = 2 and x = 3', 'x = 2 or x = 3', 'x = 2\nx = 3'],
    ['2x + 1 = 7; x + 1 = 5', '2x + 1 = 7\nx + 1 = 5', '2x + 1 = 7 or x + 1 = 5'],
    ['2x = 1,5, x = 3', '2x = 1.5\nx = 3', '2x = 1.5 or x = 3'],
  ])('%s is read as %s, and could be %s', (text, only, other) => {
    const { text: read, alternatives, notes } = reading(text);
    expect([read, alternatives[0]?.text]).toEqual([only, other]);
    expect(notes).not.toEqual([]);
    for (const each of [read, other]) expect(reading(each).alternatives, each).toEqual([]);
  });

  it.each([
    ['x = 2e3', '2e3 is read as (2*10^3)'],
    ['x = 1,5E3', '1,5E3 is read as (1.5*10^3)'],
    ['E: 2x = 6', 'E: is read as a label'],
    ['k: 2x = 6', 'k: is read as a label'],
    ['the discriminant: x² + 2x + 1 = 0', 'the discriminant: is read as a label'],
    ['x + y = 5 (1); x - y = 1 (2)', '(1) is read as the number of the equation'],
  ])('says how it reads %s', (text, note) => {
    expect(reading(text).notes).toContain(note);
    expect(reading(text).alternatives).toEqual([]);
  });

  it.each([
    ['3e2x = 7', '(3*10^2)*x = 7', '3*e^(2x) = 7'],
    ['2e-3x = 5', '(2*10^-3)*x = 5', '2*e-3x = 5'],
    ['x^2e-3 = 5', 'x^(2*10^-3) = 5', 'x^2*e-3 = 5'],
    ['x= 3x=12', '3x = 12', 'x = 3x; 3x = 12'],
  ])('asks what %s means', (text, ...others) => {
    const read = readInput(text);
    expect(read).toMatchObject({ ok: false, code: 'ambiguous' });
    expect('alternatives' in read && read.alternatives.map((each) => each.text)).toEqual(others);
  });

  it.each([
    '2x + 3 = 11',
    '9/5 C + 32 = F',
    '3x^2 - 2x = 1',
    'x/2 + y/3 = 2',
    '√x + 1 = 3',
    '-x^2 = -4',
    '3/4 ÷ 1/2',
    '1/2/3',
    'x = 2e - 3',
    'x:12 = 3:4',
  ])('%s is read in one way, without a note', (text) => {
    expect(reading(text)).toMatchObject({ text, notes: [], alternatives: [] });
  });

  it.each([
    ['f(x) = 2x + 3, f(4)', '[2[4] + 3]', 'f is a function: f(x) = 2x + 3'],
    ['5f(2) = 20', '5f*(2) = 20', 'f(2) is read as f*(2)'],
    ['0.(6)x = 4', '(2/3)x = 4', '0.(6) is read as the repeating decimal 2/3'],
    ['1 200x = 2400', '1200x = 2400', '1 200 is read as 1200'],
    ['3,5x = 7', '3.5x = 7', '3,5 is read as 3.5'],
    ['5 less than 12', '12 - 5', '5 less than 12 is read as 12 - 5'],
    ['3 more than x = 10', 'x + 3 = 10', '3 more than x is read as x + 3'],
    ['2 more than 3 times x = 14', '3 * x + 2 = 14', '2 more than 3 times x is read as 3 times x + 2'],
    ['x is 5 less than 3 more than 4', 'x = 4 + 3 - 5', '5 less than 3 more than 4 is read as 4 + 3 - 5'],
    ['x = 5 less than 12 / 2', 'x = 12 / 2 - 5', '5 less than 12 / 2 is read as 12 / 2 - 5'],
    ['3 more than x is at least 10', 'x + 3 ≥ 10', '3 more than x is read as x + 3'],
    ['x is at most 4 less than 7', 'x ≤ 7 - 4', '4 less than 7 is read as 7 - 4'],
    ['5 greater than x is 12', 'x + 5 = 12', '5 greater than x is read as x + 5'],
    ['x => 3', 'x ≥ 3', '=> is read as ≥'],
    ['log2 x = 3', 'log_2 x = 3', 'log2 is read as the logarithm with base 2'],
    ['x = log 2 8', 'x = log_2 8', 'log 2 is read as the logarithm with base 2'],
    ['x = 5!', 'x = (5*4*3*2*1)', '5! is read as 5*4*3*2*1'],
  ])('%s is read as %s with the note %s', (text, read, note) => {
    expect(reading(text)).toMatchObject({ text: read, notes: [note] });
  });

  it.each([
    ['4x2 = 16', ['4x^2 = 16', '4x*2 = 16', '4x_2 = 16']],
    ['x2 = 9', ['x^2 = 9', 'x*2 = 9', 'x_2 = 9']],
    ['x2-5x+6=0', ['x^2-5x+6=0', 'x*2-5x+6=0', 'x_2-5x+6=0']],
    ['5 x 3 = 15', ['5 * 3 = 15', '5*x*3 = 15']],
    ['x=1,000,2,000', ['x = 1000; 2000', 'x = 1; 000; 2; 000']],
  ])('%s asks: %j', (text, texts) => {
    const read = readInput(text);
    expect(read).toMatchObject({ ok: false, code: 'ambiguous' });
    expect('alternatives' in read && read.alternatives.map((each) => each.text)).toEqual(texts);
  });

  it.each([
    ['2:30 + x = 4:15', "Clock times aren't supported here. Try 2x + 3 = 11."],
    ['2θ = π', "Greek letters aren't supported yet. Try x + 30 = 90."],
    [
      'f(x) = 2x + 3',
      "Function definitions alone aren't supported here. Try answerRequest('f(x) = 2x + 3').",
    ],
    ['f(3) = 7', "Undefined functions aren't supported yet. Try f(x) = 2x + 3; f(4)."],
  ])('%s is refused: %s', (text, message) => {
    expect(readInput(text)).toMatchObject({ code: 'unsupported-notation', message });
  });

  it.each([
    ['Solve for t: v = u + at', 't'],
    ['V = lwh, h', 'h'],
    ['F = ma\nsolve for a', 'a'],
    ['A = (b₁ + b₂)h/2 for b₁', 'b1'],
    ['2x + 3 = 11, what is x?', 'x'],
  ])('%s asks for %s', (text, unknown) => {
    expect(reading(text).unknown).toBe(unknown);
  });

  it('stays within its bounds', () => {
    for (const text of ['('.repeat(10_000), 'x'.repeat(10_000), 'x = 1\n'.repeat(40), '{'.repeat(499)])
      expect(readInput(text).ok, text.slice(0, 20)).toBe(false);
    expect(readInput(`${'1/2x + '.repeat(60)}1/2x = 4`)).toMatchObject({ ok: true });
  });
});

describe('solve', () => {
  it.each([
    ['x = ±3', ['-3', '3']],
    ['2x = 6 or 3x = 12', ['3', '4']],
    ['f(x) = x^2 - 4, f(x) = 0', ['-2', '2']],
    ['x ∈ {1, 2}', ['1', '2']],
  ])('%s has the solutions %j', (text, values) => {
    expect(solve(text)).toMatchObject({ value: { solution: { kind: 'values', values } } });
  });

  it.each([
    ['2x + 1 = 7', 'x + 1 = 5', { kind: 'none' }],
    ['2x + 1 = 7', 'x + 1 = 4', { kind: 'values', values: ['3'] }],
    ['x^2 = 4', 'x^2 - x = 2', { kind: 'values', values: ['2'] }],
    ['x^2 = 4', 'x > 0', { kind: 'values', values: ['2'] }],
    ['2^x = 8', 'x^2 = 9', { kind: 'values', values: ['3'] }],
    ['√x = 3', 'x = 9', { kind: 'values', values: ['9'] }],
    ['x + y = 10', '2x - 3y = 6', { kind: 'points', points: [{ x: '36/5', y: '14/5' }] }],
  ])('%s and %s are a system, however they are separated', (first, second, solution) => {
    for (const separator of ['; ', ', ', ' and ', '\n'])
      expect(solve(first + separator + second), separator).toMatchObject({ value: { solution } });
    expect(solve([first, second])).toMatchObject({ value: { solution } });
  });

  it('names a system in one unknown, also if it is refused', () => {
    expect(solve('2x + 1 = 7; x + 1 = 4')).toMatchObject({ value: { kind: 'system', unknowns: ['x'] } });
    expect(solve('x^3 - 3x + 1 = 0; x^2 = 4')).toMatchObject({
      code: 'unsupported',
      message: "equation can't be solved here: a system of 2 equations.",
    });
  });

  it.each(['x = 2; x = 3', 'x = 2, x = 3', 'x = 2 or x = 3', 'x = 2 and x = 3', 'x - 2 = 0 or x - 3 = 0'])(
    '%s states alternatives',
    (text) => {
      expect(solve(text)).toMatchObject({ value: { solution: { values: ['2', '3'] } } });
    },
  );

  it('solves ≠, stated intervals, chains and formulas with values', () => {
    expect(solve('2x ≠ 8')).toMatchObject({
      value: { solution: { intervals: [{ high: '4' }, { low: '4' }] } },
    });
    expect(solve('x ∈ (2, 5)')).toMatchObject({
      value: { solution: { intervals: [{ low: '2', high: '5' }] } },
    });
    expect(solve('x + 1 = y = 5')).toMatchObject({ value: { solution: { points: [{ x: '4', y: '5' }] } } });
    expect(solve('d = rt, d = 150, r = 60')).toMatchObject({
      value: { solution: { points: [{ d: '150', r: '60', t: '5/2' }] } },
    });
  });
});

it.each([
  ['cube root of 27x^6', '∛(27x⁶)'],
  ['the square root of (x + 1)', '√(x + 1)'],
  ['fourth root of 81', '⁴√81'],
  ['5th root of 32', '⁵√32'],
  ['f(x) = x², f(3) = ?', '3²'],
  ['h(x) = |3 − x|, h(10)=?', '|3 - 10|'],
])('%s is read as %s', (typed, text) => {
  const read = readInput(typed);
  const statement = read.ok ? read.value.statement : undefined;
  expect(statement?.kind === 'expression' && expressionText(statement.expression)).toBe(text);
});
